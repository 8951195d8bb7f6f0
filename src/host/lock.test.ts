import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newLock, withLock } from './lock.ts';

test('what is done in turn is done one after another, in the order in which it came', async () => {
  const turn = newLock();
  const seen: string[] = [];
  const action = (name: string, delay: number) =>
    withLock(turn, async () => {
      seen.push(`${name} begins`);
      await wait(delay);
      seen.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([action('a', 20), action('b', 0), action('c', 5)])).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('whoever fails does not keep the others waiting', async () => {
  const turn = newLock();
  const failed = withLock(turn, async () => {
    throw new Error('no');
  });
  const next = withLock(turn, async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(turn).toEqual({ busy: false, waiting: [] });
});
