import { gameNamed } from '../../games/index.ts';
import type { Game, Table } from '../../kernel/game.ts';
import type { Learning, TableKind } from '../../kernel/learning.ts';
import { at } from '../../kernel/lists.ts';
import { seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import { type GateBot, type GateMatch, gameWith, playGate } from './gate.ts';
import type { Lesson } from './lessons.ts';
import { playLesson } from './self-play.ts';
import { directionsOf, playTrial, type Trial } from './tune.ts';

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

/** Matches between hand-made numbers moved one way, and the other. */
interface TuneTask extends Common {
  readonly task: 'tune';
  readonly step: number;
}

export type Task = LessonTask | GateTask | TuneTask;

export function learningOf(game: Game): Learning<never> & NonNullable<Game['learning']> {
  if (game.learning === undefined) throw new Error(`bots of ${game.id} learn nothing`);
  return game.learning as Learning<never> & NonNullable<Game['learning']>;
}

function tableOfKind(game: Game, kind: string): Table {
  const { seats, options } = learningOf(game).kinds.find(({ id }) => id === kind) as TableKind;
  return tableFor(game, seats, options);
}

/** Does what is asked for each number: a lesson, a match of a gate, or a trial. */
export function workerFor(task: Task): (number: number) => Lesson | GateMatch | Trial {
  const game = gameNamed(task.game);
  const table = tableOfKind(game, task.kind);
  const weights = floats(task.weights);
  const before = gameWith(game, weights);
  switch (task.task) {
    case 'lessons':
      return (number) => playLesson(before, table, weights, seedFrom(`${task.seed} lesson ${number}`));
    case 'gate': {
      const after = gameWith(game, floats(task.candidate));
      return (number) => playGate(before, after, table, { bot: task.bot, seed: task.seed, number });
    }
    case 'tune': {
      const side = (sign: number, number: number) => gameWith(game, floats(moved(game, task, sign, number)));
      return (number) => playTrial(side(1, number), side(-1, number), table, `${task.seed} deal ${number}`);
    }
  }
}

/** The weights with the hand-made numbers of the kind moved as the trial wants it. */
function moved(game: Game, { weights, kind, seed, step }: TuneTask, sign: number, trial: number): PlainWeights {
  const number = kindNumber(game, kind);
  const first = learningOf(game).features.length;
  const own = at(weights, number);
  const directions = directionsOf(seed, trial, own.length - first);
  return withKind(
    weights,
    number,
    own.map((weight, i) => (i < first ? weight : weight + sign * step * (directions[i - first] ?? 0))),
  );
}

function floats(weights: PlainWeights): Float64Array[] {
  return weights.map((each) => Float64Array.from(each));
}

export function kindNumber(game: Game, kind: string): number {
  return learningOf(game).kinds.findIndex(({ id }) => id === kind);
}

/** The weights with those of one kind replaced. */
export function withKind(weights: PlainWeights, kind: number, by: readonly number[]): PlainWeights {
  return weights.map((each, number) => (number === kind ? by : each));
}
