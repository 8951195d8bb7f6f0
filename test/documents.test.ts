import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEED_IDS } from '../src/games/troll-town/box/deeds.ts';
import { PIECE_IDS } from '../src/games/troll-town/box/pieces.ts';
import { SUPPLIES } from '../src/games/troll-town/box/supplies.ts';
import { BEDS, type BuildingKind, GEARS, REBUILDS } from '../src/games/troll-town/position.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...['docs', 'docs/architecture'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Where our own files are: what is built, installed or kept there is not named by documents. */
const FOLDERS = ['.github', 'bench', 'docs', 'examples', 'scripts', 'src', 'test'];

/** What is named though it need not be there: made by a command. */
const MAY_BE_MISSING = ['data/', 'data/underbridge.db', 'shots/'];

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('/node_modules/'));
}

const files = [...FOLDERS, ...readdirSync(ROOT), ...FOLDERS.flatMap(filesIn)];

/** A path may be told from anywhere: `bot.ts` is that of some folder. */
function isThere(path: string): boolean {
  const bare = path.replace(/\/$/, '');
  return files.some((file) => file === bare || file.endsWith(`/${bare}`));
}

const PATH =
  /^(?![/@.])[\w./-]+(?:\/|\.(?:css|json|md|mjs|py|tsx?))$|^(?:bench|docs|examples|scripts|src|test)\/[\w./-]+$/;

test.each(DOCUMENTS)('the files that %s names are there', (document) => {
  const named = [...readText(document).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const missing = named.filter((name) => PATH.test(name) && !MAY_BE_MISSING.includes(name) && !isThere(name));
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('the files and pictures that %s links to are there', (document) => {
  const links = [...readText(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
});

test.each(DOCUMENTS)('the commands that %s gives are there', (document) => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const given = [...readText(document).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(given.filter((name) => !(name in scripts))).toEqual([]);
});

test('a rule that add-a-game.md quotes says so in the rule book', () => {
  const quoted = [...readText('docs/architecture/add-a-game.md').matchAll(/^> \*\*([\w.-]+)\*\* (.*)$/gm)];
  expect(quoted.length).toBeGreaterThan(0);
  const book = readText('src/games/gnome-elf-troll/RULES.md');
  for (const [, id = '', text = ''] of quoted) expect(book).toContain(`**${id}** ${text}`);
});

test('docs/api.md names every value that proposals of Troll Town may have', () => {
  const page = readText('docs/api.md');
  const proposals = page.slice(page.indexOf('**Proposals**'), page.indexOf('**`refused`**'));
  const kinds = ['hovel', 'cage', 'shop', 'hut', 'pit', 'addon', 'pile'] satisfies BuildingKind[];
  const values = [...DEED_IDS, ...PIECE_IDS, ...REBUILDS, ...SUPPLIES, ...BEDS, ...GEARS, ...kinds];
  expect(values.filter((value) => !proposals.includes(`\`${value}\``))).toEqual([]);
});
