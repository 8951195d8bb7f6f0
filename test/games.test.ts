import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FOLDERS } from '../src/games/index.ts';
import { LANGUAGE_IDS } from '../src/kernel/languages.ts';

const GAMES = fileURLToPath(new URL('../src/games', import.meta.url));

/** What lies in every game's folder. The compiler asks for what `folder.ts` names; the web app collects the rest by these paths. */
const PARTS = [
  'RULES.md',
  'manifest.ts',
  'folder.ts',
  'index.ts',
  'position.ts',
  'setup.ts',
  'view.ts',
  'frames.ts',
  'moves.ts',
  'options.ts',
  'score.ts',
  'census.ts',
  'counts.ts',
  'bot/bot.ts',
  'terminal/terminal.ts',
  'board/index.ts',
  'board/Cover.tsx',
  'board/scenes.ts',
  ...LANGUAGE_IDS.flatMap((language) =>
    ['index.ts', 'board.ts', 'summary.ts'].map((part) => `messages/${language}/${part}`),
  ),
];

/** Folders that games share. */
const SHARED = ['speech'];

const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map(({ name }) => name);

test('every folder of a game is in the list of src/games/list.ts, under its own name', () => {
  expect(FOLDERS.map(({ manifest }) => manifest.id).sort()).toEqual(folders.sort());
});

test.each(folders)('nothing is missing in the folder of %s', (game) => {
  expect(PARTS.filter((part) => !existsSync(join(GAMES, game, part)))).toEqual([]);
});

test.each(folders)(
  'the board of %s never looks at the stack: it is given the frame its viewer has to answer',
  (game) => {
    const board = join(GAMES, game, 'board');
    const sources = readdirSync(board, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
    );
    expect(sources.filter((name) => /\.stack\b/.test(readFileSync(join(board, name), 'utf8')))).toEqual([]);
  },
);

test.each(FOLDERS)(
  '$manifest.id exports its game and nothing else, as its manifest announces it',
  async ({ manifest, game }) => {
    const exported: Readonly<Record<string, unknown>> = await import(`../src/games/${manifest.id}/index.ts`);
    expect(Object.values(exported).map((each) => (each as typeof game).id)).toEqual([manifest.id]);
    expect(game).toMatchObject(manifest);
    expect(manifest.seats).toContain(manifest.defaultSeats);
    expect([...manifest.seats].sort((one, other) => one - other)).toEqual(manifest.seats);
  },
);
