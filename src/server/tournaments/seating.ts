import { below, draw, type Random, randomFor, shuffle } from '../../kernel/random.ts';
import { blocksOf, seatedApart } from './apart.ts';
import type { History } from './history.ts';

export interface SeatingQuestion {
  /** The best first. */
  readonly players: readonly string[];
  /** What it costs that these two meet, from 0 to 1,000: the format of the tournament decides who should. */
  readonly unsuited: (one: string, other: string) => number;
  /** Of the tables; together as many as there are players. */
  readonly sizes: readonly number[];
  /** The usual number of seats: smaller tables are shared out evenly. */
  readonly wanted: number;
  readonly history: History;
  /** Whether one of the two has blocked the other: they do not sit together. There is a seating in which nobody does. */
  readonly isBlocked: (one: string, other: string) => boolean;
  readonly seed: string;
}

/** A rematch counts by its square: a third meeting is worse than two second ones. A second small table is worse than a rematch, better than two. */
const COST = { blocked: 1e9, rematch: 1e5, short: 1.5e5 };
const TRIALS_A_PLAYER = 1_500;
const HOTTEST = 2e4;
const COLDEST = 1e-2;
/** Slices of the work, some milliseconds each. */
const TRIALS_A_SLICE = 2_000;
const PLAYERS_A_SLICE = 16;

/** Work in slices: the caller may do something else after each. */
export type Slices<T> = Generator<undefined, T>;

/**
 * Tables for a round, each in the order of its seats. Found by annealing: two players change places again and again, at first
 * also if that makes it worse, later only if it does not. Deterministic.
 */
export function* seat(question: SeatingQuestion): Slices<string[][]> {
  const { players, sizes, history, isBlocked, seed } = question;
  const random = randomFor(seed, 'seating');
  const apart = seatedApart(sizes, players, blocksOf(players, isBlocked));
  if (apart === undefined) throw new Error('some players cannot be kept apart');
  const places = new Map(players.map((player, index) => [player, index]));
  const start = apart.map((table) => table.map((player) => places.get(player) ?? 0));
  const tables = yield* anneal(start, players.length, yield* costsOf(question), random);
  return tables.map((table) => {
    const seated = table.flatMap((index) => players[index] ?? []);
    return inSeats(history, seated, random);
  });
}

interface Costs {
  /** Of two players at one table: at [one * number of players + other]. */
  readonly pair: Float64Array;
  /** Of a player at a small table. */
  readonly short: Float64Array;
  readonly wanted: number;
}

function* costsOf({ players, unsuited, history, isBlocked, wanted }: SeatingQuestion): Slices<Costs> {
  const count = players.length;
  const pair = new Float64Array(count * count);
  const short = new Float64Array(count);
  for (const [index, player] of players.entries()) {
    if (index % PLAYERS_A_SLICE === PLAYERS_A_SLICE - 1) yield;
    short[index] = COST.short * history.shortTables(player);
    for (const [otherIndex, other] of players.entries()) {
      if (otherIndex === index) continue;
      pair[index * count + otherIndex] =
        (isBlocked(player, other) ? COST.blocked : 0) +
        COST.rematch * history.met(player, other) ** 2 +
        unsuited(player, other);
    }
  }
  return { pair, short, wanted };
}

/** Players as their places in the list, by table. Moves to a table with a blocked player are never made. */
function* anneal(tables: number[][], players: number, costs: Costs, random: Random): Slices<number[][]> {
  if (tables.length < 2) return tables;
  const trials = TRIALS_A_PLAYER * players;
  for (let trial = 0; trial < trials; trial++) {
    if (trial % TRIALS_A_SLICE === TRIALS_A_SLICE - 1) yield;
    const heat = HOTTEST * (COLDEST / HOTTEST) ** (trial / trials);
    const first = tables[below(random, tables.length)];
    const second = tables[below(random, tables.length)];
    if (!first || !second || first === second) continue;
    const a = below(random, first.length);
    const b = below(random, second.length);
    const worse = costOfExchange(costs, players, first, a, second, b);
    if (worse <= 0 || draw(random) / 2 ** 32 < Math.exp(-worse / heat)) exchange(first, a, second, b);
  }
  return tables;
}

function costOfExchange(
  costs: Costs,
  players: number,
  first: readonly number[],
  a: number,
  second: readonly number[],
  b: number,
): number {
  const one = first[a] ?? 0;
  const other = second[b] ?? 0;
  let cost = 0;
  for (const [index, player] of first.entries()) {
    if (index !== a) cost += pairCost(costs, players, other, player) - pairCost(costs, players, one, player);
  }
  for (const [index, player] of second.entries()) {
    if (index !== b) cost += pairCost(costs, players, one, player) - pairCost(costs, players, other, player);
  }
  const difference = (costs.short[other] ?? 0) - (costs.short[one] ?? 0);
  if (first.length < costs.wanted) cost += difference;
  if (second.length < costs.wanted) cost -= difference;
  return cost;
}

function pairCost({ pair }: Costs, players: number, one: number, other: number): number {
  return pair[one * players + other] ?? 0;
}

function exchange<T>(first: T[], a: number, second: T[], b: number): void {
  const moved = first[a] as T;
  first[a] = second[b] as T;
  second[b] = moved;
}

/** The order of seats that repeats least of what everybody had before; of equal ones, one by lot. */
export function inSeats(history: History, table: readonly string[], random: Random): string[] {
  const order = shuffle(random, [...table]);
  const repeated = () => order.reduce((sum, player, seat) => sum + history.satIn(player, seat) ** 2, 0);
  let least = repeated();
  for (let improved = true; improved; ) {
    improved = false;
    for (let one = 0; one < order.length; one++) {
      for (let other = one + 1; other < order.length; other++) {
        exchange(order, one, order, other);
        const now = repeated();
        if (now < least) {
          least = now;
          improved = true;
        } else exchange(order, one, order, other);
      }
    }
  }
  return order;
}
