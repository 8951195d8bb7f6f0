import { stripVTControlCharacters } from 'node:util';

/**
 * Does the action; where it fails, keeps the reason under that name, gives nothing, and lets everything else go on.
 * @typedef {<T>(name: string, action: () => Promise<T>) => Promise<T | undefined>} Attempt
 */

/** What was tried and failed is told at the end, all of it together. */
export function makeAttempts() {
  /** @type {string[]} */
  const failures = [];
  /** @type {Attempt} */
  const attempt = async (name, action) => {
    try {
      return await action();
    } catch (error) {
      const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
      failures.push(`- ${name}: ${reason.replaceAll('\n', '\n  ')}`);
      return undefined;
    }
  };
  return { attempt, failures };
}
