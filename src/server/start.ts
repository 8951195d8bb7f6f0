import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { letBotsThink, letNextBotsThink } from '../host/bots.ts';
import { catchUp } from '../host/catch-up.ts';
import type { Host } from '../host/host.ts';
import { tellOfEnds } from '../host/news.ts';
import { liveOf } from '../host/reading.ts';
import { keepTime, keepTimeAfterEntry, timeIsUp } from '../host/timekeeping.ts';
import { inTurn } from '../host/turn.ts';
import { InputError } from '../kernel/table.ts';
import { makePool, type Pool } from './bots/pool.ts';
import { NO_BUS } from './bus/bus.ts';
import { makeHearing } from './bus/hear.ts';
import { furnish, makeApp } from './http/app.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { announce } from './room/presence.ts';
import type { Room } from './room/room.ts';
import { makeRooms } from './room/rooms.ts';
import { makeSeen } from './seen.ts';
import type { Server } from './server.ts';
import { type Settings, settingsFor, type Wishes } from './settings.ts';
import { chattingWithin, workWithin } from './socket/cost.ts';
import { hostStore } from './store/host-store.ts';
import { openDatabase } from './store/open.ts';
import { tablesOutOfTime, tablesWithWaitingBots } from './store/tables.ts';
import { makeWriter, type Writer } from './store/writer.ts';

export interface RunningServer {
  readonly url: string;
  /** Finishes what is being written, says goodbye to everybody, and lets go of port and database. */
  close(): Promise<void>;
}

/** How long clients get to answer a goodbye. */
const GOODBYE = 2_000;
const GOING_AWAY = 1001;
const SHORTEST_PRESENCE = 1_000;
const EVERYWHERE = ['0.0.0.0', '::'];

/** Starts a server process: HTTP, WebSocket, bots and the database they share. */
export async function startServer(wishes: Wishes = {}): Promise<RunningServer> {
  const settings = settingsFor(wishes);
  const app = makeApp(settings);
  const { log } = app;
  const {
    db,
    kind,
    commit,
    sync,
    probe,
    close: closeDatabase,
  } = await openDatabase(settings.database, (err) => log.error({ err }, 'a connection to the database broke'));
  const hearing = makeHearing(() => server);
  const metrics = makeMetrics({
    tables: () => server.rooms.open.size,
    sockets: () => server.connections.size,
    thinking: () => server.bots.open(),
  });
  const writer = makeWriter(db, commit);
  const bots = makePool({
    threads: settings.botThreads,
    limit: settings.botLimit,
    haste: settings.botHaste,
    games: settings.botGames,
  });
  let settled = false;
  const server: Server = {
    node: randomUUID(),
    started: Date.now(),
    settings,
    log,
    kind,
    db,
    sync,
    probe,
    metrics,
    writer,
    store: hostStore(db, timed(writer, metrics), sync),
    thinker: timedThinker(bots, metrics),
    afterEntry: [
      (_host, _table, { by }) => metrics.entries.inc({ by }),
      keepTimeAfterEntry,
      tellOfEnds,
      letNextBotsThink,
    ],
    botPause: settings.botPause,
    gameNamed: async (id) => settings.games.find((game) => game.id === id),
    now: settings.time.now,
    after: settings.time.after,
    tableChanged(room, reseated) {
      keepTime(server, room);
      if (reseated) announce(server, room as Room);
    },
    tableGone: (room) => server.rooms.forget(room.id),
    rooms: makeRooms(() => server),
    seen: makeSeen(db),
    connections: new Set(),
    chatting: chattingWithin(settings.limits),
    work: workWithin(settings.limits),
    bots,
    bus:
      kind === 'sqlite'
        ? NO_BUS
        : await (await import('./bus/postgres-bus.ts')).postgresBus(settings.database, {
            hear: (tidings) => settled && hearing.hear(tidings),
            missed: () => settled && hearing.missed(),
            trouble: (err) => log.warn({ err }, 'other processes are not heard'),
          }),
  };
  settled = true;
  let chores: NodeJS.Timeout | undefined;
  let presence: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearInterval(chores);
    clearInterval(presence);
    hearing.stop();
    for (const connection of server.connections) connection.close(GOING_AWAY, 'the server stops');
    const impatience = setTimeout(() => {
      for (const connection of server.connections) connection.cut();
      app.server.closeAllConnections();
    }, GOODBYE);
    await server.bots.close();
    await app.close();
    clearTimeout(impatience);
    await server.writer.idle();
    await server.rooms.leaveAll();
    await server.seen.write();
    await server.bus.close();
    await closeDatabase();
  }

  try {
    await furnish(app, server);
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    throw listeningMistake(error, settings) ?? error;
  }
  void doChores(server, server.now());
  presence = setInterval(
    () => {
      for (const { person } of server.connections) server.seen.note(person.id);
    },
    Math.max(SHORTEST_PRESENCE, settings.grace / 4),
  );
  chores = setInterval(() => void doChores(server, server.now() - settings.botPatience), settings.chores);
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://${EVERYWHERE.includes(settings.host) ? 'localhost' : settings.host}:${port}`, close };
}

function timed({ append }: Writer, { stored }: Metrics): Pick<Writer, 'append'> {
  return {
    async append(entry) {
      const done = stored.startTimer();
      const outcome = await append(entry);
      done();
      return outcome;
    },
  };
}

function timedThinker({ think, advise }: Pool, { thought }: Metrics): Host['thinker'] {
  return {
    advise,
    async think(question, thinking) {
      const done = thought.startTimer({ bot: question.bot });
      try {
        return await think(question, thinking);
      } finally {
        done();
      }
    },
  };
}

/** Why nothing can be heard at that address, in one line, if whoever runs the server can mend it. */
function listeningMistake(error: unknown, { host, port }: Settings): InputError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new InputError(`Port ${port} is taken. Choose another with PORT=…`);
    case 'EACCES':
      return new InputError(`Port ${port} is not for everybody to use. Choose another with PORT=…`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new InputError(`'${host}' is no address of this machine. Choose another with HOST=…, such as 127.0.0.1`);
    default:
      return undefined;
  }
}

/** Bots that were asked before that time are let think if nobody does, and deadlines before it are seen to. */
async function doChores(server: Server, before: number): Promise<void> {
  try {
    await server.seen.write();
    await mendRooms(server);
    await server.rooms.sweep();
    await wakeBots(server, before);
    await endPeriods(server, before);
  } catch (err) {
    server.log.error({ err }, 'the regular chores failed');
  }
}

/** A match that got into trouble while somebody watches it is read again. */
async function mendRooms(server: Server): Promise<void> {
  for (const room of server.rooms.open.values()) {
    // A match that follows newer rules cannot be read here.
    const isReadable = room.stored.row.rules <= room.game.version;
    if (room.live !== undefined || room.watchers.size === 0 || !isReadable) continue;
    await inTurn(room.turn, () => catchUp(server, room)).catch((err) =>
      server.log.error({ table: room.id, err }, 'a table could not be read again'),
    );
  }
}

/** Lets bots think that were asked before that time: after a restart, or because the process that should have let them died. */
async function wakeBots(server: Server, before: number): Promise<void> {
  await wake(server, await tablesWithWaitingBots(server.db, before), async (room) => {
    await liveOf(server, room);
    letBotsThink(server, room);
  });
}

/** The same for deadlines that have passed before that time. */
async function endPeriods(server: Server, before: number): Promise<void> {
  await wake(server, await tablesOutOfTime(server.db, before), (room) => timeIsUp(server, room));
}

async function wake(server: Server, tables: readonly string[], action: (room: Room) => Promise<void>): Promise<void> {
  for (const id of tables) {
    const room = await server.rooms.enter(id);
    if (room === undefined) continue;
    await inTurn(room.turn, () => action(room)).catch((err) =>
      server.log.error({ table: id, err }, 'a table could not be woken'),
    );
  }
}
