import type { Game } from '../kernel/game.ts';
import { begin } from '../kernel/match.ts';
import { tableFor } from '../kernel/table.ts';
import { clockFrom, periodOf } from './clock.ts';
import { askedBits, type LiveMatch, liveFrom, snapshotOf } from './live.ts';
import type { Start, TableRow } from './store.ts';

/** Deals the match of a table. Returns what has to be stored before anybody is shown the match. */
export function deal(
  game: Game,
  row: TableRow,
  started: number,
  playerPresent = true,
): { live: LiveMatch; start: Start } {
  const { match, told } = begin(game, tableFor(game, row.seats, JSON.parse(row.options)), row.seed);
  const opening = JSON.stringify(told);
  const live = liveFrom(row.id, match, { sequence: 0, counts: [], opening });
  const start: Start = {
    started,
    asked: askedBits(match),
    opening,
    version: game.version,
    snapshot: snapshotOf(live, 0),
    ...clockFrom(periodOf(match), started, playerPresent),
  };
  return { live, start };
}
