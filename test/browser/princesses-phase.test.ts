import { expect, test } from 'vitest';
import { answerButtons, go, untilAsked } from './play.ts';
import { RAID, send } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('the first phase ends by itself when its effort is spent, and Undo leads back to what was chosen', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await send(page, 'camp', 'power');
  await untilAsked(page, /^In the power cavern: \d/);
  const effort = Number(/(\d+) effort/.exec((await page.locator('.prompt-sentence').textContent()) ?? '')?.[1]);
  if (effort > 1) await go(page, 'act-get-power-power');
  else await go(page, 'activate-clan');
  await untilAsked(page, /^Move your second troll/);
  expect(await answerButtons(page).count()).toBe(0);

  await page.getByRole('button', { name: /^Undo$/ }).click();
  await untilAsked(page, /^In the power cavern: \d/);
});
