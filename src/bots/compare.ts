import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { randomFor } from '../kernel/random.ts';
import { answer, asked, isOver, offersFor } from '../kernel/steps.ts';
import { greedyWithin } from './greedy.ts';
import { type Interval, wilson, Z95 } from './interval.ts';
import type { Memory } from './search/memory.ts';

/** Two ways to answer at a position: the answers that a seat begins with. */
export interface Comparison {
  readonly position: Position;
  readonly seat: Seat;
  readonly ways: readonly [readonly Move[], readonly Move[]];
  /** How many futures are played for each way, and from which seed. */
  readonly futures: number;
  readonly seed: string;
}

/** How the futures of one way ended for the seat. */
export interface Outcome {
  readonly wins: number;
  readonly futures: number;
  readonly chance: Interval;
  /** Mean points, and between which of them nine of ten futures ended. */
  readonly points: { readonly mean: number; readonly low: number; readonly high: number };
  /** In how many futures not all of the answers were on offer. */
  readonly cutShort: number;
}

export interface Compared {
  readonly ways: readonly [Outcome, Outcome];
  readonly of: number;
  /** Whether the ranges do not meet: then, and only then, one way is surely better. */
  readonly isSure: boolean;
}

/** Positions that bots may look at for one choice: futures are many, and need no better play than one another. */
const PATIENCE = 100;
const NINE_OF_TEN = 0.9;

interface End {
  readonly won: boolean;
  readonly points: number;
  readonly whole: boolean;
}

/**
 * Plays both ways to the end, again and again: everything hidden is dealt anew from what the seat knows, with the same deal and the
 * same chance for both; after the given answers bots play for all seats, each knowing what its seat may know. Yields after each pair.
 */
export function* compareWays(game: Game, comparison: Comparison): Generator<Compared, Compared> {
  const { position, seat, ways, futures, seed } = comparison;
  const view = game.view(position, seat);
  const ends: [End[], End[]] = [[], []];
  let compared = comparedFrom(ends, futures, position.seats);
  for (let future = 0; future < futures; future++) {
    const world = game.imagine(view, seat, randomFor(seed, `world ${future}`));
    for (const [way, moves] of ways.entries()) {
      ends[way === 0 ? 0 : 1].push(playWay(game, game.clone(world), seat, moves, `${seed} ${future}`));
    }
    compared = comparedFrom(ends, futures, position.seats);
    yield compared;
  }
  return compared;
}

function playWay(game: Game, position: Position, seat: Seat, moves: readonly Move[], seed: string): End {
  // Both copies of a world share the stream as it was; each draws from one of its own.
  position.random = { ...position.random };
  const whole = moves.every((move) => {
    if (!asked(position).includes(seat)) return false;
    const offers = new Offers();
    offersFor(game, position, seat, offers);
    const offered = offers.find(move);
    if (offered === undefined) return false;
    answer(game, position, seat, offered);
    return true;
  });
  playOut(game, position, seed);
  const score = game.score(position).find((each) => each.seat === seat);
  return { won: score?.place === 1, points: score?.points ?? 0, whole };
}

/** Bots that look one action ahead play for everybody until the match is over. */
function playOut(game: Game, position: Position, seed: string): void {
  const bot = greedyWithin(PATIENCE);
  const stream = randomFor(seed, 'bots');
  const memories = Array.from({ length: position.seats }, (): Memory => ({}));
  while (!isOver(position)) {
    const seat = asked(position)[0] as Seat;
    const memory = memories[seat] ?? {};
    answer(game, position, seat, bot.choose(game, game.view(position, seat), seat, stream, { memory }));
  }
}

function comparedFrom([one, other]: readonly [readonly End[], readonly End[]], of: number, seats: number): Compared {
  const ways: [Outcome, Outcome] = [outcomeOf(one), outcomeOf(other)];
  const [a, b] = ways;
  const ranges = seats > 1 ? ways.map(({ chance }) => chance) : [meanRange(one), meanRange(other)];
  const [first, second] = ranges;
  const isApart = first !== undefined && second !== undefined && (first.low > second.high || second.low > first.high);
  return { ways, of, isSure: a.futures > 1 && b.futures > 1 && isApart };
}

function outcomeOf(ends: readonly End[]): Outcome {
  const wins = ends.filter(({ won }) => won).length;
  const sorted = ends.map(({ points }) => points).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const mean = sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length);
  return {
    wins,
    futures: ends.length,
    chance: wilson(wins, ends.length),
    points: { mean, low: at((1 - NINE_OF_TEN) / 2), high: at((1 + NINE_OF_TEN) / 2) },
    cutShort: ends.filter(({ whole }) => !whole).length,
  };
}

/** Where the mean of the points lies: who plays alone wins always. */
function meanRange(ends: readonly End[]): { readonly low: number; readonly high: number } {
  const count = Math.max(1, ends.length);
  const mean = ends.reduce((sum, { points }) => sum + points, 0) / count;
  const variance = ends.reduce((sum, { points }) => sum + (points - mean) ** 2, 0) / Math.max(1, count - 1);
  const half = Z95 * Math.sqrt(variance / count);
  return { low: mean - half, high: mean + half };
}
