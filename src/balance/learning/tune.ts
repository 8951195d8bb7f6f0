import { botNamed } from '../../bots/index.ts';
import { playBetween } from '../../bots/ladder.ts';
import type { Game, Table } from '../../kernel/game.ts';
import { below, randomFor, seedFrom } from '../../kernel/random.ts';

/**
 * Tunes hand-made numbers by simultaneous perturbation (SPSA): all of them are moved at once, each by chance up or down, and matches
 * between both sides tell whether that, or the opposite, is the way to go. Numbers are moved by parts of themselves.
 */

/** So many trials are played with the same numbers before these are changed. */
export const TRIALS_AT_ONCE = 32;
/** How far numbers are moved to try them, and how far they follow what was found; both become less with time. */
const STEP = 0.25;
const STEP_DECAY = 0.101;
const GAIN = 0.08;
const GAIN_DECAY = 0.602;
const SETTLING_IN = 5;
/** Nothing changes its sign or becomes more than so many times as great. */
const LEAST = -0.95;
const MOST = 3;
/** So many points more or less are as good as a win where nobody else plays. */
const POINTS_OF_A_WIN = 10;

/** How one side did against the other, from -1 (always lost) to 1. */
export type Trial = number;

export function stepOf(batch: number): number {
  return STEP / (batch + 1) ** STEP_DECAY;
}

/** Up or down for each number. */
export function directionsOf(seed: string, trial: number, count: number): number[] {
  const stream = randomFor(seedFrom(seed), `trial ${trial}`);
  return Array.from({ length: count }, () => (below(stream, 2) === 0 ? -1 : 1));
}

/** The numbers after a batch of trials, the first of which has this number. */
export function changedBy(
  tuned: readonly number[],
  trials: readonly Trial[],
  { seed, first }: { readonly seed: string; readonly first: number },
): number[] {
  const batch = first / TRIALS_AT_ONCE;
  const slopes = tuned.map(() => 0);
  trials.forEach((trial, i) => {
    directionsOf(seed, first + i, tuned.length).forEach((direction, number) => {
      slopes[number] = (slopes[number] ?? 0) + (trial * direction) / (2 * stepOf(batch) * trials.length);
    });
  });
  const gain = GAIN / (batch + 1 + SETTLING_IN) ** GAIN_DECAY;
  return tuned.map((number, i) => Math.min(MOST, Math.max(LEAST, number + gain * (slopes[i] ?? 0))));
}

/** Two matches on one deal, the sides changing seats; a lone player plays the deal with both. */
export function playTrial(up: Game, down: Game, table: Table, seed: string): Trial {
  const { seats } = table;
  const greedy = botNamed('greedy');
  const play = (games: readonly Game[]) =>
    playBetween(
      games,
      table,
      games.map(() => greedy),
      seedFrom(seed),
      1,
    );
  if (seats === 1) {
    const points = (game: Game) => play([game])[0]?.points ?? 0;
    return Math.min(1, Math.max(-1, (points(up) - points(down)) / POINTS_OF_A_WIN));
  }
  let trial = 0;
  for (const side of [0, 1]) {
    const games = Array.from({ length: seats }, (_, seat) => (seat % 2 === side ? up : down));
    const scores = play(games);
    const winners = scores.filter(({ place }) => place === 1);
    for (const { seat } of winners) trial += (games[seat] === up ? 1 : -1) / (2 * winners.length);
  }
  return trial;
}
