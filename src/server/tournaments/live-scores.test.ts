import { expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { playBoth } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { changeTournament as change, entered, resignAt } from '../../../test/server/kit/tournaments.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { LiveScores } from '../../protocol/tournaments.ts';

const servers = serversOn('sqlite');

test('how it stands at the tables that are played is what a spectator is shown, and nothing for those that are over', async () => {
  const time = standingTime(Date.now());
  const { url } = await servers.start({ time });
  const { id, host, people } = await entered(url, ['Anna', 'Bert', 'Cleo', 'Dora'], { game: 'cave-troll' });
  const { played } = await change(host, id, 'start');
  const [first, second] = played[0]?.tables ?? [];
  if (first === undefined || second === undefined) throw new Error('there are no tables');
  const players = people.filter(({ person }) => first.players.includes(person.id));
  const [one, other] = players;
  if (one === undefined || other === undefined) throw new Error('nobody plays');
  const connected = [await one.connect(), await other.connect()] as const;
  for (const player of connected) await player.watch(first.table);
  const pair = { table: first.table, guests: [one, other] as const, players: connected };
  await playBoth(pair, () => connected[0].match(first.table).moments >= 4);
  const watcher = await visit(url);
  const spectator = await watcher.connect();
  await spectator.watch(first.table);
  const shown = () => watcher.request<LiveScores>('GET', `/api/tournaments/${id}/scores`);
  const { tables } = await shown();
  expect(tables.map(({ number }) => number)).toEqual([1, 2]);
  expect(tables[0]).toEqual({
    number: 1,
    table: first.table,
    scores: spectator
      .match(first.table)
      .scores.toSorted((a, b) => a.seat - b.seat)
      .map(({ points }) => points),
  });
  const loser = people.find(({ person }) => second.players.includes(person.id));
  if (loser) await resignAt(loser, second.table);
  // The answer is cached for some seconds, since hundreds may ask.
  expect((await shown()).tables).toEqual(tables);
  time.pass(5_000);
  expect((await shown()).tables.map(({ number }) => number)).toEqual([1]);
  expect(await watcher.request('GET', '/api/tournaments/aaaaaaaaaa/scores')).toMatchObject({ status: 404 });
});
