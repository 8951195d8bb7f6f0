import type { Position } from '../../src/kernel/game.ts';
import { must } from './must.ts';
import { type Deal, isWorthALook, walk } from './walk.ts';

/** What every position has; chance and frames are no pieces. */
const OF_THE_KERNEL = ['seats', 'random', 'stack', 'learned'];

/**
 * A census that leaves a kind of piece out would never miss it. So whatever changes in a match is read by the census, or is
 * named by the game as something that is no piece.
 */
export function everyPieceIsCounted(deal: Deal): void {
  const { game } = deal;
  const uncounted = [...OF_THE_KERNEL, ...(game.uncounted ?? [])];
  const changed = new Set<string>();
  const read = new Set<string>();
  let first: Position | undefined;
  const look = (position: Position) => {
    first ??= game.clone(position);
    noteChanges(first, position, '', changed);
    game.census(watched(position, '', read));
  };
  const match = walk(deal, (turn) => {
    if (isWorthALook(turn)) look(turn.match.position);
  });
  look(match.position);
  const missed = [...changed].filter((name) => !read.has(name) && !uncounted.some((each) => covers(each, name)));
  must(missed.length === 0, `the census counts nothing of ${missed.join(', ')}; what is no piece is \`uncounted\``);
}

function covers(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The name of something in a tree: places in a list have none of their own. */
function within(tree: object, path: string, name: string): string {
  if (Array.isArray(tree)) return path;
  return path === '' ? name : `${path}.${name}`;
}

/** Names the leaves that are not as they were. */
function noteChanges(before: unknown, now: unknown, path: string, changed: Set<string>): void {
  if (!isTree(before) && !isTree(now)) {
    if (before !== now) changed.add(path);
    return;
  }
  const old = isTree(before) ? before : {};
  const fresh = isTree(now) ? now : {};
  const shape = isTree(now) ? now : old;
  for (const name of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    noteChanges(old[name], fresh[name], within(shape, path, name), changed);
  }
}

/** The same tree, which notes the leaves that are read of it; who asks how long a list is has read it. */
function watched<T extends object>(tree: T, path: string, read: Set<string>): T {
  return new Proxy(tree, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || typeof value === 'function') return value;
      const here = within(target, path, name);
      if (isTree(value)) return watched(value, here, read);
      read.add(here);
      return value;
    },
  });
}
