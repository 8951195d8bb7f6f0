import { createHash } from 'node:crypto';
import { chacha8 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  commitment,
  draw,
  isSeed,
  NO_RANDOM,
  pick,
  type Random,
  randomFor,
  randomFrom,
  roll,
  seedFrom,
  shuffle,
} from './random.ts';

const SEED = 'ab'.repeat(32);

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function take(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => draw(random));
}

describe('seeds', () => {
  test('64 hexadecimal digits are a seed as they stand', () => {
    expect(seedFrom(SEED)).toBe(SEED);
  });

  test.each(['', 'troll', SEED.toUpperCase(), SEED.slice(1), `${SEED}0`, `${SEED}\n`, 'TRØLL'])(
    'other words are hashed into one: %j',
    (text) => {
      expect(isSeed(text)).toBe(false);
      expect(seedFrom(text)).toBe(sha256(text));
      expect(isSeed(seedFrom(text))).toBe(true);
    },
  );

  test('the commitment is the SHA-256 of the 32 bytes of the seed', () => {
    expect(commitment(SEED)).toBe(sha256(Buffer.from(SEED, 'hex')));
    expect(commitment(SEED)).not.toBe(commitment(seedFrom('another')));
  });

  test('what is no seed makes no stream', () => {
    expect(() => randomFrom('troll')).toThrow();
    expect(() => randomFrom(SEED.slice(2))).toThrow();
  });
});

describe('the stream', () => {
  test('is ChaCha8 under the seed, word for word', () => {
    const key = Buffer.from(SEED, 'hex');
    const bytes = chacha8(new Uint8Array(key), new Uint8Array(12), new Uint8Array(64 * 5));
    const words = new DataView(bytes.buffer, bytes.byteOffset);
    expect(take(randomFrom(SEED), 80)).toEqual(Array.from({ length: 80 }, (_, i) => words.getUint32(4 * i, true)));
  });

  test('goes on after a trip through JSON at any point, block borders included', () => {
    const whole = take(randomFrom(SEED), 70);
    for (let point = 0; point <= 50; point++) {
      const random = randomFrom(SEED);
      take(random, point);
      const restored: Random = JSON.parse(JSON.stringify(random));
      expect(take(restored, 20)).toEqual(whole.slice(point, point + 20));
      expect(take(random, 20)).toEqual(whole.slice(point, point + 20));
    }
  });

  test('is not disturbed by others drawn from in between', () => {
    const alone = take(randomFrom(SEED), 60);
    const one = randomFrom(SEED);
    const copy: Random = { key: one.key, drawn: one.drawn };
    const other = randomFrom(seedFrom('other'));
    const mixed = Array.from({ length: 60 }, (_, i) => {
      if (i % 3 === 0) draw(other);
      if (i % 5 === 0) take(copy, 2);
      return draw(one);
    });
    expect(mixed).toEqual(alone);
  });

  test('counts what was drawn', () => {
    const random = randomFrom(SEED);
    take(random, 37);
    expect(random.drawn).toBe(37);
  });

  test('is another for another seed, and for another purpose', () => {
    const streams = [
      randomFrom(SEED),
      randomFrom(seedFrom('other')),
      randomFor(SEED, 'bot'),
      randomFor(SEED, 'seat 1'),
      randomFor(seedFrom('other'), 'bot'),
    ].map((random) => take(random, 4).join());
    expect(new Set(streams).size).toBe(streams.length);
    expect(take(randomFor(SEED, 'bot'), 4).join()).toBe(streams[2]);
  });

  test('a view holds none', () => {
    const view: { random: Random } = JSON.parse(JSON.stringify({ random: NO_RANDOM }));
    for (const random of [NO_RANDOM, view.random]) {
      expect(() => draw(random)).toThrow('a view holds no randomness');
      expect(() => below(random, 3)).toThrow();
      expect(() => roll(random)).toThrow();
      expect(() => pick(random, [1, 2])).toThrow();
      expect(() => shuffle(random, [1, 2])).toThrow();
    }
    expect(NO_RANDOM).toEqual({ key: [], drawn: 0 });
  });

  test('a view holds none, even right after a real stream was drawn from', () => {
    draw(randomFrom(SEED));
    expect(() => draw(NO_RANDOM)).toThrow('a view holds no randomness');
  });
});

/** How far counts lie from being equal; for k counts about k - 1, and beyond 3k hardly ever. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('below', () => {
  test('stays in range', () => {
    const random = randomFrom(SEED);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
        const number = below(random, limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  test.each([2, 3, 6, 7, 10, 52])('gives each of %i numbers equally often', (limit) => {
    const random = randomFrom(SEED);
    const counts = Array<number>(limit).fill(0);
    for (let i = 0; i < 1000 * limit; i++) {
      const number = below(random, limit);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(chiSquare(counts)).toBeLessThan(3 * limit);
  });

  test('draws again where the last words would favour the low numbers', () => {
    // Of 2^32 words, a plain remainder would send two to each number below 2^30 and one to each of the others.
    const limit = 3 * 2 ** 30;
    const random = randomFrom(SEED);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const third = Math.floor(below(random, limit) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(chiSquare(thirds)).toBeLessThan(10);
    expect(random.drawn).toBeGreaterThan(6000);
  });

  test('can only be 0 below 1, and any word below 2^32', () => {
    expect(below(randomFrom(SEED), 1)).toBe(0);
    expect(below(randomFrom(SEED), 2 ** 32)).toBe(draw(randomFrom(SEED)));
  });

  test.each([0, -1, 2 ** 32 + 1, 2 ** 40])('finds no number below %i', (limit) => {
    expect(() => below(randomFrom(SEED), limit)).toThrow();
  });
});

test('a die shows 1 to its number of sides', () => {
  const random = randomFrom(SEED);
  expect(new Set(Array.from({ length: 200 }, () => roll(random)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(new Set(Array.from({ length: 200 }, () => roll(random, 4)))).toEqual(new Set([1, 2, 3, 4]));
});

describe('shuffle', () => {
  test('permutes the list in place', () => {
    const random = randomFrom(SEED);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 })), (list) => {
        const shuffled = [...list];
        expect(shuffle(random, shuffled)).toBe(shuffled);
        expect(shuffled.toSorted()).toEqual(list.toSorted());
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('brings about every order equally often', () => {
    const random = randomFrom(SEED);
    const counts = new Map<string, number>();
    for (let i = 0; i < 4800; i++) {
      const order = shuffle(random, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(60);
  });

  test('is the same for the same seed, as it always was', () => {
    expect(shuffle(randomFrom(seedFrom('underbridge')), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
      1, 6, 2, 8, 4, 9, 5, 3, 7, 10,
    ]);
  });
});

describe('pick', () => {
  test('comes upon each element equally often', () => {
    const random = randomFrom(SEED);
    const counts = { gnome: 0, elf: 0, troll: 0 };
    for (let i = 0; i < 3000; i++) counts[pick(random, ['gnome', 'elf', 'troll'] as const)]++;
    expect(chiSquare(Object.values(counts))).toBeLessThan(12);
  });

  test('has nothing to pick from an empty list', () => {
    expect(() => pick(randomFrom(SEED), [])).toThrow('nothing to pick from');
  });
});
