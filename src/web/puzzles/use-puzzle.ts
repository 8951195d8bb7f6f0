import { useCallback, useMemo, useState } from 'react';
import type { Move, Position } from '../../kernel/game.ts';
import type { Puzzle } from '../../kernel/puzzle.ts';
import { askStep, frameFor, questionFor } from '../../kernel/steps.ts';
import { type GameEvent, listen } from '../../kernel/tell.ts';
import { linesFor } from '../../protocol/lines.ts';
import type { Perspective } from '../../protocol/server.ts';
import { answersIn, follow, type Quest, type Reach } from '../../puzzles/line.ts';
import { lineOf } from '../../puzzles/replayed.ts';
import { judge, type Verdict } from './verdict.ts';

/** An answer of a line, what it led to, and what was told of it. */
interface Step {
  readonly move: Move;
  readonly reach: Reach;
  readonly told: readonly GameEvent[];
}

/** How far a nudge goes: the theme, how it begins, and where. */
type Nudge = 0 | 1 | 2 | 3;

export interface AtPuzzle {
  readonly position: Position;
  readonly perspective: Perspective;
  /** Identifies the question. */
  readonly asked: string;
  /** Grows with everything that changes the board. */
  readonly number: number;
  readonly best: readonly Move[];
  readonly told: readonly GameEvent[];
  readonly answers: number;
  readonly ended: boolean;
  /** Judged lines, the oldest first. */
  readonly tries: readonly Verdict[];
  readonly solved: boolean;
  readonly nudge: Nudge;
  /** The best line, once it is shown, and how much of it is on the board. */
  readonly solution: readonly Move[] | undefined;
  readonly shown: number;
  answer(move: Move): void;
  undo(): void;
  again(): void;
  nudgeOn(): void;
  show(): void;
  lookAt(step: number): void;
}

/** A puzzle as somebody tries it. */
export function usePuzzle(quest: Quest, puzzle: Puzzle, onJudged: (tries: number, solved: boolean) => void): AtPuzzle {
  const { game, seat, from } = quest;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [asked, setAsked] = useState(0);
  const [tries, setTries] = useState<readonly Verdict[]>([]);
  const [nudge, setNudge] = useState<Nudge>(0);
  const [shown, setShown] = useState<number | undefined>(undefined);
  const best = useMemo(() => lineOf(quest, puzzle), [quest, puzzle]);
  const film = useMemo(() => stepsOf(quest, best), [quest, best]);
  const path = shown === undefined ? steps : film.slice(0, shown);
  const last = path.at(-1);
  const position = last?.reach.position ?? from;
  const ended = last?.reach.ended ?? false;
  const isTrying = shown === undefined;

  const turnTo = useCallback((next: readonly Step[]) => {
    setSteps(next);
    setAsked((number) => number + 1);
  }, []);

  const answer = useCallback(
    (move: Move) => {
      const step = stepFrom(quest, position, move);
      const next = [...steps, step];
      turnTo(next);
      if (!step.reach.ended) return;
      const line = next.map((each) => each.move);
      const verdict = judge(
        quest,
        puzzle,
        { number: tries.length + 1, line, reach: step.reach },
        film.at(-1)?.reach.position ?? from,
      );
      setTries([...tries, verdict]);
      onJudged(tries.length + 1, verdict.is === 'solved');
    },
    [quest, puzzle, position, steps, tries, film, from, turnTo, onJudged],
  );

  const perspective = useMemo((): Perspective => {
    const view = game.view(position, seat);
    const frame = ended || !isTrying ? undefined : frameFor(position, seat);
    const nothing = { viewer: seat, seatEntry: asked, view, offers: [], canUndo: isTrying && steps.length > 0 };
    if (frame === undefined) return nothing;
    const question = questionFor(game, position, seat);
    const { rule } = askStep(game, frame);
    return { ...nothing, offers: answersIn(quest, position), rule, ...(question && { question }) };
  }, [game, quest, position, seat, ended, isTrying, asked, steps.length]);

  return {
    position,
    perspective,
    asked: `${asked} ${shown ?? ''}`,
    number: asked + (shown ?? 0),
    best,
    told: last?.told ?? NOTHING,
    answers: path.length,
    ended,
    tries,
    solved: tries.some(({ is }) => is === 'solved'),
    nudge,
    solution: isTrying ? undefined : best,
    shown: shown ?? 0,
    answer,
    undo: () => turnTo(steps.slice(0, -1)),
    again() {
      setShown(undefined);
      turnTo([]);
    },
    nudgeOn: () => setNudge((far) => Math.min(3, far + 1) as Nudge),
    show: () => setShown(0),
    lookAt: setShown,
  };
}

const NOTHING: readonly GameEvent[] = [];

function stepFrom(quest: Quest, before: Position, move: Move): Step {
  let reach: Reach | undefined;
  const told = listen(() => {
    reach = follow(quest, before, move);
  });
  return { move, reach: reach as unknown as Reach, told: linesFor(told, 0, quest.seat).map(({ event }) => event) };
}

function stepsOf(quest: Quest, line: readonly Move[]): Step[] {
  let position = quest.from;
  return line.map((move) => {
    const step = stepFrom(quest, position, move);
    ({ position } = step.reach);
    return step;
  });
}
