import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { BOT_LEVELS } from '../../../host/bots/levels.ts';
import { answerDate, proposeDate } from '../../../host/clocks/adjourn.ts';
import { currentClocks } from '../../../host/clocks/clock.ts';
import { pauseAsHost, wishForPause } from '../../../host/clocks/pause-clock.ts';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { withLock } from '../../../host/lock.ts';
import { refresh } from '../../../host/match/catch-up.ts';
import { liveOf } from '../../../host/match/reading.ts';
import type { StoredTable } from '../../../host/store.ts';
import { infoFor } from '../../../host/watchers/info.ts';
import type { Game } from '../../../kernel/game.ts';
import { newTable, type seatRequest } from '../../../protocol/client.ts';
import {
  adjourning,
  type GameInfo,
  type GameList,
  holding,
  muting,
  newSeat,
  offering,
  pausing,
  spectatorsChat,
  type TableList,
  takingOver,
  whichSeat,
} from '../../../protocol/http.ts';
import { PACES } from '../../../protocol/pace.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { beginMatch } from '../../lobby/begin.ts';
import { hold } from '../../lobby/begin-seated.ts';
import { greet } from '../../lobby/greet.ts';
import { decline } from '../../lobby/invite.ts';
import { setUpTable } from '../../lobby/make.ts';
import { offer, takeOver } from '../../lobby/offer.ts';
import { placesFor } from '../../lobby/places.ts';
import { allowSpectators, mute } from '../../lobby/quiet.ts';
import { rematch } from '../../lobby/rematch.ts';
import { arrange, join, leave } from '../../lobby/seats.ts';
import { whyBanned, whyMuted } from '../../people/restraints.ts';
import { withRatings } from '../../ratings/shown.ts';
import type { Room } from '../../room/room.ts';
import type { Server } from '../../server.ts';
import { relatedTo } from '../../store/people/relations.ts';
import { openTables, setOpen, tableNamed } from '../../store/tables/tables.ts';
import { usualLengths } from '../../watching/matches.ts';
import { bodyOf, forPerson, forUnbanned, personOf, sendDenial } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { costing } from '../request/cost.ts';

/** In milliseconds: open tables older than this are not listed any more. */
const WAITING = 24 * 60 * 60_000;

/** A list has up to a hundred tables. */
export const COST_OF_LIST = 3;

const TABLE = /^[a-z0-9]{10}$/;

/** Tables in the lobby: those that wait for players, and those being played. */
function tablesIn({ db, now }: Server, state: string | undefined, first: readonly string[]): Promise<StoredTable[]> {
  if (state === 'running') return openTables(db, { state, since: 0, first });
  return openTables(db, { state: 'gathering', since: now() - WAITING, first });
}

async function roomFor(server: Server, request: FastifyRequest): Promise<Room | undefined> {
  const stored = await storedFor(server, request);
  return stored && server.rooms.enter(stored.row.id);
}

export function addTables(app: FastifyInstance, server: Server): void {
  const { limits, games } = server.settings;
  const lengths = usualLengths(server);
  const making = server.limits.limit('tables', limits.newTables);
  const mayMake = (request: FastifyRequest, person: string) =>
    making.spend(networkOf(request.ip)) && making.spend(`person ${person}`);

  app.get(
    '/api/games',
    async (): Promise<GameList> => ({ games: games.map(gameInfo), bots: BOT_LEVELS, paces: PACES }),
  );

  app.post(
    '/api/tables',
    forUnbanned(server, async (host, request, reply) => {
      const { id } = host;
      const body = bodyOf(newTable, request);
      if (isDenial(body)) return body;
      if (body.start && body.seats.some(isFree)) return deny('not-allowed', 'refused.seats-free');
      if (!mayMake(request, id)) return deny('too-fast', 'refused.too-fast');
      const muted = body.word === undefined ? undefined : await whyMuted(server, id);
      if (muted !== undefined) return muted;
      const table = await setUpTable(server, id, body);
      if (isDenial(table)) return table;
      if (body.word !== undefined) await greet(server, table, host, body.word);
      const stored = body.start ? await tableNamed(server.db, table) : undefined;
      if (stored !== undefined) await beginMatch(server, stored);
      reply.code(201);
      return infoOf(server, table, id);
    }),
  );

  app.get<{ Querystring: { state?: string } }>(
    '/api/tables',
    costing(COST_OF_LIST),
    async (request): Promise<TableList> => {
      const person = await personOf(server, request);
      const followed = person === undefined ? [] : await relatedTo(server.db, person.id, 'follow');
      const { state } = request.query;
      const reader = person?.id ?? '';
      const tables =
        state === 'offered'
          ? await placesFor(server, reader, lengths)
          : listFor(server, await tablesIn(server, state, followed), reader).tables;
      return { tables: withFollowed(await withRatings(server.db, tables), new Set(followed)) };
    },
  );

  app.get('/api/tables/:id', async (request, reply) => {
    const person = await personOf(server, request);
    const stored = await storedFor(server, request);
    const answer = stored === undefined ? unknownTable() : await infoOf(server, stored.row.id, person?.id ?? '');
    return isDenial(answer) ? sendDenial(server, reply, answer) : answer;
  });

  app.post(
    '/api/tables/:id/join',
    atTable(server, async (stored, person, request) => {
      const which = bodyOf(whichSeat, request);
      if (isDenial(which)) return which;
      return (await whyBanned(server, person)) ?? join(server, stored, person, which.seat);
    }),
  );

  app.post(
    '/api/tables/:id/leave',
    atTable(server, async (stored, person, request) => {
      const which = bodyOf(whichSeat, request);
      return isDenial(which) ? which : leave(server, stored, person, which.seat);
    }),
  );

  app.post(
    '/api/tables/:id/decline',
    atTable(server, (stored, person) => decline(server, stored, person)),
  );

  app.post(
    '/api/tables/:id/seat',
    atTable(server, async (stored, person, request) => {
      const body = bodyOf(newSeat, request);
      return isDenial(body) ? body : ((await whyBanned(server, person)) ?? arrange(server, stored, person, body));
    }),
  );

  for (const open of [true, false]) {
    app.post(
      `/api/tables/:id/${open ? 'open' : 'close'}`,
      atTable(server, async ({ row }, person) => {
        if (row.host !== person) return deny('not-allowed', 'refused.host-only');
        await setOpen(server.db, row.id, open);
        return undefined;
      }),
    );
  }

  app.post(
    '/api/tables/:id/mute',
    atTable(server, async (stored, person, request) => {
      const body = bodyOf(muting, request);
      return isDenial(body) ? body : mute(server, stored, person, body);
    }),
  );

  app.post(
    '/api/tables/:id/spectators-chat',
    atTable(server, async (stored, person, request) => {
      const body = bodyOf(spectatorsChat, request);
      return isDenial(body) ? body : allowSpectators(server, stored, person, body.allowed);
    }),
  );

  app.post(
    '/api/tables/:id/pause',
    forPerson(server, async ({ id }, request) => {
      const body = bodyOf(pausing, request);
      if (isDenial(body)) return body;
      const stored = await storedFor(server, request);
      const room = stored && (await server.rooms.enter(stored.row.id));
      if (room === undefined) return unknownTable();
      const pause = body.as === 'host' ? pauseAsHost : wishForPause;
      return (await withLock(room.lock, () => pause(server, room, id, body.paused))) ?? infoOf(server, room.id, id);
    }),
  );

  app.post(
    '/api/tables/:id/offer',
    forPerson(server, async ({ id }, request) => {
      const body = bodyOf(offering, request);
      if (isDenial(body)) return body;
      const room = await roomFor(server, request);
      if (room === undefined) return unknownTable();
      return (
        (await withLock(room.lock, () => offer(server, room, id, body.seat, body.offered))) ??
        infoOf(server, room.id, id)
      );
    }),
  );

  app.post(
    '/api/tables/:id/take-over',
    forPerson(server, async ({ id }, request) => {
      const body = bodyOf(takingOver, request);
      if (isDenial(body)) return body;
      const banned = await whyBanned(server, id);
      if (banned !== undefined) return banned;
      const room = await roomFor(server, request);
      if (room === undefined) return unknownTable();
      return (await withLock(room.lock, () => takeOver(server, room, id, body.seat))) ?? infoOf(server, room.id, id);
    }),
  );

  app.post(
    '/api/tables/:id/adjourn',
    forPerson(server, async ({ id }, request) => {
      const body = bodyOf(adjourning, request);
      if (isDenial(body)) return body;
      const stored = await storedFor(server, request);
      const room = stored && (await server.rooms.enter(stored.row.id));
      if (room === undefined) return unknownTable();
      const denial = await withLock(room.lock, () =>
        'until' in body ? proposeDate(server, room, id, body.until) : answerDate(server, room, id, body.agree),
      );
      return denial ?? infoOf(server, room.id, id);
    }),
  );

  app.post(
    '/api/tables/:id/start',
    forPerson(server, async ({ id }, request) => {
      const stored = await storedFor(server, request);
      if (stored === undefined) return unknownTable();
      if (stored.row.host !== id) return deny('not-allowed', 'refused.host-only');
      return (await beginMatch(server, stored)) ?? infoOf(server, stored.row.id, id);
    }),
  );

  app.post(
    '/api/tables/:id/hold',
    atTable(server, async (stored, person, request) => {
      const body = bodyOf(holding, request);
      return isDenial(body) ? body : hold(server, stored, person, body.held);
    }),
  );

  app.post(
    '/api/tables/:id/rematch',
    forUnbanned(server, async ({ id }, request, reply) => {
      const stored = await storedFor(server, request);
      const table =
        stored === undefined ? unknownTable() : await rematch(server, stored, id, () => mayMake(request, id));
      if (isDenial(table)) return table;
      if (stored !== undefined) await refreshRoom(server, stored.row.id);
      await refreshRoom(server, table);
      reply.code(201);
      return infoOf(server, table, id);
    }),
  );
}

/** Marks the seats of people whom the reader follows. */
function withFollowed(tables: readonly TableInfo[], followed: ReadonlySet<string>): TableInfo[] {
  return tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat) => (followed.has(seat.person ?? '') ? { ...seat, followed: true as const } : seat)),
  }));
}

function isFree(body: z.output<typeof seatRequest>): boolean {
  return body === 'anyone' || (typeof body === 'object' && 'invite' in body);
}

export function unknownTable(): Denial {
  return deny('unknown-table', 'refused.unknown-table');
}

/** The current table. With a single process, memory is as current as the database. */
export async function storedFor(
  { db, kind, rooms }: Server,
  request: FastifyRequest,
): Promise<StoredTable | undefined> {
  const { id = '' } = request.params as { id?: string };
  if (!TABLE.test(id)) return undefined;
  return (kind === 'sqlite' ? rooms.open.get(id)?.stored : undefined) ?? tableNamed(db, id);
}

type AtTable = (stored: StoredTable, person: string, request: FastifyRequest) => Promise<Denial | undefined>;

/** A route that changes a table, sends the news, and answers with the new table info. */
function atTable(server: Server, action: AtTable) {
  return forPerson(server, async ({ id }, request) => {
    const stored = await storedFor(server, request);
    const denial = stored === undefined ? unknownTable() : await action(stored, id, request);
    if (denial !== undefined || stored === undefined) return denial ?? unknownTable();
    await refreshRoom(server, stored.row.id);
    return infoOf(server, stored.row.id, id, stored);
  });
}

async function refreshRoom(server: Server, table: string): Promise<void> {
  const room = server.rooms.open.get(table);
  if (room !== undefined) await withLock(room.lock, () => refresh(server, room));
}

/** The current table info; if the table has just been deleted, the info before. */
export async function infoOf(
  server: Server,
  table: string,
  person: string,
  before?: StoredTable,
): Promise<TableInfo | Denial> {
  const room = await server.rooms.enter(table);
  if (room === undefined)
    return before === undefined ? unknownTable() : infoFor(before, undefined, person, server.now());
  // The match has to be loaded to know who has resigned. If that fails, the info says that it is unreadable.
  await withLock(room.lock, () => liveOf(server, room)).catch((err) =>
    server.log.error({ table, err }, 'a match could not be read'),
  );
  currentClocks(server, room);
  return infoFor(room.stored, room, person);
}

export function listFor({ rooms, settings, now }: Server, tables: readonly StoredTable[], person: string): TableList {
  return {
    tables: tables.map((stored) => {
      const info = infoFor(stored, rooms.open.get(stored.row.id), person, now());
      return isOfKnownRules(settings.games, stored) ? info : { ...info, unreadable: true };
    }),
  };
}

function isOfKnownRules(games: readonly Game[], { row }: StoredTable): boolean {
  return games.some(({ id, version }) => id === row.game && row.rules <= version);
}

function gameInfo({ id, title, version, seats, defaultSeats, options }: Game): GameInfo {
  const optionInfos = Object.entries(options).map(([name, option]) => [
    name,
    { default: option.default, values: Object.fromEntries(seats.map((count) => [count, option.values(count)])) },
  ]);
  return { id, title, version, seats, defaultSeats, options: Object.fromEntries(optionInfos) };
}
