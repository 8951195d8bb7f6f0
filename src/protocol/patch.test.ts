import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './patch.ts';

/** As parsed from JSON, where -0 becomes 0. */
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

test('fields may have the names of what every object inherits', () => {
  expect(changesBetween({}, { constructor: 1, toString: 2 })).toEqual([
    [['constructor'], 1],
    [['toString'], 2],
  ]);
  expect(changesBetween({ constructor: 1, a: 1 }, { toString: 2, a: 1 })).toEqual([
    [['constructor']],
    [['toString'], 2],
  ]);
});

test('a list that grows or shrinks in one place keeps the rest', () => {
  const row = ['a', 'b', 'c'];
  const changed = (after: readonly string[]) => changesBetween({ row }, { row: after });
  expect(changed(['a'])).toEqual([[['row', 1], [], 2]]);
  expect(changed(['b', 'c'])).toEqual([[['row', 0], [], 1]]);
  expect(changed([...row, 'd', 'e'])).toEqual([[['row', 3], ['d', 'e'], 0]]);
  expect(changed(['a', 'x', 'y', 'c'])).toEqual([[['row', 1], ['x', 'y'], 1]]);
  expect(changed(['x', 'y'])).toEqual([[['row'], ['x', 'y']]]);
  fc.assert(
    fc.property(fc.array(fc.nat(2)), fc.array(fc.nat(2)), (before, after) => {
      const sent = JSON.parse(JSON.stringify(changesBetween({ row: before }, { row: after })));
      expect(withChanges({ row: before }, sent)).toEqual({ row: after });
    }),
  );
});

test('a change names only what differs', () => {
  const before = { hands: [['bean'], ['hidden']], purse: { bean: 1, apple: 2 }, winner: 1 };
  const after = { hands: [['bean'], ['hidden', 'hidden']], purse: { bean: 0, apple: 2 } };
  expect(changesBetween(before, after)).toEqual([
    [['winner']],
    [['hands', 1, 1], ['hidden'], 0],
    [['purse', 'bean'], 0],
  ]);
});
