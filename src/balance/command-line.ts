import type { SimulationPlan } from './plan.ts';

/** What has to be typed to play the same matches again. */
export function commandOf({ game, matches, bots, seats, options, hurry, seed }: SimulationPlan): string {
  return [
    `underbridge simulate ${game} --matches ${matches} --bots ${[...new Set(bots)].length === 1 ? bots[0] : bots.join(',')} --seats ${seats}`,
    ...Object.entries(options).map(([name, value]) => `--option ${name}=${value}`),
    ...(hurry > 1 ? [`--hurry ${hurry}`] : []),
    `--seed ${quoted(seed)}`,
  ].join(' ');
}

/** As a shell would have it. */
export function quoted(word: string): string {
  return /^[\w.=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
