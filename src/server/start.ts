import type { AddressInfo } from 'node:net';
import { startBots, startNextBots } from '../host/bots/bots.ts';
import { speakAfterEntry } from '../host/bots/company.ts';
import { cancelDeadline, scheduleDeadline, scheduleDeadlineAfterEntry } from '../host/clocks/timekeeping.ts';
import type { Host } from '../host/host.ts';
import { REAL_TIME } from '../host/time.ts';
import { sendNewsAfterEntry } from '../host/watchers/news.ts';
import { InputError } from '../kernel/table.ts';
import { aheadJobs, wakePlansAfterEntry } from './ahead/play-ahead.ts';
import { makeBackups } from './backup/backups.ts';
import { backUpBeforeUpdate } from './backup/make.ts';
import { makePool, type Pool } from './bots/pool.ts';
import { NO_BUS } from './bus/bus.ts';
import { newNode } from './bus/channels.ts';
import { makeBusListener } from './bus/listener.ts';
import { aliveMessage, makeRulesElsewhere } from './bus/rules-elsewhere.ts';
import { makeCaller } from './calls/caller.ts';
import { makeMailer } from './calls/mail.ts';
import { pushChannel } from './calls/push.ts';
import { webhookChannel } from './calls/webhook.ts';
import { runShared, sharedChores, startChores } from './chores.ts';
import { databaseTime } from './database-time.ts';
import { deadlineJobs } from './deadlines.ts';
import { beat, makeUpForDowntime } from './downtime.ts';
import { makeApp, registerRoutes } from './http/app.ts';
import { logRequests } from './http/request/log.ts';
import { invitationLimit, makeRateLimits } from './http/request/rate-limit.ts';
import { type Jobs, makeJobs } from './jobs.ts';
import { makeSpeed, type Speed } from './measuring.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { type MetricsPort, openMetricsPort } from './metrics-port.ts';
import { makeNetworks } from './networks.ts';
import { addressOf, makeProcesses } from './processes.ts';
import { makeCounter } from './ratings/count.ts';
import { lookEvery, regularChores } from './regular.ts';
import { keepRunning, type Restart, type Restartable, type Started } from './restarting.ts';
import { addBotLine } from './room/chat.ts';
import { publishPresence } from './room/presence.ts';
import type { Room } from './room/room.ts';
import { makeRooms } from './room/rooms.ts';
import { makeSeen } from './seen.ts';
import type { Server } from './server.ts';
import { type Overrides, type Settings, settingsFor } from './settings.ts';
import { chatLimits, workLimits } from './socket/cost.ts';
import { makeSocketCounts } from './socket/counts.ts';
import { handsOver } from './socket/lead-elsewhere.ts';
import { closeConnections, cutSoon, spreadOf } from './stopping.ts';
import { storageChores } from './storage.ts';
import { kindOf } from './store/database/address.ts';
import { openDatabase } from './store/database/open.ts';
import { planChores } from './store/jobs/chores.ts';
import { hostStore } from './store/match/host-store.ts';
import { makeWriter, type Writer } from './store/match/writer.ts';
import { newestProposed } from './store/tables/chat.ts';
import { makeTracing } from './tracing.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Starts a server process: HTTP, WebSocket, bots and the database they share. */
export function startServer(overrides: Overrides = {}): Promise<Restartable> {
  return keepRunning(settingsFor(overrides), startOnce);
}

/** `first` runs before any request is answered. */
async function startOnce(
  settings: Settings,
  restart: Restart<Server>,
  first: (server: Server) => Promise<void> = async () => {},
): Promise<Started> {
  const app = makeApp(settings);
  const { log } = app;
  let settled = false;
  let stopping = false;
  const node = newNode();
  const isFile = kindOf(settings.database) === 'sqlite';
  const database = isFile ? settings.database : addressOf(settings.database, node);
  const {
    db,
    kind,
    isNew,
    commit,
    sync,
    probe,
    close: closeDatabase,
  } = await openDatabase(
    database,
    (err) => {
      log.error({ err }, 'a connection to the database broke');
      if (settled) busListener.disconnected();
    },
    () => backUpBeforeUpdate(settings),
  );
  const processes = makeProcesses(() => server);
  const busListener = makeBusListener(() => server, processes);
  const metrics = makeMetrics({
    tables: () => server.rooms.open.size,
    sockets: () => server.connections.size,
    thinking: () => server.bots.open(),
  });
  const tracing = await makeTracing(settings.traces, log);
  const speed = makeSpeed();
  const limits = makeRateLimits();
  const timeOfAll = isFile || settings.time !== undefined ? undefined : databaseTime(db);
  const readTime = async () => timeOfAll?.read();
  const time = timeOfAll ?? settings.time ?? REAL_TIME;
  await readTime();
  const writer = makeWriter(db, commit, node);
  const bots = makePool({
    threads: settings.botThreads,
    limit: settings.botLimit,
    hurry: settings.botHurry,
    games: settings.botGames,
    time: REAL_TIME,
    networkOf: (person) => server.networks.of(person),
  });
  const mailer = settings.mail && makeMailer(() => server, settings.mail);
  const caller = makeCaller(
    () => server,
    [
      ...(settings.pushSubject === undefined ? [] : [pushChannel(() => server, settings.pushSubject)]),
      ...(mailer === undefined ? [] : [mailer]),
      webhookChannel(() => server),
    ],
  );
  const counter = makeCounter(() => server);
  const server: Server = {
    node,
    started: time.now(),
    settings,
    log,
    kind,
    db,
    sync,
    probe,
    metrics,
    tracing,
    writer,
    speed,
    store: hostStore(db, timed(writer, metrics, speed), sync, node),
    thinker: timedThinker(bots, metrics),
    afterEntry: [
      (_host, _table, { by }) => metrics.entries.inc({ by }),
      scheduleDeadlineAfterEntry,
      sendNewsAfterEntry,
      startNextBots,
      speakAfterEntry,
      counter.afterEntry,
      wakePlansAfterEntry(() => server),
      // While it stops, no bot thinks here: another process answers for those that are asked by this entry.
      () => stopping && server.bus.publish({ about: 'leaving', node }),
    ],
    botPause: settings.botPause,
    saidAt: ({ id }) => newestProposed(db, id),
    sayAt: (table, proposed) => addBotLine(server, table as Room, proposed),
    gameNamed: async (id) => settings.games.find((game) => game.id === id),
    now: time.now,
    elapsed: time.elapsed,
    after: time.after,
    tableChanged(room, reseated) {
      scheduleDeadline(server, room);
      if (reseated) publishPresence(server, room as Room);
    },
    handsOver: (room, version) => handsOver(server, room, version),
    rulesChanged: (room) => startBots(server, room),
    tableGone: (room) => server.rooms.forget(room.id),
    rooms: makeRooms(() => server),
    seen: makeSeen(db, time),
    networks: makeNetworks(),
    connections: new Set(),
    limits,
    sockets: makeSocketCounts(),
    rulesElsewhere: makeRulesElsewhere(),
    chatting: chatLimits(limits, settings.limits),
    inviting: invitationLimit(limits, settings.limits),
    work: workLimits(limits, settings.limits),
    bots,
    caller,
    mailer,
    backups: settings.backups === undefined ? undefined : makeBackups(settings.database, settings.backups, time.now),
    restart,
    isStopping: () => stopping,
    runChore: async (name) => ((await chores?.again(name)) ? 'ran' : runShared(server, shared, name)),
    bus:
      kind === 'sqlite'
        ? NO_BUS
        : await (await import('./bus/postgres-bus.ts')).postgresBus(database, {
            receive: (message) => settled && busListener.receive(message),
            reconnected() {
              // After a failover the database has another clock.
              readTime().catch((err) => log.error({ err }, 'the time of the database could not be read'));
              if (settled) busListener.reconnected();
            },
            failed(err) {
              log.warn({ err }, 'other processes are not heard');
              if (settled) busListener.disconnected();
            },
          }),
  };
  const shared = storageChores(server);
  const jobs = {
    calls: makeJobs(() => server, caller),
    deadlines: makeJobs(
      () => server,
      deadlineJobs(() => server, settings.games, lookEvery(settings)),
    ),
    ahead: makeJobs(
      () => server,
      aheadJobs(() => server, settings.games),
    ),
    chores: makeJobs(
      () => server,
      sharedChores(() => server, shared),
    ),
  };
  settled = true;
  busListener.start();
  server.bus.publish(aliveMessage(server));
  let chores: ReturnType<typeof startChores> | undefined;
  let metricsPort: MetricsPort | undefined;

  /** Hands bots and jobs over to other processes, then closes the connections. */
  async function close(atOnce = false): Promise<void> {
    stopping = true;
    const choresDone = chores?.stop();
    const sentAway = closeConnections(server, atOnce ? 0 : await spreadOf(server));
    await server.bots.close();
    await handOver(server, jobs.calls, jobs.deadlines, jobs.ahead);
    for (const room of server.rooms.open.values()) cancelDeadline(room);
    // No bot thinks here and no job is taken any more, so the other processes can take over.
    server.bus.publish({ about: 'leaving', node });
    await sentAway;
    const cancelCut = cutSoon(server, () => app.server.closeAllConnections());
    for (const room of server.rooms.open.values()) cancelDeadline(room);
    busListener.stop();
    server.bus.publish({ about: 'gone', node });
    await choresDone;
    await handOver(server, jobs.chores);
    await mailer?.close();
    await metricsPort?.close();
    await app.close();
    cancelCut();
    await server.writer.idle();
    await counter.idle();
    await server.rooms.leaveAll();
    await server.seen.write();
    await beat(server).catch((err) => log.error({ err }, 'the last heartbeat could not be written'));
    await server.bus.close();
    await closeDatabase();
  }

  try {
    await planChores(
      db,
      shared.map(({ name }) => name),
    );
    const given = await makeUpForDowntime(server);
    if (given > 0) log.info({ matches: given }, 'clocks were given the time that no server ran');
    await first(server);
    tracing.follow(app);
    logRequests(app, settings);
    await registerRoutes(app, server);
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    throw listeningMistake(error, settings, { host: 'HOST', port: 'PORT' }) ?? error;
  }
  try {
    metricsPort = await openMetricsPort(settings, metrics.registry);
  } catch (error) {
    await close();
    const { metricsHost, metricsPort: taken = 0 } = settings;
    const place = { host: metricsHost, port: taken };
    throw listeningMistake(error, place, { host: 'METRICS_HOST', port: 'METRICS_PORT' }) ?? error;
  }
  chores = startChores(server, regularChores(server, processes, jobs, readTime));
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${EVERYWHERE.includes(settings.host) ? 'localhost' : settings.host}:${port}`;
  return { url, port, isNew, close };
}

/** Releases jobs that cannot be finished, so that another process carries them out. */
async function handOver({ log }: Server, ...jobs: readonly Jobs[]): Promise<void> {
  const closing = await Promise.allSettled(jobs.map((each) => each.close()));
  for (const each of closing)
    if (each.status === 'rejected') log.error({ err: each.reason }, 'jobs could not be handed over');
}

function timed({ append }: Writer, { stored }: Metrics, speed: Speed): Pick<Writer, 'append'> {
  return {
    async append(entry) {
      const done = stored.startTimer();
      const outcome = await append(entry);
      speed.note(done() * 1_000);
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

/** Why the server cannot listen at that address, in one line, if the operator can fix it by one of those variables. */
function listeningMistake(
  error: unknown,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  variables: Readonly<Record<'host' | 'port', string>>,
): InputError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new InputError(`Port ${port} is taken. Choose another with ${variables.port}=…`);
    case 'EACCES':
      return new InputError(`Port ${port} is not for everybody to use. Choose another with ${variables.port}=…`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new InputError(
        `'${host}' is no address of this machine. Choose another with ${variables.host}=…, such as 127.0.0.1`,
      );
    default:
      return undefined;
  }
}
