type Key = string | number;

/** Put this value at that path; without a value, remove what is there. */
export type Change = readonly [path: readonly Key[], value?: unknown];

type Branch = Record<Key, unknown>;

/** What has to be put where so that `before` becomes `after`. Both are plain data. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** The path is one list that grows and shrinks on the way; only a change gets a copy of it. */
function compare(before: unknown, after: unknown, path: Key[], changes: Change[]): void {
  const depth = path.length;
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      path[depth] = i;
      compare(before[i], after[i], path, changes);
      path.length = depth;
    }
  } else if (isBranch(before) && isBranch(after)) {
    const keys = Object.keys(after);
    const earlierKeys = Object.keys(before);
    // Mostly the fields are the same in the same order, and then nothing has to be looked up.
    const alike = keys.length === earlierKeys.length && keys.every((key, i) => key === earlierKeys[i]);
    for (const key of earlierKeys) {
      if (before[key] !== undefined && (alike ? after[key] : own(after, key)) === undefined) {
        changes.push([[...path, key]]);
      }
    }
    for (const key of keys) {
      const value = after[key];
      const old = alike ? before[key] : own(before, key);
      if (value === undefined || value === old) continue;
      path[depth] = key;
      compare(old, value, path, changes);
      path.length = depth;
    }
  } else {
    changes.push([path.slice(), after]);
  }
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
  if (depth === path.length - 1 && change.length === 1) delete copy[key];
  else copy[key] = put(own(copy, String(key)), path, depth + 1, change);
  return copy;
}
