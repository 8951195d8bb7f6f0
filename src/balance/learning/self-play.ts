import { greedyWithin } from '../../bots/greedy.ts';
import { random as anyAnswer } from '../../bots/random.ts';
import { type Choose, nextAnswers } from '../../kernel/at-once.ts';
import type { Game, Position, Table } from '../../kernel/game.ts';
import type { Learning, Weights } from '../../kernel/learning.ts';
import { below, pick, type Random, randomFor, randomFrom } from '../../kernel/random.ts';
import { advance, answer, asked, askStep, frameFor, isOver } from '../../kernel/steps.ts';
import { type Lesson, newLesson } from './lessons.ts';

/**
 * A match begins with some exploration, alike for all seats: else what those do who explore much would be taken for the cause of
 * their losing. Of so many decisions, and so many of a hundred of them at random; each match draws one of both.
 */
const EXPLORED = [0, 4, 12, 30, 80, 160, 300];
const AT_RANDOM = [10, 30, 100];
/** So many positions of a match are kept at most, so that a match of any length teaches about as much. */
const KEPT_OF_A_MATCH = 60;
/** Fewer positions than in play: a match of self-play matters little by itself. */
const PATIENCE = 400;

const player = greedyWithin(PATIENCE);

/** Plays a match that begins with some exploration, and writes down what the rest of it teaches. */
export function playLesson(game: Game, table: Table, weights: Weights, seed: string): Lesson {
  const learning = game.learning as Learning<Position>;
  const chance = randomFor(seed, 'lesson');
  const streams = Array.from({ length: table.seats }, (_, seat) => randomFor(seed, `bot at seat ${seat}`));
  const memories = streams.map(() => ({ memory: {} }));
  const explored = pick(chance, EXPLORED);
  const atRandom = pick(chance, AT_RANDOM);
  let decisions = 0;
  const choose: Choose = (view, seat) => {
    const stream = streams[seat] as Random;
    const explores = decisions < explored && below(stream, 100) < atRandom;
    return (explores ? anyAnswer : player).choose(game, view, seat, stream, memories[seat]);
  };
  const kept: Float32Array[][] = [];
  let seen = 0;
  const position = game.setup(table, randomFrom(seed));
  advance(game, position);
  while (!isOver(position)) {
    if (decisions >= explored && isSettled(game, position)) {
      // Each is kept with the same chance, however many there will be (reservoir sampling).
      const place = seen < KEPT_OF_A_MATCH ? seen : below(chance, seen + 1);
      seen++;
      if (place < KEPT_OF_A_MATCH) kept[place] = rowsOf(learning, weights, position);
    }
    for (const { seat, move } of nextAnswers(game, position, chance, choose)) {
      answer(game, position, seat, move);
      decisions++;
    }
  }
  const scores = game.score(position);
  const winners = scores.filter(({ place }) => place === 1).length;
  const ends = scores.map(({ points, place }) => ({ points, share: place === 1 ? 1 / winners : 0 }));
  return newLesson(table.seats, learning.features.length, kept.flat(), ends);
}

/** Whether no action is half done: worth is asked for where actions end. */
function isSettled(game: Game, position: Position): boolean {
  return asked(position).every((seat) => {
    const frame = frameFor(position, seat);
    return frame === undefined || askStep(game, frame).completes !== true;
  });
}

/** For each seat its standing, then its features. */
function rowsOf(learning: Learning<Position>, weights: Weights, position: Position): Float32Array[] {
  const features = new Float64Array(learning.features.length);
  return Array.from({ length: position.seats }, (_, seat) => {
    const row = new Float32Array(features.length + 1);
    row[0] = learning.standing(position, seat, weights);
    learning.write(position, seat, features);
    row.set(features, 1);
    return row;
  });
}
