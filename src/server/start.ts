import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { letBotsThink, letNextBotsThink } from '../host/bots.ts';
import { catchUp } from '../host/catch-up.ts';
import type { Host } from '../host/host.ts';
import { tellOfEnds } from '../host/news.ts';
import { liveOf } from '../host/reading.ts';
import { inTurn } from '../host/turn.ts';
import { InputError } from '../kernel/table.ts';
import { makePool, type Pool } from './bots/pool.ts';
import { NO_BUS } from './bus/bus.ts';
import { makeHearing } from './bus/hear.ts';
import type { House } from './house.ts';
import { furnish, makeApp } from './http/app.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { announce } from './room/presence.ts';
import type { Room } from './room/room.ts';
import { makeRooms } from './room/rooms.ts';
import { makeSeen } from './seen.ts';
import { type Settings, settingsFor, type Wishes } from './settings.ts';
import { chattingWithin, workWithin } from './socket/cost.ts';
import { hostStore } from './store/host-store.ts';
import { openDatabase } from './store/open.ts';
import { tablesWithWaitingBots } from './store/tables.ts';
import { makeWriter, type Writer } from './store/writer.ts';

export interface Server {
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
export async function startServer(wishes: Wishes = {}): Promise<Server> {
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
  const hearing = makeHearing(() => house);
  const metrics = makeMetrics({
    tables: () => house.rooms.open.size,
    sockets: () => house.connections.size,
    thinking: () => house.bots.open(),
  });
  const writer = makeWriter(db, commit);
  const bots = makePool({
    threads: settings.botThreads,
    limit: settings.botLimit,
    haste: settings.botHaste,
    games: settings.botGames,
  });
  let settled = false;
  const house: House = {
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
    afterEntry: [(_host, _table, { by }) => metrics.entries.inc({ by }), tellOfEnds, letNextBotsThink],
    botPause: settings.botPause,
    gameNamed: async (id) => settings.games.find((game) => game.id === id),
    now: Date.now,
    tableChanged: (room, reseated) => reseated && announce(house, room as Room),
    tableGone: (room) => house.rooms.forget(room.id),
    rooms: makeRooms(() => house),
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
    for (const connection of house.connections) connection.close(GOING_AWAY, 'the server stops');
    const impatience = setTimeout(() => {
      for (const connection of house.connections) connection.cut();
      app.server.closeAllConnections();
    }, GOODBYE);
    await house.bots.close();
    await app.close();
    clearTimeout(impatience);
    await house.writer.idle();
    await house.rooms.leaveAll();
    await house.seen.write();
    await house.bus.close();
    await closeDatabase();
  }

  try {
    await furnish(app, house);
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    throw listeningMistake(error, settings) ?? error;
  }
  void keepHouse(house, Date.now());
  presence = setInterval(
    () => {
      for (const { person } of house.connections) house.seen.note(person.id);
    },
    Math.max(SHORTEST_PRESENCE, settings.grace / 4),
  );
  chores = setInterval(() => void keepHouse(house, Date.now() - settings.botPatience), settings.chores);
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

/** Bots that were asked before that time are let think if nobody does. */
async function keepHouse(house: House, botsAskedBefore: number): Promise<void> {
  try {
    await house.seen.write();
    await mendRooms(house);
    await house.rooms.sweep();
    await wakeBots(house, botsAskedBefore);
  } catch (err) {
    house.log.error({ err }, 'housekeeping made trouble');
  }
}

/** A match that got into trouble while somebody watches it is read again. */
async function mendRooms(house: House): Promise<void> {
  for (const room of house.rooms.open.values()) {
    // A match that follows newer rules cannot be read here.
    const isReadable = room.stored.row.rules <= room.game.version;
    if (room.live !== undefined || room.watchers.size === 0 || !isReadable) continue;
    await inTurn(room.turn, () => catchUp(house, room)).catch((err) =>
      house.log.error({ table: room.id, err }, 'a table could not be read again'),
    );
  }
}

/** Lets bots think that were asked before that time: after a restart, or because the process that should have let them died. */
async function wakeBots(house: House, before: number): Promise<void> {
  for (const id of await tablesWithWaitingBots(house.db, before)) {
    const room = await house.rooms.enter(id);
    if (room === undefined) continue;
    await inTurn(room.turn, async () => {
      await liveOf(house, room);
      letBotsThink(house, room);
    }).catch((err) => house.log.error({ table: id, err }, 'a table could not be woken'));
  }
}
