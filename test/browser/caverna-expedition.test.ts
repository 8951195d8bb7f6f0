import { expect, test } from 'vitest';
import { ALONE, inStore } from './caverna.ts';
import { act, eventually, go, placeNamed, untilAsked } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('loot is packed in one panel, unpacked again, and sent in one go', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await go(page, 'space-ore-mining-13');
  await go(page, 'space-blacksmithing', 'forge-2');
  await untilAsked(page, /^Expedition with strength 2/);
  expect(await placeNamed(page, 'take-loot-stone').getAttribute('data-mood')).toBe('blocked');

  await go(page, 'take-loot-dog', 'take-loot-wood', 'take-all-weapons');
  await page.getByText('3 of 3 chosen').waitFor();
  expect(await placeNamed(page, 'take-loot-grain').getAttribute('data-mood')).toBe('instead');
  await page.getByRole('button', { name: 'Leave behind: 1 wood' }).click();
  await go(page, 'take-loot-grain');
  await page.getByText('They come home with strength 4 instead of 2.').waitFor();

  await act(page, () => placeNamed(page, 'send').click());
  await eventually('all of it is home', async () => [
    await inStore(page, 'dog'),
    await inStore(page, 'grain'),
    await inStore(page, 'wood'),
  ]).toEqual([1, 1, 0]);
});

test('an expedition is taken back loot by loot, and sent otherwise', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await go(page, 'space-ore-mining-13');
  await go(page, 'space-blacksmithing', 'forge-2');
  await untilAsked(page, /^Expedition with strength 2/);
  await go(page, 'take-loot-dog', 'take-loot-grain');
  await act(page, () => placeNamed(page, 'send').click());
  await eventually('the dog is home', () => inStore(page, 'dog')).toBe(1);

  const undo = page.getByRole('button', { name: 'Undo' });
  const expedition = page.locator('.prompt-sentence', { hasText: /^Expedition with strength 2/ });
  while ((await inStore(page, 'dog')) + (await inStore(page, 'grain')) > 0) await act(page, () => undo.click());
  await expedition.waitFor();
  await go(page, 'take-loot-wood');
  await act(page, () => placeNamed(page, 'send').click());
  await eventually('only wood is home', async () => [
    await inStore(page, 'dog'),
    await inStore(page, 'grain'),
    await inStore(page, 'wood'),
  ]).toEqual([0, 0, 1]);
});
