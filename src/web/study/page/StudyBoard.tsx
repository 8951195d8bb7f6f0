import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Move, Seat } from '../../../kernel/game.ts';
import { blockedIn } from '../../../protocol/perspective.ts';
import { keyOf, type StudySpot } from '../../../protocol/study/study.ts';
import { AnswersContext } from '../../board-kit/beside-question.tsx';
import { useShownSeat } from '../../board-kit/homes/use-shown-seat.ts';
import { useGame, useTabletop } from '../../game-parts.ts';
import { useNaturalHeight } from '../../match/natural-height.ts';
import { AllChoices } from '../../table/answer/AllChoices.tsx';
import { Prompt } from '../../table/answer/Prompt.tsx';
import { useOffers } from '../../table/answer/use-offers.ts';
import { BoardOnStage } from '../../table/BoardOnStage.tsx';
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
  const [besides, setBesides] = useState<HTMLElement | null>(null);
  const [isListing, setListing] = useState(false);
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
    <>
      <Prompt
        asked={question}
        busy={busy}
        about={asked[0]}
        showing={false}
        idle={idle}
        declines={tabletop.declines}
        speak={speech.say}
        openRule={openRule}
        listAll={() => setListing(true)}
        askHint={undefined}
        hinting={false}
        hinted={played}
        countdown={null}
        besides={setBesides}
        card={undefined}
      >
        {children}
      </Prompt>
      <div className="match-board" ref={box}>
        <AnswersContext value={besides}>
          <BoardOnStage
            tabletop={tabletop}
            places={onBoard.offers.states}
            handler={onBoard.handler}
            moment={spot.step}
            number={0}
            marks={NO_MARKS}
            corner={null}
            ink={ink}
            view={seen.open ?? perspective.view}
            viewer={viewer}
            seats={names.map((name, seat) => ({ seat, name, mine: seat === viewer, asked: asked.includes(seat) }))}
            over={over}
            past={!alive}
            recent={NO_EVENTS}
            news={seen.news}
            speak={speech.say}
            openRule={openRule}
            shown={shown}
            show={show}
            offers={alive ? perspective.offers : NO_OFFERS}
            give={onBoard.give}
            hinted={alive ? hinted : undefined}
            proposals={NO_EVENTS}
            propose={undefined}
          />
        </AnswersContext>
      </div>
      <AllChoices
        open={isListing}
        close={() => setListing(false)}
        asked={question}
        brings={tabletop.brings}
        speak={speech.say}
        openRule={openRule}
      />
    </>
  );
}

const NO_MARKS = new Map();
const NO_EVENTS: readonly never[] = [];
const NO_OFFERS: readonly Move[] = [];
