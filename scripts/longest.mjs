import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/** In seconds: files that take less come in any order. */
const LONG = 10;

const LIST = join(root, 'test/longest.json');

/** @type {Readonly<Record<string, number>>} */
const known = JSON.parse(readFileSync(LIST, 'utf8'));

/** @param {string} path of a file of tests */
function nameOf(path) {
  return relative(root, path).replaceAll('\\', '/');
}

/**
 * How long the file took when the list was made; none that is not on it.
 * @param {string} path
 */
export function secondsOf(path) {
  return known[nameOf(path)] ?? 0;
}

/**
 * The files of a report that take long, with their seconds, the longest first.
 * @param {import('./test-report.mjs').Report} report
 * @returns {[name: string, seconds: number][]}
 */
export function longestOf({ testResults }) {
  return testResults
    .map(({ name, startTime, endTime }) => /** @type {[string, number]} */ ([nameOf(name), endTime - startTime]))
    .map(([name, milliseconds]) => /** @type {[string, number]} */ ([name, Math.round(milliseconds / 1000)]))
    .filter(([, seconds]) => seconds >= LONG)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
}

/** @param {import('./test-report.mjs').Report} report of all tests */
export function keepLongest(report) {
  writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(longestOf(report)), undefined, 2)}\n`);
}
