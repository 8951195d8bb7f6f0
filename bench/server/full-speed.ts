import type { Chance } from '../random-match.ts';
import { inBatches } from './batches.ts';
import type { Pair, Seating } from './chair.ts';

/** What was played in how much time, and how long each move took from its sender to the other seat, in milliseconds. */
export interface Wave {
  readonly moves: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
}

export interface LoadPlan {
  /** So many matches are played at the same time, and so many are ready: when one ends, another begins in its place. */
  readonly tables: number;
  readonly stock: number;
  /** No longer than this. */
  readonly seconds: number;
}

const SEATED_AT_ONCE = 10;

/** Makes the matches ready. */
export function seatPairs(seating: Seating, { stock }: LoadPlan): Promise<readonly Pair[]> {
  return inBatches(stock, SEATED_AT_ONCE, () => seating.seatPair());
}

/** Everybody answers at random as soon as they are asked. What comes before the first move and after the last does not count. */
export async function playWave(pairs: readonly Pair[], { tables, seconds }: LoadPlan, chance: Chance): Promise<Wave> {
  const latencies: number[] = [];
  let next = tables;
  const begin = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    const play = (pair: Pair) =>
      playMatch(pair, chance, latencies, () => {
        const another = pairs[next++];
        if (another !== undefined) return play(another);
        clearTimeout(timer);
        resolve();
      });
    for (const pair of pairs.slice(0, tables)) play(pair);
  });
  const taken = (performance.now() - begin) / 1000;
  const wave = { moves: latencies.length, seconds: taken, latencies: [...latencies] };
  return wave;
}

export function leaveAll(pairs: readonly Pair[]): void {
  for (const pair of pairs) for (const chair of pair) chair.leave();
}

function playMatch(pair: Pair, chance: Chance, latencies: number[], onEnd: () => void): void {
  /** When each entry was sent, until the other seat has heard of it. */
  const sent = new Map<number, { readonly by: number; readonly at: number }>();
  let answered = -1;
  let ended = false;

  const look = (seat: number) => {
    const chair = pair[seat as 0 | 1];
    const entry = chair.heard() - 1;
    const known = sent.get(entry);
    if (known !== undefined && known.by !== seat) {
      latencies.push(performance.now() - known.at);
      sent.delete(entry);
    }
    if (chair.isOver()) {
      if (!ended) onEnd();
      ended = true;
    } else if (chair.choices() > 0 && answered < chair.heard()) {
      answered = chair.heard();
      sent.set(answered, { by: seat, at: performance.now() });
      chair.choose(Math.floor(chance() * chair.choices()));
    }
  };
  for (const seat of [0, 1] as const) {
    pair[seat].listen(() => look(seat));
    look(seat);
  }
}
