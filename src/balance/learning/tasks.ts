import { gameNamed } from '../../games/index.ts';
import type { Game, Table } from '../../kernel/game.ts';
import type { Learning, TableKind } from '../../kernel/learning.ts';
import { seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import { type GateBot, type GateMatch, gameWith, playGate } from './gate.ts';
import type { Lesson } from './lessons.ts';
import { playLesson } from './self-play.ts';

/** Weights of all kinds of table, as plain lists that threads can be told. */
export type PlainWeights = readonly (readonly number[])[];

interface Common {
  readonly game: string;
  /** The id of a kind of table. */
  readonly kind: string;
  readonly seed: string;
  readonly weights: PlainWeights;
}

/** Matches of self-play by these weights. */
interface LessonTask extends Common {
  readonly task: 'lessons';
}

/** Matches of new weights among those before. */
interface GateTask extends Common {
  readonly task: 'gate';
  readonly candidate: PlainWeights;
  readonly bot: GateBot;
}

export type Task = LessonTask | GateTask;

export function learningOf(game: Game): Learning<never> & NonNullable<Game['learning']> {
  if (game.learning === undefined) throw new Error(`bots of ${game.id} learn nothing`);
  return game.learning as Learning<never> & NonNullable<Game['learning']>;
}

function tableOfKind(game: Game, kind: string): Table {
  const { seats, options } = learningOf(game).kinds.find(({ id }) => id === kind) as TableKind;
  return tableFor(game, seats, options);
}

/** Does what is asked for each number: a lesson, or a match of a gate. */
export function workerFor(task: Task): (number: number) => Lesson | GateMatch {
  const game = gameNamed(task.game);
  const table = tableOfKind(game, task.kind);
  const before = gameWith(
    game,
    task.weights.map((each) => Float64Array.from(each)),
  );
  if (task.task === 'lessons') {
    return (number) => playLesson(before, table, seedFrom(`${task.seed} lesson ${number}`));
  }
  const after = gameWith(
    game,
    task.candidate.map((each) => Float64Array.from(each)),
  );
  return (number) => playGate(before, after, table, { bot: task.bot, seed: task.seed, number });
}

export function kindNumber(game: Game, kind: string): number {
  return learningOf(game).kinds.findIndex(({ id }) => id === kind);
}

/** The weights with those of one kind replaced. */
export function withKind(weights: PlainWeights, kind: number, by: readonly number[]): PlainWeights {
  return weights.map((each, number) => (number === kind ? by : each));
}
