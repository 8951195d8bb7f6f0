import type { Json } from './encode.ts';

type Key = string | number;

/**
 * Puts a value at a path; without a value, removes what is there. With a third element, the path leads into a list, and that many
 * elements from there on are replaced by `values`.
 */
export type PatchOperation =
  | readonly [path: readonly Key[], value?: unknown]
  | readonly [path: readonly Key[], values: readonly unknown[], instead: number];

type Branch = Record<Key, unknown>;

/** The operations that turn `before` into `after`. Both are plain data. */
export function changesBetween(before: unknown, after: unknown): PatchOperation[] {
  return JSON.parse(changesText(before, after));
}

/** The same as JSON, which the server sends to every watcher after every entry. */
export function changesText(before: unknown, after: unknown): Json<readonly PatchOperation[]> {
  return `[${compare(before, after, []).slice(1)}]` as Json<readonly PatchOperation[]>;
}

/** The operation that replaces the whole value, given as JSON. */
export function wholeText(value: Json<unknown>): Json<readonly PatchOperation[]> {
  return `[[[],${value}]]` as Json<readonly PatchOperation[]>;
}

/** Each operation with a comma before it. `path` is one array that is pushed to and popped from. */
function compare(before: unknown, after: unknown, path: Key[]): string {
  if (before === after) return '';
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (isBranch(before) && isBranch(after)) return compareBranches(before, after, path);
  return `,[${pathText(path)},${valueText(after)}]`;
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Key[]): string {
  if (before.length !== after.length) return compareLengths(before, after, path);
  let changes = '';
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    changes += compare(before[i], after[i], path);
    path.pop();
  }
  return changes;
}

function compareBranches(before: Branch, after: Branch, path: Key[]): string {
  let changes = '';
  let common = 0;
  for (const key in after) {
    const value = after[key];
    const old = field(before, key);
    if (old !== undefined) common++;
    if (value === old) continue;
    path.push(key);
    changes += value === undefined ? `,[${pathText(path)}]` : compare(old, value, path);
    path.pop();
  }
  // Nearly always both have the same fields, and looking for those that are gone would take as long again.
  let fields = 0;
  for (const _ in before) fields++;
  return fields === common ? changes : removals(before, after, path) + changes;
}

function removals(before: Branch, after: Branch, path: readonly Key[]): string {
  let changes = '';
  for (const key in before) {
    if (!Object.hasOwn(after, key) && before[key] !== undefined) changes += `,[${pathText([...path, key])}]`;
  }
  return changes;
}

/** Lists mostly grow or shrink in one place, which is one splice. Otherwise the whole list is replaced. */
function compareLengths(before: readonly unknown[], after: readonly unknown[], path: Key[]): string {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (head + tail < shorter && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (head + tail === 0) return `,[${pathText(path)},${valueText(after)}]`;
  path.push(head);
  const place = pathText(path);
  path.pop();
  const values = head + tail === after.length ? '[]' : valueText(after.slice(head, after.length - tail));
  return `,[${place},${values},${before.length - head - tail}]`;
}

/** Quoted field names, cached because JSON.stringify would cost more than all the rest. */
const quoted = new Map<string, string>();
const MOST_NAMES = 1000;

function quote(name: string): string {
  const known = quoted.get(name);
  if (known !== undefined) return known;
  if (quoted.size >= MOST_NAMES) quoted.clear();
  const text = JSON.stringify(name);
  quoted.set(name, text);
  return text;
}

function pathText(path: readonly Key[]): string {
  let text = '';
  for (const key of path) text += `${text === '' ? '' : ','}${typeof key === 'number' ? key : quote(key)}`;
  return `[${text}]`;
}

function valueText(value: unknown): string {
  return Number.isInteger(value) ? String(value) : JSON.stringify(value);
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field set to undefined counts as absent, as it does in JSON; inherited ones never count. */
function own(branch: Branch, key: string): unknown {
  return Object.hasOwn(branch, key) ? branch[key] : undefined;
}

/** The same, faster: plain data has no functions, and all that objects inherit are functions, but for one name. */
function field(branch: Branch, key: string): unknown {
  const value = branch[key];
  return typeof value === 'function' || key === '__proto__' ? own(branch, key) : value;
}

/** Applies the operations. What they do not touch is shared with the old value, which is not changed. */
export function withChanges<T>(value: T, changes: readonly PatchOperation[]): T {
  let changed: unknown = value;
  for (const change of changes) changed = put(changed, change[0], 0, change);
  return changed as T;
}

function put(node: unknown, path: readonly Key[], depth: number, change: PatchOperation): unknown {
  const key = path[depth];
  if (key === undefined) return change[1];
  const copy = (Array.isArray(node) ? node.slice() : { ...(node as Branch) }) as Branch;
  const isLast = depth === path.length - 1;
  if (isLast && change.length === 1) delete copy[key];
  else if (isLast && change.length === 3 && Array.isArray(copy)) copy.splice(Number(key), change[2], ...change[1]);
  else copy[key] = put(own(copy, String(key)), path, depth + 1, change);
  return copy;
}
