import type { Move } from '../kernel/game.ts';
import { draw, type Random } from '../kernel/random.ts';
import type { Bot } from './bot.ts';
import { LEVEL_NAMES, type LevelName } from './level-names.ts';
import { type Budget, startThinking, type Thought } from './search/think.ts';

/** How long a level thinks, and how much noise is in its choice. */
export interface LevelCard {
  readonly name: string;
  /** Iterations for the strength, with a cap on time for slow machines and large games, and one for a whole turn. */
  readonly budget: { readonly iterations: number; readonly milliseconds: number; readonly turn?: number };
  readonly noise: Noise;
}

/** How often a level takes an answer that is worse than the best: e times less often for each `chance` that it is worse. */
export interface Noise {
  /** In chance to win. */
  readonly chance: number;
  /** At most this share of the difference between best and mean: in a long match every single answer matters little. */
  readonly stake?: number;
}

/** A bot that searches. Levels differ in how long they think and in noise, never in what they know. */
export type Level = LevelCard & Bot & Required<Pick<Bot, 'consider'>>;

/** Always the best answer. */
export const STEADY: Noise = { chance: 0 };

const CARDS: Readonly<Record<LevelName, Omit<LevelCard, 'name'>>> = {
  mossling: { budget: { iterations: 30, milliseconds: 500 }, noise: { chance: 0.1 } },
  troll: { budget: { iterations: 120, milliseconds: 1000 }, noise: { chance: 0.05, stake: 0.4 } },
  elder: { budget: { iterations: 20_000, milliseconds: 1500, turn: 3600 }, noise: STEADY },
  king: { budget: { iterations: 40_000, milliseconds: 5000, turn: 12_000 }, noise: STEADY },
};

/** From weak to strong. */
export const LEVELS: readonly Level[] = LEVEL_NAMES.map((name) => levelFrom({ name, ...CARDS[name] }));

export function levelFrom(card: LevelCard): Level {
  const level: Level = {
    ...card,
    consider(game, view, seat, random, { memory, hurry = 1, clock } = {}) {
      const budget: Budget = { ...hurried(within(card.budget, game.bot.patience), hurry), ...(clock && { clock }) };
      const thinking = startThinking(game, view, seat, random, budget, memory && { memory });
      return {
        ponder: thinking.ponder,
        settle() {
          const move = decide(thinking.thought(), card.noise, random);
          thinking.remember(move);
          return move;
        },
      };
    },
    choose(game, view, seat, random, context) {
      const decision = level.consider(game, view, seat, random, context);
      while (decision.ponder());
      return decision.settle();
    },
  };
  return level;
}

/** The budget, with the time for a turn limited by the game. */
function within(budget: LevelCard['budget'], patience = Number.POSITIVE_INFINITY): LevelCard['budget'] {
  return budget.turn === undefined || budget.turn <= patience ? budget : { ...budget, turn: patience };
}

/** A budget of no more iterations than this is not reduced. */
const LEAST_ITERATIONS = 200;

function hurried({ iterations, milliseconds, turn }: LevelCard['budget'], hurry: number): Budget {
  const least = Math.min(iterations, LEAST_ITERATIONS);
  return {
    iterations: Math.max(least, Math.round(iterations / hurry)),
    milliseconds: milliseconds / hurry,
    turn: turn && turn / hurry,
  };
}

const WORDS = 2 ** 32;

/** The best answer, or with some noise one that seemed nearly as good. */
export function decide({ candidates }: Thought, { chance, stake }: Noise, random: Random): Move {
  const [best] = candidates;
  if (best === undefined) throw new Error('nothing was thought of');
  const promised = candidates.map(({ expected }) => expected);
  const most = Math.max(...promised);
  const mean = sum(promised) / promised.length;
  const noise = stake === undefined ? chance : Math.min(chance, stake * (most - mean));
  if (noise === 0) return best.move;
  const weights = promised.map((expected) => Math.exp((expected - most) / noise));
  let left = (draw(random) / WORDS) * sum(weights);
  const taken = candidates.find((_, i) => {
    left -= weights[i] as number;
    return left < 0;
  });
  return (taken ?? best).move;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}
