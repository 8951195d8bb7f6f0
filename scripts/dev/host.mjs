import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { bundleOptions } from '../bundle.mjs';
import { root } from '../root.mjs';

const PROGRAMS = {
  server: 'src/server/main.ts',
  'bot-worker': 'src/server/bot-worker.ts',
  'disk-worker': 'src/server/disk-worker.ts',
  'backup-worker': 'src/server/backup-worker.ts',
};

const PREPARED = fileURLToPath(new URL('./prepared.mjs', import.meta.url));

/**
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child | undefined} child
 * @returns {child is Child}
 */
function isAlive(child) {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

/** A port that nobody uses, the same for every start of the host. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * The packages that the programs load at their start.
 * @param {import('esbuild').Metafile} metafile
 */
function packagesOf({ inputs }) {
  const imported = Object.values(inputs).flatMap(({ imports }) => imports);
  const packages = imported.filter(
    ({ external, kind, path }) => external && kind === 'import-statement' && path[0] !== '.',
  );
  return [...new Set(packages.map(({ path }) => path))];
}

/**
 * The real server in a process of its own, built in memory of what was built before. The next process is always ready, with
 * all packages loaded, so that a change of rules takes little more than the time to build them.
 * @param {string} database
 */
export async function makeHost(database) {
  const port = await freePort();
  const home = join(root, 'node_modules/.cache/underbridge', `dev-${process.pid}`);
  mkdirSync(home, { recursive: true });
  const building = await context({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    outdir: join(home, 'dist'),
    sourcemap: true,
    metafile: true,
    logLevel: 'silent',
  });
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: database, LOG_LEVEL: 'error' };

  /**
   * A process that waits with everything loaded but our own code.
   * @param {readonly string[]} packages
   */
  function prepare(packages) {
    return spawn(process.execPath, ['--enable-source-maps', PREPARED, join(home, 'dist/server.js'), ...packages], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  /** @param {ReturnType<typeof prepare>} child */
  async function start(child) {
    const { stdout } = child;
    if (stdout === null) throw new Error('the host has no output by which it could say that it is ready');
    child.send('start');
    await Promise.race([
      once(stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('the host did not start: see above'))),
    ]);
  }

  /**
   * @param {ReturnType<typeof prepare>} child
   * @param {NodeJS.Signals} signal
   */
  async function stop(child, signal) {
    if (!isAlive(child)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /**
   * Builds first: what does not compile never takes the place of what runs.
   * @param {() => void} onBuilt
   */
  async function renewOnce(onBuilt) {
    const { metafile } = await building.rebuild();
    onBuilt();
    const packages = packagesOf(metafile);
    const next = isAlive(prepared) ? prepared : prepare(packages);
    prepared = undefined;
    // What was accepted is on disk, and goodbyes would take seconds.
    if (running !== undefined) await stop(running, 'SIGKILL');
    running = next;
    await start(next);
    prepared = prepare(packages);
  }

  /** @type {ReturnType<typeof prepare> | undefined} */
  let running;
  /** @type {ReturnType<typeof prepare> | undefined} */
  let prepared;
  /** Renewals one after another. @type {Promise<string | undefined>} */
  let renewed = Promise.resolve(undefined);
  const renew = (onBuilt = () => {}) => {
    renewed = renewed
      .then(() => renewOnce(onBuilt))
      .then(
        () => undefined,
        (error) => (error instanceof Error ? error.message : String(error)),
      );
    return renewed;
  };
  // Vite ends the process by itself when it is asked to stop, and may be done before `close` is.
  process.once('exit', () => {
    running?.kill('SIGKILL');
    prepared?.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  });
  const trouble = await renew();
  if (trouble !== undefined) throw new Error(trouble);
  return {
    url: `http://127.0.0.1:${port}`,
    renew,
    ready: () => renewed,
    async close() {
      await renewed;
      if (running !== undefined) await stop(running, 'SIGTERM');
      if (prepared !== undefined) await stop(prepared, 'SIGKILL');
      await building.dispose();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
