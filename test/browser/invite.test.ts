import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable, whoAmI } from './tables.ts';

const site = openSite();

/** Somebody of that name who can sign in again, and so can be found by name. */
async function member(name: string, phone = false): Promise<{ page: Page; id: string }> {
  const { page } = await site.visit({ phone });
  const { id } = await whoAmI(page);
  await page.request.put('/api/me', { data: { name } });
  await page.request.post('/api/me/codes', { data: {} });
  return { page, id };
}

test('somebody is invited from their profile, sits down from the first page, and the match begins', async () => {
  const [host, invited] = [await member('Hildur Inviting'), await member('Ingmar Invited', true)];
  await host.page.goto(`/people/${invited.id}`);
  await host.page.getByRole('link', { name: 'Invite' }).click();
  const seats = host.page.getByRole('group', { name: 'Seats' });
  await seats.getByText('Ingmar Invited').waitFor();
  expect(await violationsOn(host.page)).toEqual([]);
  await host.page.getByRole('button', { name: 'Create table' }).click();
  await host.page.getByText('kept for Ingmar Invited').waitFor();
  expect(await violationsOn(host.page)).toEqual([]);

  await invited.page.goto('/');
  const invitations = invited.page.getByRole('region', { name: 'Invitations' });
  await invitations.getByText(/^Hildur Inviting invites you to/).waitFor();
  await invitations.getByText(/ · about \d+ (min|h)$/).waitFor();
  expect(await violationsOn(invited.page)).toEqual([]);
  await invitations.getByRole('button', { name: 'Sit down' }).click();
  await invited.page.waitForURL(/\/table\//);
  await eventually('nobody is waited for any more', () => host.page.getByText('kept for').count()).toBe(0);
});

test('somebody is found by name in the waiting room, and declines; the host can take an invitation back', async () => {
  const [host, invited] = [await member('Hildur Asking'), await member('Åke Sought')];
  await host.page.goto(`/table/${await makeTable(host.page, FOR_TWO)}`);
  const invite = async () => {
    await host.page.getByRole('button', { name: 'Invite by name' }).click();
    await host.page.getByRole('searchbox', { name: 'Who do you want to invite?' }).fill('ake sou');
    await host.page.getByRole('button', { name: 'Åke Sought' }).click();
    await host.page.getByText('kept for Åke Sought').waitFor();
  };
  await invite();
  await invited.page.goto('/');
  await invited.page.getByRole('button', { name: 'Decline' }).click();
  await eventually('there is no invitation', () => invited.page.getByText('invites you to').count()).toBe(0);
  await host.page.getByRole('button', { name: 'Invite by name' }).waitFor();
  await invite();
  await host.page.getByRole('button', { name: 'Take back the invitation' }).click();
  await host.page.getByRole('button', { name: 'Invite by name' }).waitFor();
});

test('who follows somebody sees them wait at a table; who blocks somebody sees nothing more that they write', async () => {
  const [reader, other] = [await member('Rune Reading'), await member('Ottar Other')];
  await reader.page.goto(`/people/${other.id}`);
  await reader.page.getByRole('button', { name: 'Follow' }).click();
  await reader.page.getByRole('button', { name: 'Stop following' }).waitFor();
  const table = await makeTable(other.page, { ...FOR_TWO, open: true });
  await reader.page.goto('/');
  await reader.page.getByText('Ottar Other is waiting at a table: Gnome Elf Troll').waitFor();
  await reader.page.goto('/tables');
  expect(await reader.page.locator('.open-table').first().innerText()).toContain('Ottar Other');

  await other.page.goto(`/table/${table}`);
  await other.page.getByRole('textbox', { name: 'Write to the table' }).fill('Anybody there?');
  await other.page.keyboard.press('Enter');
  await reader.page.goto(`/table/${table}`);
  // It is the first line of the chat, and so the word of the invitation, too.
  for (const place of ['.room-chat', '.invitation'])
    await reader.page.locator(place).getByText('Anybody there?').waitFor();
  await reader.page.getByRole('button', { name: 'About Ottar Other' }).click();
  const card = reader.page.getByRole('dialog', { name: 'Ottar Other' });
  await card.getByRole('button', { name: 'Block' }).click();
  await card.getByRole('button', { name: 'Unblock' }).waitFor();
  await card.getByRole('button', { name: 'Close' }).click();
  await eventually('what they wrote is gone', () => reader.page.getByText('Anybody there?').count()).toBe(0);

  await reader.page.goto('/people');
  await reader.page.getByRole('group', { name: 'Show' }).getByText('Blocked (1)').click();
  await reader.page.getByRole('button', { name: 'Unblock' }).waitFor();
  expect(await violationsOn(reader.page)).toEqual([]);
});
