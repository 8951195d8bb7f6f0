import { randomInt } from 'node:crypto';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Secrets that people read aloud, write down and type: words of a list of 2,048, so each carries 11 bits. */

/** For another device, while both are at hand: works for minutes. */
export const DEVICE_WORDS = 3;
/** For a recovery code: works until it is used. */
export const CODE_WORDS = 4;

/** No two words of the list begin with the same four letters. */
const TELLING = 4;

const byBeginning = new Map(wordlist.map((word) => [word.slice(0, TELLING), word]));

export function randomWords(count: number): string {
  return Array.from({ length: count }, () => wordlist[randomInt(wordlist.length)]).join('-');
}

/**
 * The words that somebody has typed, as `randomWords` writes them, whatever stands between them; the first four letters of a word
 * are enough. Undefined if they are not so many, or a word is not on the list.
 */
export function readWords(typed: string, count: number): string | undefined {
  const words = typed.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length !== count) return undefined;
  const known = words.map((word) => {
    const meant = byBeginning.get(word.slice(0, TELLING));
    return meant?.startsWith(word) ? meant : undefined;
  });
  return known.includes(undefined) ? undefined : known.join('-');
}
