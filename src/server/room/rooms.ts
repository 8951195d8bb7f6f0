import { snapshotOf } from '../../host/live.ts';
import { stopTime } from '../../host/timekeeping.ts';
import { inTurn } from '../../host/turn.ts';
import type { Server } from '../server.ts';
import { newRoom, type Room } from './room.ts';

/** The tables in memory. */
export interface Rooms {
  readonly open: ReadonlyMap<string, Room>;
  /** The table, read from the database if it is not in memory; nothing if there is no such table. */
  enter(id: string): Promise<Room | undefined>;
  /** Lets a table go that is no more. */
  forget(id: string): void;
  /** Lets tables go that nobody has watched for a while. */
  sweep(): Promise<void>;
  /** Keeps every position as it stands, so that the next process need not play anything again. */
  leaveAll(): Promise<void>;
}

const TABLE = /^[a-z0-9]{10}$/;

export function makeRooms(server: () => Server): Rooms {
  const open = new Map<string, Room>();
  const opening = new Map<string, Promise<Room | undefined>>();

  async function load(id: string): Promise<Room | undefined> {
    const { store, gameNamed, bus, node } = server();
    const stored = await store.table(id);
    const game = stored && (await gameNamed(stored.row.game));
    if (stored === undefined || game === undefined) return undefined;
    const room = newRoom(game, stored);
    open.set(id, room);
    bus.announce({ about: 'who', node, table: id });
    return room;
  }

  function forget(id: string): void {
    const room = open.get(id);
    if (room !== undefined) stopTime(room);
    open.delete(id);
  }

  return {
    open,
    async enter(id) {
      if (!TABLE.test(id)) return undefined;
      const room = open.get(id);
      if (room !== undefined) {
        room.used = Date.now();
        return room;
      }
      const loading = opening.get(id) ?? load(id).finally(() => opening.delete(id));
      opening.set(id, loading);
      return loading;
    },
    forget,
    async sweep() {
      const since = Date.now() - server().settings.idle;
      const idle = [...open.values()].filter((room) => !isWanted(room, since));
      await keepPositions(server(), idle);
      for (const room of idle) if (!isWanted(room, since)) forget(room.id);
    },
    async leaveAll() {
      const rooms = [...open.values()];
      for (const room of rooms) stopTime(room);
      for (const { turn } of rooms) await inTurn(turn, async () => {});
      await keepPositions(server(), rooms);
      open.clear();
    },
  };
}

function isWanted(room: Room, since: number): boolean {
  const isUnderWay = room.thinking.size > 0 || room.turn.busy || room.clock !== undefined;
  return room.watchers.size > 0 || isUnderWay || room.used > since;
}

/** To be called while nothing is under way at these tables. */
async function keepPositions({ store }: Server, rooms: readonly Room[]): Promise<void> {
  const unkept = rooms.flatMap(({ live }) => (live === undefined || live.sequence === live.kept ? [] : [live]));
  const snapshots = unkept.map((live) => snapshotOf(live, live.sequence));
  await store.saveSnapshots(snapshots);
  unkept.forEach((live, index) => {
    const { settled = 0, sequence = 0 } = snapshots[index] ?? {};
    if (settled === 1) live.kept = Math.max(live.kept, sequence);
  });
}
