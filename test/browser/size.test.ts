import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FOLDERS } from '../../src/games/index.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable } from './tables.ts';

/** A server of its own: what others have laid there would be on the first page. */
const site = openSite({ shuffle: 'first page' });

const MOST = 150 * 1024;

// In this order: a table stays open.
test.each([
  ['', false],
  [' where tables are open', true],
])('the first page%s loads at most 150 KB of gzipped script, and no game before a table wants one', async (_, open) => {
  const { page } = await site.visit();
  if (open) await makeTable((await site.visit()).page, { ...FOR_TWO, open: true });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.waitForLoadState('networkidle');

  const first = [...scripts];
  const sizes = first.map((path) => ({ path, size: gzipSync(readFileSync(join(site.web(), path))).length }));
  sizes.sort((one, other) => other.size - one.size);
  const listed = sizes.map(({ path, size }) => `${path} ${size}`).join('\n');
  expect(first.length).toBeGreaterThan(0);
  expect(
    sizes.reduce((sum, { size }) => sum + size, 0),
    listed,
  ).toBeLessThanOrEqual(MOST);
  const board = (path: string) => /\/board-/.test(path);
  const ofGames = (path: string) => board(path) || FOLDERS.some(({ manifest }) => path.includes(`/${manifest.id}-`));
  expect(first.filter(ofGames)).toEqual([]);

  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('region', { name: 'Board' }).waitFor();
  expect([...scripts].filter(board)).not.toEqual([]);
});
