import { join } from 'node:path';
import { makeGame } from './new-game/make.mjs';
import { refuse, root, say } from './root.mjs';
import { binary, run } from './run.mjs';
import { setup } from './setup.mjs';

const HOW = 'npm run new-game <id> "<Title>", such as: npm run new-game hill-fort "Hill Fort"';

const [id, title, ...rest] = process.argv.slice(2);
if (id === undefined || title === undefined || rest.length > 0) refuse(`A new game has an id and a title: ${HOW}`);
await setup('checking', { builds: false });
const made = makeGame(root, id, title);
if ('problem' in made) refuse(`${made.problem}\n${HOW}`);

// Other names stand in another order in lists of imports.
const format = [binary('@biomejs/biome', 'biome'), 'check', '--write', '--log-level=error', `src/games/${id}`];
const golden = [binary('vitest'), 'run', 'test/golden', '-t', id, '--reporter=dot'];
const isDone =
  (await run(format, { stdio: ['ignore', 'ignore', 2] })) === 0 &&
  (await run(golden, { env: { UPDATE_GOLDEN: '1' }, stdio: ['ignore', 'ignore', 2] })) === 0 &&
  (await run([join(root, 'scripts/positions.mjs'), id], { stdio: 'ignore' })) === 0;
if (!isDone) refuse(`The folder src/games/${id} is written, but something is wrong with it: see above.`, 1);

say(`src/games/${id} is a game that can be played: stones are taken from a heap. Make it yours.
Its rules are called ${made.prefix}-1.1, ${made.prefix}-1.2 … Begin with RULES.md and position.ts.
  npx vitest run src/games/${id}
                                    its own tests, the only check that can pass until the board is yours too
  npm run dev                       shows it while you change it
  npm run check -- --game ${id}
                                    everything that must pass
docs/architecture/add-a-game.md leads through it.`);
