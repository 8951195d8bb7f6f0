import { expect, test } from 'vitest';
import { waitUntil, within } from './waiting.ts';

const never = new Promise<never>(() => {});

test('what comes in time is handed on, and so is what goes wrong', async () => {
  expect(await within('a word', Promise.resolve('troll'))).toBe('troll');
  await expect(within('a word', Promise.reject(new Error('no word')))).rejects.toThrow('no word');
});

test('what does not come is given up with the words for it', async () => {
  await expect(within('the troll', never, 10)).rejects.toThrow('waited 0.01 s for the troll');
  await expect(within(() => 'the troll, who said nothing', never, 10)).rejects.toThrow(
    'for the troll, who said nothing',
  );
});

test('looks until it is so, and gives up with the words for it', async () => {
  let looks = 0;
  await waitUntil('it was looked at twice', () => ++looks === 2);
  expect(looks).toBe(2);
  await expect(waitUntil('the bridge is crossed', () => false, 10)).rejects.toThrow(
    'waited 0.01 s until the bridge is crossed',
  );
});
