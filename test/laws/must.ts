import { isDeepStrictEqual } from 'node:util';

export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Holds two pieces of plain data against each other, and names the first place where they differ. */
export function mustEqual(actual: unknown, wanted: unknown, what: string): void {
  // Nearly always the texts are equal too, and comparing them is much faster.
  if (JSON.stringify(actual) === JSON.stringify(wanted)) return;
  mustBeIdentical(actual, wanted, what);
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
  mustBeIdentical(JSON.parse(JSON.stringify(value)), value, `${what} is not plain data`);
}
