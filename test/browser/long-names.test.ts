import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../../src/games/index.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { eventually } from './play.ts';
import { shortenedOn } from './shortened.ts';
import { openSite } from './site.ts';
import { makeTable, whoAmI } from './tables.ts';

const site = openSite();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

const HOST = 'Wilhelmina Rosenquist';
const GUEST = 'Bartholomew Lindqvist';
/** So many letters of a name are read wherever it stands. */
const LETTERS = 8;

/** A full table: two people with long names among bots. */
function fullTable({ id, seats }: (typeof FOLDERS)[number]['manifest']): NewTable {
  return {
    game: id,
    seats: ['me', 'anyone', ...Array(Math.max(...seats) - 2).fill({ bot: 'random' })],
    options: {},
  };
}

describe.each(FOLDERS.map(({ manifest }) => [manifest.id, manifest] as const))('%s', (_, manifest) => {
  test('names keep at least eight letters at five sizes, with large text too', async () => {
    const host = await site.visit();
    const guest = await site.visit();
    const table = await makeTable(host.page, fullTable(manifest));
    await host.page.request.put('/api/me', { data: { name: HOST } });
    await whoAmI(guest.page);
    await guest.page.request.put('/api/me', { data: { name: GUEST } });
    await guest.page.goto(`/table/${table}`);
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    await host.page.goto(`/table/${table}`);
    await host.page.locator('.room-seat').filter({ hasText: GUEST }).waitFor();
    await host.page.getByRole('button', { name: 'Start the match' }).click();
    // Troll Town has nobody to show before all have said what sort of Troll they are.
    if (manifest.id === 'troll-town') {
      for (const { page } of [guest, host]) await page.getByRole('button', { name: /^Steady/ }).click();
      await host.page.locator('.tt-troll').first().waitFor();
    }
    for (const text of ['normal', 'large']) {
      await host.page.evaluate((kept) => {
        const key = 'underbridge.settings';
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), text: kept }));
      }, text);
      await host.page.goto(`/table/${table}`);
      await host.page.getByRole('region', { name: 'Board' }).waitFor();
      for (const viewport of SIZES) {
        await host.page.setViewportSize(viewport);
        const where = `${viewport.width}x${viewport.height}, ${text} text`;
        const look = () => shortenedOn(host.page, [HOST, GUEST], LETTERS);
        // In a folded board the section that is shown may have nobody's name.
        if (viewport.width > (text === 'large' ? 1024 : 768)) {
          await eventually(`a name at ${where}`, async () => (await look()).count).toBeGreaterThan(0);
        }
        await eventually(`whole names at ${where}`, async () => (await look()).places).toEqual([]);
      }
    }
  });
});

test.each([
  ['cut off', `<p style="width: 60px; overflow: hidden; white-space: nowrap">${HOST}</p>`, ['p.']],
  [
    'cut off by dots',
    `<p style="width: 84px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${HOST}</p>`,
    ['p.'],
  ],
  ['written shorter', '<p class="name">Wilh.</p>', ['p.name says Wilh.']],
  ['long enough', `<p style="width: 120px; overflow: hidden; white-space: nowrap">${HOST}</p>`, []],
])('a name that is %s is told', async (_, body, places) => {
  const { page } = await site.visit();
  await page.setContent(`<body style="font: 16px monospace">${body}</body>`);
  expect((await shortenedOn(page, [HOST], LETTERS)).places).toEqual(places);
});
