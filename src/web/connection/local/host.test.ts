import { expect, test } from 'vitest';
import type { GnomeElfTroll } from '../../../games/gnome-elf-troll/position.ts';
import { gameNamed } from '../../../games/index.ts';
import type { Move } from '../../../kernel/game.ts';
import { verify } from '../../../kernel/record.ts';
import type { StateMessage } from '../../../protocol/server.ts';
import { afterHearing, type MatchState, NOTHING_HEARD, type TableState } from '../table-state.ts';
import { memoryShelf, type TableShelf } from './database.ts';
import { createHost } from './host.ts';
import { connectLocally, type LocalTables } from './local-connection.ts';
import type { LocalReply } from './local-messages.ts';
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
  /** Until nothing is waiting to be done any more. */
  calm(): Promise<void>;
}

/** A host with its own shelf, driven like the one in the worker. */
function furnish(shelf: TableShelf = memoryShelf()): Room {
  let hear: (reply: LocalReply) => void = () => {};
  let busy = 0;
  let names = 0;
  const run = (action: () => unknown) => {
    busy++;
    setTimeout(async () => {
      await action();
      busy--;
    });
  };
  const host = createHost({
    ...shelf,
    tell: (reply) => hear(structuredClone(reply)),
    soon: run,
    now: () => 1000,
    drawSeed: () => '7'.repeat(64),
    drawName: () => `t${names++}`,
  });
  const tables = connectLocally({
    post: (message) => run(() => host.hear(message)),
    listen: (listener) => {
      hear = listener;
    },
  });
  return {
    tables,
    async calm() {
      while (busy > 0) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

async function sitDown(
  room: Room,
  wanted: NewLocalTable,
): Promise<{ table: string; now(): TableState & { match: MatchState } }> {
  const table = await room.tables.create(wanted);
  return follow(room, table);
}

async function follow(room: Room, table: string) {
  let state: TableState = NOTHING_HEARD;
  room.tables.follow(table, (message) => {
    const next = afterHearing(state, message);
    if (next === 'behind') throw new Error('a change was missed');
    state = next;
  });
  await room.calm();
  return {
    table,
    now() {
      const { match } = state;
      if (match === undefined) throw new Error('no state was heard');
      return { ...state, match };
    },
  };
}

async function answer(room: Room, table: string, match: MatchState, move?: Move): Promise<string> {
  const asked = match.perspectives.find(({ offers }) => offers.length > 0);
  const chosen = move ?? asked?.offers[0];
  if (asked === undefined || chosen === undefined) throw new Error('nobody is asked');
  const seat = asked.viewer as number;
  const reply = await room.tables.ask({ type: 'move', table, seat, sequence: match.sequence, move: { ...chosen } });
  await room.calm();
  return reply.type;
}

test('a whole match against a bot, then its record verifies', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, ALONE);
  while (!now().match.over) expect(await answer(room, table, now().match)).toBe('accepted');
  expect(now().info?.state).toBe('over');
  expect(now().info?.places).toHaveLength(2);
  const record = await room.tables.record(table);
  if (record === undefined) throw new Error('no record');
  expect(record.names).toEqual(['Ada', 'Grimble']);
  expect(verify(gameNamed(GAME), record).entries.length).toBe(now().match.steps);
});

test('changes add up to what a newcomer is sent', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, ALONE);
  for (let i = 0; i < 5; i++) await answer(room, table, now().match);
  const other = await follow(room, table);
  expect(now().match).toEqual(other.now().match);
});

test('a match goes on from the shelf after a reload, and the last answer can still be taken back', async () => {
  const shelf = memoryShelf();
  const before = furnish(shelf);
  const { table, now } = await sitDown(before, TOGETHER);
  await answer(before, table, now().match);
  const played = now().match;
  const after = furnish(shelf);
  const again = await follow(after, table);
  expect(again.now().match).toEqual(played);
});

test('undo takes the answer and its lines back, and the number of the log still grows', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, TOGETHER);
  while (now().match.perspectives[0]?.question?.say !== 'ask.buy') await answer(room, table, now().match);
  const before = now().match;
  const gnome = before.perspectives[0]?.offers.find((offer) => offer.do === 'buy');
  await answer(room, table, before, gnome);
  expect(now().match.steps).toBe(before.steps + 1);
  const reply = await room.tables.ask({ type: 'undo', table, seat: 0, sequence: now().match.sequence });
  await room.calm();
  expect(reply.type).toBe('accepted');
  expect({ ...now().match, sequence: before.sequence }).toEqual(before);
  expect(now().match.sequence).toBe(before.sequence + 2);
});

test('a move sent twice counts once; one from behind is refused', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, TOGETHER);
  const { sequence, perspectives } = now().match;
  const move = { ...(perspectives[0]?.offers[0] as Move) };
  const wish = { type: 'move', table, seat: 0, sequence, move } as const;
  expect((await room.tables.ask(wish)).type).toBe('accepted');
  expect((await room.tables.ask(wish)).type).toBe('accepted');
  await room.calm();
  expect(now().match.steps).toBe(1);
  const late = await room.tables.ask({ ...wish, seat: 1 });
  expect(late).toMatchObject({ type: 'refused', code: 'behind', sequence: 1 });
});

test('a move that is not on offer is refused with its rule', async () => {
  const room = furnish();
  const { table } = await sitDown(room, TOGETHER);
  const reply = await room.tables.ask({ type: 'move', table, seat: 0, sequence: 0, move: { do: 'done' } });
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

test('any past step is shown as it was', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, ALONE);
  const first = now().match.perspectives[0]?.view;
  await answer(room, table, now().match);
  const past = await room.tables.ask({ type: 'past', table, step: 0 });
  expect(past).toMatchObject({ type: 'past', step: 0, perspectives: [{ viewer: 0, view: first }] });
});

test('a bot stands in for somebody who goes, until they are back', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, ALONE);
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'greedy' });
  await room.calm();
  expect(now().match.over).toBe(true);
  const other = await sitDown(room, TOGETHER);
  await room.tables.ask({ type: 'hand-over', table: other.table, seat: 1, bot: 'greedy' });
  await room.tables.ask({ type: 'take-back', table: other.table, seat: 1 });
  await room.calm();
  expect(other.now().match.steps).toBe(0);
  expect(other.now().info?.seats[1]?.bot).toBeUndefined();
});

test('a scripted bot answers as written as long as that is on offer', async () => {
  const room = furnish();
  const script: Move[][] = [[], [{ do: 'sow', kind: 'apple', end: 'right' } as Move]];
  const { table, now } = await sitDown(room, {
    ...ALONE,
    seats: [{ name: 'Ada' }, { name: 'Grimble', bot: 'greedy' }],
    seed: 'ab'.repeat(32),
    script,
  });
  const view = () => now().match.perspectives[0]?.view as GnomeElfTroll;
  while (view().gardens[1]?.length === 0) await answer(room, table, now().match);
  const hadApple = view().gardens[1]?.[0]?.kind === 'apple';
  expect(hadApple).toBe(true);
});

test('resigning ends a match of two, a rematch has the same seats', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, TOGETHER);
  await room.tables.ask({ type: 'resign', table, seat: 0, sequence: 0 });
  await room.calm();
  expect(now().match.over).toBe(true);
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
  expect(await room.tables.ask({ type: 'past', table: 'here-none', step: 0 })).toMatchObject({ code: 'unknown-table' });
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
  await room.calm();
  expect(now().match.perspectives[0]?.offers.length).toBeGreaterThan(0);
  expect(now().match.steps).toBeGreaterThan(0);
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'king' });
  expect(await room.tables.ask({ type: 'past', table, step: 0 })).toMatchObject({ type: 'past', step: 0 });
  const { steps } = now().match;
  await room.tables.ask({ type: 'take-back', table, seat: 0 });
  await room.calm();
  expect(now().match.steps - steps).toBeLessThan(2);
});

test('whoever is asked may have a hint, at one screen as against bots, and the table is heard meanwhile', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, TOGETHER);
  const { sequence, perspectives } = now().match;
  const hint = room.tables.ask({ type: 'hint', table, seat: 0, sequence });
  expect((await room.tables.list()).map((info) => info.table)).toEqual([table]);
  const reply = await hint;
  if (reply.type !== 'hint') throw new Error('there was no hint');
  expect(reply).toMatchObject({ table, seat: 0, sequence });
  for (const { move } of [reply.hint.best, ...reply.hint.alternatives]) {
    expect(perspectives[0]?.offers).toContainEqual(move);
  }
  expect(await answer(room, table, now().match, reply.hint.best.move)).toBe('accepted');
});

test('a hint for who is not asked, or for a moment that is past, is refused', async () => {
  const room = furnish();
  const { table, now } = await sitDown(room, TOGETHER);
  const { sequence } = now().match;
  expect(await room.tables.ask({ type: 'hint', table, seat: 1, sequence })).toMatchObject({ code: 'not-your-turn' });
  const late = room.tables.ask({ type: 'hint', table, seat: 0, sequence });
  await answer(room, table, now().match);
  expect(await late).toMatchObject({ type: 'refused', code: 'behind' });
  expect(await room.tables.ask({ type: 'hint', table, seat: 0, sequence })).toMatchObject({ code: 'behind' });
});

test('a bot that is sent away and called again at the same moment thinks again', async () => {
  const room = furnish();
  const { now, table } = await sitDown(room, TOGETHER);
  const { steps } = now().match;
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'king' });
  await room.tables.ask({ type: 'take-back', table, seat: 0 });
  expect(await room.tables.list()).toHaveLength(1);
  await room.tables.ask({ type: 'hand-over', table, seat: 0, bot: 'mossling' });
  await expect.poll(() => now().match.steps, { timeout: 60_000 }).toBeGreaterThan(steps);
}, 60_000);
