import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { openSite } from './site.ts';

const site = openSite();

test('a token for a bot is made, shown once and revoked', async () => {
  const { page } = await site.visit();
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name of the bot' }).fill('Grinder');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByRole('textbox', { name: 'Token of Grinder' }).inputValue();
  expect(token).toMatch(/^underbridge_/);
  expect(await violationsOn(page)).toEqual([]);

  const me = async () => {
    const answer = await fetch(`${site.url()}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    return [answer.status, ((await answer.json()) as { name?: string }).name];
  };
  expect(await me()).toEqual([200, 'Grinder']);

  await page.reload();
  const bots = page.getByRole('list', { name: 'Your bots' });
  await bots.getByText('Grinder').waitFor();
  expect(await page.locator('body').innerText()).not.toContain(token);
  expect(await page.getByRole('textbox', { name: 'Token of Grinder' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke the token of Grinder' }).click();
  await bots.waitFor({ state: 'hidden' });
  expect(await me()).toEqual([401, undefined]);
});
