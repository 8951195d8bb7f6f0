import { expect } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { Time } from '../../src/host/time.ts';
import type { Game, Move } from '../../src/kernel/game.ts';
import { createHost } from '../../src/web/connection/local/host.ts';
import { connectLocally, type LocalTables } from '../../src/web/connection/local/local-connection.ts';
import { type LocalDatabase, memoryDatabase } from '../../src/web/connection/local/local-database.ts';
import type { LocalReply } from '../../src/web/connection/local/local-messages.ts';
import type { NewLocalTable } from '../../src/web/connection/local/stored-table.ts';
import { afterMessage, EMPTY_TABLE, type MatchState, type TableState } from '../../src/web/connection/table-state.ts';
import { standingTime } from '../standing-time.ts';
import { TOYS } from '../toys/index.ts';

export const GAME = 'gnome-elf-troll';
export const ALONE: NewLocalTable = {
  game: GAME,
  options: { firstPlayer: 0 },
  seats: [{ name: 'Ada' }, { name: 'Grimble', bot: 'greedy' }],
};
export const TOGETHER: NewLocalTable = { ...ALONE, seats: [{ name: 'Ada' }, { name: 'Bo' }] };

interface TestHost {
  tables: LocalTables;
  /** The ids of games whose rules were loaded. */
  loaded: string[];
  noted: string[];
}

/** A host with a database of its own, driven like the one in the worker. */
export function startHost(
  database: LocalDatabase = memoryDatabase(),
  games: readonly Game[] = [...GAMES, ...TOYS],
  time: Time = standingTime(),
): TestHost {
  let send: (reply: LocalReply) => void = () => {};
  let names = 0;
  const loaded: string[] = [];
  const noted: string[] = [];
  const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
  const note = (_about: object, words: string) => noted.push(words);
  const host = createHost({
    database,
    log: { error: note, warn: note },
    send: (reply) => send(structuredClone(reply)),
    async gameNamed(id) {
      loaded.push(id);
      await nextTask();
      return games.find((game) => game.id === id);
    },
    nextTask,
    ...time,
    drawSeed: () => '7'.repeat(64),
    drawName: () => `t${names++}`,
  });
  const tables = connectLocally({
    start(_attempt, { receive, failed }) {
      send = receive;
      void nextTask().then(() => receive({ type: 'ready' }));
      return { post: (message) => void nextTask().then(() => host.receive(message).catch(failed)), stop() {} };
    },
    // A host that fails is not restarted here.
    wait: () => () => {},
  });
  return { tables, loaded, noted };
}

interface Session {
  readonly table: string;
  now(): TableState & { match: MatchState };
  /** Resolves when a seat at this screen is asked, or the match is over. */
  untilAsked(): Promise<void>;
}

export function until(what: string, isSo: () => boolean): Promise<void> {
  return expect.poll(isSo, { message: what, interval: 5, timeout: 60_000 }).toBe(true);
}

export async function sitDown(tested: TestHost, wanted: NewLocalTable): Promise<Session> {
  return follow(tested, await tested.tables.create(wanted));
}

export async function follow(tested: TestHost, table: string): Promise<Session> {
  let state: TableState = EMPTY_TABLE;
  tested.tables.follow(table, (message) => {
    const next = afterMessage(state, message);
    if (next === 'behind') throw new Error('a change was missed');
    state = next;
  });
  const session: Session = {
    table,
    now() {
      const { match } = state;
      if (match === undefined) throw new Error('no state was heard');
      return { ...state, match };
    },
    untilAsked: () =>
      until('a question to this screen, or the end', () => {
        const { match } = state;
        return match !== undefined && (match.over || match.perspectives.some(({ offers }) => offers.length > 0));
      }),
  };
  await session.untilAsked();
  return session;
}

/** Answers for the first seat that is asked, and waits until a seat at this screen is asked again. */
export async function answer(tested: TestHost, session: Session, move?: Move): Promise<string> {
  const { match } = session.now();
  const asked = match.perspectives.find(({ offers }) => offers.length > 0);
  const chosen = move ?? asked?.offers[0];
  if (asked === undefined || chosen === undefined) throw new Error('nobody is asked');
  const { viewer, seatEntry } = asked;
  const { table } = session;
  const reply = await tested.tables.ask({
    type: 'move',
    table,
    seat: viewer as number,
    seatEntry,
    move: { ...chosen },
  });
  if (reply.type === 'accepted')
    await until('the answer to be shown', () => session.now().match.revision >= reply.revision);
  await session.untilAsked();
  return reply.type;
}
