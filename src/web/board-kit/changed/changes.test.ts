import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const before = new Map<string, number | string>([
  ['bells', 3],
  ['cows', 1],
  ['castle', 'princess'],
  ['church', ''],
  ['cave', 'bats'],
  ['left', 'bear'],
]);

test('numbers are counted, words come, go or change, what is as it was is not marked', () => {
  const now = new Map<string, number | string>([
    ['bells', 2],
    ['cows', 1],
    ['castle', ''],
    ['church', 'king'],
    ['cave', 'bears'],
    ['tile 7', 'bed'],
    ['trophies', 2],
  ]);
  expect(changesBetween(before, now, new Map([['bells', 2]]))).toEqual(
    new Map([
      ['bells', { kind: 'less', by: -1, seat: 2 }],
      ['castle', { kind: 'gone', by: 0 }],
      ['church', { kind: 'new', by: 0 }],
      ['cave', { kind: 'other', by: 0 }],
      ['tile 7', { kind: 'new', by: 0 }],
      ['trophies', { kind: 'more', by: 2 }],
    ]),
  );
});

test('a place that has come with nothing on it is no news', () => {
  expect(
    changesBetween(
      new Map(),
      new Map<string, number | string>([
        ['pot', 0],
        ['bed', ''],
      ]),
    ),
  ).toEqual(new Map());
});
