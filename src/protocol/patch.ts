type Key = string | number;

/**
 * Put this value at that path; without a value, remove what is there. With a number behind it, the path leads to a place in a
 * list: that many elements from there on give way to those in the value.
 */
export type Change =
  | readonly [path: readonly Key[], value?: unknown]
  | readonly [path: readonly Key[], values: readonly unknown[], instead: number];

type Branch = Record<Key, unknown>;

/** What has to be put where so that `before` becomes `after`. Both are plain data. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** The path is one list that grows and shrinks on the way; only a change gets a copy of it. */
function compare(before: unknown, after: unknown, path: Key[], changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) {
      compareLengths(before, after, path, changes);
      return;
    }
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      path.push(i);
      compare(before[i], after[i], path, changes);
      path.pop();
    }
  } else if (isBranch(before) && isBranch(after)) {
    const keys = Object.keys(after);
    const earlierKeys = Object.keys(before);
    // Mostly the fields are the same in the same order, and then nothing has to be looked up.
    const alike = areAlike(keys, earlierKeys);
    if (!alike) {
      for (const key of earlierKeys) {
        if (before[key] !== undefined && !Object.hasOwn(after, key)) changes.push([[...path, key]]);
      }
    }
    for (const key of keys) {
      const value = after[key];
      const old = alike ? before[key] : own(before, key);
      if (value === old) continue;
      path.push(key);
      if (value === undefined) changes.push([path.slice()]);
      else compare(old, value, path, changes);
      path.pop();
    }
  } else {
    changes.push([path.slice(), after]);
  }
}

/** Piles, rows and hands mostly grow or shrink in one place; what else comes of a list is put there as a whole. */
function compareLengths(before: readonly unknown[], after: readonly unknown[], path: Key[], changes: Change[]): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (head + tail < shorter && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (head + tail === 0) changes.push([path.slice(), after]);
  else changes.push([[...path, head], after.slice(head, after.length - tail), before.length - head - tail]);
}

function areAlike(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) if (keys[i] !== others[i]) return false;
  return true;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field set to undefined counts as absent, as it does in JSON; inherited ones never count. */
function own(branch: Branch, key: string): unknown {
  return Object.hasOwn(branch, key) ? branch[key] : undefined;
}

/** The value with the changes made; what they do not touch is shared with the old one, which stays as it was. */
export function withChanges<T>(value: T, changes: readonly Change[]): T {
  let changed: unknown = value;
  for (const change of changes) changed = put(changed, change[0], 0, change);
  return changed as T;
}

function put(node: unknown, path: readonly Key[], depth: number, change: Change): unknown {
  const key = path[depth];
  if (key === undefined) return change[1];
  const copy = (Array.isArray(node) ? node.slice() : { ...(node as Branch) }) as Branch;
  const isLast = depth === path.length - 1;
  if (isLast && change.length === 1) delete copy[key];
  else if (isLast && change.length === 3 && Array.isArray(copy)) copy.splice(Number(key), change[2], ...change[1]);
  else copy[key] = put(own(copy, String(key)), path, depth + 1, change);
  return copy;
}
