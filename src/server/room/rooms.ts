import { noticePresence } from '../../host/clocks/pause-clock.ts';
import { cancelDeadline } from '../../host/clocks/timekeeping.ts';
import { withLock } from '../../host/lock.ts';
import { snapshotOf } from '../../host/match/live.ts';
import type { Server } from '../server.ts';
import { newRoom, type Room } from './room.ts';

/** The tables in memory. */
export interface Rooms {
  readonly open: ReadonlyMap<string, Room>;
  /** The table, loaded if it is not in memory; undefined if there is no such table. */
  enter(id: string): Promise<Room | undefined>;
  /** Another process has changed that table, or perhaps any: loads in progress are repeated. */
  changed(id?: string): void;
  /** Drops a deleted table from memory. */
  forget(id: string): void;
  /** Drops tables from memory that nobody has watched for a while. */
  sweep(): Promise<void>;
  /** Stores a snapshot of every match and drops all tables, so that the next process need not replay anything. */
  leaveAll(): Promise<void>;
}

const TABLE = /^[a-z0-9]{10}$/;

export function makeRooms(server: () => Server): Rooms {
  const open = new Map<string, Room>();
  const opening = new Map<string, Promise<Room | undefined>>();
  /** Tables that have changed while they were being loaded. */
  const outdated = new Set<string>();

  async function load(id: string): Promise<Room | undefined> {
    const { bus, node } = server();
    // Heard of first, then read, so that no change is missed.
    await bus.subscribe(id);
    const room = await read(id).catch((error) => {
      bus.unsubscribe(id);
      throw error;
    });
    if (room === undefined) bus.unsubscribe(id);
    else {
      open.set(id, room);
      bus.publish({ about: 'who', node, table: id });
    }
    return room;
  }

  async function read(id: string): Promise<Room | undefined> {
    const { store, gameNamed } = server();
    outdated.delete(id);
    const stored = await store.table(id);
    const game = stored && (await gameNamed(stored.row.game));
    if (outdated.has(id)) return read(id);
    return stored === undefined || game === undefined ? undefined : newRoom(server(), game, stored);
  }

  function forget(id: string): void {
    const room = open.get(id);
    open.delete(id);
    if (room === undefined) return;
    server().bus.unsubscribe(id);
    stopWaiting(room);
    // Actions still queued there load the match again, or find nothing to do.
    room.live = undefined;
  }

  return {
    open,
    async enter(id) {
      if (!TABLE.test(id)) return undefined;
      const room = open.get(id);
      if (room !== undefined) {
        room.used = server().elapsed();
        return room;
      }
      const loading =
        opening.get(id) ??
        load(id).finally(() => {
          opening.delete(id);
          outdated.delete(id);
        });
      opening.set(id, loading);
      return loading;
    },
    changed(id) {
      for (const each of id === undefined ? opening.keys() : [id]) if (opening.has(each)) outdated.add(each);
    },
    forget,
    async sweep() {
      const since = server().elapsed() - server().settings.idle;
      const idle = [...open.values()].filter((room) => !isWanted(room, since));
      await keepPositions(server(), idle);
      for (const room of idle) if (!isWanted(room, since)) forget(room.id);
    },
    async leaveAll() {
      const rooms = [...open.values()];
      for (const room of rooms) {
        stopWaiting(room);
        // Connections may close a little later than this.
        room.watchers.clear();
      }
      for (const room of rooms) {
        await withLock(room.lock, () => noticePresence(server(), room)).catch((err) =>
          server().log.error({ table: room.id, err }, 'a clock could not be stopped'),
        );
      }
      await keepPositions(server(), rooms);
      for (const { id } of rooms) forget(id);
    },
  };
}

/** Cancels the timers of the table. */
function stopWaiting(room: Room): void {
  cancelDeadline(room);
  room.newsDue?.();
}

function isWanted(room: Room, since: number): boolean {
  const isUnderWay = room.thinking.size > 0 || room.lock.busy || room.deadline !== undefined;
  return room.watchers.size > 0 || isUnderWay || room.used > since;
}

/** To be called while nothing is in progress at these tables. */
async function keepPositions({ store }: Server, rooms: readonly Room[]): Promise<void> {
  const unkept = rooms.flatMap(({ live }) => (live === undefined || live.sequence === live.kept ? [] : [live]));
  const positions = unkept.map((live) => ({ snapshot: snapshotOf(live, live.sequence), after: live.entered }));
  await store.savePositions(positions);
  unkept.forEach((live, index) => {
    const { settled = 0, sequence = 0 } = positions[index]?.snapshot ?? {};
    if (settled === 1) live.kept = Math.max(live.kept, sequence);
  });
}
