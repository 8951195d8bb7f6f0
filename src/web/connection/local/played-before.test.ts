import { expect, test } from 'vitest';
import { playThrough } from '../../../../test/positions/make.ts';
import { GAMES } from '../../../games/index.ts';
import { loadMatch } from '../../../host/match/load.ts';
import { recordFrom } from '../../../host/past/record.ts';
import { recordOf, replay, verify } from '../../../kernel/record.ts';
import { databaseStore } from './database-store.ts';
import { memoryDatabase } from './local-database.ts';
import { newKeptTable } from './new-kept-table.ts';
import { playedBefore } from './played-before.ts';

test.each(GAMES)('a table of $id goes on from a move of a record as if it had been played there', async (game) => {
  const seats = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const record = recordOf(playThrough(game, seats, 'random'));
  const moves = record.moves.slice(0, Math.floor(record.moves.length / 2));
  const id = 'here-aaaaaaaaaa';
  const names = Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat}`,
    ...(seat > 0 && { bot: 'greedy' }),
  }));
  const kept = newKeptTable(
    { game: game.id, options: record.options as never, seats: names },
    { id, seed: record.seed, version: game.version, made: 1 },
  );
  const database = memoryDatabase();
  await database.add(playedBefore(game, kept, moves, 2));
  const store = databaseStore(database);
  const table = await store.table(id);
  if (table === undefined) throw new Error('the table is not kept');
  const live = await loadMatch(store, game, table.row, () => 3);
  const half = { ...record, moves };
  expect(live.match.position).toEqual(
    JSON.parse(JSON.stringify(replay(game, { ...half, places: undefined as never }).position)),
  );
  expect(live.sequence).toBe(moves.length);
  const { places: _, ...own } = recordFrom(game, table.row, await store.logFrom(id, 0), []);
  expect(own.moves).toEqual(moves);
  verify(game, own);
  expect(() => playedBefore(game, kept, record.moves, 2)).toThrow('the match is over there');
});
