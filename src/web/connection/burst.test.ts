import { expect, test } from 'vitest';
import { batchBursts } from './burst.ts';

function watch() {
  const turns: (() => void)[] = [];
  const delivered: string[] = [];
  const hand = batchBursts(
    (item: string) => delivered.push(item),
    (action) => turns.push(action),
  );
  return { delivered, hand, turn: () => turns.shift()?.(), waits: () => turns.length > 0 };
}

test('the first is handed on at once, and what follows it together in the next turn', () => {
  const { delivered, hand, turn } = watch();
  for (const item of ['one', 'two', 'three']) hand(item);
  expect(delivered).toEqual(['one']);
  turn();
  expect(delivered).toEqual(['one', 'two', 'three']);
});

test('what comes while a burst is handed on keeps its place behind it', () => {
  const { delivered, hand, turn } = watch();
  hand('one');
  hand('two');
  turn();
  hand('three');
  expect(delivered).toEqual(['one', 'two']);
  turn();
  expect(delivered).toEqual(['one', 'two', 'three']);
});

test('after a quiet turn things are handed on at once again', () => {
  const { delivered, hand, turn, waits } = watch();
  hand('one');
  turn();
  expect(waits()).toBe(false);
  hand('two');
  expect(delivered).toEqual(['one', 'two']);
});
