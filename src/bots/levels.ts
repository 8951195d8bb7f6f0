import type { Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Bot } from './bot.ts';
import { drawBy } from './draw-by.ts';
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
          const move = decide(thinking.thought(), card.noise, random, game.bot.givesUp);
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

/** What promises no more than so much less than the best is as good. */
const AS_GOOD = 0.01;

/** The best answer, or with some noise one that seemed nearly as good. What gives the turn up is chosen where nothing is better, never by noise. */
export function decide(
  { candidates }: Thought,
  { chance, stake }: Noise,
  random: Random,
  givesUp: (move: Move) => boolean = () => false,
): Move {
  const [best] = candidates;
  if (best === undefined) throw new Error('nothing was thought of');
  const promised = candidates.map(({ expected }) => expected);
  const most = Math.max(...promised);
  const mean = sum(promised) / promised.length;
  const noise = stake === undefined ? chance : Math.min(chance, stake * (most - mean));
  if (noise === 0) return best.move;
  const weights = candidates.map(({ expected, move }) =>
    expected < most - AS_GOOD && givesUp(move) ? 0 : Math.exp((expected - most) / noise),
  );
  return (drawBy(random, candidates, weights) ?? best).move;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}
