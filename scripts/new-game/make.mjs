import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordsOfTemplate } from './names.mjs';

/** The game that a new one begins as. It is one of the toys, so it is compiled, linted and held to the laws where it lies. */
const TEMPLATE = 'test/toys/take-stones';
const LIST = 'src/games/list.ts';

/** Names of folders in src/games that are no game's. */
const ID = /^[a-z]+(-[a-z0-9]+)*$/;

/**
 * Why no game can be called so; nothing where one can.
 * @param {string} root
 * @param {string} id
 * @param {string} title
 */
function problemWith(root, id, title) {
  if (!ID.test(id)) return `'${id}' is no id: small letters and digits, words joined by hyphens, a letter first.`;
  if (id === 'take-stones') return "'take-stones' is what a new game begins as: call yours otherwise.";
  if (existsSync(join(root, 'src/games', id))) return `There is a folder src/games/${id} already.`;
  if (title.trim() !== title || !/^\p{L}[\p{L}\p{N} &'’-]*$/u.test(title))
    return `'${title}' is no title: a letter first, then letters, digits, spaces, & ' and hyphens.`;
  if (titlesOf(root).includes(title)) return `There is a game called ${title} already.`;
  return undefined;
}

/** @param {string} root */
function manifestsOf(root) {
  const games = join(root, 'src/games');
  return readdirSync(games)
    .map((name) => join(games, name, 'manifest.ts'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/** @param {string} root */
function titlesOf(root) {
  return manifestsOf(root).map((manifest) => /title: '([^']*)'/.exec(manifest)?.[1]);
}

/**
 * The letters before the numbers of rules, in every game there is.
 * @param {string} root
 */
function prefixesOf(root) {
  const games = join(root, 'src/games');
  const books = readdirSync(games).map((name) => join(games, name, 'RULES.md'));
  return new Set(
    books
      .filter((path) => existsSync(path))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^- \*\*([A-Z]+)-/gm)].map(([, prefix]) => prefix)),
  );
}

/**
 * Imports from the template's place, seen from a game's: a game lies as deep in `src` as a toy in `test`.
 * @param {string} text
 */
function moved(text) {
  return text
    .replaceAll(/'((?:\.\.\/)+)games\/kit\//g, "'$1../test/games/kit/")
    .replaceAll(/'((?:\.\.\/)+)\.\.\/src\/games\//g, "'$1games/")
    .replaceAll(/'((?:\.\.\/)+)\.\.\/src\//g, "'$1")
    .replaceAll(/\.\.\/games\/(game-folder|speech)/g, '$1');
}

/**
 * Adds the game's line, in the order of the folders' names.
 * @param {string} root
 * @param {string} line
 */
function enlist(root, line) {
  const path = join(root, LIST);
  const [comment = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const byFolder = (/** @type {string} */ each) => /'(.*)'/.exec(each)?.[1] ?? '';
  const all = [...lines, line].sort((one, other) => (byFolder(one) < byFolder(other) ? -1 : 1));
  writeFileSync(path, `${[comment, ...all].join('\n')}\n`);
}

/**
 * Writes the folder of a new game, and its line in the list.
 * @param {string} root
 * @param {string} id
 * @param {string} title
 * @returns {{ readonly problem: string } | { readonly prefix: string }}
 */
export function makeGame(root, id, title) {
  const problem = problemWith(root, id, title);
  if (problem !== undefined) return { problem };
  const { rename, camel, prefix } = wordsOfTemplate(id, title, prefixesOf(root));
  const template = join(root, TEMPLATE);
  for (const name of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(name)) continue;
    const path = join(root, 'src/games', id, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, rename(moved(readFileSync(join(template, name), 'utf8'))));
  }
  enlist(root, `export { folder as ${camel} } from './${id}/folder.ts';`);
  return { prefix };
}
