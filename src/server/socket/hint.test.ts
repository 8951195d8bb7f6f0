import { describe, expect, test } from 'vitest';
import { visit, visitAsProgram } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { askedOf, GAME, pairAt, playUntil, soloAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { sameMove } from '../../kernel/offers.ts';
import type { NewBot } from '../../protocol/http.ts';
import type { ServerMessage } from '../../protocol/server.ts';

type HintMessage = Extract<ServerMessage, { type: 'hint' }>;

describe.each(KINDS)('hints on %s', (kind) => {
  const servers = serversOn(kind);

  test('who is asked may ask what a bot would do, and can do just that', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url, ['me', { bot: 'greedy' }]);
    const told = (await player.ask({ type: 'hint', table, seat: 0, seatEntry: 0 })) as HintMessage;
    expect(told).toMatchObject({ type: 'hint', table, seat: 0, seatEntry: 0 });
    const { best, alternatives, results } = told.hint;
    const { offers } = askedOf(player, table) ?? { offers: [] };
    for (const { move, expected, reasons } of [best, ...alternatives]) {
      expect(offers.some((offer) => sameMove(offer, move))).toBe(true);
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(1);
      expect(reasons.every(({ say }) => say.startsWith('reason.'))).toBe(true);
    }
    expect(alternatives.length).toBeLessThanOrEqual(2);
    expect(results).toHaveLength(2);
    expect(results[0] ?? 0).toBeGreaterThan(0);
    expect(await player.play(table, 0, best.move)).toMatchObject({ type: 'accepted' });
  });

  test('a bot at one’s own table explains what it did; nothing else is explained', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url, ['me', { bot: 'greedy' }]);
    const byBot = () => player.match(table).logs[0]?.findLast(({ event }) => event.seat === 1);
    await playUntil(player, table, () => byBot() !== undefined && askedOf(player, table) !== undefined);
    const { moment = 0 } = byBot() ?? {};
    const ask = (explains: number) =>
      player.ask({ type: 'hint', table, seat: 0, seatEntry: player.seatEntry(table, 0), explains });
    const told = (await ask(moment)) as HintMessage;
    expect(told).toMatchObject({ type: 'hint', explained: { moment, by: 1 } });
    expect(told.hint.best.reasons.every(({ say }) => say.startsWith('reason.'))).toBe(true);
    expect(await ask(1)).toMatchObject({ type: 'refused', refusal: { say: 'refused.not-explained' } });
    expect(await ask(9999)).toMatchObject({ type: 'refused', refusal: { say: 'refused.not-explained' } });
  });

  test('with several seats of one’s own, each is advised on its own question', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url, ['me', 'me']);
    await playUntil(player, table, () => askedOf(player, table)?.seat === 1);
    const [first, second] = [player.seatEntry(table, 0), player.seatEntry(table, 1)];
    const hint = { type: 'hint', table, seat: 1, seatEntry: second } as const;
    expect(await player.ask(hint)).toMatchObject({ type: 'hint', seat: 1, seatEntry: second });
    expect(await player.ask({ ...hint, seat: 0, seatEntry: first })).toMatchObject({
      type: 'refused',
      code: 'not-your-turn',
    });
  });

  test('the table goes on while the bot thinks, and a hint that comes too late is not given', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url, ['me', { bot: 'random' }]);
    const hint = player.ask({ type: 'hint', table, seat: 0, seatEntry: 0 });
    expect(await player.play(table, 0)).toMatchObject({ type: 'accepted' });
    expect(await hint).toMatchObject({ type: 'refused', code: 'behind' });
  });

  test('nobody gets help against friends, and is told so', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    expect(await players[0].ask({ type: 'hint', table, seat: 0, seatEntry: 0 })).toMatchObject({
      type: 'refused',
      code: 'not-allowed',
      refusal: { say: 'refused.hint-among-people' },
    });
  });

  test('a table made for it gives hints among friends too', async () => {
    const { url } = await servers.start();
    const host = await visit(url);
    const friend = await visit(url);
    const { table, hints } = await host.make({
      game: GAME,
      seats: ['me', 'anyone'],
      options: { firstPlayer: 0 },
      hints: true,
    });
    expect(hints).toBe(true);
    await friend.request('POST', `/api/tables/${table}/join`);
    await host.request('POST', `/api/tables/${table}/start`);
    const player = await host.connect();
    await player.watch(table);
    expect(await player.ask({ type: 'hint', table, seat: 0, seatEntry: 0 })).toMatchObject({ type: 'hint', seat: 0 });
  });

  test('a program at the table is a bot to those who ask, but gets no help itself against people', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const { token } = await owner.request<NewBot>('POST', '/api/me/bots', { name: 'Grinder' });
    const program = await visitAsProgram(url, token);
    const { table } = await owner.make({ game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0, goal: 12 } });
    await program.request('POST', `/api/tables/${table}/join`);
    await owner.request('POST', `/api/tables/${table}/start`);
    const [person, machine] = [await owner.connect(), await program.connect()];
    for (const each of [person, machine]) await each.watch(table);
    const hint = { type: 'hint', table, seatEntry: 0 } as const;
    expect(await person.ask({ ...hint, seat: 0 })).toMatchObject({ type: 'hint' });
    expect(await machine.ask({ ...hint, seat: 1 })).toMatchObject({ type: 'refused', code: 'not-allowed' });
    expect(await machine.ask({ ...hint, seat: 0 })).toMatchObject({ type: 'refused', code: 'not-your-seat' });
  });

  test('a hint about what is past, or one after another without end, is refused', async () => {
    const { url } = await servers.start({ limits: { hints: 1, hintBurst: 3 } });
    const { table, player } = await soloAt(url, ['me', { bot: 'random' }]);
    const ask = (seatEntry: number) => player.ask({ type: 'hint', table, seat: 0, seatEntry });
    expect(await ask(7)).toMatchObject({ type: 'refused', code: 'behind' });
    const [one, other] = await Promise.all([ask(0), ask(0)]);
    expect([one.type, other.type].sort()).toEqual(['hint', 'refused']);
    expect(await ask(0)).toMatchObject({ type: 'hint' });
    expect(await ask(0)).toMatchObject({ type: 'refused', code: 'too-fast' });
  });
});
