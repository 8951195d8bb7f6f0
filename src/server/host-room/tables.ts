import { paceOf } from '../../host/clocks/clock.ts';
import { pauseForServer } from '../../host/clocks/pause-clock.ts';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { refresh } from '../../host/match/catch-up.ts';
import type { StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { infoFor } from '../../host/watchers/info.ts';
import type { HostActionKind } from '../../protocol/host-room/log.ts';
import { tablesQuery } from '../../protocol/host-room/requests.ts';
import type { HostClocks, HostTable, HostTables, StuckReason } from '../../protocol/host-room/tables.ts';
import { runningMatches, unreadableAmong } from '../backup/check-database.ts';
import type { Server } from '../server.ts';
import { namedLike } from '../store/host-room/find-people.ts';
import { clocksOverdue } from '../store/match/clocks.ts';
import { clocksStoppedSince } from '../store/match/clocks-stopped.ts';
import { dropSpare } from '../store/match/trim.ts';
import { removeTable } from '../store/tables/gathering.ts';
import { callOff, putAway, tablesInGroup } from '../store/tables/put-away.ts';
import { complete, tableNamed } from '../store/tables/tables.ts';
import { tablesWithWaitingBots } from '../store/tables/waiting-bots.ts';
import { wakeTables } from '../wake.ts';
import { stopAllClocks } from './clocks.ts';
import { handleKey, handleOf, tableOf } from './handles.ts';
import { note } from './log.ts';
import { partOf, queryOf } from './query.ts';
import type { HostAction, HostRequest, HostSection } from './section.ts';

const MOST = 100;
/** The most people considered whose names match. */
const MOST_NAMED = 200;
/** In milliseconds: a bot or a clock that is overdue by this counts as stuck. */
const LATE = 5 * 60_000;

/** Tables with public information only. */
export const tables: HostSection = {
  name: 'tables',
  async read({ server, host, request }) {
    const query = queryOf(tablesQuery, request);
    if (isDenial(query)) return query;
    const stuck = await stuckTables(server);
    const { which, game, name = '' } = query;
    const people = name.trim() === '' ? undefined : await namedLike(server.db, name.trim(), MOST_NAMED);
    const rows = await tablesInGroup(server.db, { which, game, people }, [...stuck.keys()], MOST + 1);
    return listed(server, host.id, await complete(server.db, rows), stuck);
  },
};

export const tableActions: readonly HostAction[] = [
  {
    method: 'POST',
    path: '/tables/read',
    /** Reads every match under way: what cannot be read is often noticed only when somebody opens it. */
    async run(about) {
      const { server, host } = about;
      const { db, settings } = server;
      const found = await unreadableAmong(db, settings.games, await runningMatches(db));
      knownUnreadable.set(server.db, new Set(found.map(({ table }) => table)));
      await note(about, 'read-matches', { count: found.length });
      const stuck = await stuckTables(server);
      const rows = await tablesInGroup(db, { which: 'stuck' }, [...stuck.keys()], MOST + 1);
      return listed(server, host.id, await complete(db, rows), stuck);
    },
  },
  {
    method: 'POST',
    path: '/tables/:handle/end',
    run: (about) =>
      atTable(about, 'ended-table', async ({ db, now }, { row }) => {
        if (row.state === 'gathering') await removeTable(db, row.id);
        else await callOff(db, row.id, now());
      }),
  },
  {
    method: 'POST',
    path: '/tables/:handle/put-away',
    run: (about) =>
      atTable(about, 'put-table-away', async ({ db, now }, { row }) => {
        await putAway(db, row.id, now());
        await dropSpare(db, row.id);
      }),
  },
];

/** Hosts cannot stop the clocks of a table at which they sit. */
function stopping(stopped: boolean): HostAction {
  return {
    method: 'POST',
    path: `/tables/:handle/clocks/${stopped ? 'stop' : 'go-on'}`,
    run: (about) =>
      atTable(about, stopped ? 'stopped-clocks' : 'let-clocks-go-on', async (server, { row }) => {
        await wakeTables(server, [row.id], (room) => pauseForServer(server, room, stopped));
      }),
  };
}

function stoppingAll(stopped: boolean): HostAction {
  return {
    method: 'POST',
    path: `/clocks/${stopped ? 'stop' : 'go-on'}`,
    async run(about) {
      await stopAllClocks(about.server, stopped);
      await note(about, stopped ? 'stopped-all-clocks' : 'let-all-clocks-go-on');
      return clocksOf(about.server);
    },
  };
}

/** Whether the clocks of all matches stand. */
async function clocksOf({ db }: Server): Promise<HostClocks> {
  const since = await clocksStoppedSince(db);
  return { ...(since !== undefined && { since }) };
}

export const clocks: HostSection = { name: 'clocks', read: ({ server }) => clocksOf(server) };

export const clockActions: readonly HostAction[] = [true, false].flatMap((stopped) => [
  stopping(stopped),
  stoppingAll(stopped),
]);

/** Runs the action at the table, tells everybody there, and answers with the tables that run. */
async function atTable(
  about: HostRequest,
  kind: Extract<HostActionKind, 'ended-table' | 'put-table-away' | 'stopped-clocks' | 'let-clocks-go-on'>,
  action: (server: Server, stored: StoredTable) => Promise<void>,
): Promise<HostTables | Denial> {
  const { server, host, request } = about;
  const id = tableOf(await handleKey(server.db), partOf(request, 'handle'));
  const stored = id === undefined ? undefined : await tableNamed(server.db, id);
  if (stored === undefined) return deny('unknown-table', 'refused.unknown-table');
  if (stored.row.state === 'over') return deny('match-over', 'refused.match-over');
  if (kind !== 'ended-table' && stored.row.state !== 'running') return deny('not-running', 'refused.not-running');
  // Hosts must not end a match in which they play.
  if (seatsHeldBy(stored, host.id).length > 0) return deny('not-allowed', 'refused.host-plays');
  await action(server, stored);
  const room = server.rooms.open.get(stored.row.id);
  if (room !== undefined) await withLock(room.lock, () => refresh(server, room));
  const { players, game } = hostTable(server, stored, host.id, '', undefined);
  await note(about, kind, { game, players: players.join(', ') });
  const stuck = await stuckTables(server);
  return listed(
    server,
    host.id,
    await complete(server.db, await tablesInGroup(server.db, { which: 'running' }, [], MOST + 1)),
    stuck,
  );
}

async function listed(
  server: Server,
  host: string,
  stored: readonly StoredTable[],
  stuck: ReadonlyMap<string, StuckReason>,
): Promise<HostTables> {
  return { tables: await hostTables(server, host, stored.slice(0, MOST), stuck), more: stored.length > MOST };
}

export async function hostTables(
  server: Server,
  host: string,
  stored: readonly StoredTable[],
  stuck: ReadonlyMap<string, StuckReason>,
): Promise<HostTable[]> {
  const key = await handleKey(server.db);
  return stored.map((each) => hostTable(server, each, host, handleOf(key, each.row.id), stuck.get(each.row.id)));
}

function hostTable(
  { rooms }: Server,
  stored: StoredTable,
  host: string,
  handle: string,
  stuck: StuckReason | undefined,
): HostTable {
  const { row, putAway: away } = stored;
  const pace = paceOf(row);
  // As a spectator.
  const { seats, moved } = infoFor(stored, rooms.open.get(row.id), '');
  return {
    handle,
    ...(row.open === 1 && { table: row.id }),
    game: row.game,
    version: row.rules,
    state: row.state,
    players: seats.map(({ name }) => name).filter((name) => name !== ''),
    ...(pace && { pace }),
    created: row.made,
    moved,
    putAway: away !== undefined,
    ...(stored.clocks && { clocks: stored.clocks.state.pauses.some(({ why }) => why === 'server') ? 'stopped' : 'go' }),
    mine: seatsHeldBy(stored, host).length > 0,
    ...(stuck && { stuck }),
  };
}

/** Matches that could not be read when somebody last tried, by the database they are in. */
const knownUnreadable = new WeakMap<object, ReadonlySet<string>>();

/** Tables where a bot or a deadline is overdue, or whose match could not be read, without reading every match. */
export async function stuckTables({ db, now, rooms, settings }: Server): Promise<Map<string, StuckReason>> {
  const stuck = new Map<string, StuckReason>();
  for (const { id } of await tablesWithWaitingBots(db, now() - LATE, undefined)) stuck.set(id, 'bot-late');
  for (const id of await clocksOverdue(db, now() - LATE)) stuck.set(id, 'clock-late');
  for (const id of knownUnreadable.get(db) ?? []) stuck.set(id, 'unreadable');
  for (const room of rooms.open.values()) if (room.unreadable) stuck.set(room.id, 'unreadable');
  const known = new Map(settings.games.map(({ id, version }) => [id, version]));
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'rules'])
    .where('state', '=', 'running')
    .where(({ or, and, eb }) =>
      or([
        eb('game', 'not in', [...known.keys()]),
        ...[...known].map(([game, version]) => and([eb('game', '=', game), eb('rules', '>', version)])),
      ]),
    )
    .execute();
  for (const { id, game } of rows) stuck.set(id, known.has(game) ? 'newer-rules' : 'unknown-game');
  return stuck;
}
