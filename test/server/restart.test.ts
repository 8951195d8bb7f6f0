import { describe, expect, test } from 'vitest';
import { MOMENTS_TOLD } from '../../src/host/match/live.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { askedOf, pairAt, playBoth, playUntil, soloAt } from './kit/matches.ts';
import { revised, sowsLeft } from './kit/revised.ts';
import { serversOn } from './kit/server.ts';

describe.each(KINDS)('after a restart on %s', (kind) => {
  const servers = serversOn(kind);

  test('a match goes on in the middle of a nested choice, and even that can be taken back', async () => {
    const before = await servers.start();
    const { table, player, guest } = await soloAt(before.url);
    const isPlacing = () =>
      player.match(table).perspectives.some(({ question }) => question?.say.startsWith('ask.place'));
    await playUntil(player, table, isPlacing, (offers) => offers.find((each) => each.do === 'buy') ?? offers.at(-1));
    const { perspectives, moments, logs } = player.match(table);
    expect(isPlacing()).toBe(true);

    const { url } = await servers.restart(before);
    expect(await player.closed).toBe(1012);
    const again = await (await visit(url, guest.cookie)).connect();
    const match = await again.watch(table);
    expect(match).toMatchObject({ perspectives, moments });
    expect(match?.logs[0]).toEqual(logs[0]?.filter(({ moment }) => moment > moments - MOMENTS_TOLD));
    const seat = askedOf(again, table)?.seat ?? 0;
    const seatEntry = again.seatEntry(table, seat);
    expect(await again.ask({ type: 'undo', table, seat, seatEntry })).toMatchObject({ type: 'accepted' });
    await again.until('the moment taken back', () => again.match(table).moments === moments - 1);
    await playUntil(again, table);
    expect(again.match(table).over).toBe(true);
  });

  test('a bot that was asked answers', async () => {
    const before = await servers.start({ botPause: 60_000 });
    const { table, player, guest } = await soloAt(before.url, ['me', { bot: 'greedy' }]);
    await playUntil(player, table, () => askedOf(player, table) === undefined);
    const { url } = await servers.restart(before);
    const again = await (await visit(url, guest.cookie)).connect();
    await again.watch(table);
    await again.until('a question', () => askedOf(again, table) !== undefined);
  });
});

describe('a server with new rules', () => {
  const servers = serversOn('sqlite');

  test('goes on with a match that began by older ones, and says so', async () => {
    // Dealt like this, what the new rules forbid is done between the last snapshot and the moment that is asked for below.
    const before = await servers.start({ seed: seedFrom('older rules') });
    const pair = await pairAt(before.url);
    const { table, players } = pair;
    await playBoth(
      pair,
      () => players[0].match(table).moments >= 25,
      (offers) => offers.find(sowsLeft) ?? offers.at(-1),
    );
    const seen = players.map((player) => player.match(table).perspectives[0]?.view);
    expect(players[0].info(table)?.rulesChanged).toBe(false);

    const { url } = await servers.restart(before, { games: [revised] });
    const again = await Promise.all(pair.guests.map(async ({ cookie }) => (await visit(url, cookie)).connect()));
    for (const [seat, player] of again.entries()) {
      const match = await player.watch(table);
      expect(match?.perspectives[0]?.view).toEqual(seen[seat]);
      expect(player.info(table)).toMatchObject({ version: 1, rulesChanged: true, state: 'running' });
    }
    const [first, second] = again;
    if (first === undefined || second === undefined) throw new Error('nobody came back');
    await playBoth({ ...pair, players: [first, second] }, () => {
      expect([first, second].some((player) => askedOf(player, table)?.offers.some(sowsLeft))).toBe(false);
      return false;
    });
    expect(first.match(table).over).toBe(true);
    const record = await (await fetch(`${url}/api/matches/${table}/record`)).json();
    expect(record).toMatchObject({ version: 1 });
    const past = await first.ask({ type: 'past', table, moment: 24 });
    expect(past).toMatchObject({ code: 'not-shown', refusal: { say: 'refused.not-shown' } });
    expect(await first.ask({ type: 'past', table, moment: 25 })).toMatchObject({ type: 'past', moment: 25 });
  });
});
