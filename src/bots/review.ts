import type { Game, Position, Seat } from '../kernel/game.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { calibratedFor } from './chances.ts';
import { type Choice, choiceAt, type Suspect, suspectsIn } from './review-choices.ts';
import { coarseTurns, doubtAbout, finerTurns, type LinePoint, lineFrom } from './review-line.ts';
import { type Turned, turnedIn } from './review-luck.ts';
import { turnsOf } from './review-turns.ts';

export type { Answered, Choice } from './review-choices.ts';
export type { Estimate } from './review-futures.ts';
export type { LinePoint } from './review-line.ts';
export type { Turned } from './review-luck.ts';

/** A turn that mattered. */
export type TurningPoint = Choice | Turned;

export interface Review {
  /** How it stood at the start of each turn, and at the end. */
  readonly line: readonly LinePoint[];
  /** The turns that mattered most, in the order of the match; possibly none. */
  readonly turningPoints: readonly TurningPoint[];
  /** On how many matches of others chances were checked, and by how much they were off; undefined where they were not. */
  readonly checked?: { readonly matches: number; readonly error: number };
}

export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  /** The line as far as it is known, whenever there is more of it. */
  readonly line?: readonly LinePoint[];
}

/** How much is looked at. */
export interface Effort {
  /** Answers that are looked at closely. */
  readonly suspects: number;
  /** Turns whose doubt is measured after the first ones. */
  readonly finer: number;
  /** Positions that may be judged in all: what is left out then are the answers that seem to have cost least. */
  readonly judged: number;
}

const EFFORT: Effort = { suspects: 40, finer: 48, judged: 600_000 };

const MOST_TURNING_POINTS = 5;

/**
 * Looks back at a match: the line of chances, from what positions are worth, with its doubt; and the few turns that mattered, by
 * futures imagined from what the seat saw at that time. The same record is always reviewed in the same way.
 */
export function* reviewMatch(
  rules: Game,
  record: MatchRecord,
  effort: Effort = EFFORT,
): Generator<ReviewProgress, Review> {
  const { game, judged } = counting(rules);
  const match = turnsOf(game, record);
  const coarse = coarseTurns(match);
  const total = coarse.length + match.turns.length + effort.suspects + effort.finer;
  let done = 0;
  const doubts = new Map<number, ReturnType<typeof doubtAbout>>();
  yield { done, total, line: lineFrom(match, doubts) };

  const isTired = (share: number) => judged() > share * effort.judged;
  for (const number of coarse) {
    const turn = match.turns[number];
    if (turn !== undefined && !isTired(0.3)) doubts.set(number, doubtAbout(game, turn));
    yield { done: ++done, total, line: lineFrom(match, doubts) };
  }

  const suspects: Suspect[] = [];
  const turned: Turned[] = [];
  for (const [number, turn] of match.turns.entries()) {
    if (!isTired(0.6)) suspects.push(...suspectsIn(game, turn, number));
    const change = mayHaveTurned(match.turns[number]?.said, match.turns[number + 1]?.said ?? match.ending)
      ? turnedIn(game, match, number)
      : undefined;
    if (change !== undefined) turned.push(change);
    yield { done: ++done, total };
  }

  const choices: Choice[] = [];
  const worst = suspects.sort((a, b) => b.cost - a.cost).slice(0, effort.suspects);
  for (let index = 0; index < effort.suspects; index++) {
    const suspect = worst[index];
    const choice = suspect === undefined || isTired(0.9) ? undefined : choiceAt(game, suspect);
    if (choice !== undefined) choices.push(choice);
    yield { done: ++done, total };
  }

  for (let index = 0; index < effort.finer; index++) {
    const [number] = finerTurns(match, new Set(doubts.keys()));
    const turn = number === undefined ? undefined : match.turns[number];
    const isWorthwhile = number !== undefined && turn !== undefined && !isTired(1);
    if (isWorthwhile) doubts.set(number, doubtAbout(game, turn));
    yield { done: ++done, total, ...(isWorthwhile && { line: lineFrom(match, doubts) }) };
  }
  const checked = checkedAt(game, match.turns[0]?.before);
  return { line: lineFrom(match, doubts), turningPoints: biggest(choices, turned), ...(checked && { checked }) };
}

function checkedAt(game: Game, position: Position | undefined): Review['checked'] {
  const heldOut = position && calibratedFor(game, position).heldOut;
  return heldOut && { matches: heldOut.matches, error: heldOut.error };
}

/** Counts how many positions are judged: alike on every machine, unlike time. */
function counting(rules: Game): { readonly game: Game; judged(): number } {
  let count = 0;
  const { bot } = rules;
  const worth = (position: Position, seat: Seat) => {
    count++;
    return bot.worth(position, seat);
  };
  return { game: { ...rules, bot: { ...bot, worth } }, judged: () => count };
}

/** What the line does not show is not looked for. */
const LEAST_MOVE = { chance: 0.05, points: 3 } as const;

function mayHaveTurned(before: readonly number[] = [], after: readonly number[]): boolean {
  const least = after.length === 1 ? LEAST_MOVE.points : LEAST_MOVE.chance;
  return after.some((chance, seat) => Math.abs(chance - (before[seat] ?? chance)) >= least);
}

/** Choices and luck by their size; of one turn of a seat only the bigger. */
function biggest(choices: readonly Choice[], turned: readonly Turned[]): TurningPoint[] {
  const all = [...choices, ...turned].sort((a, b) => sizeOf(b) - sizeOf(a));
  const taken: TurningPoint[] = [];
  for (const each of all) {
    if (taken.length === MOST_TURNING_POINTS) break;
    if (!taken.some(({ turn, seat }) => turn === each.turn && seat === each.seat)) taken.push(each);
  }
  return taken.sort((a, b) => a.moment - b.moment);
}

function sizeOf(each: TurningPoint): number {
  return each.kind === 'choice' ? each.cost.mean : Math.abs(each.change.mean);
}
