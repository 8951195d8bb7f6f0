import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './patch.ts';

/** As it comes over the wire, where -0 is 0. */
const plain = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

test('the changes between any two values turn the one into the other', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const kept = structuredClone(before);
      const sent = JSON.parse(JSON.stringify(changesBetween(before, after)));
      expect(withChanges(before, sent)).toEqual(after);
      expect(before).toEqual(kept);
    }),
  );
});

test('equal values need no change', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(changesBetween(value, structuredClone(value))).toEqual([]);
    }),
  );
});

test('a change names only what differs', () => {
  const before = { hands: [['bean'], ['hidden']], purse: { bean: 1, apple: 2 }, winner: 1 };
  const after = { hands: [['bean'], ['hidden', 'hidden']], purse: { bean: 0, apple: 2 } };
  expect(changesBetween(before, after)).toEqual([
    [['winner']],
    [
      ['hands', 1],
      ['hidden', 'hidden'],
    ],
    [['purse', 'bean'], 0],
  ]);
});
