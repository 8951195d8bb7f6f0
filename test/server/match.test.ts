import { describe, expect, test } from 'vitest';
import { gnomeElfTroll } from '../../src/games/gnome-elf-troll/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { commitment } from '../../src/kernel/random.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { TableList } from '../../src/protocol/http.ts';
import { visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { GAME, pairAt, playBoth, playUntil, soloAt } from './kit/matches.ts';
import { serversOn } from './kit/server.ts';

interface Seen {
  hands: string[][];
  pile: string[];
}

describe.each(KINDS)('a match on %s', (kind) => {
  const servers = serversOn(kind);

  test('two people and a bot play it to its end, and its record can be checked', async () => {
    const { url } = await servers.start();
    const astrid = await visit(url);
    const bjorn = await visit(url);
    const { table, commitment: promised } = await astrid.make({
      game: GAME,
      seats: ['me', 'anyone', { bot: 'greedy' }],
    });
    await bjorn.request('POST', `/api/tables/${table}/join`);
    const players = [await astrid.connect(), await bjorn.connect()] as const;
    for (const player of players) await player.watch(table);
    await astrid.request('POST', `/api/tables/${table}/start`);
    for (const player of players)
      await player.until('the match to begin', () => player.heard.some(({ type }) => type === 'state'));
    expect(players[0].info(table)).not.toHaveProperty('seed');
    expect((await astrid.request('GET', `/api/matches/${table}/record`)).code).toBe('not-allowed');

    await Promise.all(players.map((player) => playUntil(player, table)));
    const [first, second] = players;
    expect(first.match(table).scores).toEqual(second.match(table).scores);
    await first.until('news of the end', () => first.info(table)?.state === 'over');
    const places = first.info(table)?.places;
    expect(places).toHaveLength(3);

    const response = await fetch(`${url}/api/matches/${table}/record`);
    expect(response.headers.get('content-disposition')).toMatch(/gnome-elf-troll-\w{10}\.underbridge\.json/);
    const record = parseRecord(await response.text());
    expect(commitment(record.seed)).toBe(promised);
    expect(record.places).toEqual(places);
    verify(gnomeElfTroll as unknown as Game, record);
  });

  test('each sees what the rules let them see, and the changes add up to the whole', async () => {
    const { url } = await servers.start();
    const pair = await pairAt(url);
    const { table, players } = pair;
    const spectator = await (await visit(url)).connect();
    await spectator.watch(table);
    await playBoth(pair, () => players[0].match(table).moments >= 30);
    const { moments } = players[0].match(table);
    await spectator.until(`moment ${moments}`, () => spectator.match(table).moments === moments);
    expect(players[0].heard.filter(({ type }) => type === 'change').length).toBeGreaterThan(25);
    for (const [eyes, player] of [...players.entries(), ['spectator', spectator] as const]) {
      const { view } = player.match(table).perspectives[0] ?? {};
      (view as Seen).hands.forEach((hand, seat) => {
        expect(hand.every((tile) => tile === 'hidden')).toBe(seat !== eyes);
      });
      expect((view as Seen).pile.every((tile) => tile === 'hidden')).toBe(true);
      const patched = player.match(table).perspectives;
      await player.ask({ type: 'watch', table });
      expect(player.match(table).perspectives).toEqual(patched);
    }
  });

  test('one browser may hold all seats', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url);
    expect(player.match(table).perspectives.map(({ viewer }) => viewer)).toEqual([0, 1]);
    await playUntil(player, table);
    expect(player.match(table).over).toBe(true);
  });

  test('bots play among themselves while one watches', async () => {
    const { url } = await servers.start();
    const { table, player, guest } = await soloAt(url, [{ bot: 'greedy' }, { bot: 'random' }]);
    await player.until('the end of the match', () => player.match(table).over && player.info(table)?.state === 'over');
    expect(player.info(table)?.seats.map(({ holder, bot }) => [holder, bot])).toEqual([
      ['bot', 'greedy'],
      ['bot', 'random'],
    ]);
    const { tables } = await guest.request<TableList>('GET', '/api/tables/mine');
    expect(tables).toEqual([]);
  });
});
