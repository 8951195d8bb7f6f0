import { startBots, startNextBots } from '../../../host/bots/bots.ts';
import { speakAfterEntry } from '../../../host/bots/company.ts';
import { listen } from '../../../host/bots/listen.ts';
import { seatsOfPeople } from '../../../host/clocks/clock.ts';
import { noticePresence, pausePassedClock } from '../../../host/clocks/pause-clock.ts';
import { cancelDeadline, scheduleDeadline, scheduleDeadlineAfterEntry } from '../../../host/clocks/timekeeping.ts';
import { type Denial, deny } from '../../../host/denial.ts';
import type { Host, Logger } from '../../../host/host.ts';
import { withLock } from '../../../host/lock.ts';
import { deal } from '../../../host/match/begin.ts';
import { handOver, hint, move, resign, shown, takeBack, undo } from '../../../host/match/playing.ts';
import { whyNotProposed } from '../../../host/match/proposals.ts';
import { liveOf } from '../../../host/match/reading.ts';
import { log, past } from '../../../host/past/looking.ts';
import { recordFrom } from '../../../host/past/record.ts';
import { type Handler, type Request, sendAccepted } from '../../../host/request.ts';
import { answering } from '../../../host/send.ts';
import { type HostedTable, type Listener, newTable, type Presence } from '../../../host/table.ts';
import type { Time } from '../../../host/time.ts';
import { sendNews, sendNewsAfterEntry } from '../../../host/watchers/news.ts';
import { addWatcher, sendCurrent } from '../../../host/watchers/watching.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Proposed } from '../../../kernel/proposals.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { ClientMessage } from '../../../protocol/client.ts';
import { decode } from '../../../protocol/encode.ts';
import { type NotePage, withPage } from '../../../protocol/notes.ts';
import { localId } from '../connection.ts';
import { copyToThinkOn, plannedAt } from './copy.ts';
import { databaseStore } from './database-store.ts';
import { migrated } from './earlier-table.ts';
import { AT_THE_SCREEN, listed } from './listing.ts';
import type { KeptTable, LocalDatabase } from './local-database.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';
import { localTalk } from './local-talk.ts';
import { newKeptTable } from './new-kept-table.ts';
import { playedBefore } from './played-before.ts';
import { ME, type NewLocalTable } from './stored-table.ts';
import { thinkInSlices } from './thinker.ts';

/** The host's dependencies. */
export interface HostWorld extends Time {
  readonly database: LocalDatabase;
  readonly log: Logger;
  send(reply: LocalReply): void;
  gameNamed(id: string): Promise<Game | undefined>;
  /** Resolves in a later task, so that messages that have arrived meanwhile are handled first. */
  nextTask(): Promise<void>;
  drawSeed(): string;
  drawName(): string;
}

type Said = Extract<ClientMessage, { type: 'chat' }>;
type TableMessage = Extract<LocalMessage, { table: string }>;
type AtTable = Exclude<TableMessage, { type: 'forget' }>;

export interface LocalHost {
  /** Answers the message or refuses it. Throws only if the database cannot be read. */
  receive(message: LocalMessage): Promise<void>;
}

/** Hosts tables in the browser and answers like the server. */
export function createHost(world: HostWorld): LocalHost {
  const { database } = world;
  const open = new Map<string, HostedTable>();
  const talk = localTalk(database, world.now);
  const listener: Listener = { person: { id: ME, name: '' }, deliver: (message) => world.send(decode(message)) };
  const host: Host = {
    store: databaseStore(database),
    log: world.log,
    thinker: thinkInSlices({ ...world, scriptOf: async (table) => (await database.table(table))?.script }),
    afterEntry: [scheduleDeadlineAfterEntry, sendNewsAfterEntry, startNextBots, speakAfterEntry],
    botPause: 0,
    saidAt: talk.saidAt,
    sayAt: addLine,
    gameNamed: world.gameNamed,
    now: world.now,
    elapsed: world.elapsed,
    after: world.after,
    readTable: ({ id }, readable) => {
      database
        .change(id, ({ unreadable: _, ...kept }) => ({ table: readable ? kept : { ...kept, unreadable: true } }))
        .catch((err) => world.log.error({ table: id, err }, 'it could not be noted whether a match can be read'));
    },
    tableChanged: (table) => scheduleDeadline(host, table),
    tableGone: forget,
  };
  let ready: Promise<void> | undefined;

  function forget(table: HostedTable | undefined): void {
    if (table === undefined) return;
    cancelDeadline(table);
    open.delete(table.id);
  }

  /** Converts each stored match of the first version by itself, so that one failure does not stop the others. */
  async function migrateEarlier(): Promise<void> {
    for (const earlier of await database.earlier()) {
      try {
        await database.migrate(earlier, migrated(earlier, await world.gameNamed(earlier.game)));
      } catch (err) {
        world.log.error({ table: earlier.id, err }, 'a match from before could not be taken over');
      }
    }
  }

  async function tableNamed(id: string): Promise<HostedTable | Denial> {
    const known = open.get(id);
    if (known !== undefined) return known;
    const kept = await database.table(id);
    if (kept === undefined) return deny('unknown-table', 'refused.unknown-table');
    if (kept.damaged) return deny('not-shown', 'refused.trouble');
    const game = await world.gameNamed(kept.row.game);
    if (game === undefined) return deny('not-shown', 'refused.unknown-game', { game: kept.row.game });
    const table = open.get(id) ?? opened(game, kept);
    open.set(id, table);
    return table;
  }

  /** A person at this screen counts as present while the page shows the table. */
  function opened(game: Game, kept: KeptTable): HostedTable {
    const presence: Presence = { ...AT_THE_SCREEN, isPresent: () => table.watchers.size > 0 };
    const table = { ...newTable(game, kept, presence), unreadable: kept.unreadable ?? false };
    return table;
  }

  async function create(wanted: NewLocalTable): Promise<string> {
    const game = await world.gameNamed(wanted.game);
    if (game === undefined) throw new Error(`there is no game '${wanted.game}' here`);
    const id = localId(world.drawName());
    const { options } = tableFor(game, wanted.seats.length, wanted.options);
    const { seed = world.drawSeed(), played, ahead } = wanted;
    const kept = newKeptTable({ ...wanted, options }, { id, seed, version: game.version, made: world.now() });
    if (ahead !== undefined) {
      await forgetCopies();
      await database.add(copyToThinkOn(game, kept, ahead, world.now()));
      return id;
    }
    if (played !== undefined) {
      await database.add(playedBefore(game, { ...kept, playedBefore: played.length }, played, world.now()));
      return id;
    }
    const { start } = deal(game, kept.row, world.now(), { people: seatsOfPeople(kept.seats), present: [] });
    await database.add({ table: kept });
    await host.store.start(id, start);
    return id;
  }

  async function addLine(table: HostedTable, proposed: Proposed): Promise<void> {
    const line = await talk.add(table, proposed);
    if (table.watchers.size > 0) world.send({ type: 'chat', table: table.id, lines: [line] });
  }

  /** All notes, with that page in its place; undefined if there would be too much. */
  async function notesAt(table: string, page: NotePage | undefined): Promise<readonly NotePage[] | undefined> {
    if (page === undefined) return (await database.table(table))?.notes ?? [];
    let notes: readonly NotePage[] | undefined;
    await database.change(table, (kept) => {
      notes = withPage(kept.notes ?? [], page);
      return { table: notes === undefined ? kept : { ...kept, notes } };
    });
    return notes;
  }

  /** Bots read proposals; words would have no reader. */
  async function say(table: HostedTable, { text, proposed }: Said): Promise<Denial | undefined> {
    if (text !== undefined || proposed === undefined) return deny('not-allowed', 'refused.only-you');
    const denied = await whyNotProposed(host, table, ME, proposed);
    if (denied !== undefined) return denied;
    await addLine(table, proposed);
    return undefined;
  }

  /** Returns the rematch of this table, and creates it the first time. */
  async function again(table: HostedTable): Promise<string> {
    const { row, seats } = table.stored;
    if (row.rematch !== null && (await database.table(row.rematch)) !== undefined) return row.rematch;
    const rematch = await create({
      game: row.game,
      options: JSON.parse(row.options),
      seats: seats.map(({ name, bot }) => ({ name: name ?? '', ...(bot !== null && { bot }) })),
    });
    await database.change(table.id, (kept) => ({ table: { ...kept, row: { ...kept.row, rematch } } }));
    table.stored = { ...table.stored, row: { ...table.stored.row, rematch } };
    return rematch;
  }

  async function recordFor(table: HostedTable): Promise<MatchRecord | Denial> {
    const { game, stored } = table;
    if (stored.row.state !== 'over' || stored.copyOf !== undefined) return deny('not-allowed', 'refused.record-later');
    const names = stored.seats.map(({ name }) => name ?? '');
    const record = recordFrom(game, stored.row, await host.store.logFrom(table.id, 0), names);
    return stored.playedBefore === undefined ? record : { ...record, playedBefore: stored.playedBefore };
  }

  async function watch(table: HostedTable, request: number | undefined): Promise<void> {
    await liveOf(host, table);
    await pausePassedClock(host, table);
    const watcher = addWatcher(table, listener);
    await noticePresence(host, table);
    await sendCurrent(host, table, watcher, request);
    const lines = await talk.linesAt(table.id);
    if (lines.length > 0) world.send({ type: 'chat', table: table.id, lines });
    startBots(host, table);
  }

  async function answer(table: HostedTable, message: AtTable): Promise<Denial | undefined> {
    switch (message.type) {
      case 'watch':
        await watch(table, message.request);
        return undefined;
      case 'leave':
        table.watchers.clear();
        await noticePresence(host, table);
        sendAccepted({ host, listener, table, message });
        return undefined;
      case 'again':
        world.send({ type: 'created', request: message.request, table: await again(table) });
        sendNews(table);
        return undefined;
      case 'record': {
        const record = await recordFor(table);
        if ('denied' in record) return record;
        world.send({ type: 'record', request: message.request, record });
        return undefined;
      }
      case 'notes': {
        const pages = await notesAt(table.id, message.page);
        if (pages === undefined) return deny('not-allowed', 'refused.notes-full');
        world.send({ type: 'notes', request: message.request, table: table.id, pages });
        return undefined;
      }
      case 'planned': {
        const [first] = await database.snapshots(table.id);
        const moves = plannedAt(table, first, await host.store.logFrom(table.id, 0));
        world.send({ type: 'planned', request: message.request, table: table.id, moves });
        return undefined;
      }
      case 'chat': {
        const denied = await say(table, message);
        if (denied !== undefined) return denied;
        sendAccepted({ host, listener, table, message });
        await listen(host, table);
        return undefined;
      }
      case 'vote':
        return deny('not-allowed', 'refused.only-you');
      case 'hand-over':
        // Whoever thinks ahead about a match with others thinks alone.
        if (table.stored.copyOf) return deny('not-allowed', 'refused.hint-among-people');
        return handled(table, message);
      default:
        return handled(table, message);
    }
  }

  function handled(table: HostedTable, message: Extract<ClientMessage, { type: Shared }>): ReturnType<Handler<Shared>> {
    // `HANDLERS` has the handler of each type, but the compiler cannot relate the two.
    return (HANDLERS[message.type] as Handler<ClientMessage['type']>)({ host, listener, table, message } as Request);
  }

  /** Copies that nobody looks at any more. */
  async function forgetCopies(): Promise<void> {
    for (const { id, copyOf } of await database.tables()) {
      if (copyOf === undefined || (open.get(id)?.watchers.size ?? 0) > 0) continue;
      forget(open.get(id));
      await database.drop(id);
    }
  }

  async function handle(message: LocalMessage): Promise<Denial | undefined> {
    switch (message.type) {
      case 'ping':
        world.send({ type: 'pong' });
        return undefined;
      case 'create':
        world.send({ type: 'created', request: message.request, table: await create(message.wanted) });
        return undefined;
      case 'list': {
        const tables = (await database.tables()).filter(({ copyOf }) => copyOf === undefined);
        const infos = tables.map((kept) => listed(kept, open.get(kept.id)));
        world.send({ type: 'tables', request: message.request, infos });
        return undefined;
      }
      case 'forget':
        forget(open.get(message.table));
        await database.drop(message.table);
        world.send({ type: 'forgotten', request: message.request });
        return undefined;
      default: {
        const table = await tableNamed(message.table);
        if ('denied' in table) return table;
        // A hint only reads the table, so it does not block its queue while the bot thinks.
        if (message.type === 'hint') return answer(table, message);
        return withLock(table.lock, () => answer(table, message));
      }
    }
  }

  function refuse(message: LocalMessage, { denied: code, refusal }: Denial): void {
    const about = 'table' in message ? { table: message.table } : {};
    const request = 'request' in message ? message.request : undefined;
    world.send({ type: 'refused', ...answering(request), ...about, code, refusal });
  }

  return {
    async receive(message) {
      ready ??= migrateEarlier();
      await ready;
      try {
        const denial = await handle(message);
        if (denial !== undefined) refuse(message, denial);
      } catch (err) {
        world.log.error({ type: message.type, err }, 'a message made trouble');
        refuse(message, deny('trouble', 'refused.trouble'));
      }
    },
  };
}

type Shared = 'move' | 'undo' | 'resign' | 'shown' | 'hint' | 'past' | 'log' | 'hand-over' | 'take-back';

const HANDLERS: { readonly [T in Shared]: Handler<T> } = {
  move,
  undo,
  resign,
  shown,
  hint,
  past,
  log,
  'hand-over': handOver,
  'take-back': takeBack,
};
