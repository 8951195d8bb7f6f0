import { chancesFrom } from '../../bots/chances.ts';
import { along, type CalibratedKind, type HeldOut, type Tenth } from '../../kernel/chances.ts';
import { solveSymmetric } from '../learning/cholesky.ts';
import type { SampledMatch } from './sample.ts';

/** Evenly spaced points of a match for which something is fitted. */
const POINTS = 6;
/** Of every so many matches one is held out. */
const ONE_OF = 4;
const STEPS = 60;
/** How strongly neighbouring points are drawn to each other: as much as so many of the matches' positions. */
const SMOOTHNESS = 2;
const TENTHS = 10;
/** The 90 % interval, in standard errors. */
const NINE_OF_TEN = 1.645;

export type Fitted = Omit<CalibratedKind, 'command'>;

/** Fits what was played, three of four matches, and tries it on the rest. */
export function fitChances(matches: readonly SampledMatch[]): Fitted {
  const held = matches.filter((_, number) => number % ONE_OF === ONE_OF - 1);
  const known = matches.filter((_, number) => number % ONE_OF !== ONE_OF - 1);
  const isAlone = matches[0]?.ending.length === 1;
  return isAlone ? fitAlone(known, held) : fitAmong(known, held);
}

/** The weights of the points next to a part of the match: between them it is interpolated. */
function weightsAt(progress: number): Float64Array {
  const weights = new Float64Array(POINTS);
  for (let point = 0; point < POINTS; point++) {
    weights[point] = along(
      Array.from({ length: POINTS }, (_, i) => (i === point ? 1 : 0)),
      progress,
    );
  }
  return weights;
}

interface Row {
  readonly weights: Float64Array;
  readonly worths: readonly number[];
  readonly ending: readonly number[];
}

/** All matches count alike, however long they are. */
function rowsOf(matches: readonly SampledMatch[]): { rows: Row[]; weightOf: Map<Row, number> } {
  const weightOf = new Map<Row, number>();
  const rows = matches.flatMap(({ turns, ending }) =>
    turns.map(([progress, ...worths]) => {
      const row = { weights: weightsAt(progress), worths, ending };
      weightOf.set(row, 1 / turns.length);
      return row;
    }),
  );
  return { rows, weightOf };
}

/** The slopes that make what came likeliest, by Newton's method: their logarithms are fitted, so that none is negative. */
function fitAmong(known: readonly SampledMatch[], held: readonly SampledMatch[]): Fitted {
  const { rows, weightOf } = rowsOf(known);
  const slope = new Float64Array(POINTS).fill(Math.log(firstSlope(rows)));
  for (let step = 0; step < STEPS; step++) {
    const curve = new Float64Array(POINTS * POINTS);
    const pull = new Float64Array(POINTS);
    for (const row of rows) {
      const { weights, worths, ending } = row;
      const times = Math.exp(dot(weights, slope));
      const chances = chancesFrom(worths, times);
      const mean = dot(chances, worths);
      const came = dot(ending, worths);
      const variance = chances.reduce((sum, chance, seat) => sum + chance * ((worths[seat] ?? 0) - mean) ** 2, 0);
      const weight = weightOf.get(row) ?? 0;
      for (let i = 0; i < POINTS; i++) {
        if (weights[i] === 0) continue;
        pull[i] = (pull[i] ?? 0) + weight * times * (came - mean) * (weights[i] ?? 0);
        for (let j = 0; j < POINTS; j++) {
          const at = i * POINTS + j;
          curve[at] = (curve[at] ?? 0) + weight * times ** 2 * variance * (weights[i] ?? 0) * (weights[j] ?? 0);
        }
      }
    }
    smooth(curve, pull, slope);
    const change = solveSymmetric(curve, pull);
    for (let i = 0; i < POINTS; i++) slope[i] = (slope[i] ?? 0) + Math.max(-0.5, Math.min(0.5, change[i] ?? 0));
  }
  const fitted = { slope: Array.from(slope, rounded) };
  return { matches: known.length, ...fitted, ...triedAmong(held, fitted.slope) };
}

/** So that a usual lead makes a usual difference to begin with. */
function firstSlope(rows: readonly Row[]): number {
  let sum = 0;
  let count = 0;
  for (const { worths } of rows) {
    const mean = worths.reduce((total, worth) => total + worth, 0) / worths.length;
    for (const worth of worths) sum += Math.abs(worth - mean);
    count += worths.length;
  }
  return 1 / Math.max(1e-6, sum / Math.max(1, count));
}

/** Draws each point to the mean of those beside it. */
function smooth(curve: Float64Array, pull: Float64Array, now: Float64Array): void {
  for (let i = 0; i + 1 < POINTS; i++) {
    const gap = (now[i + 1] ?? 0) - (now[i] ?? 0);
    pull[i] = (pull[i] ?? 0) + SMOOTHNESS * gap;
    pull[i + 1] = (pull[i + 1] ?? 0) - SMOOTHNESS * gap;
    for (const [row, column, sign] of [
      [i, i, 1],
      [i + 1, i + 1, 1],
      [i, i + 1, -1],
      [i + 1, i, -1],
    ] as const) {
      const at = row * POINTS + column;
      curve[at] = (curve[at] ?? 0) + SMOOTHNESS * sign;
    }
  }
}

/** What was said of each seat at each turn, and what came of it. */
interface Said {
  readonly match: number;
  readonly progress: number;
  readonly chance: number;
  readonly came: number;
}

function triedAmong(held: readonly SampledMatch[], slope: readonly number[]): Pick<Fitted, 'open' | 'heldOut'> {
  const said: Said[] = held.flatMap(({ turns, ending }, match) =>
    turns.flatMap(([progress, ...worths]) =>
      chancesFrom(worths, Math.exp(along(slope, progress))).map((chance, seat) => ({
        match,
        progress,
        chance,
        came: ending[seat] ?? 0,
      })),
    ),
  );
  const seats = held[0]?.ending.length ?? 2;
  const near = (point: number) => said.filter(({ progress }) => Math.abs(progress * (POINTS - 1) - point) <= 1);
  return {
    open: Array.from({ length: POINTS }, (_, point) => rounded(openIn(near(point)))),
    heldOut: {
      matches: held.length,
      positions: said.length / seats,
      brier: rounded(meanOf(said, ({ chance, came }) => (chance - came) ** 2)),
      knowingNothing: rounded(meanOf(said, ({ came }) => (1 / seats - came) ** 2)),
      error: rounded(errorOf(tenthsOf(said))),
      tenths: tenthsOf(said).map(([count, mean, came]): Tenth => [count, rounded(mean), rounded(came)]),
    },
  };
}

export function tenthsOf(said: readonly Pick<Said, 'chance' | 'came'>[]): Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth): Tenth => {
    const those = said.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth);
    return [those.length, meanOf(those, ({ chance }) => chance), meanOf(those, ({ came }) => came)];
  });
}

function errorOf(tenths: HeldOut['tenths']): number {
  const all = tenths.reduce((sum, [count]) => sum + count, 0);
  return tenths.reduce((sum, [count, said, came]) => sum + (count / Math.max(1, all)) * Math.abs(said - came), 0);
}

/** The error near a point, and what so few matches cannot tell: all positions of a match have the same end. */
function openIn(said: readonly Said[]): number {
  const matches = new Set(said.map(({ match }) => match)).size;
  const brier = meanOf(said, ({ chance, came }) => (chance - came) ** 2);
  return errorOf(tenthsOf(said)) + (NINE_OF_TEN * Math.sqrt(brier / Math.max(1, matches))) / 2;
}

/** A lone player's points to come, as a straight line of worth at each point of the match. */
function fitAlone(known: readonly SampledMatch[], held: readonly SampledMatch[]): Fitted {
  const { rows, weightOf } = rowsOf(known);
  const size = 2 * POINTS;
  const squares = new Float64Array(size * size);
  const products = new Float64Array(size);
  for (const row of rows) {
    const [worth = 0] = row.worths;
    const values = [...row.weights, ...Array.from(row.weights, (weight) => weight * worth)];
    const weight = weightOf.get(row) ?? 0;
    for (let i = 0; i < size; i++) {
      products[i] = (products[i] ?? 0) + weight * (values[i] ?? 0) * (row.ending[0] ?? 0);
      for (let j = 0; j < size; j++) {
        squares[i * size + j] = (squares[i * size + j] ?? 0) + weight * (values[i] ?? 0) * (values[j] ?? 0);
      }
    }
  }
  for (let i = 0; i < size; i++) squares[i * size + i] = (squares[i * size + i] ?? 0) + 1e-3;
  const all = Array.from(solveSymmetric(squares, products), rounded);
  const base = all.slice(0, POINTS);
  const slope = all.slice(POINTS);
  const missed = held.flatMap(({ turns, ending }) =>
    turns.map(([progress, worth = 0]) => ({
      progress,
      miss: along(base, progress) + along(slope, progress) * worth - (ending[0] ?? 0),
      end: ending[0] ?? 0,
    })),
  );
  const mean = meanOf(missed, ({ end }) => end);
  const near = (point: number) => missed.filter(({ progress }) => Math.abs(progress * (POINTS - 1) - point) <= 1);
  return {
    matches: known.length,
    slope,
    base,
    open: Array.from({ length: POINTS }, (_, point) =>
      rounded(NINE_OF_TEN * Math.sqrt(meanOf(near(point), ({ miss }) => miss ** 2))),
    ),
    heldOut: {
      matches: held.length,
      positions: missed.length,
      brier: rounded(meanOf(missed, ({ miss }) => miss ** 2)),
      knowingNothing: rounded(meanOf(missed, ({ end }) => (end - mean) ** 2)),
      error: rounded(meanOf(missed, ({ miss }) => Math.abs(miss))),
      tenths: [],
    },
  };
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function meanOf<T>(list: readonly T[], numberOf: (each: T) => number): number {
  return list.reduce((sum, each) => sum + numberOf(each), 0) / Math.max(1, list.length);
}

/** As many digits as are written down, so that what was tried is what is used. */
function rounded(number: number): number {
  return Number(number.toPrecision(4));
}
