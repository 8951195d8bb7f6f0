import { expect, test } from 'vitest';
import { standingTime } from '../../../../test/standing-time.ts';
import { TOYS } from '../../../../test/toys/index.ts';
import type { GnomeElfTroll } from '../../../games/gnome-elf-troll/position.ts';
import { GAMES, gameNamed } from '../../../games/index.ts';
import type { Time } from '../../../host/time.ts';
import type { Game, Move } from '../../../kernel/game.ts';
import { begin } from '../../../kernel/match.ts';
import { verify } from '../../../kernel/record.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { StateMessage } from '../../../protocol/server.ts';
import { afterHearing, type MatchState, NOTHING_HEARD, type TableState } from '../table-state.ts';
import type { EarlierTable } from './earlier-table.ts';
import { createHost } from './host.ts';
import { connectLocally, type LocalTables } from './local-connection.ts';
import type { LocalReply } from './local-messages.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import type { NewLocalTable } from './stored-table.ts';

const GAME = 'gnome-elf-troll';
const ALONE: NewLocalTable = {
  game: GAME,
  options: { firstPlayer: 0 },
  seats: [{ name: 'Ada' }, { name: 'Grimble', bot: 'greedy' }],
};
const TOGETHER: NewLocalTable = { ...ALONE, seats: [{ name: 'Ada' }, { name: 'Bo' }] };

interface Room {
  tables: LocalTables;
  /** How often rules were asked for. */
  brought: string[];
  noted: string[];
}

/** A host with its own shelf, driven like the one in the worker. */
function furnish(
  shelf: Shelf = memoryShelf(),
  games: readonly Game[] = [...GAMES, ...TOYS],
  time: Time = standingTime(),
): Room {
  let send: (reply: LocalReply) => void = () => {};
  let names = 0;
  const brought: string[] = [];
  const noted: string[] = [];
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve));
  const note = (_about: object, words: string) => noted.push(words);
  const host = createHost({
    shelf,
    log: { error: note, warn: note },
    send: (reply) => send(structuredClone(reply)),
    async gameNamed(id) {
      brought.push(id);
      await rest();
      return games.find((game) => game.id === id);
    },
    rest,
    ...time,
    drawSeed: () => '7'.repeat(64),
    drawName: () => `t${names++}`,
  });
  const tables = connectLocally({
    start(_attempt, { hear, failed }) {
      send = hear;
      void rest().then(() => hear({ type: 'ready' }));
      return { post: (message) => void rest().then(() => host.hear(message).catch(failed)), stop() {} };
    },
    // Nothing is waited for: a host that fails is not started again.
    wait: () => () => {},
  });
  return { tables, brought, noted };
}

interface Session {
  readonly table: string;
  now(): TableState & { match: MatchState };
  /** Until somebody at this screen is asked, or the match is over. */
  calm(): Promise<void>;
}

function until(what: string, isSo: () => boolean): Promise<void> {
  return expect.poll(isSo, { message: what, interval: 5, timeout: 60_000 }).toBe(true);
}

async function sitDown(room: Room, wanted: NewLocalTable): Promise<Session> {
  return follow(room, await room.tables.create(wanted));
}

async function follow(room: Room, table: string): Promise<Session> {
  let state: TableState = NOTHING_HEARD;
  room.tables.follow(table, (message) => {
    const next = afterHearing(state, message);
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
    calm: () =>
      until('a question to this screen, or the end', () => {
        const { match } = state;
        return match !== undefined && (match.over || match.perspectives.some(({ offers }) => offers.length > 0));
      }),
  };
  await session.calm();
  return session;
}

/** Answers for the first seat that is asked, and waits until this screen is asked again. */
async function answer(room: Room, session: Session, move?: Move): Promise<string> {
  const { match } = session.now();
  const asked = match.perspectives.find(({ offers }) => offers.length > 0);
  const chosen = move ?? asked?.offers[0];
  if (asked === undefined || chosen === undefined) throw new Error('nobody is asked');
  const { viewer, seatEntry } = asked;
  const { table } = session;
  const reply = await room.tables.ask({ type: 'move', table, seat: viewer as number, seatEntry, move: { ...chosen } });
  if (reply.type === 'accepted')
    await until('the answer to be shown', () => session.now().match.revision >= reply.revision);
  await session.calm();
  return reply.type;
}

test('a whole match against a bot, then its record verifies', async () => {
  const room = furnish();
  const session = await sitDown(room, ALONE);
  const { table, now } = session;
  while (!now().match.over) expect(await answer(room, session)).toBe('accepted');
  await until('news of the end', () => now().info?.state === 'over');
  expect(now().info?.places).toHaveLength(2);
  const record = await room.tables.record(table);
  if (record === undefined) throw new Error('no record');
  expect(record.names).toEqual(['Ada', 'Grimble']);
  expect(verify(gameNamed(GAME), record).entries.length).toBe(now().match.moments);
});

test('changes add up to what a newcomer is sent', async () => {
  const room = furnish();
  const session = await sitDown(room, ALONE);
  for (let i = 0; i < 5; i++) await answer(room, session);
  const other = await follow(room, session.table);
  expect(session.now().match).toEqual(other.now().match);
});

test('a match goes on from the shelf after a reload, and the last answer can still be taken back', async () => {
  const shelf = memoryShelf();
  const before = furnish(shelf);
  const session = await sitDown(before, TOGETHER);
  await answer(before, session);
  const { revision: _, ...played } = session.now().match;
  const again = await follow(furnish(shelf), session.table);
  expect(again.now().match).toMatchObject(played);
});

test('undo takes the answer and its lines back, and the number of the seat still grows', async () => {
  const room = furnish();
  const session = await sitDown(room, TOGETHER);
  const { table, now } = session;
  while (now().match.perspectives[0]?.question?.say !== 'ask.buy') await answer(room, session);
  const before = now().match;
  const seatEntry = before.perspectives[0]?.seatEntry ?? 0;
  const gnome = before.perspectives[0]?.offers.find((offer) => offer.do === 'buy');
  await answer(room, session, gnome);
  expect(now().match.moments).toBe(before.moments + 1);
  const undo = { type: 'undo', table, seat: 0 } as const;
  expect(await room.tables.ask({ ...undo, seatEntry: seatEntry + 7 })).toMatchObject({ code: 'behind' });
  expect(await room.tables.ask({ ...undo, seatEntry: seatEntry + 1 })).toMatchObject({ type: 'accepted' });
  await until('the taking back', () => now().match.moments === before.moments);
  const { perspectives, logs } = now().match;
  expect(logs).toEqual(before.logs);
  expect(perspectives[0]).toEqual({ ...before.perspectives[0], seatEntry: seatEntry + 2 });
});

test('a move sent twice counts once; one from behind is refused', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, TOGETHER);
  const move = { ...(now().match.perspectives[0]?.offers[0] as Move) };
  const wish = { type: 'move', table, seat: 0, seatEntry: 0, move } as const;
  expect((await room.tables.ask(wish)).type).toBe('accepted');
  expect((await room.tables.ask(wish)).type).toBe('accepted');
  await until('the move', () => now().match.moments === 1);
  const late = await room.tables.ask({ ...wish, move: { do: 'done' } });
  expect(late).toMatchObject({ type: 'refused', code: 'behind' });
});

test('a move that is not on offer is refused with its rule', async () => {
  const room = furnish();
  const { table } = await sitDown(room, TOGETHER);
  const reply = await room.tables.ask({ type: 'move', table, seat: 0, seatEntry: 0, move: { do: 'done' } });
  expect(reply).toMatchObject({ type: 'refused', code: 'not-on-offer', refusal: { rule: 'GET-3.4' } });
});

test('each seat at one screen has its own view of its own hand', async () => {
  const room = furnish();
  const { now } = await sitDown(room, TOGETHER);
  const views = now().match.perspectives.map(({ view }) => view as GnomeElfTroll);
  expect(views[0]?.hands[1]).toEqual(['hidden', 'hidden', 'hidden']);
  expect(views[1]?.hands[0]).toEqual(['hidden', 'hidden', 'hidden']);
  expect(views[0]?.hands[0]).not.toContain('hidden');
});

test('any past moment is shown as it was', async () => {
  const room = furnish();
  const session = await sitDown(room, ALONE);
  const { table, now } = session;
  const first = now().match.perspectives[0]?.view;
  await answer(room, session);
  const past = await room.tables.ask({ type: 'past', table, moment: 0 });
  expect(past).toMatchObject({ type: 'past', moment: 0, perspectives: [{ viewer: 0, view: first }] });
});

test('a bot stands in for somebody who goes, until they are back', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, ALONE);
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'greedy' });
  await until('the end', () => now().match.over);
  const other = await sitDown(room, TOGETHER);
  await room.tables.ask({ type: 'hand-over', table: other.table, seat: 1, bot: 'greedy' });
  await room.tables.ask({ type: 'take-back', table: other.table, seat: 1 });
  expect(other.now().match.moments).toBe(0);
  expect(other.now().info?.seats[1]?.bot).toBeUndefined();
});

test('a scripted bot answers as written as long as that is on offer', async () => {
  const room = furnish();
  const script: Move[][] = [[], [{ do: 'sow', kind: 'apple', end: 'right' } as Move]];
  const session = await sitDown(room, {
    ...ALONE,
    seats: [{ name: 'Ada' }, { name: 'Grimble', bot: 'greedy' }],
    seed: 'ab'.repeat(32),
    script,
  });
  const view = () => session.now().match.perspectives[0]?.view as GnomeElfTroll;
  while (view().gardens[1]?.length === 0) await answer(room, session);
  const hadApple = view().gardens[1]?.[0]?.kind === 'apple';
  expect(hadApple).toBe(true);
});

test('resigning ends a match of two, a rematch has the same seats', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, TOGETHER);
  await room.tables.ask({ type: 'resign', table, seat: 0, seatEntry: 0 });
  await until('news of the end', () => now().match.over && now().info?.state === 'over');
  expect(now().info?.places).toEqual([2, 1]);
  const rematch = await room.tables.again(table);
  expect(rematch).not.toBe(table);
  expect(await room.tables.again(table)).toBe(rematch);
  const { now: later } = await follow(room, rematch);
  expect(later().info?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
});

test('the record of a running match, an unknown table and a forgotten one are refused', async () => {
  const room = furnish();
  const { table } = await sitDown(room, TOGETHER);
  expect(await room.tables.record(table)).toBeUndefined();
  expect(await room.tables.ask({ type: 'past', table: 'here-none', moment: 0 })).toMatchObject({
    code: 'unknown-table',
  });
  expect(await room.tables.list()).toHaveLength(1);
  await room.tables.forget(table);
  expect(await room.tables.list()).toHaveLength(0);
});

test('a table with bots only is watched, not played', async () => {
  const room = furnish();
  const { now } = await sitDown(room, {
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
  const room = furnish();
  const { now, table } = await sitDown(room, {
    ...ALONE,
    options: { firstPlayer: 1 },
    seats: [{ name: 'Ada' }, { name: 'Tova', bot: 'troll' }],
  });
  expect(now().match.perspectives[0]?.offers.length).toBeGreaterThan(0);
  expect(now().match.moments).toBeGreaterThan(0);
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'king' });
  expect(await room.tables.ask({ type: 'past', table, moment: 0 })).toMatchObject({ type: 'past', moment: 0 });
  const { moments } = now().match;
  await room.tables.ask({ type: 'take-back', table, seat: 0 });
  expect(now().match.moments - moments).toBeLessThan(2);
});

test('whoever is asked may have a hint, at one screen as against bots, and the table is heard meanwhile', async () => {
  const room = furnish();
  const session = await sitDown(room, TOGETHER);
  const { table, now } = session;
  const { perspectives } = now().match;
  const hint = room.tables.ask({ type: 'hint', table, seat: 0, seatEntry: 0 });
  expect((await room.tables.list()).map((info) => info.table)).toEqual([table]);
  const reply = await hint;
  if (reply.type !== 'hint') throw new Error('there was no hint');
  expect(reply).toMatchObject({ table, seat: 0, seatEntry: 0 });
  for (const { move } of [reply.hint.best, ...reply.hint.alternatives]) {
    expect(perspectives[0]?.offers).toContainEqual(move);
  }
  expect(await answer(room, session, reply.hint.best.move)).toBe('accepted');
});

test('a hint for who is not asked, or for a moment that is past, is refused', async () => {
  const room = furnish();
  const session = await sitDown(room, TOGETHER);
  const { table } = session;
  const hint = { type: 'hint', table, seat: 0, seatEntry: 0 } as const;
  expect(await room.tables.ask({ ...hint, seat: 1 })).toMatchObject({ code: 'not-your-turn' });
  const late = room.tables.ask(hint);
  await answer(room, session);
  expect(await late).toMatchObject({ type: 'refused', code: 'behind' });
  expect(await room.tables.ask(hint)).toMatchObject({ code: 'behind' });
});

test('a bot that is sent away and called again at the same moment thinks again', async () => {
  const room = furnish();
  const { now, table } = await sitDown(room, TOGETHER);
  const { moments } = now().match;
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'king' });
  await room.tables.ask({ type: 'take-back', table, seat: 0 });
  expect(await room.tables.list()).toHaveLength(1);
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'mossling' });
  await until('a moment of the bot', () => now().match.moments > moments);
});

test('a list brings no rules and plays nothing again', async () => {
  const shelf = memoryShelf();
  const room = furnish(shelf);
  const session = await sitDown(room, TOGETHER);
  await answer(room, session);
  const later = furnish(shelf);
  const [info] = await later.tables.list();
  expect(info).toMatchObject({ asked: session.now().match.asked, state: 'running', moved: 1000 });
  expect(later.brought).toEqual([]);
});

/** A match as browsers kept it before. */
function earlier(id: string, some: Partial<EarlierTable> = {}): EarlierTable {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const { options } = tableFor(gameNamed(GAME), 2, { firstPlayer: 0 });
  const common = { game: GAME, options, seats, seed: 'ab'.repeat(32), created: 500, moved: 700 };
  return { id, version: gameNamed(GAME).version, entries: [], standIns: {}, ...common, ...some };
}

test('matches from before are taken over; one that cannot be read is listed as such, and hides no other', async () => {
  const [kind = 'bean'] = firstHand();
  const sown = [{ seat: 0, move: { do: 'sow', kind, end: 'right' } as Move }];
  const shelf = memoryShelf([
    earlier('here-good', { entries: sown }),
    earlier('here-refused', { entries: [{ seat: 0, move: { do: 'fly' } }] }),
    earlier('here-older', { version: 0 }),
    earlier('here-unknown', { game: 'chess' }),
  ]);
  const room = furnish(shelf);
  const infos = await room.tables.list();
  expect(infos.map(({ table, unreadable = false }) => [table, unreadable])).toEqual([
    ['here-good', false],
    ['here-refused', true],
    ['here-older', true],
    ['here-unknown', true],
  ]);
  const session = await follow(room, 'here-good');
  expect(session.now().match).toMatchObject({ moments: 1, perspectives: [{ seatEntry: 1 }, { seatEntry: 0 }] });
  expect(await answer(room, session)).toBe('accepted');
  expect(await room.tables.ask({ type: 'past', table: 'here-refused', moment: 0 })).toMatchObject({ type: 'refused' });
  expect(await room.tables.ask({ type: 'past', table: 'here-unknown', moment: 0 })).toMatchObject({
    code: 'not-shown',
  });
  await room.tables.forget('here-older');
  expect((await room.tables.list()).map(({ table }) => table)).toEqual(['here-good', 'here-refused', 'here-unknown']);
});

function firstHand(): string[] {
  const table = tableFor(gameNamed(GAME), 2, { firstPlayer: 0 });
  return (begin(gameNamed(GAME), table, 'ab'.repeat(32)).match.position as unknown as GnomeElfTroll).hands[0] ?? [];
}

test('a match whose rules have changed goes on, and one that cannot is listed as unreadable from then on', async () => {
  const shelf = memoryShelf();
  const before = furnish(shelf);
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
  const after = furnish(shelf, [broken]);
  await after.tables.ask({ type: 'past', table: session.table, moment: 0 });
  expect(await after.tables.list()).toMatchObject([{ table: session.table, unreadable: true }]);
  expect(after.noted).toContain('a message made trouble');
  const mended = furnish(shelf);
  expect(await mended.tables.list()).toMatchObject([{ unreadable: true }]);
  await follow(mended, session.table);
  expect(await mended.tables.list()).toMatchObject([{ table: session.table }]);
  expect((await mended.tables.list())[0]).not.toHaveProperty('unreadable');
});

test('time that is up ends planning, and none passes while the table is not on the screen', async () => {
  const shelf = memoryShelf();
  const time = standingTime();
  const before = furnish(shelf, TOYS, time);
  const wanted = { game: 'sealed-bids', options: { seconds: 30 }, seats: TOGETHER.seats };
  const session = await sitDown(before, wanted);
  expect(session.now().info?.clock).toEqual({ left: 30_000 });
  time.pass(30_000);
  await until('the plans to be revealed', () => session.now().match.moments === 4);
  expect(session.now().info?.clock).toBeUndefined();

  const unseen = await before.tables.create(wanted);
  time.pass(100_000);
  const first = before.tables.follow(unseen, () => {});
  await until('the clock to run', () => time.waiting() === 1);
  time.pass(10_000);
  first();
  await until('the clock to rest', () => time.waiting() === 0);
  time.pass(100_000);
  const later = furnish(shelf, TOYS, time);
  const opened = await follow(later, unseen);
  expect(opened.now().info?.clock).toEqual({ left: 20_000, rested: true });
  expect(opened.now().match.moments).toBe(0);
  time.pass(20_000);
  await until('the plans to be revealed', () => opened.now().match.moments === 4);

  // A page that is closed cannot stop its clock: what has passed meanwhile leaves a little.
  const closed = await sitDown(before, wanted);
  time.pass(29_000);
  const reopened = furnish(shelf, TOYS, standingTime(time.now() + 100_000));
  const again = await follow(reopened, closed.table);
  expect(again.now().info?.clock).toEqual({ left: 10_000, rested: true });
  expect([...before.noted, ...later.noted]).toEqual([]);
});

test.each(TOYS.filter(({ id }) => id !== 'market'))(
  'a match that is played at once, by two at one screen and a bot: $id',
  async ({ id }) => {
    const room = furnish();
    const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Tova', bot: 'troll' }];
    const session = await sitDown(room, { game: id, options: {}, seats });
    while (!session.now().match.over) expect(await answer(room, session)).toBe('accepted');
    expect(room.noted).toEqual([]);
  },
);
