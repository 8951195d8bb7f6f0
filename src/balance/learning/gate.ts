import type { Bot } from '../../bots/bot.ts';
import { botNamed } from '../../bots/index.ts';
import { playBetween } from '../../bots/ladder.ts';
import type { Game, Table } from '../../kernel/game.ts';
import type { GateResult, Weights } from '../../kernel/learning.ts';
import { seedFrom } from '../../kernel/random.ts';
import { wilson } from '../statistics.ts';

/** Which bots play to see whether new weights are better: those that look one action ahead, or those that search. */
export type GateBot = 'greedy' | 'search';

/** The game with bots that go by these weights. */
export function gameWith(game: Game, weights: Weights): Game {
  if (game.learning === undefined) throw new Error(`bots of ${game.id} learn nothing`);
  return { ...game, bot: game.learning.botWith(weights) };
}

/** By so much the search of a gate is shorter than in play. */
const SHORTER = 100;

function botOf(kind: GateBot): Bot {
  return botNamed(kind === 'greedy' ? 'greedy' : 'elder');
}

/** What a match of a gate came to for the new weights: a share of the win, or points where nobody else plays. */
export type GateMatch = number;

/**
 * Match number `number` of a gate: deal by deal, the new weights alone at each seat in turn, among the old ones. A lone player plays
 * each deal with both, and the difference in points counts.
 */
export function playGate(
  before: Game,
  after: Game,
  table: Table,
  { bot, seed, number }: { readonly bot: GateBot; readonly seed: string; readonly number: number },
): GateMatch {
  const { seats } = table;
  const deal = seedFrom(`${seed} gate ${Math.floor(number / seats)}`);
  const player = botOf(bot);
  if (seats === 1) {
    const points = (game: Game) => playBetween([game], table, [player], deal, SHORTER)[0]?.points ?? 0;
    return points(after) - points(before);
  }
  const alone = number % seats;
  const games = Array.from({ length: seats }, (_, seat) => (seat === alone ? after : before));
  const scores = playBetween(
    games,
    table,
    games.map(() => player),
    deal,
    SHORTER,
  );
  if (scores[alone]?.place !== 1) return 0;
  return 1 / scores.filter(({ place }) => place === 1).length;
}

/** What a gate's matches say. Of a lone player the mean gain; of others the share of wins of who sits alone. */
export function gateResult(matches: readonly GateMatch[], seats: number): GateResult {
  const { length } = matches;
  if (seats > 1) {
    const wins = matches.reduce((sum, each) => sum + each, 0);
    return { matches: length, ...wilson(wins, length) };
  }
  const mean = matches.reduce((sum, each) => sum + each, 0) / Math.max(1, length);
  const variance = matches.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, length - 1);
  const half = 1.96 * Math.sqrt(variance / Math.max(1, length));
  return { matches: length, share: mean, low: mean - half, high: mean + half };
}

/** Whether the new weights are better beyond doubt: more wins than their share, or more points. */
export function isPassed({ low }: GateResult, seats: number): boolean {
  return low > (seats > 1 ? 1 / seats : 0);
}
