import { chacha8 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';

const word = fc.nat({ max: 0xffff_ffff });
const key = fc.array(word, { minLength: 8, maxLength: 8 });

/** The same block by an implementation that others have audited; the upper half of our counter is its first nonce word. */
function reference(words: readonly number[], block: number): number[] {
  const keyBytes = new DataView(new ArrayBuffer(32));
  words.forEach((each, i) => {
    keyBytes.setUint32(4 * i, each, true);
  });
  const nonce = new DataView(new ArrayBuffer(12));
  nonce.setUint32(0, Math.floor(block / 2 ** 32), true);
  const bytes = new Uint8Array(64);
  const stream = chacha8(
    new Uint8Array(keyBytes.buffer),
    new Uint8Array(nonce.buffer),
    bytes,
    undefined,
    block % 2 ** 32,
  );
  const view = new DataView(stream.buffer, stream.byteOffset);
  return Array.from({ length: 16 }, (_, i) => view.getUint32(4 * i, true));
}

function ours(words: readonly number[], block: number): number[] {
  const output = new Uint32Array(16);
  chachaBlock(words, block, output);
  return [...output];
}

test.each([0, 1, 2, 15, 16, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe])('block %i of the zero key', (block) => {
  expect(ours(Array(8).fill(0), block)).toEqual(reference(Array(8).fill(0), block));
});

test('any block of any key', () => {
  fc.assert(
    fc.property(key, fc.nat({ max: 0xffff_fffe }), (words, block) => {
      expect(ours(words, block)).toEqual(reference(words, block));
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('blocks beyond 32 bits do not repeat the first ones', () => {
  fc.assert(
    fc.property(key, fc.nat({ max: 0xffff_fffe }), fc.integer({ min: 1, max: 0x1f_ffff }), (words, low, high) => {
      const block = high * 2 ** 32 + low;
      expect(ours(words, block)).toEqual(reference(words, block));
      expect(ours(words, block)).not.toEqual(ours(words, low));
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a block does not depend on the one computed before', () => {
  const words = [1, 2, 3, 4, 5, 6, 7, 8];
  const first = ours(words, 0);
  ours([8, 7, 6, 5, 4, 3, 2, 1], 99);
  expect(ours(words, 0)).toEqual(first);
});

test('the key is left as it was', () => {
  const words = Object.freeze([1, 2, 3, 4, 5, 6, 7, 0xffff_ffff]);
  expect(ours(words, 3)).toEqual(reference(words, 3));
});
