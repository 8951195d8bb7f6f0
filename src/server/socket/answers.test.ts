import { expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { askedOf, pairAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';

const servers = serversOn('sqlite');

test('whoever wishes it is sent one message for a move: the change, which answers it; others are sent as ever', async () => {
  const { url } = await servers.start();
  const { table, guests, players } = await pairAt(url);
  const inOne = await (await visit(url, guests[0].cookie)).connect('?answers=with-changes');
  await inOne.watch(table);
  const { seat = 0, offers = [] } = askedOf(inOne, table) ?? {};
  const before = inOne.heard.length;
  const entry = { table, seat, seatEntry: inOne.seatEntry(table, seat), move: { ...offers[0] } };
  inOne.say({ type: 'move', request: 700, ...entry });
  await inOne.until('the change', () => inOne.seatEntry(table, seat) > entry.seatEntry);
  for (const player of players) await player.until('the change', () => player.match(table).moments === 1);
  const heard = inOne.heard.slice(before).filter(({ type }) => type !== 'table');
  expect(heard).toMatchObject([{ type: 'change', request: 700 }]);
  // Over their other connection the same person is told of it as of any move.
  for (const player of players) expect(player.texts.join()).not.toContain('700');

  // Sent again, it changes nothing, and is accepted by itself; what is refused is refused as ever.
  expect(await inOne.ask({ type: 'move', ...entry } as never)).toMatchObject({ type: 'accepted' });
  expect(await inOne.ask({ type: 'undo', table, seat, seatEntry: 90 })).toMatchObject({ type: 'refused' });
});

test('where the whole state is sent, the answer comes by itself', async () => {
  const { url } = await servers.start();
  const { table, guests } = await pairAt(url);
  const inOne = await (await visit(url, guests[0].cookie)).connect('?answers=with-changes');
  // Somebody who does not watch the table is sent no change.
  const { seat, seatEntry, move } = await firstMove(url, guests[0].cookie, table);
  expect(await inOne.ask({ type: 'move', table, seat, seatEntry, move } as never)).toMatchObject({ type: 'accepted' });
});

async function firstMove(url: string, cookie: string, table: string) {
  const player = await (await visit(url, cookie)).connect();
  await player.watch(table);
  const { seat = 0, offers = [] } = askedOf(player, table) ?? {};
  return { seat, seatEntry: player.seatEntry(table, seat), move: { ...offers[0] } };
}
