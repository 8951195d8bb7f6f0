import type { Game } from '../../kernel/game.ts';
import { type MatchRecord, recordedMove } from '../../kernel/record.ts';
import { standingEntries } from '../match/entry.ts';
import type { LogRow, StoredSeat, TableRow } from '../store.ts';

/** The record of a finished match, from stored rows alone: today's rules need not be the ones it was played by. */
export function recordFrom(
  game: Game,
  row: TableRow,
  rows: readonly LogRow[],
  names: readonly string[],
  seats: readonly StoredSeat[] = [],
): MatchRecord {
  const counted = standingEntries(rows, 0);
  const changes: [number, number][] = [];
  let { version } = row;
  for (const { moment, row: entered } of counted) {
    if (entered.version <= version) continue;
    version = entered.version;
    changes.push([moment - 1, version]);
  }
  const former = seats.flatMap(({ seat, former: before = [] }) =>
    before.map(({ name, until }) => ({
      seat,
      name,
      moves: counted.filter(({ row: { sequence } }) => sequence < until).length,
    })),
  );
  return {
    underbridge: 1,
    game: game.id,
    version: row.version,
    seed: row.seed,
    commitment: row.commitment,
    seats: row.seats,
    options: JSON.parse(row.options),
    names,
    ...(former.length > 0 && { former }),
    moves: counted.map(({ entry }) => recordedMove(entry)),
    ...(row.places !== null && { places: JSON.parse(row.places) }),
    ...(changes.length > 0 && { changes }),
    log: [row.opening, ...counted.map(({ row: { told } }) => told)].map((told) => JSON.parse(told)),
  };
}
