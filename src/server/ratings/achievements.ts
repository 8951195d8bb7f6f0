import { standingEntries } from '../../host/match/entry.ts';
import { matchAt } from '../../host/match/replaying.ts';
import type { TableRow } from '../../host/store.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/steps.ts';
import type { AddressedEvent } from '../../kernel/tell.ts';
import type { Database } from '../store/database/schema.ts';
import { newestSnapshot } from '../store/match/snapshots.ts';
import type { CountedRow } from '../store/ratings/counting.ts';

export type Achievements = readonly { readonly seat: Seat; readonly achievement: string }[];

/**
 * The achievements of the seats of a finished match. None if any part of it was played by older rules, since their events may differ
 * from what is looked for.
 */
export async function achievementsIn(
  db: Database,
  game: Game,
  row: TableRow,
  rows: readonly CountedRow[],
): Promise<Achievements> {
  const { achievements = [] } = game;
  const last = rows.at(-1);
  if (achievements.length === 0 || row.version !== game.version || row.rules !== game.version) return [];
  const snapshot = await newestSnapshot(db, row.id, 'any');
  if (snapshot === undefined || last === undefined || snapshot.sequence !== last.sequence + 1) return [];
  const { position } = matchAt(game, row, snapshot);
  // Somebody may have resigned in the middle.
  if (!isOver(position)) return [];
  const texts = [row.opening, ...standingEntries(rows, 0).map((entry) => entry.row.told)];
  const told = (JSON.parse(`[${texts.join()}]`) as AddressedEvent[][]).flatMap((events) =>
    events.map(({ event }) => event),
  );
  const finished = { position, places: JSON.parse(row.places ?? '[]') as number[], told };
  const seats = Array.from({ length: row.seats }, (_, seat) => seat);
  return seats.flatMap((seat) =>
    achievements.filter(({ isDone }) => isDone(finished, seat)).map(({ id }) => ({ seat, achievement: id })),
  );
}
