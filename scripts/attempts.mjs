import { stripVTControlCharacters } from 'node:util';

/**
 * Does the action; where it fails, keeps the reason under that name, gives nothing, and lets everything else go on.
 * @typedef {<T>(name: string, action: () => Promise<T>) => Promise<T | undefined>} Attempt
 */

/**
 * What was tried and failed is told at once, and at the end all of it together.
 * @param {(failure: string) => void} tell
 */
export function makeAttempts(tell = () => {}) {
  /** @type {string[]} */
  const failures = [];
  /** @type {Attempt} */
  const attempt = async (name, action) => {
    try {
      return await action();
    } catch (error) {
      const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
      const failure = `- ${name}: ${reason.replaceAll('\n', '\n  ')}`;
      failures.push(failure);
      tell(failure);
      return undefined;
    }
  };
  return { attempt, failures };
}
