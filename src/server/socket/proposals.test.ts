import { describe, expect, test } from 'vitest';
import { type Guest, type Player, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { pairAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { Move } from '../../kernel/game.ts';
import type { Proposal } from '../../kernel/proposals.ts';
import type { ChatLine } from '../../protocol/server.ts';

interface Town {
  readonly table: string;
  readonly guests: readonly [Guest, Guest];
  readonly players: readonly [Player, Player];
}

/** Two people who plan their first turn in Troll Town. */
async function townAt(url: string, other = url): Promise<Town> {
  const guests = [await visit(url), await visit(other)] as const;
  const { table } = await guests[0].make({ game: 'troll-town', seats: ['me', 'anyone'], open: true });
  await guests[1].request('POST', `/api/tables/${table}/join`);
  await guests[0].request('POST', `/api/tables/${table}/start`);
  const players = [await guests[0].connect(), await guests[1].connect()] as const;
  for (const [seat, player] of players.entries()) {
    await player.watch(table);
    for (let stat = 0; stat < 4; stat++) await player.play(table, seat, { do: 'spend', points: 3 } as Move);
  }
  for (const player of players) await player.until('planning', () => turnOf(player, table) === 1);
  return { table, guests, players };
}

function turnOf(player: Player, table: string): unknown {
  return (player.match(table).perspectives[0]?.view as { turn: number } | undefined)?.turn;
}

function linesOf({ heard }: Player): readonly ChatLine[] {
  return heard.flatMap((message) => (message.type === 'chat' ? message.lines : []));
}

const HUNT: Proposal = { do: 'i-will', deed: 'capture-child' } as Proposal;

describe.each(KINDS)('proposals on %s', (kind) => {
  const servers = serversOn(kind);

  test('reach everybody with the turn they are for, and are still there after a restart', async () => {
    const server = await servers.start();
    const { table, guests, players } = await townAt(server.url);
    const [first, second] = players;
    const proposed = { seat: 0, period: 1, proposal: HUNT };
    expect(await first.ask({ type: 'chat', table, proposed })).toMatchObject({ type: 'accepted' });
    await second.until('a proposal', () => linesOf(second).length > 0);
    expect(linesOf(second)).toMatchObject([{ id: 1, person: guests[0].person.id, text: '', proposed }]);

    await first.ask({ type: 'chat', table, text: 'What do you say?', proposed });
    await second.until('words with a proposal', () => linesOf(second).length > 1);
    expect(linesOf(second)[1]).toMatchObject({ text: 'What do you say?', proposed });

    // Nothing of it is an entry of the match: nobody's plan has changed.
    for (const player of players) expect(player.seatEntry(table, players.indexOf(player))).toBe(4);

    const again = await servers.restart(server);
    const back = await (await visit(again.url, guests[1].cookie)).connect();
    await back.watch(table);
    await back.until('what was said', () => linesOf(back).length > 1);
    expect(linesOf(back).map((line) => line.proposed)).toEqual([proposed, proposed]);
  });

  test('of a turn that is over are refused', async () => {
    const { url } = await servers.start();
    const { table, players } = await townAt(url);
    const [first] = players;
    for (const [seat, player] of players.entries()) await player.play(table, seat, { do: 'grunt' });
    await first.until('the second turn', () => turnOf(first, table) === 2);
    const proposed = { seat: 0, period: 1, proposal: HUNT };
    expect(await first.ask({ type: 'chat', table, proposed })).toMatchObject({ code: 'behind' });
    expect(await first.ask({ type: 'chat', table, proposed: { ...proposed, period: 2 } })).toMatchObject({
      type: 'accepted',
    });
  });
});

describe('a proposal is refused', () => {
  const servers = serversOn('sqlite');

  test('of somebody who does not hold the seat, who is muted, or who only watches', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await townAt(url);
    const [first, second] = players;
    const of = (seat: number) => ({ type: 'chat', table, proposed: { seat, period: 1, proposal: HUNT } }) as const;
    expect(await first.ask(of(1))).toMatchObject({ code: 'not-your-seat' });
    const watcher = await (await visit(url)).connect();
    expect(await watcher.ask(of(0))).toMatchObject({ code: 'not-allowed' });
    await watcher.watch(table);
    expect(await watcher.ask(of(0))).toMatchObject({ code: 'not-your-seat' });
    await guests[0].request('POST', `/api/tables/${table}/mute`, { person: guests[1].person.id, muted: true });
    expect(await second.ask(of(1))).toMatchObject({ refusal: { say: 'refused.muted' } });
    expect(linesOf(first)).toEqual([]);
  });

  test('that makes no sense, in words and by its rule', async () => {
    const { url } = await servers.start();
    const { table, players } = await townAt(url);
    const [first] = players;
    const ask = (proposal: unknown) =>
      first.ask({ type: 'chat', table, proposed: { seat: 0, period: 1, proposal: proposal as Proposal } });
    expect(await ask({ do: 'i-will', deed: 'fire' })).toMatchObject({
      code: 'not-allowed',
      refusal: { rule: 'TT-1.14' },
      message: 'This can be done from era 4 on.',
    });
    expect(await ask({ do: 'dance' })).toMatchObject({ message: 'There is no such proposal.' });
    for (const malformed of ['loaf', { deed: 'loaf' }, { do: 'i-will', plan: { deed: 'loaf' } }]) {
      expect(await ask(malformed)).toMatchObject({ code: 'malformed' });
    }
    expect(await first.ask({ type: 'chat', table })).toMatchObject({ code: 'malformed' });
  });

  test('in a game that knows none, and before the match', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    const proposed = { seat: 0, period: 1, proposal: HUNT };
    expect(await players[0].ask({ type: 'chat', table, proposed })).toMatchObject({
      refusal: { say: 'refused.no-proposals' },
    });
    const guest = await visit(url);
    const { table: waiting } = await guest.make({ game: 'troll-town', seats: ['me', 'anyone'] });
    const player = await guest.connect();
    await player.watch(waiting);
    expect(await player.ask({ type: 'chat', table: waiting, proposed })).toMatchObject({ code: 'not-running' });
  });
});

describe('two servers on one PostgreSQL', () => {
  const servers = serversOn('postgres');

  test('pass a proposal on', async () => {
    const [here, there] = [await servers.start(), await servers.start()];
    const { table, players } = await townAt(here.url, there.url);
    const [first, second] = players;
    const proposed = { seat: 0, period: 1, proposal: HUNT };
    await first.ask({ type: 'chat', table, proposed });
    await second.until('a proposal', () => linesOf(second).length > 0);
    expect(linesOf(second)).toMatchObject([{ proposed }]);
  });
});
