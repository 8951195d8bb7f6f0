import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn, newTurn } from './turn.ts';

test('what is done in turn is done one after another, in the order in which it came', async () => {
  const turn = newTurn();
  const seen: string[] = [];
  const action = (name: string, delay: number) =>
    inTurn(turn, async () => {
      seen.push(`${name} begins`);
      await wait(delay);
      seen.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([action('a', 20), action('b', 0), action('c', 5)])).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('whoever fails does not keep the others waiting', async () => {
  const turn = newTurn();
  const failed = inTurn(turn, async () => {
    throw new Error('no');
  });
  const next = inTurn(turn, async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(turn).toEqual({ busy: false, waiting: [] });
});
