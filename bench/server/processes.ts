import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

/**
 * Resident memory in bytes, after the garbage has been collected; the milliseconds that all its threads have computed so far; or the longest time in milliseconds, since its delays are
 * watched, for which the event loop did nothing that was due.
 */
export type Question = 'memory' | 'work' | 'watch delays' | 'longest delay';

/** A program of the bench in a process of its own. */
export interface Running {
  /** Where it serves, if it is a server. */
  readonly url: string;
  ask<T>(question: unknown): Promise<T>;
  /** Of a server: how it is doing. */
  tell(question: Question): Promise<number>;
  stop(): Promise<void>;
}

export interface Workshop {
  /** A path for a file that is gone when the bench is done. */
  path(name: string): string;
  start(program: 'ours' | 'boardgame-io' | 'colyseus' | 'clients', ...args: string[]): Promise<Running>;
  close(): Promise<void>;
}

/** The folder of the bench, above this file and above the built program that contains it. */
function benchFolder(folder = dirname(fileURLToPath(import.meta.url))): string {
  return existsSync(join(folder, 'package.json')) ? folder : benchFolder(dirname(folder));
}

/** Builds the programs of the bench as the server itself is built, and starts them. */
export async function openWorkshop(): Promise<Workshop> {
  const bench = benchFolder();
  mkdirSync(join(bench, 'dist'), { recursive: true });
  // Below the packages of the bench and ours, where Node looks for both.
  const programs = mkdtempSync(join(bench, 'dist/programs-'));
  const files = mkdtempSync(join(tmpdir(), 'underbridge-bench-'));
  const running = new Set<Running>();
  await bundle({
    absWorkingDir: dirname(bench),
    entryPoints: {
      ours: 'bench/server/programs/ours.ts',
      'boardgame-io': 'bench/server/programs/boardgame-io.ts',
      colyseus: 'bench/server/programs/colyseus.ts',
      clients: 'bench/server/programs/clients.ts',
      'bot-worker': 'src/server/bot-worker.ts',
      'disk-worker': 'src/server/disk-worker.ts',
      'backup-worker': 'src/server/backup-worker.ts',
    },
    outdir: programs,
  });
  return {
    path: (name) => join(files, name),
    async start(program, ...args) {
      const started = await launch(join(programs, `${program}.js`), args);
      running.add(started);
      return started;
    },
    async close() {
      for (const each of running) await each.stop();
      for (const folder of [programs, files]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(path: string, args: readonly string[]): Promise<Running> {
  const child = fork(path, args, {
    execArgv: ['--expose-gc', '--enable-source-maps'],
    env: { ...process.env, NODE_ENV: 'production' },
    // What peers print is not part of the figures.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const answer = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`${path} ended with exit code ${code}`));
      child.once('exit', fail);
      child.once('message', (reply) => {
        child.off('exit', fail);
        resolve(reply as T);
      });
    });
  const { url } = await answer<{ url: string }>();
  const ask = <T>(question: unknown): Promise<T> => {
    const reply = answer<T>();
    child.send(question as object);
    return reply;
  };
  return {
    url,
    ask,
    tell: (question) => ask<number>(question),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
