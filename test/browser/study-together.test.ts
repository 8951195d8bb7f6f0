import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The browser notes what the server refuses: a change that came second, and one of who may not change the study any more. */
const REFUSED = /status of 40[39] /;

const comment = (page: Page) => page.getByLabel('Comment on this step');
const show = (page: Page, tab: 'Lines' | 'Notes' | 'Share') => page.getByRole('tab', { name: tab }).click();

test('a study is worked on together: what one writes the others see, what two write at once stays, readers only read', async () => {
  const { page: owner } = await site.visit({ forgiven: REFUSED });
  await owner.goto('/study');
  await owner.getByRole('button', { name: 'Deal', exact: true }).click();
  await owner.locator('.study-main .stage').waitFor();
  await show(owner, 'Share');
  await owner.getByRole('button', { name: 'Share by link' }).click();
  await owner.getByText('Everybody sees what you see here.').waitFor();
  const links = owner.locator('.study-side').getByRole('textbox');
  const reading = await links.first().inputValue();
  await owner.getByRole('button', { name: 'Work on it together' }).click();
  await eventually('there is a second link', () => links.count()).toBe(2);
  const working = await links.last().inputValue();

  const { page: friend } = await site.visit({ forgiven: REFUSED });
  await friend.goto(working);
  const { page: reader } = await site.visit();
  await reader.goto(reading);
  for (const page of [owner, friend, reader]) {
    await page.locator('.study-main .stage').waitFor();
    await show(page, 'Notes');
  }

  await comment(friend).fill('From the friend.');
  await eventually('the owner sees it', () => comment(owner).inputValue()).toBe('From the friend.');
  await reader.locator('.study-side').getByText('From the friend.').waitFor();
  expect(await comment(reader).count()).toBe(0);

  await Promise.all([
    comment(owner).fill('From the friend. And from the owner.'),
    comment(friend).fill('Really: from the friend.'),
  ]);
  const said = async (page: Page) => {
    const words = await comment(page).inputValue();
    return words.includes('Really:') && words.includes('And from the owner.');
  };
  for (const page of [owner, friend]) await eventually('both see the words of both', () => said(page)).toBe(true);

  await friend.getByRole('button', { name: 'Let bots answer' }).click();
  await friend.getByText('Bots are answering').waitFor({ state: 'detached' });
  await show(owner, 'Lines');
  await owner.getByRole('button', { name: /from step 0/ }).waitFor();
  expect(await reader.getByRole('button', { name: 'Let bots answer' }).count()).toBe(0);

  // Who was given the link for working together loses it, and still reads.
  await show(owner, 'Share');
  await owner.getByRole('button', { name: 'End working together' }).click();
  await owner.getByRole('button', { name: 'End working together' }).waitFor({ state: 'detached' });
  await show(friend, 'Notes');
  await comment(friend).fill('Only here.');
  await show(friend, 'Share');
  await friend.getByText('Only the person who shares this study can do that.').waitFor();
  await show(owner, 'Notes');
  expect(await said(owner)).toBe(true);
});
