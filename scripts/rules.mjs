import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { refuse, root } from './root.mjs';
import { compareRules } from './rules-index.mjs';

const TEST = /\.test\.tsx?$/;

/** @param {readonly string[]} options */
const UNKNOWN_OPTION = (options) => `npm run rules knows only the option --json, not: ${options.join(' ')}`;

/** @param {string} folder */
function readTests(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => TEST.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/** @typedef {Pick<typeof import('../src/games/rulebook.ts'), 'rulesIn'>} Reader */

/** The one reader of rule books. */
async function bringReader() {
  const { tsImport } = await import('tsx/esm/api');
  return /** @type {Promise<Reader>} */ (tsImport('../src/games/rulebook.ts', import.meta.url));
}

/**
 * @param {string} game
 * @param {Reader} reader
 */
function inspect(game, { rulesIn }) {
  const folder = join(root, 'src/games', game);
  const sheet = join(folder, 'RULES.md');
  const hasSheet = existsSync(sheet);
  return {
    hasSheet,
    game,
    ...compareRules(
      hasSheet ? rulesIn(readFileSync(sheet, 'utf8')) : [],
      [folder, join(root, 'test/games', game)].flatMap(readTests),
    ),
  };
}

/**
 * A folder is a game's if it has a sheet, or tests that name rules of one.
 * @param {Reader} reader
 */
function inspectGames(reader) {
  const games = join(root, 'src/games');
  if (!existsSync(games)) return [];
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((folder) => inspect(folder.name, reader))
    .filter(({ hasSheet, unknown }) => hasSheet || unknown.length > 0)
    .map(({ hasSheet, ...found }) => found);
}

/** @param {ReturnType<typeof inspectGames>[number]} found */
function describe({ game, rules, tested, untested, unknown }) {
  return [
    `${game}: ${rules} rules, ${tested} with a test, ${untested.length} without`,
    ...(rules === 0 ? ['  no RULES.md with rules: each is an item of a list, such as - **CT-1.1** …'] : []),
    ...(untested.length > 0 ? [`  without a test: ${untested.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`  named by a test, but not in RULES.md: ${unknown.join(', ')}`] : []),
  ].join('\n');
}

requireNode();
const others = process.argv.slice(2).filter((option) => option !== '--json');
if (others.length > 0) refuse(UNKNOWN_OPTION(others));

await install('checking');
const games = inspectGames(await bringReader());
if (games.length === 0) refuse('There is no game in src/games.', 1);
const complete = games.every(({ rules, untested, unknown }) => rules > 0 && untested.length + unknown.length === 0);

const output = process.argv.includes('--json') ? JSON.stringify(games, undefined, 2) : games.map(describe).join('\n');
process.stdout.write(`${output}\n`);
process.exitCode = complete ? 0 : 1;
