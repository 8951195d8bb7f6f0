import type { Bot } from '../../bots/bot.ts';
import { botNamed } from '../../bots/index.ts';
import { wilson } from '../../bots/interval.ts';
import { playBetween } from '../../bots/ladder.ts';
import type { Game, Table } from '../../kernel/game.ts';
import type { GateResult, Weights } from '../../kernel/learning.ts';
import { seedFrom } from '../../kernel/random.ts';

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

/** How often a gate looks at its matches at most, and from how many on. */
const LOOKS = 5;
const FEWEST = 20;
/**
 * So many standard errors above a fair share pass the last look; earlier looks ask for more, as little has been seen (O'Brien and
 * Fleming). All looks together let weights that are no better pass 2.5 times in a hundred, as one look with a 95 % interval does.
 */
const CLEAR = 2.04;
/** Weights that stand so far below a fair share will hardly pass any more; from the third look on, those not above it. */
const HOPELESS = -1;

/** After how many matches a gate looks whether it is decided. */
export function looksAt(planned: number): number[] {
  const looks = Array.from({ length: LOOKS }, (_, look) => Math.ceil((planned * (look + 1)) / LOOKS));
  return looks.filter((matches, look) => look === LOOKS - 1 || (matches >= FEWEST && matches < planned));
}

/** What a look at the first matches of a gate decides; nothing where more are needed. */
export function decisionAt(matches: readonly GateMatch[], planned: number, seats: number): boolean | undefined {
  const part = matches.length / planned;
  const clear = standardErrors(matches, seats);
  if (clear >= CLEAR / Math.sqrt(part)) return isPassed(gateResult(matches, seats), seats);
  if (part === 1 || clear <= HOPELESS || (clear <= 0 && part * LOOKS >= 3)) return false;
  return undefined;
}

/** How many standard errors the matches lie above what weights that are no better come to. */
function standardErrors(matches: readonly GateMatch[], seats: number): number {
  const { length } = matches;
  const mean = matches.reduce((sum, each) => sum + each, 0) / length;
  const fair = seats > 1 ? 1 / seats : 0;
  const variance =
    seats > 1
      ? fair * (1 - fair)
      : matches.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, length - 1);
  return (mean - fair) / Math.sqrt(Math.max(variance, Number.MIN_VALUE) / length);
}
