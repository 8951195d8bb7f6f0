import { expect, test } from 'vitest';
import { greedyWithin } from '../bots/greedy.ts';
import { type Interval, wilson } from '../bots/interval.ts';
import { random } from '../bots/random.ts';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { tableFor } from '../kernel/table.ts';
import { runMatches } from './run.ts';

/** Where a game does not say otherwise. */
const USUALLY = 0.9;
/** Fewer tell little, however they end. */
const FEWEST_MATCHES = 40;
/** After so many the interval is narrow enough for any claim that is not on its very edge. */
const MOST_MATCHES = 400;

/** It may look at fewer positions than in play, and is no stronger for it. */
const greedy = greedyWithin(300);

/** Matches of one greedy bot among random ones, until the interval lies on one side of the claim. */
function contest(game: Game, seats: number, claim: number): Interval & { readonly matches: number } {
  const table = tableFor(game, seats);
  const bots = [greedy, ...Array.from({ length: seats - 1 }, () => random)];
  const { options } = table;
  const plan = { game: game.id, seats, options, bots: [], seed: 'contest', matches: 1, hurry: 1 };
  const { counts: _, ...uncounted } = game;
  let wins = 0;
  for (let match = 0; match < MOST_MATCHES; match++) {
    const { places } = runMatches({ plan, game: uncounted, table, bots }, match, 1);
    // The bots change seats from match to match.
    const seat = (seats - (match % seats)) % seats;
    if (places[seat] === 1) wins += 1 / places.filter((place) => place === 1).length;
    const interval = wilson(wins, match + 1);
    if (match + 1 < FEWEST_MATCHES) continue;
    if (interval.low > claim || interval.high < claim) return { ...interval, matches: match + 1 };
  }
  return { ...wilson(wins, MOST_MATCHES), matches: MOST_MATCHES };
}

/** The fewest and the most seats at which there is somebody to beat. */
function extremes({ seats }: Game): number[] {
  const several = seats.filter((count) => count > 1);
  return [...new Set([Math.min(...several), Math.max(...several)])];
}

const everywhere = GAMES.flatMap((game) => extremes(game).map((seats) => ({ id: game.id, game, seats })));

test.each(everywhere)('greedy beats random as clearly as $id claims for $seats', ({ game, seats }) => {
  const claim = game.bot.beatsRandom?.[seats] ?? USUALLY;
  const { share, low, high, matches } = contest(game, seats, claim);
  const percent = (part: number) => `${Math.round(100 * part)} %`;
  const figures = `greedy won ${percent(share)} of ${matches} matches for ${seats} (95 %: ${percent(low)} to ${percent(high)}); \`beatsRandom\` of its bot claims ${percent(claim)}`;
  expect(low, figures).toBeGreaterThan(claim);
});

/** Less would not be clear: twice a fair share, and three of four matches where that would be all of them. */
function leastClaim(seats: number): number {
  return Math.min(0.75, 2 / seats);
}

test.each(GAMES)('what $id claims is clear, and for seats that it has', ({ seats, bot }) => {
  for (const [count, claim] of Object.entries(bot.beatsRandom ?? {})) {
    expect(seats).toContain(Number(count));
    expect(claim).toBeGreaterThanOrEqual(leastClaim(Number(count)));
    expect(claim).toBeLessThan(USUALLY);
  }
});
