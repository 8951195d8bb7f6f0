import { expect, test } from 'vitest';
import { ALONE, answer, follow, GAME, sitDown, startHost, TOGETHER, until } from '../../../../test/host/local-host.ts';
import { standingTime } from '../../../../test/standing-time.ts';
import { TOYS } from '../../../../test/toys/index.ts';
import type { GnomeElfTroll } from '../../../games/gnome-elf-troll/position.ts';
import { gameNamed } from '../../../games/index.ts';
import { LONGEST_SHOW } from '../../../host/clocks/clockwork.ts';
import type { Move } from '../../../kernel/game.ts';
import { verify } from '../../../kernel/record.ts';
import { memoryDatabase } from './local-database.ts';

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
