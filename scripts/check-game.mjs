import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root } from './root.mjs';
import { lint, RULES, TYPES, tests } from './stages.mjs';

/** Tests that hold for every game, and are told which by its id: from quick to slow. */
const BY_ID = {
  'Parts, words and guide': ['test/games.test.ts', 'test/guides.test.ts', 'src/web/game-parts.test.tsx'],
  'Golden playthroughs': ['test/golden'],
  'Stored positions': ['test/positions'],
  Laws: ['test/laws'],
  'Bots and counts': ['src/bots/bots.test.ts', 'src/balance/silent.test.ts', 'src/balance/beats-random.test.ts'],
};

/** @param {string} text */
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** @param {string} id */
function titleOf(id) {
  const manifest = join(root, 'src/games', id, 'manifest.ts');
  if (existsSync(manifest)) return /title: (['"])(.*)\1/.exec(readFileSync(manifest, 'utf8'))?.[2] ?? id;
  const games = readdirSync(join(root, 'src/games')).filter((name) =>
    existsSync(join(root, 'src/games', name, 'manifest.ts')),
  );
  return refuse(`There is no game '${id}'; there is ${games.join(', ')}.`);
}

/**
 * Everything that must pass for one game, what is quick first.
 * @param {string} id
 * @returns {readonly import('./stages.mjs').Stage[]}
 */
export function stagesOf(id) {
  const title = titleOf(id);
  const own = [`src/games/${id}`, `test/games/${id}`].filter((path) => existsSync(join(root, path)));
  return [
    lint(own),
    RULES,
    tests([...own.map((path) => `${path}/`), '--passWithNoTests'], `Tests of ${id}`),
    tests(['test/languages.test.ts', 'test/imports.test.ts'], 'Languages and imports'),
    TYPES,
    ...Object.entries(BY_ID).map(([stage, files]) => tests([...files, '-t', `\\b${escaped(id)}\\b`], stage)),
    tests(['test/browser/every-game.test.ts', '-t', `^${escaped(title)} `], 'In a browser'),
  ];
}
