import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { makeAttempts } from '../../scripts/attempts.mjs';
import { type Dress, photograph } from '../../scripts/photograph.mjs';
import { untilAsked } from '../../src/web/scenes/play.ts';
import { setUpTables } from '../../src/web/scenes/scenes.ts';
import { waitingFor } from '../../src/web/scenes/waiting.ts';
import { PATIENCE } from '../waiting.ts';
import { openSite } from './site.ts';

const site = openSite();

test('a table that cannot be made is named with the reason, and the others are played', async () => {
  const { context } = await site.visit();
  const { attempt, failures } = makeAttempts();
  const laid = await setUpTables(
    context,
    {
      missing: { game: 'no-such-game', seats: 2, until: { answers: 1 } },
      played: { game: 'gnome-elf-troll', seats: 2, until: { answers: 1 } },
    },
    attempt,
  );
  expect(Object.keys(laid)).toEqual(['played']);
  expect(failures).toEqual([expect.stringMatching(/^- the table of missing: no table of no-such-game: .*"code"/)]);
});

test('a picture that cannot be taken is named with the reason, and the others are taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-shots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { context } = await site.visit();
  const { attempt, failures } = makeAttempts();
  const pathOf = (name: string, { theme, language }: Dress) => join(folder, `${name}-${theme}-${language}.png`);
  const broken = { open: () => Promise.reject(new Error('there is no such panel')) };
  const shots = { broken, home: { open: (page: Page) => page.goto('/') } };
  const dresses = [
    { theme: 'night', language: 'en' },
    { theme: 'day', language: 'sv' },
  ];
  const taken: string[] = [];
  const onTaken = (name: string, dress: Dress) => taken.push(pathOf(name, dress));
  await photograph(context, { shots, tables: {}, dresses, pathOf, attempt, waitingFor, patience: PATIENCE, onTaken });
  expect(failures).toEqual(['- broken: there is no such panel']);
  expect(taken).toEqual(dresses.map((dress) => pathOf('home', dress)));
  expect(taken.every((path) => existsSync(path))).toBe(true);
  expect(context.pages()).toHaveLength(1);
});

test('a wait that is in vain says what for', async () => {
  const { page } = await site.visit();
  // On an empty page nobody is ever asked.
  page.setDefaultTimeout(1);
  await expect(untilAsked(page, 'after 3 answers')).rejects.toThrow(
    'waited for a question or the end, after 3 answers',
  );
});
