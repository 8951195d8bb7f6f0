import { expect, test } from 'vitest';
import { standingTime } from '../../../../test/standing-time.ts';
import { TOYS } from '../../../../test/toys/index.ts';
import type { GnomeElfTroll } from '../../../games/gnome-elf-troll/position.ts';
import { GAMES, gameNamed } from '../../../games/index.ts';
import { LONGEST_SHOW } from '../../../host/clocks/clockwork.ts';
import type { Time } from '../../../host/time.ts';
import type { Game, Move } from '../../../kernel/game.ts';
import { begin } from '../../../kernel/match.ts';
import { verify } from '../../../kernel/record.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { StateMessage } from '../../../protocol/server.ts';
import { afterMessage, EMPTY_TABLE, type MatchState, type TableState } from '../table-state.ts';
import type { EarlierTable } from './earlier-table.ts';
import { createHost } from './host.ts';
import { connectLocally, type LocalTables } from './local-connection.ts';
import { type LocalDatabase, memoryDatabase } from './local-database.ts';
import type { LocalReply } from './local-messages.ts';
import type { NewLocalTable } from './stored-table.ts';

const GAME = 'gnome-elf-troll';
const ALONE: NewLocalTable = {
  game: GAME,
  options: { firstPlayer: 0 },
  seats: [{ name: 'Ada' }, { name: 'Grimble', bot: 'greedy' }],
};
const TOGETHER: NewLocalTable = { ...ALONE, seats: [{ name: 'Ada' }, { name: 'Bo' }] };

interface TestHost {
  tables: LocalTables;
  /** The ids of games whose rules were loaded. */
  loaded: string[];
  noted: string[];
}

/** A host with a database of its own, driven like the one in the worker. */
function startHost(
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

function until(what: string, isSo: () => boolean): Promise<void> {
  return expect.poll(isSo, { message: what, interval: 5, timeout: 60_000 }).toBe(true);
}

async function sitDown(tested: TestHost, wanted: NewLocalTable): Promise<Session> {
  return follow(tested, await tested.tables.create(wanted));
}

async function follow(tested: TestHost, table: string): Promise<Session> {
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
async function answer(tested: TestHost, session: Session, move?: Move): Promise<string> {
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

test('a whole match against a bot, then its record verifies', async () => {
  const tested = startHost();
  const session = await sitDown(tested, ALONE);
  const { table, now } = session;
  while (!now().match.over) expect(await answer(tested, session)).toBe('accepted');
  await until('news of the end', () => now().info?.state === 'over');
  expect(now().info?.places).toHaveLength(2);
  const record = await tested.tables.record(table);
  if (record === undefined) throw new Error('no record');
  expect(record.names).toEqual(['Ada', 'Grimble']);
  expect(verify(gameNamed(GAME), record).entries.length).toBe(now().match.moments);
});

test('changes add up to what a newcomer is sent', async () => {
  const tested = startHost();
  const session = await sitDown(tested, ALONE);
  for (let i = 0; i < 5; i++) await answer(tested, session);
  const other = await follow(tested, session.table);
  expect(session.now().match).toEqual(other.now().match);
});

test('a match goes on from the database after a reload, and the last answer can still be taken back', async () => {
  const database = memoryDatabase();
  const before = startHost(database);
  const session = await sitDown(before, TOGETHER);
  await answer(before, session);
  const { revision: _, ...played } = session.now().match;
  const again = await follow(startHost(database), session.table);
  expect(again.now().match).toMatchObject(played);
});

test('undo takes the answer and its lines back, and the number of the seat still grows', async () => {
  const tested = startHost();
  const session = await sitDown(tested, TOGETHER);
  const { table, now } = session;
  while (now().match.perspectives[0]?.question?.say !== 'ask.buy') await answer(tested, session);
  const before = now().match;
  const seatEntry = before.perspectives[0]?.seatEntry ?? 0;
  const gnome = before.perspectives[0]?.offers.find((offer) => offer.do === 'buy');
  await answer(tested, session, gnome);
  expect(now().match.moments).toBe(before.moments + 1);
  const undo = { type: 'undo', table, seat: 0 } as const;
  expect(await tested.tables.ask({ ...undo, seatEntry: seatEntry + 7 })).toMatchObject({ code: 'behind' });
  expect(await tested.tables.ask({ ...undo, seatEntry: seatEntry + 1 })).toMatchObject({ type: 'accepted' });
  await until('the taking back', () => now().match.moments === before.moments);
  const { perspectives, logs } = now().match;
  expect(logs).toEqual(before.logs);
  expect(perspectives[0]).toEqual({ ...before.perspectives[0], seatEntry: seatEntry + 2 });
});

test('a move sent twice counts once; one from behind is refused', async () => {
  const tested = startHost();
  const { table, now } = await sitDown(tested, TOGETHER);
  const move = { ...(now().match.perspectives[0]?.offers[0] as Move) };
  const wish = { type: 'move', table, seat: 0, seatEntry: 0, move } as const;
  expect((await tested.tables.ask(wish)).type).toBe('accepted');
  expect((await tested.tables.ask(wish)).type).toBe('accepted');
  await until('the move', () => now().match.moments === 1);
  const late = await tested.tables.ask({ ...wish, move: { do: 'done' } });
  expect(late).toMatchObject({ type: 'refused', code: 'behind' });
});

test('a move that is not on offer is refused with its rule', async () => {
  const tested = startHost();
  const { table } = await sitDown(tested, TOGETHER);
  const reply = await tested.tables.ask({ type: 'move', table, seat: 0, seatEntry: 0, move: { do: 'done' } });
  expect(reply).toMatchObject({ type: 'refused', code: 'not-on-offer', refusal: { rule: 'GET-3.4' } });
});

test('each seat at one screen has its own view of its own hand', async () => {
  const tested = startHost();
  const { now } = await sitDown(tested, TOGETHER);
  const views = now().match.perspectives.map(({ view }) => view as GnomeElfTroll);
  expect(views[0]?.hands[1]).toEqual(['hidden', 'hidden', 'hidden']);
  expect(views[1]?.hands[0]).toEqual(['hidden', 'hidden', 'hidden']);
  expect(views[0]?.hands[0]).not.toContain('hidden');
});

test('any past moment is shown as it was', async () => {
  const tested = startHost();
  const session = await sitDown(tested, ALONE);
  const { table, now } = session;
  const first = now().match.perspectives[0]?.view;
  await answer(tested, session);
  const past = await tested.tables.ask({ type: 'past', table, moment: 0 });
  expect(past).toMatchObject({ type: 'past', moment: 0, perspectives: [{ viewer: 0, view: first }] });
});

test('a bot stands in for somebody who goes, until they are back', async () => {
  const tested = startHost();
  const { table, now } = await sitDown(tested, ALONE);
  await tested.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'greedy' });
  await until('the end', () => now().match.over);
  const other = await sitDown(tested, TOGETHER);
  await tested.tables.ask({ type: 'hand-over', table: other.table, seat: 1, bot: 'greedy' });
  await tested.tables.ask({ type: 'take-back', table: other.table, seat: 1 });
  expect(other.now().match.moments).toBe(0);
  expect(other.now().info?.seats[1]?.bot).toBeUndefined();
});

test('a scripted bot answers as written as long as that is on offer', async () => {
  const tested = startHost();
  const script: Move[][] = [[], [{ do: 'sow', kind: 'apple', end: 'right' } as Move]];
  const session = await sitDown(tested, {
    ...ALONE,
    seats: [{ name: 'Ada' }, { name: 'Grimble', bot: 'greedy' }],
    seed: 'ab'.repeat(32),
    script,
  });
  const view = () => session.now().match.perspectives[0]?.view as GnomeElfTroll;
  while (view().gardens[1]?.length === 0) await answer(tested, session);
  const hadApple = view().gardens[1]?.[0]?.kind === 'apple';
  expect(hadApple).toBe(true);
});

test('resigning ends a match of two, a rematch has the same seats', async () => {
  const tested = startHost();
  const { table, now } = await sitDown(tested, TOGETHER);
  await tested.tables.ask({ type: 'resign', table, seat: 0, seatEntry: 0 });
  await until('news of the end', () => now().match.over && now().info?.state === 'over');
  expect(now().info?.places).toEqual([2, 1]);
  const rematch = await tested.tables.again(table);
  expect(rematch).not.toBe(table);
  expect(await tested.tables.again(table)).toBe(rematch);
  const { now: later } = await follow(tested, rematch);
  expect(later().info?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
});

test('the record of a running match, an unknown table and a forgotten one are refused', async () => {
  const tested = startHost();
  const { table } = await sitDown(tested, TOGETHER);
  expect(await tested.tables.record(table)).toBeUndefined();
  expect(await tested.tables.ask({ type: 'past', table: 'here-none', moment: 0 })).toMatchObject({
    code: 'unknown-table',
  });
  expect(await tested.tables.list()).toHaveLength(1);
  await tested.tables.forget(table);
  expect(await tested.tables.list()).toHaveLength(0);
});

test('a table with bots only is watched, not played', async () => {
  const tested = startHost();
  const { now } = await sitDown(tested, {
    ...ALONE,
    seats: [
      { name: 'Tova', bot: 'greedy' },
      { name: 'Ulf', bot: 'random' },
    ],
  });
  const state: Pick<StateMessage, 'perspectives' | 'over'> = now().match;
  expect(state.over).toBe(true);
  expect(state.perspectives.map(({ viewer }) => viewer)).toEqual(['spectator']);
});

test('a bot that thinks plays on by itself, and is not in the way of who looks or takes a seat back meanwhile', async () => {
  const tested = startHost();
  const { now, table } = await sitDown(tested, {
    ...ALONE,
    options: { firstPlayer: 1 },
    seats: [{ name: 'Ada' }, { name: 'Tova', bot: 'troll' }],
  });
  expect(now().match.perspectives[0]?.offers.length).toBeGreaterThan(0);
  expect(now().match.moments).toBeGreaterThan(0);
  await tested.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'king' });
  expect(await tested.tables.ask({ type: 'past', table, moment: 0 })).toMatchObject({ type: 'past', moment: 0 });
  const { moments } = now().match;
  await tested.tables.ask({ type: 'take-back', table, seat: 0 });
  expect(now().match.moments - moments).toBeLessThan(2);
});

test('whoever is asked may have a hint, at one screen as against bots, and the table is heard meanwhile', async () => {
  const tested = startHost();
  const session = await sitDown(tested, TOGETHER);
  const { table, now } = session;
  const { perspectives } = now().match;
  const hint = tested.tables.ask({ type: 'hint', table, seat: 0, seatEntry: 0 });
  expect((await tested.tables.list()).map((info) => info.table)).toEqual([table]);
  const reply = await hint;
  if (reply.type !== 'hint') throw new Error('there was no hint');
  expect(reply).toMatchObject({ table, seat: 0, seatEntry: 0 });
  for (const { move } of [reply.hint.best, ...reply.hint.alternatives]) {
    expect(perspectives[0]?.offers).toContainEqual(move);
  }
  expect(await answer(tested, session, reply.hint.best.move)).toBe('accepted');
});

test('a hint for who is not asked, or for a moment that is past, is refused', async () => {
  const tested = startHost();
  const session = await sitDown(tested, TOGETHER);
  const { table } = session;
  const hint = { type: 'hint', table, seat: 0, seatEntry: 0 } as const;
  expect(await tested.tables.ask({ ...hint, seat: 1 })).toMatchObject({ code: 'not-your-turn' });
  const late = tested.tables.ask(hint);
  await answer(tested, session);
  expect(await late).toMatchObject({ type: 'refused', code: 'behind' });
  expect(await tested.tables.ask(hint)).toMatchObject({ code: 'behind' });
});

test('a bot that is sent away and called again at the same moment thinks again', async () => {
  const tested = startHost();
  const { now, table } = await sitDown(tested, TOGETHER);
  const { moments } = now().match;
  await tested.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'king' });
  await tested.tables.ask({ type: 'take-back', table, seat: 0 });
  expect(await tested.tables.list()).toHaveLength(1);
  await tested.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'mossling' });
  await until('a moment of the bot', () => now().match.moments > moments);
});

test('a list brings no rules and plays nothing again', async () => {
  const database = memoryDatabase();
  const tested = startHost(database);
  const session = await sitDown(tested, TOGETHER);
  await answer(tested, session);
  const later = startHost(database);
  const [info] = await later.tables.list();
  expect(info).toMatchObject({ asked: session.now().match.asked, state: 'running', moved: 1000 });
  expect(later.loaded).toEqual([]);
});

/** A match as the first version of the database stored it. */
function earlier(id: string, some: Partial<EarlierTable> = {}): EarlierTable {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const { options } = tableFor(gameNamed(GAME), 2, { firstPlayer: 0 });
  const common = { game: GAME, options, seats, seed: 'ab'.repeat(32), created: 500, moved: 700 };
  return { id, version: gameNamed(GAME).version, entries: [], standIns: {}, ...common, ...some };
}

test('matches from before are taken over; one that cannot be read is listed as such, and hides no other', async () => {
  const [kind = 'bean'] = firstHand();
  const sown = [{ seat: 0, move: { do: 'sow', kind, end: 'right' } as Move }];
  const database = memoryDatabase([
    earlier('here-good', { entries: sown }),
    earlier('here-refused', { entries: [{ seat: 0, move: { do: 'fly' } }] }),
    earlier('here-older', { version: 0 }),
    earlier('here-unknown', { game: 'chess' }),
  ]);
  const tested = startHost(database);
  const infos = await tested.tables.list();
  expect(infos.map(({ table, unreadable = false }) => [table, unreadable])).toEqual([
    ['here-good', false],
    ['here-refused', true],
    ['here-older', true],
    ['here-unknown', true],
  ]);
  const session = await follow(tested, 'here-good');
  expect(session.now().match).toMatchObject({ moments: 1, perspectives: [{ seatEntry: 1 }, { seatEntry: 0 }] });
  expect(await answer(tested, session)).toBe('accepted');
  expect(await tested.tables.ask({ type: 'past', table: 'here-refused', moment: 0 })).toMatchObject({
    type: 'refused',
  });
  expect(await tested.tables.ask({ type: 'past', table: 'here-unknown', moment: 0 })).toMatchObject({
    code: 'not-shown',
  });
  await tested.tables.forget('here-older');
  expect((await tested.tables.list()).map(({ table }) => table)).toEqual(['here-good', 'here-refused', 'here-unknown']);
});

function firstHand(): string[] {
  const table = tableFor(gameNamed(GAME), 2, { firstPlayer: 0 });
  return (begin(gameNamed(GAME), table, 'ab'.repeat(32)).match.position as unknown as GnomeElfTroll).hands[0] ?? [];
}

test('a match whose rules have changed goes on, and one that cannot is listed as unreadable from then on', async () => {
  const database = memoryDatabase();
  const before = startHost(database);
  const session = await sitDown(before, TOGETHER);
  await answer(before, session);
  const broken: Game = {
    ...gameNamed(GAME),
    view() {
      throw new Error('these rules cannot show anything');
    },
    clone() {
      throw new Error('these rules cannot play anything');
    },
  };
  const after = startHost(database, [broken]);
  await after.tables.ask({ type: 'past', table: session.table, moment: 0 });
  expect(await after.tables.list()).toMatchObject([{ table: session.table, unreadable: true }]);
  expect(after.noted).toContain('a message made trouble');
  const mended = startHost(database);
  expect(await mended.tables.list()).toMatchObject([{ unreadable: true }]);
  await follow(mended, session.table);
  expect(await mended.tables.list()).toMatchObject([{ table: session.table }]);
  expect((await mended.tables.list())[0]).not.toHaveProperty('unreadable');
});

test('time that is up ends planning, and none passes while the table is not on the screen', async () => {
  const database = memoryDatabase();
  const time = standingTime();
  const before = startHost(database, TOYS, time);
  const wanted = { game: 'sealed-bids', options: { seconds: 30 }, seats: TOGETHER.seats };
  const session = await sitDown(before, wanted);
  expect(session.now().info?.clock).toEqual({ left: 30_000 });
  time.pass(30_000);
  await until('the plans to be revealed', () => session.now().match.moments === 4);
  expect(session.now().info?.clock).toBeUndefined();

  time.pass(LONGEST_SHOW);
  await until('the show to be over', () => time.waiting() === 0);
  const unseen = await before.tables.create(wanted);
  time.pass(100_000);
  const first = before.tables.follow(unseen, () => {});
  await until('the clock to run', () => time.waiting() === 1);
  time.pass(10_000);
  first();
  await until('the clock to nextTask', () => time.waiting() === 0);
  time.pass(100_000);
  const later = startHost(database, TOYS, time);
  const opened = await follow(later, unseen);
  expect(opened.now().info?.clock).toEqual({ left: 20_000, rested: true });
  expect(opened.now().match.moments).toBe(0);
  time.pass(20_000);
  await until('the plans to be revealed', () => opened.now().match.moments === 4);

  // A page that is closed cannot pause its clock: the time that has passed leaves only a little.
  const closed = await sitDown(before, wanted);
  time.pass(29_000);
  const reopened = startHost(database, TOYS, standingTime(time.now() + 100_000));
  const again = await follow(reopened, closed.table);
  expect(again.now().info?.clock).toEqual({ left: 10_000, rested: true });
  expect([...before.noted, ...later.noted]).toEqual([]);
});

test.each(TOYS.filter(({ id }) => id !== 'market'))(
  'a match that is played at once, by two at one screen and a bot: $id',
  async ({ id }) => {
    const tested = startHost();
    const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Tova', bot: 'troll' }];
    const session = await sitDown(tested, { game: id, options: {}, seats });
    while (!session.now().match.over) expect(await answer(tested, session)).toBe('accepted');
    expect(tested.noted).toEqual([]);
  },
);
