import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { draw, type Random } from '../kernel/random.ts';
import type { Bot } from './bot.ts';
import type { Memory } from './search/memory.ts';
import { type Budget, startThinking, type Thought } from './search/think.ts';

interface LevelCard {
  readonly name: string;
  /** The picture it shows. */
  readonly face: string;
  /** Message ids of its name and of a sentence about it. */
  readonly say: string;
  readonly character: string;
  readonly budget: Budget;
  /** How readily it takes an answer that promises less: at this much less, e times as seldom. */
  readonly noise: number;
}

/** What a level answers, and what it thought before. */
interface Answer {
  readonly move: Move;
  readonly thought: Thought;
}

/** Circumstances of a single answer. */
export interface Circumstances {
  /** The same for all questions of a seat in a match, so that a turn's small steps are planned together. */
  readonly memory?: Memory;
  readonly budget?: Budget;
}

/** A bot that searches. Levels differ in how long they think and how steady their hand is, never in what they see. */
export interface Level extends LevelCard, Bot {
  answer(game: Game, view: Position, seat: Seat, random: Random, circumstances?: Circumstances): Answer;
}

const CARDS: readonly LevelCard[] = [
  card('mossling', { iterations: 40 }, 0.1),
  card('troll', { iterations: 200 }, 0.02),
  card('elder', { milliseconds: 1500 }, 0),
  card('king', { milliseconds: 5000 }, 0),
];

function card(name: string, budget: Budget, noise: number): LevelCard {
  return { name, face: name, say: `level.${name}`, character: `level.${name}.character`, budget, noise };
}

/** From weak to strong. */
export const LEVELS: readonly Level[] = CARDS.map(levelFrom);

export function levelFrom(of: LevelCard): Level {
  const level: Level = {
    ...of,
    answer(game, view, seat, random, { memory, budget } = {}) {
      const limits = { ...of.budget, ...budget };
      const thinking = startThinking(game, view, seat, random, limits, memory && { memory });
      while (thinking.ponder());
      const thought = thinking.thought();
      const move = decide(thought, of.noise, random);
      thinking.remember(move);
      return { move, thought };
    },
    choose: (game, view, seat, random) => level.answer(game, view, seat, random).move,
  };
  return level;
}

const WORDS = 2 ** 32;

/** The best answer, or with some noise one that seemed nearly as good. */
export function decide({ candidates }: Thought, noise: number, random: Random): Move {
  const [best] = candidates;
  if (best === undefined) throw new Error('nothing was thought of');
  if (noise === 0) return best.move;
  const most = Math.max(...candidates.map(({ expected }) => expected));
  const weights = candidates.map(({ expected }) => Math.exp((expected - most) / noise));
  let left = (draw(random) / WORDS) * weights.reduce((sum, weight) => sum + weight, 0);
  const taken = candidates.find((_, i) => {
    left -= weights[i] as number;
    return left < 0;
  });
  return (taken ?? best).move;
}
