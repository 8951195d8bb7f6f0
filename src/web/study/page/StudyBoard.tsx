import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { Move, Seat } from '../../../kernel/game.ts';
import { blockedIn } from '../../../protocol/perspective.ts';
import { keyOf, type StudySpot } from '../../../protocol/study/study.ts';
import { useShownSeat } from '../../board-kit/homes/use-shown-seat.ts';
import { useGame, useTabletop } from '../../game-parts.ts';
import { useNaturalHeight } from '../../match/natural-height.ts';
import { QuestionBoard } from '../../table/answer/QuestionBoard.tsx';
import { useOffers } from '../../table/answer/use-offers.ts';
import type { Speech } from '../../table/log/speech.ts';
import type { Seen } from '../desk/desk.ts';

interface StudyBoardProps {
  readonly game: string;
  readonly seen: Seen;
  readonly spot: StudySpot;
  readonly names: readonly string[];
  readonly speech: Speech;
  /** Whether nothing can be answered now: bots do, or somebody only reads. */
  readonly busy: boolean;
  /** What was answered here in the match: it stays marked. */
  readonly played: Move | undefined;
  /** The sentence when nobody is asked. */
  readonly idle: ReactNode;
  readonly play: (seat: Seat, move: Move) => void;
  readonly openRule: (rule: string) => void;
  readonly ink: ReactNode;
  /** What stands beside the question. */
  readonly children: ReactNode;
}

/** The question and the board at a spot of a study: whoever is asked can be answered for. */
export function StudyBoard(props: StudyBoardProps) {
  const { seen, spot, names, speech, busy, played, idle, play, openRule, ink, children } = props;
  const game = useGame(props.game);
  const tabletop = useTabletop(props.game);
  const { perspective, asked, over } = seen;
  const { viewer } = perspective;
  const box = useRef<HTMLDivElement>(null);
  useNaturalHeight(box);
  const blocked = useMemo(() => blockedIn(game, perspective), [game, perspective]);
  const answer = useCallback(
    (move: Move) => {
      if (viewer !== 'spectator') play(viewer, move);
    },
    [viewer, play],
  );
  const alive = !busy && perspective.offers.length > 0;
  const hinted = useMemo(() => (played === undefined ? undefined : [played]), [played]);
  const onBoard = useOffers({
    game,
    tabletop,
    perspective,
    blocked,
    asked: `${keyOf(spot)} ${viewer}`,
    alive,
    ahead: true,
    hinted,
    say: speech.say,
    answer,
    undo: () => {},
    explain: openRule,
  });
  const [shown, show] = useShownSeat({ viewer, asked: alive, active: asked[0] ?? 0 });
  const question = { ...onBoard, perspective, blocked, keptBack: false, alive };

  return (
    <QuestionBoard
      tabletop={tabletop}
      asked={question}
      speech={speech}
      openRule={openRule}
      busy={busy}
      about={asked[0]}
      idle={idle}
      hinted={hinted}
      atThumb={false}
      moment={spot.step}
      number={0}
      board={{
        view: seen.open ?? perspective.view,
        viewer,
        seats: names.map((name, seat) => ({ seat, name, mine: seat === viewer, asked: asked.includes(seat) })),
        over,
        news: seen.news,
        shown,
        show,
      }}
      ink={ink}
      beside={children}
      place={(board) => (
        <div className="match-board" ref={box}>
          {board}
        </div>
      )}
    />
  );
}
