import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { below, pick } from '../../src/kernel/random.ts';
import type { DatabaseKind } from '../../src/server/store/database/schema.ts';
import { say } from '../server/kit/postgres.ts';
import { forgetLost } from './kept.ts';
import type { Crowd } from './players.ts';
import type { Station } from './station.ts';
import type { World } from './world.ts';

export interface Fault {
  readonly name: string;
  readonly on: readonly DatabaseKind[];
  /** How often it strikes, compared with the others. */
  readonly weight: number;
  readonly needs?: 'disk' | 'remote';
  /** What players see. */
  readonly seen: string;
  /** Strikes, and gives the servers what they need to go on. */
  strike(world: World, crowd: Crowd): Promise<Lost | undefined>;
}

/** Acknowledged moves that a failover without synchronous commit may lose, and whether the log of a server says so. */
interface Lost {
  readonly moves: number;
  readonly tables: number;
  isSaid(): boolean;
}

const BOTH = ['sqlite', 'postgres'] as const;
const CLUSTER = ['postgres'] as const;
const SECOND = 1_000;
const HOUR = 3_600_000;

const OTHERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'underbridge %'`;

/** Any process that runs; after every fault all of them do. */
function any({ stations, chance }: World): Station {
  return pick(chance, stations);
}

async function onDisk(world: World, strike: (disk: NonNullable<World['disk']>) => Promise<void>): Promise<undefined> {
  if (world.disk !== undefined) await strike(world.disk);
  return undefined;
}

function primaryOf({ cluster }: World) {
  if (cluster === undefined) throw new Error('there is no PostgreSQL');
  return cluster.primary();
}

/** Whether PostgreSQL still lets somebody in. */
async function isUp(world: World): Promise<boolean> {
  return say(world.database(), 'select 1').then(
    () => true,
    () => false,
  );
}

/** Everybody who uses the disk is killed, it is plugged in again, and they are started. */
async function pullDisk(world: World): Promise<undefined> {
  return onDisk(world, async (disk) => {
    disk.pull();
    await wait(SECOND);
    if (world.kind === 'sqlite') {
      for (const station of world.stations) await station.kill();
      await world.looker.leave();
      await disk.plug();
      for (const station of world.stations) await station.start();
    } else await primaryOf(world).restart('SIGKILL', disk.plug);
  });
}

async function freeze(world: World, time: number): Promise<undefined> {
  const { process } = any(world);
  process?.freeze();
  await wait(time);
  process?.letGo();
  return undefined;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'a process is killed',
    on: BOTH,
    weight: 40,
    seen: 'the connection breaks; the page connects again and sends once more what was not answered',
    async strike(world) {
      const station = any(world);
      await station.kill();
      await station.start();
      return undefined;
    },
  },
  {
    name: 'a process is asked to stop',
    on: BOTH,
    weight: 5,
    seen: 'the connection is closed by code 1012; the page connects again at once',
    async strike(world) {
      const station = any(world);
      await station.stop();
      await station.start();
      return undefined;
    },
  },
  {
    name: 'all connections to the database are ended',
    on: CLUSTER,
    weight: 25,
    seen: 'at most a refusal, "trouble": the same move sent again counts once',
    async strike(world) {
      await say(world.database(), `select pg_terminate_backend(pid) ${OTHERS}`);
      return undefined;
    },
  },
  {
    name: 'a process of the database is killed',
    on: CLUSTER,
    weight: 8,
    seen: 'moves are refused for about a second, while PostgreSQL recovers',
    async strike(world) {
      const { rows } = await say(world.database(), `select pid ${OTHERS} limit 1`);
      if (rows[0] !== undefined) process.kill(Number(rows[0].pid), 'SIGKILL');
      await wait(SECOND / 4);
      return undefined;
    },
  },
  {
    name: 'the database is restarted',
    on: CLUSTER,
    weight: 6,
    seen: 'moves are refused until it is back',
    async strike(world) {
      await primaryOf(world).restart();
      return undefined;
    },
  },
  {
    name: 'a replica that was waited for takes over',
    on: CLUSTER,
    weight: 1,
    seen: 'moves are refused until the replica is in charge; nothing is lost',
    async strike(world, crowd) {
      let lost = { moves: 0, tables: 0 };
      await world.cluster?.failOver(undefined, async () => {
        lost = await forgetLost(world.database(), crowd.matches);
      });
      if (lost.moves > 0)
        crowd.faults.push(`${lost.moves} acknowledged moves were lost though the replica was waited for`);
      return undefined;
    },
  },
  {
    name: 'a replica that lags behind takes over',
    on: CLUSTER,
    weight: 1,
    seen: 'the match stands some moves earlier, and goes on from there; the log of the server names the table',
    async strike(world, crowd) {
      let lost = { moves: 0, tables: 0 };
      const words = () => world.stations.map((station) => station.words()).join('\n');
      const said = () => words().split('has lost entries').length;
      const before = said();
      await world.cluster?.failOver(
        () => wait(SECOND),
        async () => {
          lost = await forgetLost(world.database(), crowd.matches);
        },
      );
      return { ...lost, isSaid: () => said() > before };
    },
  },
  {
    name: 'no connection to the database is free',
    on: CLUSTER,
    weight: 3,
    seen: 'moves wait, or are refused, until connections are free again',
    async strike(world) {
      const hogs: pg.Client[] = [];
      const end = say(world.database(), `select pg_terminate_backend(pid) ${OTHERS}`);
      for (let isFull = false; !isFull; ) {
        const some = Array.from({ length: 20 }, () => new pg.Client({ connectionString: world.database() }));
        for (const hog of some) hog.on('error', () => {});
        const outcomes = await Promise.allSettled(some.map((hog) => hog.connect()));
        hogs.push(...some);
        isFull = outcomes.some(({ status }) => status === 'rejected');
      }
      await end;
      await wait(2 * SECOND);
      await Promise.allSettled(hogs.map((hog) => hog.end()));
      return undefined;
    },
  },
  {
    name: 'the disk stands still for two seconds',
    on: BOTH,
    weight: 5,
    needs: 'disk',
    seen: 'moves are answered two seconds later',
    strike: (world) =>
      onDisk(world, async (disk) => {
        disk.freeze();
        await wait(2 * SECOND);
        disk.thaw();
      }),
  },
  {
    name: 'the disk is full for two seconds',
    on: BOTH,
    weight: 4,
    needs: 'disk',
    seen: 'moves are refused as "trouble" until there is room',
    strike: (world) =>
      onDisk(world, async (disk) => {
        disk.fill();
        await wait(2 * SECOND);
        disk.empty();
        if (world.kind === 'postgres' && !(await isUp(world))) {
          await wait(SECOND);
          if (!(await isUp(world))) await primaryOf(world).restart();
        }
      }),
  },
  {
    name: 'the disk is unplugged, and what was not flushed is lost',
    on: BOTH,
    weight: 3,
    needs: 'disk',
    seen: 'moves are refused until the disk is back and the program that had it open was started again',
    strike: pullDisk,
  },
  {
    name: 'the clock of a process jumps by an hour and back',
    on: BOTH,
    weight: 5,
    seen: 'nothing',
    async strike(world) {
      const { process } = any(world);
      process?.setClock(below(world.chance, 2) === 0 ? HOUR : -HOUR);
      await wait(SECOND);
      process?.setClock(0);
      return undefined;
    },
  },
  {
    name: 'connections of players are half open',
    on: BOTH,
    weight: 5,
    seen: 'the table stands still until the page asks again, and connects anew',
    async strike(world) {
      any(world).door.silence();
      return undefined;
    },
  },
  {
    name: 'connections to the database are half open',
    on: CLUSTER,
    weight: 2,
    seen: 'players of that process wait for up to 30 seconds, or load the page anew and reach another',
    async strike(world) {
      any(world).wire?.silence();
      return undefined;
    },
  },
  {
    name: 'a process stands still for three seconds',
    on: BOTH,
    weight: 6,
    seen: 'the table stands still; whoever loads the page anew reaches another process',
    strike: (world) => freeze(world, 3 * SECOND),
  },
  {
    name: 'a process stands still for a minute',
    on: CLUSTER,
    weight: 0.5,
    seen: 'players go on at another process, and what the frozen one believed is not written',
    strike: (world) => freeze(world, 60 * SECOND),
  },
  {
    name: 'packets between a process and the database vanish for three seconds',
    on: CLUSTER,
    weight: 4,
    needs: 'remote',
    seen: 'moves of players of that process wait; nobody else notices',
    async strike({ remote }) {
      remote?.network.cut();
      await wait(3 * SECOND);
      remote?.network.mend();
      return undefined;
    },
  },
  {
    name: 'packets between a process and the database vanish for 40 seconds',
    on: CLUSTER,
    weight: 0.5,
    needs: 'remote',
    seen: 'that process gives its connections up after 30 seconds; its players go on at another',
    async strike({ remote }) {
      remote?.network.cut();
      await wait(40 * SECOND);
      remote?.network.mend();
      return undefined;
    },
  },
];
