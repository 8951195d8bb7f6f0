import { expect, test } from 'vitest';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable, minutesForTwo, sitDown } from './tables.ts';

const site = openSite();

test('a name is asked for until it is given, and can be changed at one’s own seat', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const table = await makeTable(host.page, FOR_TWO);
  await guest.page.goto(`/table/${table}`);
  const question = guest.page.getByLabel('What should we call you?');
  await question.waitFor();
  // Whoever sits down without a name, or stands up again, is asked all the same.
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  const own = guest.page.getByRole('textbox', { name: 'Your name' });
  await own.waitFor();
  expect(await own.inputValue()).toBe('');
  await guest.page.getByRole('button', { name: 'Stand up' }).click();
  await question.waitFor();
  await guest.page.reload();
  await question.waitFor();
  await guest.page.getByRole('button', { name: 'Sit here' }).click();

  await own.fill('Wilhelmina');
  await own.press('Escape');
  expect(await own.inputValue()).toBe('');
  await own.fill('Wilhelmina');
  await own.press('Enter');
  await host.page.goto(`/table/${table}`);
  await host.page.locator('.room-seat').filter({ hasText: 'Wilhelmina' }).waitFor();

  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await guest.page.getByRole('button', { name: 'Wilhelmina’s seat' }).click();
  const dialog = guest.page.getByRole('dialog', { name: 'Wilhelmina' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Mina');
  await guest.page.keyboard.press('Enter');
  await eventually('the others read the new name', () => host.page.locator('.players-list').innerText()).toContain(
    'Mina',
  );
});

test('the waiting room says who invites to what, and what differs, above the fold', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const table = await makeTable(host.page, FOR_TWO);
  await host.page.request.put('/api/me', { data: { name: 'Signe' } });
  await guest.page.setViewportSize({ width: 1280, height: 720 });
  const minutes = minutesForTwo(guest.page);
  await guest.page.goto(`/table/${table}`);
  const invitation = guest.page.getByRole('region', { name: 'Gnome Elf Troll' });
  await invitation.getByText('Signe invites you to').waitFor();
  await invitation.getByText('2 players').waitFor();
  await invitation.getByText(`about ${await minutes} min`).waitFor();
  await invitation.getByText(/^As usual, except: .*8$/).waitFor();
  expect(await invitation.getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe(
    '/rules/gnome-elf-troll',
  );
  const inSight = guest.page.getByRole('textbox', { name: 'Write to the table' });
  const box = await inSight.boundingBox();
  expect((box?.y ?? 720) + (box?.height ?? 0)).toBeLessThanOrEqual(720);
  await host.page.goto(`/table/${table}`);
  await host.page.getByText('You invite others to').waitFor();
});

test('the words on the poster have a ground no wider than themselves', async () => {
  const { page } = await site.visit();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const words = page.locator('.hero-words p > span');
  await words.waitFor();
  const spare = await words.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const widest = Math.max(...[...text.getClientRects()].map(({ width }) => width));
    return Math.max(...[...element.getClientRects()].map(({ width }) => width)) - widest;
  });
  expect(spare).toBeLessThan(40);
});

test('on a phone the settings are reached from a table', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});
