import type { Game, Move, Position, Reason, Seat } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import type { Puzzle } from '../../kernel/puzzle.ts';
import { advance, isOver } from '../../kernel/steps.ts';
import { answersIn, type Quest, type Reach } from '../../puzzles/line.ts';
import { EQUAL } from '../../puzzles/solve.ts';

/** What became of a line: solved, begun well, or not even that. */
export interface Verdict {
  /** Which try it was, from 1 on. */
  readonly number: number;
  readonly is: 'solved' | 'half' | 'wrong';
  readonly line: readonly Move[];
  /** What the line brought, and by how much that falls short of the best. */
  readonly value: number;
  readonly cost: number;
  /** In what the line is ahead of the best one (worth above 0) and behind it; of the best line itself, what it changed. */
  readonly reasons: readonly Reason[];
}

/** Differences that people would not feel are not told. */
const FELT = 0.05;
const TOLD = 3;

/** Judges a line that has come to its end. `bestEnd` is where the best line leads. */
export function judge(
  quest: Quest,
  puzzle: Puzzle,
  { number, line, reach }: { readonly number: number; readonly line: readonly Move[]; readonly reach: Reach },
  bestEnd: Position,
): Verdict {
  const cost = Math.max(0, puzzle.best - reach.value);
  const solved = cost < EQUAL;
  const is = solved ? 'solved' : beginsWell(quest, puzzle, line) ? 'half' : 'wrong';
  const { game, seat, from } = quest;
  const reasons = changeOf(game, seat, solved ? from : bestEnd, reach.position);
  return { number, is, line, value: reach.value, cost, reasons };
}

/** Whether the first answer is one of the best, where not all of them are. */
function beginsWell(quest: Quest, { costs }: Puzzle, [first]: readonly Move[]): boolean {
  if (first === undefined) return false;
  const place = answersIn(quest, quest.from).findIndex((move) => sameMove(move, first));
  return (costs[place] ?? Number.POSITIVE_INFINITY) < EQUAL;
}

/** What makes the second position better for the seat than the first, and worse, the greatest differences first. */
function changeOf(game: Game, seat: Seat, before: Position, after: Position): Reason[] {
  const { reasons } = game.bot;
  if (reasons === undefined) return [];
  const reckon = (position: Position) => game.bot.reasons?.(settled(game, position), seat) ?? [];
  const known = new Map(reckon(before).map((reason) => [reason.say, reason.worth]));
  return reckon(after)
    .map((reason) => ({ ...reason, worth: reason.worth - (known.get(reason.say) ?? 0) }))
    .filter(({ worth }) => Math.abs(worth) >= FELT)
    .sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth))
    .slice(0, TOLD);
}

/** The position once what ends the turn has been done: bots judge no half-ended turn. */
function settled(game: Game, position: Position): Position {
  if (isOver(position)) return position;
  const end = game.clone(position);
  advance(game, end);
  return end;
}
