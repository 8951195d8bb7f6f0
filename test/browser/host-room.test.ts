import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { seedFrom } from '../../src/kernel/random.ts';
import { programHere } from '../cli/program.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { becomeHost } from '../server/kit/furnished.ts';
import { builtServer } from '../server/processes.ts';
import { violationsOn } from './accessible.ts';
import { device } from './authenticator.ts';
import { eventually } from './play.ts';
import { openSite, USUAL_SHUFFLE } from './site.ts';
import { FOR_TWO, makeTable } from './tables.ts';

const program = programHere();
let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;
let folder = '';

afterEach(async () => {
  await fresh?.remove();
  rmSync(folder, { recursive: true, force: true });
});

// What comes last is closed first: pages before their server, and it before its database.
const servers = builtServer();
const site = openSite({ server: false });

const LOST = /status of 40[34]/;

/** Two people at a match that has begun, of whom the first has written something. */
async function atOddsAt(url: string): Promise<{ rude: Page; kind: Page }> {
  const [{ page: rude }, { page: kind }] = [await site.visit({ url, forgiven: LOST }), await site.visit({ url })];
  const table = await makeTable(rude, FOR_TWO);
  for (const [page, name] of [
    [rude, 'Grimnir'],
    [kind, 'Ylva'],
  ] as const) {
    await page.request.get('/api/me');
    await page.request.put('/api/me', { data: { name } });
  }
  await kind.request.post(`/api/tables/${table}/join`, { data: {} });
  await rude.request.post(`/api/tables/${table}/start`, { data: {} });
  for (const page of [rude, kind]) {
    await page.goto(`/table/${table}`);
    await page.getByRole('tab', { name: 'Chat' }).click();
  }
  await rude.getByRole('textbox', { name: 'Write to the table' }).fill('You should not be allowed to play.');
  await rude.getByRole('button', { name: 'Send' }).click();
  return { rude, kind };
}

test('from the command line into the room: a report, a mute, a match ended, an announcement, a backup; all is written down', async () => {
  fresh = await freshDatabase('sqlite');
  const { database } = fresh;
  folder = mkdtempSync(join(tmpdir(), 'underbridge-backups-'));
  const server = await servers.start(database, { web: site.web(), seed: seedFrom(USUAL_SHUFFLE), backups: folder });
  // Browsers give passkeys to pages of this machine by this name, never by its address.
  const url = server.url.replace('127.0.0.1', 'localhost');

  const { out } = await program.run(`admin --origin ${url} --database ${database}`);
  const link = /http:\S+/.exec(out)?.[0] ?? '';
  const { page, context } = await site.visit({ url, forgiven: LOST });
  const { keys } = await device(context, page);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Astrid');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await page.getByText('as Astrid.').waitFor();
  await page.getByRole('button', { name: 'Become a host' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Enter the room' }).click();
  await page.getByText('The bridge stands. Nothing is waiting for you.').waitFor();
  expect(await keys()).toHaveLength(1);
  // The link was for one; another is told so, and how to get a new one.
  const { page: stranger } = await site.visit({ url, forgiven: LOST });
  await stranger.goto(link);
  await stranger.getByText('This link has been used already, or is too old.').waitFor();
  await stranger.goto('/host');
  await stranger.getByText('This room is for the hosts of this server').waitFor();

  const { rude, kind } = await atOddsAt(server.url);
  await kind.getByRole('button', { name: 'Tell the host about what Grimnir wrote' }).click();
  await kind.getByRole('textbox', { name: 'What is wrong with it?' }).fill('He says so at every table.');
  await kind.getByRole('button', { name: 'Tell the host', exact: true }).click();
  await kind.getByText('Thank you for telling us.').waitFor();
  await kind.getByRole('button', { name: 'Close' }).last().click();

  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the host’s room' }).getByRole('link', { name }).click();
  await section('Reports');
  await page.getByText('They say: He says so at every table.').waitFor();
  await page.getByText('You should not be allowed to play.').first().waitFor();
  await page.getByRole('button', { name: 'Mute…' }).click();
  const mute = page.getByRole('dialog', { name: 'Mute Grimnir?' });
  await mute.getByText('three days').click();
  await mute.getByRole('textbox').fill('Please be kind.');
  await mute.getByRole('button', { name: 'Mute', exact: true }).click();
  await page.getByText('No report is waiting.').waitFor();
  await rude.reload();
  await rude.getByRole('tab', { name: 'Chat' }).click();
  const told = rude.getByText(/A host has muted you until .*The host says: Please be kind\./);
  await told.first().waitFor();
  expect(await told.count()).toBe(2);
  expect(await rude.getByRole('textbox', { name: 'Write to the table' }).count()).toBe(0);

  await section('Tables');
  await page.getByRole('searchbox', { name: 'A player’s name' }).fill('ylva');
  await page.getByRole('button', { name: 'End…' }).click();
  await page.getByRole('dialog', { name: 'End this table?' }).getByRole('button', { name: 'End it' }).click();
  await page.getByText('No such tables.').waitFor();
  for (const player of [rude, kind]) await player.getByText('A host has ended this match.').first().waitFor();

  await section('Announcements');
  await page.getByRole('textbox', { name: 'English' }).fill('Tonight the bridge closes.');
  await page.getByRole('textbox', { name: 'Svenska' }).fill('I kväll stänger bron.');
  await page.getByRole('button', { name: 'Put it up' }).click();
  await page.getByText('It is up.').waitFor();
  await stranger.goto('/tables');
  const word = stranger.getByRole('complementary', { name: 'From the host' });
  await word.getByText('Tonight the bridge closes.').waitFor();
  await word.getByRole('button', { name: 'I have read it' }).click();
  await stranger.reload();
  await stranger.getByRole('heading', { name: 'Tables' }).waitFor();
  await stranger.waitForLoadState('networkidle');
  expect(await word.count()).toBe(0);
  const { page: swede } = await site.visit({ url, language: 'sv' });
  await swede.goto('/tables');
  await swede.getByText('I kväll stänger bron.').waitFor();

  await section('Database');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText(/^Backed up, read back and checked: .*, 5 people/).waitFor();
  await page.getByRole('button', { name: /^Check the backup/ }).click();
  await page.getByText(/The backup is sound: \d/).waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download the backup/ }).click();
  const file = await readFile(await (await coming).path());
  expect(file.subarray(0, 15).toString()).toBe('SQLite format 3');
  // Nothing is restored before its name was typed.
  await page.getByRole('button', { name: /^Restore the backup/ }).click();
  const restore = page.getByRole('dialog', { name: 'Restore this backup?' });
  await restore.getByRole('textbox').fill('underbridge');
  expect(await restore.getByRole('button', { name: 'Restore it' }).isDisabled()).toBe(true);
  await restore.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Close the room here' }).click();
  await page.getByRole('button', { name: 'Open with a passkey' }).click();
  await section('What hosts did');
  const actions = page.locator('.host-actions li span');
  await eventually('everything is written down', async () =>
    (await actions.allInnerTexts()).map((text) =>
      text.replace(/underbridge-\S+\.db/, 'B').replace(/until [^:]*:\d\d:/, 'until then:'),
    ),
  ).toEqual([
    'Astrid opened the host’s room.',
    'Astrid downloaded the backup B.',
    'Astrid checked the backup B.',
    'Astrid made the backup B.',
    'Astrid announced until then: “Tonight the bridge closes.”',
    'Astrid ended a table of Gnome Elf Troll: Grimnir, Ylva.',
    'Astrid settled a report about Grimnir: muted (“Please be kind.”).',
    'Astrid muted Grimnir for 3 days (“Please be kind.”).',
    'Astrid opened the host’s room.',
    'Astrid became a host with a link.',
    'Somebody on the server’s machine printed a link into the host’s room.',
  ]);
});

test('a host stops the clocks of one table, then of all; those who play see it, and the log of hosts says so', async () => {
  fresh = await freshDatabase('sqlite');
  const { database } = fresh;
  const { url } = await servers.start(database, { web: site.web(), seed: seedFrom(USUAL_SHUFFLE) });
  const [{ page }, { page: player }, { page: other }] = [
    await site.visit({ url }),
    await site.visit({ url, phone: true }),
    await site.visit({ url }),
  ];
  const table = await makeTable(player, { ...FOR_TWO, pace: 'live-calm', options: { goal: 8, firstPlayer: 0 } });
  await other.request.get('/api/me');
  await other.request.post(`/api/tables/${table}/join`, { data: {} });
  await player.request.post(`/api/tables/${table}/start`, { data: {} });
  await player.goto(`/table/${table}`);
  await player.locator('.own-clock').waitFor();
  await page.request.get('/api/me');
  await page.request.put('/api/me', { data: { name: 'Astrid' } });
  await becomeHost(page.request, database);
  await page.goto('/host/tables');

  const stands = player.getByText('stopped by a host of this server').first();
  const confirm = async (asked: string, answer: string) => {
    await page.getByRole('button', { name: asked }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: answer }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await confirm('Stop clocks…', 'Stop the clocks');
  await page.getByText('clocks stand', { exact: true }).waitFor();
  await stands.waitFor();
  await confirm('Let clocks go on…', 'Let them go on');
  await stands.waitFor({ state: 'detached' });
  await confirm('Stop all clocks', 'Stop all clocks');
  await page.getByText(/^All clocks were stopped /).waitFor();
  await stands.waitFor();
  for (const each of [page, player]) expect(await violationsOn(each)).toEqual([]);
  await confirm('Let all clocks go on', 'Let all clocks go on');
  await stands.waitFor({ state: 'detached' });
  await page.goto('/host/log');
  await eventually('everything is written down', async () =>
    (await page.locator('.host-actions li span').allInnerTexts()).slice(0, 4).map((text) => text.replace(/:.*/, '')),
  ).toEqual([
    'Astrid let all clocks go on.',
    'Astrid stopped the clocks of all tables.',
    'Astrid let the clocks of a table of Gnome Elf Troll go on',
    'Astrid stopped the clocks of a table of Gnome Elf Troll',
  ]);
});
