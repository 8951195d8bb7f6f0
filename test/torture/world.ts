import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, type Random, randomFor } from '../../src/kernel/random.ts';
import type { DatabaseKind } from '../../src/server/store/database/schema.ts';
import { type Postgres, type Standby, say, startPostgres, startStandby } from '../server/kit/postgres.ts';
import { wireTo } from '../server/kit/wire.ts';
import type { prepareServers } from '../server/processes.ts';
import type { TunedSettings } from '../server/tuned-server.ts';
import { waitUntil } from '../waiting.ts';
import { type Disk, makeDisk } from './disk.ts';
import { LOOKER_HERE, type Looker, lookerElsewhere } from './looker.ts';
import { makeNetwork, type Network } from './network.ts';
import { makeStation, type Station } from './station.ts';

/** A database with the processes that serve it, and what can be done to both. */
export interface World {
  readonly kind: DatabaseKind;
  readonly chance: Random;
  readonly stations: readonly Station[];
  /** What the database lies on, where that can be a disk of its own. */
  readonly disk: Disk | undefined;
  /** The station behind a network of its own, where there can be one. */
  readonly remote: { readonly station: Station; readonly network: Network } | undefined;
  /** Where the database is reached, whatever lies between it and the servers. */
  database(): string;
  /** Of PostgreSQL. */
  readonly cluster: Cluster | undefined;
  readonly looker: Looker;
  close(): Promise<void>;
}

interface Cluster {
  primary(): Postgres;
  /** A replica takes the database's place: one that was waited for, or one that was told nothing while `behind` ran. */
  failOver(behind?: () => Promise<void>, promoted?: () => Promise<void>): Promise<void>;
}

interface Parts {
  readonly servers: Pick<ReturnType<typeof prepareServers>, 'start' | 'startBy'>;
  readonly seed: string;
  /** Whether a network of its own may be made: that changes the machine's, and browsers that load a page just then give up. */
  readonly mayChangeNetwork: boolean;
  /** Told what this machine cannot do. */
  cannot(what: string, why: string): void;
}

/** The words of a server are looked at only when entries were lost. Bots take little of the machine. */
const SETTINGS: TunedSettings = { logLevel: 'warn', botHurry: 20 };
/** The log of the database must not fill the disk by itself. */
const SMALL_LOG = ['max_wal_size=96MB', 'min_wal_size=32MB'];

export function stationUp({ stations, chance }: World): Station | undefined {
  const up = stations.filter(({ process }) => process !== undefined);
  return up.length === 0 ? undefined : pick(chance, up);
}

function orNot<T>({ cannot }: Parts, what: string, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    cannot(what, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return undefined;
  }
}

/** One process with a file. */
export async function makeFileWorld(parts: Parts): Promise<World> {
  const disk = orNot(parts, 'a disk that fails', makeDisk);
  const home = disk?.folder ?? mkdtempSync(join(tmpdir(), 'underbridge-torture-'));
  const database = join(home, 'underbridge.db');
  const looker = lookerElsewhere();
  const station = await makeStation(() => parts.servers.start(database, SETTINGS));
  await station.start();
  return {
    kind: 'sqlite',
    chance: randomFor(parts.seed, 'sqlite'),
    stations: [station],
    disk,
    remote: undefined,
    cluster: undefined,
    looker,
    database: () => database,
    async close() {
      await station.close();
      await looker.leave();
      if (disk === undefined) rmSync(home, { recursive: true, force: true });
      else await disk.remove();
    },
  };
}

/** Three processes with one PostgreSQL; one of them in a network of its own. */
export async function makeClusterWorld(parts: Parts): Promise<World> {
  const { servers, seed, mayChangeNetwork } = parts;
  const disk = orNot(parts, 'a disk that fails', makeDisk);
  const setup = { durable: true, settings: SMALL_LOG, ...(disk && { parent: disk.folder }) };
  let primary: Postgres = await startPostgres(setup);
  const network = mayChangeNetwork ? orNot(parts, 'a network of its own', makeNetwork) : undefined;
  const stations: Station[] = [];
  for (let number = 0; number < 2; number++) {
    const wire = await wireTo(primary.url);
    stations.push(await makeStation(() => servers.start(wire.database, SETTINGS), wire));
  }
  if (network !== undefined) {
    const wire = await wireTo(primary.url, network.database);
    const settings = { ...SETTINGS, host: network.inside };
    stations.push(await makeStation(() => servers.startBy(network.launcher, wire.database, settings), wire));
  }
  for (const station of stations) await station.start();
  const last = stations.at(-1);

  async function failOver(behind?: () => Promise<void>, promoted = async () => {}): Promise<void> {
    const replication = await wireTo(primary.url);
    const standby = await copyOf(primary, replication.database, setup);
    if (behind === undefined) {
      await say(primary.url, `alter system set synchronous_standby_names = '*'`);
      await say(primary.url, 'select pg_reload_conf()');
      await waitUntil('the replica is waited for', async () => {
        const { rows } = await say(primary.url, `select 1 from pg_stat_replication where sync_state = 'sync'`);
        return rows.length > 0;
      });
    } else {
      replication.cut();
      await behind();
    }
    for (const { wire } of stations) wire?.cut();
    await primary.crash();
    await standby.promote();
    replication.close();
    primary = standby;
    await promoted();
    for (const { wire } of stations) wire?.leadTo(primary.url);
  }

  return {
    kind: 'postgres',
    chance: randomFor(seed, 'postgres'),
    stations,
    disk,
    remote: network && last && { network, station: last },
    database: () => primary.url,
    cluster: { primary: () => primary, failOver },
    looker: LOOKER_HERE,
    async close() {
      for (const station of stations) await station.close();
      await primary.stop();
      network?.remove();
      await disk?.remove();
    },
  };
}

/** Files come and go while they are copied: then it is tried again. */
async function copyOf(primary: Postgres, through: string, setup: object): Promise<Standby> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startStandby(primary, through, setup);
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}
