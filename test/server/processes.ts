import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { bundleInto, earlierServer } from '../bundled.ts';
import { PATIENCE, waitUntil, within } from '../waiting.ts';
import { TEST_SETTINGS } from './kit/server.ts';
import type { TunedSettings } from './tuned-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  isAlive(): boolean;
  /** Everything it wrote to its terminal. */
  words(): string;
  /** `kill -9`: it gets no chance to finish anything. */
  kill(): Promise<void>;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
  /** SIGSTOP: it stands still until it is let go. */
  freeze(): void;
  letGo(): void;
  /** The clock of its machine is so many milliseconds ahead from now on; not of a delivered program. */
  setClock(ahead: number): void;
  /** Bytes in use on its heap after a collection of garbage; not of a delivered program. */
  heap(): Promise<number>;
}

interface Servers {
  /** Without limits and pauses, unless they are wished for. */
  start(database: string, overrides?: TunedSettings): Promise<ServerProcess>;
  /** The same, in a process that may write no file longer than so many kilobytes: to it, the disk is full then. */
  startWithin(kilobytes: number, database: string): Promise<ServerProcess>;
  /** The same, started by another program: `ip netns exec name`. */
  startBy(
    launcher: readonly [string, ...string[]],
    database: string,
    overrides?: TunedSettings,
  ): Promise<ServerProcess>;
  /** The server of the version before, as `npm run keep-release` has kept it. */
  startEarlier(database: string, overrides?: TunedSettings): Promise<ServerProcess>;
  /** The very program that `npm start` runs, with what the environment says. */
  startDelivered(environment: Readonly<Record<string, string>>): Promise<ServerProcess>;
}

/** Servers for the tests of a file; those that a test leaves running are ended after it. */
export function builtServer(): Servers {
  const { build, endAll, remove, ...servers } = prepareServers();
  beforeAll(build);
  afterEach(endAll);
  afterAll(remove);
  return servers;
}

/**
 * Servers without the hooks of a test file: to be built before one is started, and removed in the end. `patience` is how long one may
 * take to start, in milliseconds.
 */
export function prepareServers({ patience = PATIENCE } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'underbridge-server-'));
  const dist = join(home, 'dist');
  const running = new Set<ChildProcess>();

  async function launch(
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    [program, ...before]: readonly [string, ...string[]] = [process.execPath],
  ) {
    const child = spawn(program, [...before, '--enable-source-maps', ...args], {
      cwd: home,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    running.add(child);
    child.on('exit', () => running.delete(child));
    return ready(child, patience);
  }

  function tuned(database: string, { limits, ...overrides }: TunedSettings = {}): string[] {
    const all = { ...TEST_SETTINGS, database, ...overrides, limits: { ...TEST_SETTINGS.limits, ...limits } };
    return [join(dist, 'tuned-server.js'), JSON.stringify(all)];
  }

  const servers: Servers = {
    start: (database, overrides) => launch(tuned(database, overrides), {}),
    startBy: (launcher, database, overrides) => launch(tuned(database, overrides), {}, [...launcher, process.execPath]),
    startWithin(kilobytes, database) {
      const overrides = JSON.stringify({ ...TEST_SETTINGS, logLevel: 'info', database });
      const limited = ['sh', '-c', `ulimit -f ${2 * kilobytes}; exec "$0" "$@"`, process.execPath] as const;
      return launch([join(dist, 'tuned-server.js'), overrides], {}, limited);
    },
    async startEarlier(database, { limits, ...overrides } = {}) {
      const all = { ...TEST_SETTINGS, database, ...overrides, limits: { ...TEST_SETTINGS.limits, ...limits } };
      return launch([join(await earlierServer(), 'tuned-server.js'), JSON.stringify(all)], {});
    },
    startDelivered: (environment) => launch([join(dist, 'server.js')], environment),
  };
  return {
    ...servers,
    build: () => buildInto(home, dist),
    async endAll() {
      for (const child of running) await end(child, 'SIGKILL');
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

async function buildInto(home: string, dist: string): Promise<void> {
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'), 'junction');
  await bundleInto(dist, 'servers', {
    server: 'src/server/main.ts',
    'bot-worker': 'src/server/bot-worker.ts',
    'disk-worker': 'src/server/disk-worker.ts',
    'backup-worker': 'src/server/backup-worker.ts',
    'tuned-server': 'test/server/tuned-server.ts',
    'all-games': 'test/server/all-games.ts',
    'next-games': 'test/server/next-games.ts',
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await within(`a server to end after ${signal}`, ended);
  }
  return child.exitCode;
}

const ADDRESS = /http:\/\/[\d.]+:\d+/;

/** Resolves when the process has said where it is; fails with its words if it ends before. */
function ready(child: ChildProcess, patience: number): Promise<ServerProcess> {
  let words = '';
  const started = new Promise<ServerProcess>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      words += chunk.toString();
      const [url] = ADDRESS.exec(words) ?? [];
      if (url === undefined) return;
      resolve({
        url,
        pid: child.pid ?? 0,
        isAlive: () => child.exitCode === null && child.signalCode === null,
        words: () => words,
        kill: async () => void (await end(child, 'SIGKILL')),
        stop: () => end(child, 'SIGTERM'),
        freeze: () => void child.kill('SIGSTOP'),
        letGo: () => void child.kill('SIGCONT'),
        async heap() {
          const told = () => [...words.matchAll(/^heap (\d+)$/gm)].map(([, bytes]) => Number(bytes));
          const before = told().length;
          child.stdin?.write('heap\n');
          await waitUntil('the server has told its heap', () => told().length > before);
          return told().at(-1) ?? Number.NaN;
        },
        setClock: (ahead) => void child.stdin?.write(`clock ${ahead}\n`),
      });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject);
    child.on('exit', (exitCode) => reject(new Error(`the server ended with exit code ${exitCode}: ${words}`)));
  });
  return within(() => `a server to say where it is; it said: ${words}`, started, patience);
}
