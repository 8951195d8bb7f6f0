import { expect, test } from 'vitest';
import { ALONE, answer, follow, GAME, sitDown, startHost, TOGETHER } from '../../../../test/host/local-host.ts';
import type { Position } from '../../../kernel/game.ts';
import type { NotePage } from '../../../protocol/notes.ts';
import { memoryDatabase } from './local-database.ts';

const PAGE: NotePage = {
  seat: 0,
  seatEntry: 0,
  moment: 0,
  words: 'Beans first',
  marks: [{ kind: 'ring', at: 'tile-1', pinned: true }],
};

test('notes are kept with a table of this browser, found after a reload, and are no part of its record', async () => {
  const database = memoryDatabase();
  const tested = startHost(database);
  const session = await sitDown(tested, ALONE);
  const { table, now } = session;
  expect(await tested.tables.notes(table)).toEqual([]);
  expect(await tested.tables.notes(table, PAGE)).toEqual([PAGE]);
  await answer(tested, session);
  const again = startHost(database);
  await follow(again, table);
  expect(await again.tables.notes(table)).toEqual([PAGE]);
  const late = { ...PAGE, words: 'x'.repeat(500) };
  for (let seatEntry = 1; seatEntry < 100; seatEntry++)
    await again.tables.notes(table, { ...late, seatEntry }).catch(() => {});
  await expect(again.tables.notes(table, { ...late, seatEntry: 200 })).rejects.toThrow();
  expect(await again.tables.notes(table, { ...PAGE, words: '', marks: [] })).not.toContainEqual(PAGE);
  while (!now().match.over) await answer(tested, session);
  expect(JSON.stringify(await tested.tables.record(table))).not.toContain('Beans first');
});

test('on a copy one thinks alone: it is listed nowhere, gives no hints, no bot plays on, and the next one takes its place', async () => {
  const tested = startHost();
  const { now } = await sitDown(tested, TOGETHER);
  const { view } = now().match.perspectives[0] ?? {};
  const ahead = { table: 'aaaaaaaaaa', seat: 0, seatEntry: 0, view: view as Position };
  const wanted = { game: GAME, options: TOGETHER.options, seats: TOGETHER.seats, ahead };
  const copy = await tested.tables.create(wanted);
  const listed = async () => (await tested.tables.list()).map((info) => info.table);
  expect(await listed()).not.toContain(copy);
  for (const message of [
    { type: 'hint', table: copy, seat: 0, seatEntry: 0 },
    { type: 'hint', table: copy, seat: 0, seatEntry: 0, explains: 1 },
    { type: 'hand-over', table: copy, seat: 1, bot: 'greedy' },
  ] as const) {
    expect(await tested.tables.ask(message)).toMatchObject({ refusal: { say: 'refused.hint-among-people' } });
  }
  const session = await follow(tested, copy);
  expect(session.now().info?.copyOf).toEqual({ table: 'aaaaaaaaaa', seat: 0, seatEntry: 0 });
  await answer(tested, session);
  const moves = await tested.tables.planned(copy);
  expect(moves).toMatchObject([{ question: { say: expect.any(String) }, move: { do: expect.any(String) } }]);
  const next = await tested.tables.create(wanted);
  expect(next).not.toBe(copy);
  expect(await tested.tables.planned(next)).toEqual([]);
});
