import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { context } from 'esbuild';
import { bundleOptions } from '../bundle.mjs';
import { root } from '../root.mjs';

const PROGRAMS = {
  server: 'src/server/main.ts',
  'bot-worker': 'src/server/bot-worker.ts',
  'disk-worker': 'src/server/disk-worker.ts',
};

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
 * The real server in a process of its own, built in memory of what was built before, so that a change takes half a second.
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
    logLevel: 'silent',
  });
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: database, LOG_LEVEL: 'error' };

  async function start() {
    const child = spawn(process.execPath, ['--enable-source-maps', join(home, 'dist/server.js')], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('the host did not start: see above'))),
    ]);
    return child;
  }

  /**
   * @param {Awaited<ReturnType<typeof start>>} child
   * @param {NodeJS.Signals} signal
   */
  async function stop(child, signal) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Builds first: what does not compile never takes the place of what runs. */
  async function renewOnce() {
    await building.rebuild();
    // What was accepted is on disk, and goodbyes would take seconds.
    if (running !== undefined) await stop(running, 'SIGKILL');
    running = await start();
  }

  /** @type {Awaited<ReturnType<typeof start>> | undefined} */
  let running;
  /** Renewals one after another. @type {Promise<string | undefined>} */
  let renewed = Promise.resolve(undefined);
  const renew = () => {
    renewed = renewed
      .then(() => renewOnce())
      .then(
        () => undefined,
        (error) => (error instanceof Error ? error.message : String(error)),
      );
    return renewed;
  };
  // Vite ends the process by itself when it is asked to stop, and may be done before `close` is.
  process.once('exit', () => {
    running?.kill('SIGKILL');
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
      await building.dispose();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
