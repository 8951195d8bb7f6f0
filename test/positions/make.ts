import { createHash } from 'node:crypto';
import { greedy } from '../../src/bots/greedy.ts';
import { random as atRandom } from '../../src/bots/random.ts';
import type { Game, Move, Seat } from '../../src/kernel/game.ts';
import { begin, isMatchOver, type Match, play } from '../../src/kernel/match.ts';
import { pick, randomFor, seedFrom } from '../../src/kernel/random.ts';
import { asked, frameFor } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';
import type { Scene } from './scenes.ts';

/** A position as hosts keep it, and the answers that followed by the same rules. */
export interface StoredPosition {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly position: unknown;
  readonly then: readonly (readonly [Seat, Move])[];
  /** A hash of where those led. */
  readonly after: string;
}

const ANSWERS_AFTER = 12;

/** Plays until the scene, and a little further: the same for the same rules. */
export function makePosition(game: Game, scene: Scene): StoredPosition {
  const table = tableFor(game, scene.seats, scene.options ?? {});
  const seed = seedFrom(`${game.id} ${scene.name}`);
  const { match } = begin(game, table, seed);
  const next = player(match, scene);
  for (let answers = 0; !isScene(match, scene, answers); answers++) next();
  const position = JSON.parse(JSON.stringify(match.position));
  const then: [Seat, Move][] = [];
  while (then.length < ANSWERS_AFTER && !isMatchOver(match)) then.push(next());
  const { id, version } = game;
  const { seats, options } = table;
  return { game: id, version, seats, options, seed, position, then, after: hashOf(match.position) };
}

/** Plays a match to its end. */
export function playThrough(game: Game, seats = 2, bot: Scene['bot'] = 'greedy'): Match {
  const { match } = begin(game, tableFor(game, seats), seedFrom(`${game.id} record`));
  const next = player(match, { name: 'record', bot });
  while (!isMatchOver(match)) next();
  return match;
}

/** The same for the same data, whatever the order of its fields. */
export function hashOf(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(data)))
    .digest('hex')
    .slice(0, 16);
}

function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, value]) => [name, sorted(value)]));
}

function player(match: Match, { name, bot }: Pick<Scene, 'name' | 'bot'>): () => [Seat, Move] {
  const chance = randomFor(match.seed, name);
  const plays = bot === 'greedy' ? greedy : atRandom;
  return () => {
    const seat = pick(chance, asked(match.position));
    const move = plays.choose(match.game, match.game.view(match.position, seat), seat, chance);
    const played = play(match, seat, move);
    if ('refused' in played) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(played.refused)}`);
    return [seat, move];
  };
}

function isScene(match: Match, scene: Scene, answers: number): boolean {
  if (isMatchOver(match)) {
    if (scene.end) return true;
    throw new Error(`the match is over before the scene '${scene.name}'`);
  }
  if (scene.end || answers < scene.after) return false;
  const { position } = match;
  if (scene.step !== undefined) return asked(position).some((seat) => frameFor(position, seat)?.step === scene.step);
  return !scene.halfAnswered || isHalfAnswered(match);
}

/** Several seats answer at once, and one of them is further than the others. */
function isHalfAnswered({ position }: Match): boolean {
  const top = position.stack.at(-1);
  if (top === undefined || !('branches' in top) || !Array.isArray(top.branches) || !('opening' in top)) return false;
  const { branches } = top;
  const moved = branches.filter((branch, seat) => {
    const first = Array.isArray(top.opening) ? top.opening[seat] : [];
    return JSON.stringify(branch) !== JSON.stringify(first);
  });
  return moved.length > 0 && asked(position).length > 0;
}
