import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock } from './chacha.ts';

/** A random stream: its 256-bit key as eight words, and how many words were drawn. Part of the position. */
export interface Random {
  readonly key: readonly number[];
  drawn: number;
}

/** Replaces the random stream in views, which must not reveal the future. Drawing from it is a bug. */
export const NO_RANDOM: Random = Object.freeze({ key: Object.freeze([]), drawn: 0 });

const SEED = /^[0-9a-f]{64}$/;

export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/** A seed from any text: 64 hexadecimal digits are used as they are, other text is hashed. */
export function seedFrom(text: string): string {
  return isSeed(text) ? text : bytesToHex(sha256(utf8ToBytes(text)));
}

/** The hash that is shown before a match, of the seed that is revealed after it. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

export function randomFrom(seed: string): Random {
  const bytes = new DataView(hexToBytes(seed).buffer);
  return { key: Array.from({ length: 8 }, (_, i) => bytes.getUint32(i * 4, true)), drawn: 0 };
}

/** A separate stream for a named purpose, so that bots never draw from the stream of the match. */
export function randomFor(seed: string, purpose: string): Random {
  return randomFrom(seedFrom(`${seed} ${purpose}`));
}

// The last block computed: words are drawn in order, so nearly every draw finds its block here.
const block = new Uint32Array(16);
let blockKey: readonly number[] | undefined;
let blockNumber = -1;

/** The next word of the stream: 32 bits. */
export function draw(random: Random): number {
  const number = random.drawn >>> 4;
  if (random.key !== blockKey || number !== blockNumber) {
    if (random.key.length !== 8) throw new Error('a view holds no randomness to draw from');
    chachaBlock(random.key, number, block);
    blockKey = random.key;
    blockNumber = number;
  }
  return block[random.drawn++ & 15] as number;
}

/** A whole number from 0 to limit - 1, each equally likely. */
export function below(random: Random, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 0x1_0000_0000)
    throw new Error(`no whole number lies below ${limit} and fits a word`);
  let word = draw(random);
  // Only words this close to the end of the range could bias the result to lower numbers.
  if (word >= 0x1_0000_0000 - limit) {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    while (word >= fair) word = draw(random);
    return word % limit;
  }
  // `>>> 0` makes it an integer division, which is several times faster.
  return (word >>> 0) % (limit >>> 0);
}

export function roll(random: Random, sides = 6): number {
  return 1 + below(random, sides);
}

/** Shuffles the list in place. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const moved = list[last] as T;
    list[last] = list[other] as T;
    list[other] = moved;
  }
  return list;
}

/** One element of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[below(random, list.length)] as T;
}
