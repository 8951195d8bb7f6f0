import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Ends the run with one line for people; 2 is the exit code for "cannot work like this".
 * @param {string} line
 * @returns {never}
 */
export function refuse(line, exitCode = 2) {
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

/**
 * Messages about setting up go to stderr, so that output for machines stays clean.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
