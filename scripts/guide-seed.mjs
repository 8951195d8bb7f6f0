import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root } from './root.mjs';
import { setup } from './setup.mjs';

const HOW = 'npm run guide-seed -- <game> [how many seeds to try]';
const USUALLY = 100_000;

const [id = '', tries = String(USUALLY), ...rest] = process.argv.slice(2);
if (id === '' || rest.length > 0 || !/^\d+$/.test(tries)) refuse(HOW);
if (!existsSync(join(root, 'src/games', id, 'board/guide.ts'))) refuse(`There is no src/games/${id}/board/guide.ts.`);
await setup('checking', { builds: false });
const { register } = await import('tsx/esm/api');
const unregister = register();
const { findGuideSeed } = await import('../test/games/kit/guide-seed.ts');
const { gameNamed } = await import('../src/games/index.ts');
const { guide } = await import(`../src/games/${id}/board/guide.ts`);
const { name, furthest } = findGuideSeed(gameNamed(id), guide, Number(tries));
await unregister();
if (name === undefined)
  refuse(`With none of ${tries} seeds the guide can be played as written; the best came to answer ${furthest}.`, 1);
process.stdout.write(`In board/guide.ts:\n  seed: seedFrom('${name}'),\n`);
