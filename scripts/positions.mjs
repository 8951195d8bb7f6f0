import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root, say } from './root.mjs';
import { setup } from './setup.mjs';

await setup('checking', { builds: false });
const { register } = await import('tsx/esm/api');
const unregister = register();
const { GAMES } = await import('../src/games/index.ts');
const { makePosition } = await import('../test/positions/make.ts');
const { makeRecord } = await import('../test/positions/make-record.ts');
const { scenesOf } = await import('../test/positions/scenes.ts');
await unregister();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => GAMES.every((game) => game.id !== id));
if (wanted.length === 0 || unknown.length > 0) {
  refuse(`npm run positions -- <game> …\n  games: ${GAMES.map(({ id }) => id).join(', ')}`);
}

/**
 * @param {string[]} path
 * @param {unknown} data
 */
function write(path, data) {
  const file = join(root, 'test', ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data)}\n`);
}

for (const game of GAMES.filter(({ id }) => wanted.includes(id))) {
  const version = String(game.version);
  for (const scene of scenesOf(game)) {
    write(['positions', game.id, version, `${scene.name}.json`], makePosition(game, scene));
  }
  write(['records', game.id, `${version}.underbridge.json`], makeRecord(game));
  say(
    `test/positions/${game.id}/${version} and test/records/${game.id} hold what version ${version} plays: commit them.`,
  );
}
