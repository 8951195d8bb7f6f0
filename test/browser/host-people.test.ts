import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { seedFrom } from '../../src/kernel/random.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { becomeHost } from '../server/kit/furnished.ts';
import { builtServer } from '../server/processes.ts';
import { answerOnce, eventually, whatIsWanted } from './play.ts';
import { openSite, USUAL_SHUFFLE } from './site.ts';
import { FOR_TWO, makeTable, whoAmI } from './tables.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;
let folder = '';

afterEach(async () => {
  await fresh?.remove();
  rmSync(folder, { recursive: true, force: true });
});

// What comes last is closed first: pages before their server, and it before its database.
const servers = builtServer();
const site = openSite({ server: false });

/** A server with a host, and two people at a match that has begun; it is the first one's turn. */
async function open() {
  fresh = await freshDatabase('sqlite');
  folder = mkdtempSync(join(tmpdir(), 'underbridge-backups-'));
  const { database } = fresh;
  const { url } = await servers.start(database, { web: site.web(), seed: seedFrom(USUAL_SHUFFLE), backups: folder });
  const named = async (name: string) => {
    const { page } = await site.visit({ url, forgiven: /status of (40[34]|503)|ERR_CONNECTION/ });
    await whoAmI(page);
    await page.request.put('/api/me', { data: { name } });
    return page;
  };
  const [host, grimnir, ylva] = [await named('Astrid'), await named('Grimnir'), await named('Ylva')];
  await becomeHost(host.request, database);
  const table = await makeTable(grimnir, { ...FOR_TWO, options: { goal: 8, firstPlayer: 0 } });
  await ylva.request.post(`/api/tables/${table}/join`, { data: {} });
  await grimnir.request.post(`/api/tables/${table}/start`, { data: {} });
  return { url, host, grimnir, ylva, table };
}

/** What a host may do to somebody, on the page about them. */
async function meet(host: Page, name: string): Promise<void> {
  await host.goto('/host/people');
  await host.getByRole('searchbox', { name: 'Find a name or an id' }).fill(name);
  await host.getByText('1 of 3').waitFor();
  await host.getByRole('link', { name }).click();
}

test('a host bans somebody for a time: they make and join no table, and go on with the match they are in, until that ends', async () => {
  const { host, grimnir, table } = await open();
  await meet(host, 'Grimnir');
  await host.getByRole('button', { name: 'Ban…' }).click();
  const ban = host.getByRole('dialog', { name: 'Ban Grimnir?' });
  await ban.getByText('three days').click();
  await ban.getByRole('textbox').fill('Three days to think it over.');
  await ban.getByRole('button', { name: 'Ban', exact: true }).click();
  await host.getByText(/^Banned until .*Three days to think it over\./).waitFor();

  await grimnir.goto('/new/gnome-elf-troll');
  const told = /A host has banned you until .* Matches you are in go on\. The host says: Three days to think it over\./;
  await grimnir.getByRole('complementary', { name: 'From the host' }).getByText(told).waitFor();
  await grimnir.getByRole('button', { name: 'Create table' }).click();
  await grimnir.getByRole('main').getByText(told).waitFor();
  await grimnir.goto(`/table/${table}`);
  await whatIsWanted(grimnir);
  await answerOnce(grimnir);

  await host.getByRole('button', { name: 'End the ban' }).click();
  await host.getByRole('button', { name: 'Ban…' }).waitFor();
  await grimnir.goto('/new/gnome-elf-troll');
  await grimnir.getByRole('button', { name: 'Create table' }).click();
  await grimnir.getByRole('button', { name: 'Start the match' }).waitFor();
  expect(await grimnir.getByRole('complementary', { name: 'From the host' }).count()).toBe(0);
});

test('a host lets somebody back in who has lost their key, and they are told so', async () => {
  const { url, host, ylva, table } = await open();
  await meet(host, 'Ylva');
  await host.getByRole('button', { name: 'Link for a lost key…' }).click();
  const dialog = host.getByRole('dialog', { name: 'A link for Ylva' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link that signs in as Ylva' }).inputValue();
  const { page: elsewhere } = await site.visit({ url });
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Continue as Ylva' }).click();
  await eventually('they are Ylva there', async () => (await whoAmI(elsewhere)).id).toBe((await whoAmI(ylva)).id);
  await elsewhere.goto('/matches');
  await elsewhere.getByRole('main').locator(`a[href="/table/${table}"]`).waitFor();
  await ylva.goto('/');
  const word = ylva.getByRole('complementary', { name: 'From the host' });
  await word.getByText(/^Astrid made a link on .* that signs in as you\./).waitFor();
  await word.getByRole('button', { name: 'I have read it' }).click();
  await word.waitFor({ state: 'detached' });
});

test('a host puts a backup in the place of everything, and reads what was there before', async () => {
  const { host, ylva } = await open();
  await host.goto('/host/database');
  await host.getByRole('button', { name: 'Back up now' }).click();
  await host.getByText(/^Backed up, read back and checked/).waitFor();
  await ylva.request.put('/api/me', { data: { name: 'Somebody else' } });
  await host.getByRole('button', { name: /^Restore the backup/ }).click();
  const restore = host.getByRole('dialog', { name: 'Restore this backup?' });
  const asked = await restore.getByText(/^Type the name of the backup to confirm: /).innerText();
  await restore.getByRole('textbox').fill(asked.replace(/^.*: /, ''));
  await restore.getByRole('button', { name: 'Restore it' }).click();
  await host.getByText(/Restored\. What was there before is in underbridge-/).waitFor();
  await host.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  expect((await whoAmI(ylva)).name).toBe('Ylva');
  await host.getByText(/before a restore/).waitFor();
});
