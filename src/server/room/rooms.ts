import { gameOf, type House } from '../house.ts';
import { askedBits, type LiveMatch, snapshotOf } from '../match/live.ts';
import { loadMatch } from '../match/load.ts';
import { saveSnapshot } from '../store/snapshots.ts';
import { tableNamed } from '../store/tables.ts';
import { newRoom, type Room } from './room.ts';
import { inTurn } from './turn.ts';

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

export function makeRooms(house: () => House): Rooms {
  const open = new Map<string, Room>();
  const opening = new Map<string, Promise<Room | undefined>>();

  async function load(id: string): Promise<Room | undefined> {
    const { db } = house();
    const stored = await tableNamed(db, id);
    const game = stored && gameOf(house(), stored.row.game);
    if (stored === undefined || game === undefined) return undefined;
    const room = newRoom(game, stored);
    open.set(id, room);
    house().bus.tell({ about: 'who', node: house().node, table: id });
    return room;
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
    forget(id) {
      open.delete(id);
    },
    async sweep() {
      const since = Date.now() - house().settings.idle;
      const idle = [...open.values()].filter((room) => !isWanted(room, since));
      await keepPositions(house(), idle);
      for (const room of idle) if (!isWanted(room, since)) open.delete(room.id);
    },
    async leaveAll() {
      const rooms = [...open.values()];
      for (const { turn } of rooms) await inTurn(turn, async () => {});
      await keepPositions(house(), rooms);
      open.clear();
    },
  };
}

function isWanted(room: Room, since: number): boolean {
  return room.watchers.size > 0 || room.thinking || room.turn.busy || room.used > since;
}

/** To be called while nothing is under way at these tables. */
async function keepPositions({ db }: House, rooms: readonly Room[]): Promise<void> {
  const unkept = rooms.flatMap(({ live }) => (live === undefined || live.sequence === live.kept ? [] : [live]));
  const snapshots = unkept.map((live) => snapshotOf(live, live.sequence));
  if (snapshots.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const snapshot of snapshots) await saveSnapshot(transaction, snapshot);
  });
  unkept.forEach((live, index) => {
    const { settled = 0, sequence = 0 } = snapshots[index] ?? {};
    if (settled === 1) live.kept = Math.max(live.kept, sequence);
  });
}

/** The match of the table, read from the database if need be; nothing before it has begun. To be called in turn. */
export async function liveOf({ db, writer }: House, room: Room): Promise<LiveMatch | undefined> {
  if (room.live !== undefined || room.stored.row.state === 'gathering') return room.live;
  room.live = await loadMatch(db, writer, room.game, room.stored.row);
  room.shown = new Map();
  const row = { ...room.stored.row, rules: room.game.version };
  room.stored = { ...room.stored, row, asked: askedBits(room.live.match) };
  return room.live;
}
