import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { doMove, type LiveMatch, momentsOf } from '../../src/host/match/live.ts';
import { loadMatch } from '../../src/host/match/load.ts';
import type { LogRow, SnapshotRow, TableRow } from '../../src/host/store.ts';
import type { Position } from '../../src/kernel/game.ts';
import { isMatchOver } from '../../src/kernel/match.ts';
import { databaseStore } from '../../src/web/connection/local/database-store.ts';
import { memoryDatabase } from '../../src/web/connection/local/local-database.ts';
import { newKeptTable } from '../../src/web/connection/local/new-kept-table.ts';
import { allFilesOf } from '../positions/files.ts';
import type { StoredPosition } from '../positions/make.ts';
import { keep, offersOf } from './matches.ts';

const ID = 'here-aaaaaaaaaa';

/** The match as a host of that day has left it: a position, and entries for which it took no other. */
async function left(stored: StoredPosition, answers: number) {
  const { game, version, seats, seed } = stored;
  const database = memoryDatabase();
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const kept = newKeptTable(
    { game, options: stored.options as never, seats: names },
    { id: ID, seed, version, made: 1 },
  );
  const row: TableRow = { ...kept.row, state: 'running', started: 1 };
  const snapshot: SnapshotRow = {
    table_id: ID,
    sequence: 0,
    moments: 0,
    version,
    settled: 1,
    position: JSON.stringify(stored.position),
    resigned: '[]',
  };
  const counts = new Map<number, number>();
  const log = stored.then.slice(0, answers).map(([seat, move], sequence): LogRow => {
    const seatEntry = counts.get(seat) ?? 0;
    counts.set(seat, seatEntry + 1);
    const entry = JSON.stringify({ seat, move });
    return {
      table_id: ID,
      sequence,
      seat,
      number: seatEntry,
      entry,
      told: '[]',
      version,
      asked: 1,
      asked_known: 1,
      at: 2,
      moved: 2,
    };
  });
  await database.add({ table: { ...kept, row }, log, snapshots: [snapshot] });
  return { store: databaseStore(database), row };
}

function shape({ match, sequence, counts }: LiveMatch, moments: number) {
  return { position: JSON.parse(JSON.stringify(match.position)), sequence, counts, moments };
}

const OLDER = GAMES.flatMap((game) =>
  allFilesOf(game)
    .filter(({ stored }) => stored.version < game.version)
    .filter(({ stored }) => (stored.position as Position).stack.length > 0)
    .map(({ path, stored }) => [path, game, stored] as const),
);

describe.each(OLDER)('%s', (_, game, stored) => {
  test.each([0, 12])('goes on by the rules of today, with %i answers after it', async (answers) => {
    const { store, row } = await left(stored, answers);
    const load = () => loadMatch(store, game, row, () => 3);
    const live = await load();
    const taken = Math.min(answers, stored.then.length);
    expect(live.changed).toEqual({ rules: game.version, from: expect.any(Number), lost: taken - momentsOf(live) });
    expect(live.sequence).toBe(taken + 1);
    const again = await load();
    expect(shape(again, momentsOf(again))).toEqual(shape(live, momentsOf(live)));
    for (let entry = 0; entry < 8 && !isMatchOver(live.match); entry++) {
      const { seat, moves } = offersOf(live);
      const done = doMove(live, seat, moves[0] ?? { do: 'nothing' });
      if ('refused' in done) throw new Error(`refused: ${done.refused.say}`);
      expect(await keep(store, live, done)).toBe('stored');
    }
    const reread = await load();
    expect(shape(reread, momentsOf(reread))).toEqual(shape(live, momentsOf(live)));
  });
});
