import { shareOfWin, worthsIn } from '../../bots/chances.ts';
import { STANDING_CLOCK } from '../../bots/ladder.ts';
import { gameNamed } from '../../games/index.ts';
import { type Choose, nextAnswers } from '../../kernel/at-once.ts';
import type { Chances } from '../../kernel/chances.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { type Random, randomFor, randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance, answer, isOver } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { playerNamed } from '../plan.ts';

/** What decides how the matches of one kind of table are played: plain data, so that threads can be told. */
export interface SamplingTask {
  readonly game: string;
  readonly kind: string;
  /** One or more names: seats take turns among them. */
  readonly bots: readonly string[];
  readonly hurry: number;
  readonly seed: string;
}

/** A position at the start of a turn: how far the match was, and what each seat's position was worth. */
type Sampled = readonly [progress: number, ...worths: number[]];

/** A match that was played to its end: how it stood at the start of each turn, and each seat's share of the win, or a lone player's points. */
export interface SampledMatch {
  readonly turns: readonly Sampled[];
  readonly ending: readonly number[];
}

export function chancesOf(game: Game): Chances<Position> {
  if (game.chances === undefined) throw new Error(`no chances are told in ${game.id}`);
  return game.chances as Chances<Position>;
}

/** A long match tells little more than a short one, as all its positions have the same end. */
const MOST_TURNS = 60;
const DIGITS = 5;

/** Plays matches by their numbers. */
export function samplerFor(task: SamplingTask): (number: number) => SampledMatch {
  const game = gameNamed(task.game);
  const chances = chancesOf(game);
  const kind = chances.kinds.find(({ id }) => id === task.kind);
  if (kind === undefined) throw new Error(`${game.id} has no kind of table '${task.kind}'`);
  const table = tableFor(game, kind.seats, kind.options);
  const bots = task.bots.map((name) => playerNamed(game, name));
  return (number) => {
    const seed = seedFrom(`${task.seed} ${task.kind} match ${number}`);
    const streams = Array.from({ length: table.seats }, (_, seat) => randomFor(seed, `bot at seat ${seat}`));
    const contexts = streams.map(() => ({ memory: {}, hurry: task.hurry, clock: STANDING_CLOCK }));
    const order = randomFor(seed, 'whose answers come first');
    const choose: Choose = (view, seat) => {
      const bot = bots[(seat + number) % bots.length] as (typeof bots)[number];
      return bot.choose(game, view, seat, streams[seat] as Random, contexts[seat]);
    };
    const position = game.setup(table, randomFrom(seed));
    const turns: Sampled[] = [];
    let turn: number | string | undefined;
    advance(game, position);
    while (!isOver(position)) {
      const now = game.turn(position);
      if (now !== turn) turns.push(sampled(game, chances, position));
      turn = now;
      for (const { seat, move } of nextAnswers(game, position, order, choose)) answer(game, position, seat, move);
    }
    const scores = game.score(position);
    return {
      turns: thinned(turns),
      ending: table.seats === 1 ? scores.map(({ points }) => points) : shareOfWin(scores),
    };
  };
}

function sampled(game: Game, chances: Chances<Position>, position: Position): Sampled {
  return [rounded(chances.progress(position)), ...Array.from(worthsIn(game, position), rounded)];
}

function rounded(number: number): number {
  return Number(number.toPrecision(DIGITS));
}

/** At most so many, spread evenly. */
function thinned(turns: readonly Sampled[]): Sampled[] {
  const stride = Math.max(1, turns.length / MOST_TURNS);
  return Array.from({ length: Math.min(turns.length, MOST_TURNS) }, (_, i) => turns[Math.floor(i * stride)] as Sampled);
}
