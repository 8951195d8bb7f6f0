import { type ReactNode, useMemo } from 'react';
import { blockedIn } from '../../protocol/perspective.ts';
import type { Quest } from '../../puzzles/line.ts';
import { GuestBand } from '../board-kit/homes/GuestBand.tsx';
import { useShownSeat } from '../board-kit/homes/use-shown-seat.ts';
import type { Tabletop } from '../board-kit/tabletop.ts';
import { WordsContext } from '../board-kit/words.ts';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { useSay } from '../messages/text.ts';
import { QuestionBoard } from '../table/answer/QuestionBoard.tsx';
import { useOffers } from '../table/answer/use-offers.ts';
import type { Speech } from '../table/log/speech.ts';
import { useBackKey } from '../table/use-back-key.ts';
import type { Layout } from '../table/use-layout.ts';
import { usePuzzlesSay } from './text.ts';
import type { AtPuzzle } from './use-puzzle.ts';

interface PuzzleBoardProps {
  readonly quest: Quest;
  readonly playing: AtPuzzle;
  readonly tabletop: Tabletop;
  readonly speech: Speech;
  readonly layout: Layout;
  readonly openRule: (rule: string) => void;
  readonly children: ReactNode;
}

/** The question of the puzzle, the board with its offers alive, and what the board asks in between. */
export function PuzzleBoard({ quest, playing, tabletop, speech, layout, openRule, children }: PuzzleBoardProps) {
  const say = useSay();
  const ask = usePuzzlesSay();
  const { game, goal, seat, from } = quest;
  const { perspective, solution, shown: step } = playing;
  const alive = perspective.offers.length > 0;
  const blocked = useMemo(() => blockedIn(game, perspective), [game, perspective]);
  // The last nudge points at the place; a solution that is shown at what comes next.
  const points = solution === undefined ? playing.nudge === 3 && playing.answers === 0 : step < solution.length;
  const line = solution ?? playing.best;
  const hinted = useMemo(
    () => (points ? line.slice(solution === undefined ? 0 : step, solution === undefined ? 1 : step + 1) : undefined),
    [points, line, solution, step],
  );
  const onBoard = useOffers({
    game,
    tabletop,
    perspective,
    blocked,
    asked: playing.asked,
    alive,
    ahead: true,
    hinted: alive ? hinted : undefined,
    say: speech.say,
    answer: playing.answer,
    undo: playing.undo,
    explain: openRule,
  });
  const asked = { ...onBoard, perspective, blocked, keptBack: false, alive };
  const [shown, show] = useShownSeat({ viewer: seat, asked: alive, active: seat });
  useBackKey([
    [onBoard.chosen.length > 0, onBoard.letGo],
    [shown !== seat, () => show(undefined)],
    [perspective.canUndo, onBoard.undo],
  ]);
  const seats = useMemo(
    () =>
      Array.from({ length: from.seats }, (_, each) => ({
        seat: each,
        name: speech.nameOf(each),
        mine: each === seat,
        asked: each === seat && alive,
      })),
    [from.seats, speech, seat, alive],
  );
  const isListed = layout.isWide && tabletop.listsPlayers === true;
  const hasHomes = tabletop.homeOf !== undefined;
  const params = useMemo(() => goal.params?.(game.view(from, seat), seat) ?? {}, [goal, game, from, seat]);
  return (
    <div className="table-main">
      <p className="paper puzzle-question">
        <SeatMark seat={seatNumber(seat)} />
        <span>{speech.say(`goal.${goal.id}`, params)}</span>
      </p>
      {hasHomes && !isListed && (
        <fieldset className="puzzle-seats">
          <legend className="sr-only">{say('panel.players')}</legend>
          {seats.map((each) => (
            <button
              key={each.seat}
              type="button"
              className="puzzle-seat"
              aria-pressed={each.seat === shown}
              onClick={() => show(each.seat === seat ? undefined : each.seat)}
            >
              <SeatMark seat={seatNumber(each.seat)} />
              {each.name}
            </button>
          ))}
        </fieldset>
      )}
      <QuestionBoard
        tabletop={tabletop}
        asked={asked}
        speech={speech}
        openRule={openRule}
        busy={false}
        about={undefined}
        idle={ask(solution === undefined ? 'puzzle.over' : 'puzzle.solution-shown')}
        hinted={hinted}
        atThumb={layout.atThumb}
        moment={playing.answers}
        number={playing.number}
        board={{ view: perspective.view, viewer: seat, seats, over: false, news: playing.told, shown, show }}
        between={
          hasHomes &&
          !tabletop.namesHome &&
          !isListed &&
          shown !== seat && (
            <WordsContext value={say}>
              <GuestBand seat={shown} name={speech.nameOf(shown)} back={() => show(undefined)} />
            </WordsContext>
          )
        }
        place={(board) => <div className="table-stage">{board}</div>}
      />
      {children}
    </div>
  );
}
