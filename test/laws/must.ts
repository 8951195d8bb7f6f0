import { isDeepStrictEqual } from 'node:util';

export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Holds two pieces of plain data against each other, and names the first place where they differ. */
export function mustEqual(actual: unknown, wanted: unknown, what: string): void {
  // Nearly always they are the same leaf by leaf, and finding that out is much faster.
  if (isSame(actual, wanted) || JSON.stringify(actual) === JSON.stringify(wanted)) return;
  mustBeIdentical(actual, wanted, what);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (!Object.hasOwn(other, name) || !isSame(one[name], other[name])) return false;
  return true;
}

function mustBeIdentical(actual: unknown, wanted: unknown, what: string): void {
  if (isDeepStrictEqual(actual, wanted)) return;
  throw new Error(`${what}: ${firstDifference(actual, wanted, '')}`);
}

function firstDifference(actual: unknown, wanted: unknown, path: string): string {
  if (isTree(actual) && isTree(wanted) && Array.isArray(actual) === Array.isArray(wanted)) {
    for (const name of new Set([...Object.keys(actual), ...Object.keys(wanted)])) {
      if (!isDeepStrictEqual(actual[name], wanted[name]) || name in actual !== name in wanted) {
        return firstDifference(actual[name], wanted[name], `${path}/${name}`);
      }
    }
  }
  return `at '${path}' ${shown(actual)} instead of ${shown(wanted)}`;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value));
}

/** Plain data comes back from JSON as it was: no undefined, no NaN, no instances. */
export function mustBePlain(value: unknown, what: string): void {
  // To look at each leaf is much faster than to write and read it; what is wrong where is said by the latter.
  if (isPlain(value)) return;
  mustBeIdentical(JSON.parse(JSON.stringify(value)), value, `${what} is not plain data`);
}

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainTree(value));
    default:
      return false;
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  if (Object.getPrototypeOf(list) !== Array.prototype || Reflect.ownKeys(list).length !== list.length + 1) return false;
  for (const each of list) if (!isPlain(each)) return false;
  return true;
}

function isPlainTree(tree: object): boolean {
  if (Object.getPrototypeOf(tree) !== Object.prototype || Object.getOwnPropertySymbols(tree).length > 0) return false;
  for (const each of Object.values(tree)) if (!isPlain(each)) return false;
  return true;
}
