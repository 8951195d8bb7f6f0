import { mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createServer } from 'vite';
import { root, say, seconds } from '../root.mjs';
import { makeHost } from './host.mjs';

/** What only the browser runs: Vite sees to that. */
const FOR_BROWSERS = /^src\/(web\/|games\/[^/]+\/(board\/|messages\/[^/]+\/board\.ts))|\.test\.tsx?$|\.css$/;
/** Editors write several files in one go. */
const SETTLE = 50;

/**
 * What a change of a file asks for: the host anew; the page anew, since what is loaded when it is wanted, such as words and
 * the places of a board, is kept by the app; or nothing, where React takes up the change by itself.
 * @param {string} path
 * @returns {'host' | 'page' | 'nothing'}
 */
function wantedAfter(path) {
  const name = relative(root, path).replaceAll('\\', '/');
  if (!name.startsWith('src/')) return 'nothing';
  if (!FOR_BROWSERS.test(name)) return 'host';
  return /(?<!\.test)\.ts$/.test(name) ? 'page' : 'nothing';
}

/**
 * Vite's server with the real host behind it. Changed boards are sent to the pages; where rules have changed, the host is
 * built and started anew, and the pages are loaded again.
 * @param {{ readonly port: number, readonly database: string }} options
 */
export async function serveDevelopment({ port, database }) {
  const file = resolve(root, database);
  mkdirSync(dirname(file), { recursive: true });
  const host = await makeHost(database.includes('://') ? database : file);
  process.env.UNDERBRIDGE_SERVER = host.url;
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    cacheDir: join(root, 'dist/.vite'),
    server: {
      port,
      strictPort: port !== 0,
      host: '127.0.0.1',
      // Packages may be linked from elsewhere.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
    plugins: [
      {
        name: 'wait-for-host',
        configureServer({ middlewares }) {
          middlewares.use(async (request, _response, next) => {
            if (request.url?.startsWith('/api')) await host.ready();
            next();
          });
        },
      },
    ],
  });
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  const renew = async () => {
    const since = Date.now();
    // Pages load while the host starts: what they ask it waits until it is ready.
    const trouble = await host.renew(() => vite.ws.send({ type: 'full-reload' }));
    if (trouble === undefined) say(`The rules are those of now (${seconds(since)}).`);
    else say(`${trouble}\nThe host goes on with what it had.`);
  };
  vite.watcher.add(join(root, 'src'));
  vite.watcher.on('all', (event, path) => {
    const wanted = event === 'addDir' ? 'nothing' : wantedAfter(path);
    if (wanted === 'page') vite.ws.send({ type: 'full-reload' });
    if (wanted !== 'host') return;
    clearTimeout(waiting);
    waiting = setTimeout(renew, SETTLE);
  });
  await vite.listen();
  const url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return {
    url,
    async close() {
      clearTimeout(waiting);
      await vite.close();
      await host.close();
    },
  };
}
