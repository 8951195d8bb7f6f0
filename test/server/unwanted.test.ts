import { expect, test } from 'vitest';
import { waitUntil } from '../waiting.ts';
import { askedOf, soloAt } from './kit/matches.ts';
import { metric } from './kit/metrics.ts';
import { serversOn } from './kit/server.ts';

const servers = serversOn('sqlite');

/** Bots that think for an hour about a move, unless they are told to stop. */
const ENDLESS = { botHurry: 1 / 1000, botLimit: 3_600_000 };

function thinking(url: string, bots: number): Promise<void> {
  return waitUntil(`${bots} bots think`, async () => (await metric(url, 'underbridge_bots_thinking')) === bots);
}

test('a bot stops to think when the match has ended', async () => {
  const { url } = await servers.start(ENDLESS);
  const { table, player } = await soloAt(url, ['me', { bot: 'king' }]);
  await player.play(table, 0);
  while (askedOf(player, table) !== undefined) await player.play(table, 0);
  await thinking(url, 1);
  await player.ask({ type: 'resign', table, seat: 0, seatEntry: player.seatEntry(table, 0) });
  await thinking(url, 0);
});

test('a stand-in stops to think when the owner plays again, and another may think at once', async () => {
  const { url } = await servers.start({ ...ENDLESS, botThreads: 1 });
  const { table, player } = await soloAt(url, ['me', 'me']);
  await player.ask({ type: 'hand-over', table, seat: 0, bot: 'king' });
  await thinking(url, 1);
  await player.ask({ type: 'take-back', table, seat: 0 });
  await thinking(url, 0);
  await player.ask({ type: 'hand-over', table, seat: 0, bot: 'random' });
  await player.until('an entry of the other bot', () => player.match(table).moments > 0);
});

test('a hint is thought of only as long as whoever asked for it is there', async () => {
  const { url } = await servers.start({ botThreads: 1 });
  const { table, player, guest } = await soloAt(url, ['me', { bot: 'random' }]);
  const hint = player.ask({ type: 'hint', table, seat: 0, seatEntry: 0 });
  await player.ask({ type: 'leave', table });
  expect(await hint).toMatchObject({ type: 'refused', code: 'behind' });
  // Nothing is left over for whoever comes next.
  const again = await guest.connect();
  await again.watch(table);
  expect(await again.ask({ type: 'hint', table, seat: 0, seatEntry: 0 })).toMatchObject({ type: 'hint' });
});
