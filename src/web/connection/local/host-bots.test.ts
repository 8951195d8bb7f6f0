import { expect, test } from 'vitest';
import { ALONE, answer, sitDown, startHost, TOGETHER, until } from '../../../../test/host/local-host.ts';
import type { StateMessage } from '../../../protocol/server.ts';

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
