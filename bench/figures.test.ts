import { expect, test } from 'vitest';
import { alone, compare, figureLines } from './figures.ts';
import { rateOf, ratioOf, takeTurns } from './slices.ts';

test('a comparison has the ratio of the two', () => {
  expect(compare('clone/chess', 'clones/s', 1_234_567.8, 'structuredClone', 2.34567)).toEqual({
    figure: 'clone/chess',
    unit: 'clones/s',
    ours: 1_234_568,
    peer: 'structuredClone',
    theirs: 2.346,
    ratio: 526_318,
  });
});

test('figures are set in columns, with nothing where there is no peer', () => {
  const lines = figureLines([
    alone('record-size/chess/2', 'bytes', 3210),
    compare('clone/chess', 'clones/s', 90, 'json', 3),
  ]);
  expect(lines).toEqual([
    'figure                ours  unit      peer  theirs  ratio',
    'record-size/chess/2  3,210  bytes',
    'clone/chess             90  clones/s  json       3     30',
  ]);
});

test('workers take turns, each in as many slices, after a first one that does not count', () => {
  const turns: string[] = [];
  const worker = (name: string) => (seconds: number) => {
    turns.push(name);
    return { done: turns.length, seconds };
  };
  const [a = [], b = []] = takeTurns(2.4, [worker('a'), worker('b')]);
  expect(turns.join('')).toBe('ab'.repeat(13));
  expect([a.length, b.length]).toEqual([12, 12]);
  expect(a[0]).toEqual({ done: 3, seconds: expect.closeTo(0.1) });
});

test('one disturbed slice changes neither rate nor ratio', () => {
  const ours = [100, 100, 3, 100, 100].map((done) => ({ done, seconds: 1 }));
  const theirs = [10, 10, 10, 1, 10].map((done) => ({ done, seconds: 1 }));
  expect(rateOf(ours)).toBe(100);
  expect(ratioOf(ours, theirs)).toBe(10);
});
