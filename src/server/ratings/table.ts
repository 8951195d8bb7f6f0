import type { StoredTable } from '../../host/store.ts';
import type { TableRatings } from '../../protocol/people.ts';
import type { Database } from '../store/database/schema.ts';
import { privateAmong } from '../store/people/people.ts';
import { eventsAt, ratingsIn } from '../store/ratings/ratings.ts';
import { SHOWN_FROM, SURE_FROM } from './elo.ts';

/**
 * The ratings of the people at a table, and their changes once the match has been counted; without those of private profiles.
 */
export async function ratingsAt(
  db: Database,
  { row, seats }: StoredTable,
  reader: string | undefined,
): Promise<TableRatings> {
  if (row.rated === 0) return { counted: false, seats: [] };
  const events = row.state === 'over' ? await eventsAt(db, row.id) : [];
  const known = await ratingsIn(
    db,
    row.game,
    seats.flatMap(({ person }) => person ?? []),
  );
  const hidden = await privateAmong(
    db,
    seats.flatMap(({ person }) => (person === null || person === reader ? [] : person)),
  );
  return {
    counted: events.length > 0,
    seats: seats.flatMap(({ seat, person }) => {
      if (person !== null && hidden.has(person)) return [];
      const own = person === null ? undefined : known.get(person);
      const event = events.find((each) => each.seat === seat);
      if (own === undefined) return person === null ? [] : [{ seat, unsure: true as const }];
      return [
        {
          seat,
          ...(own.matches >= SHOWN_FROM && { rating: Math.round(event?.after ?? own.rating) }),
          ...(own.matches < SURE_FROM && { unsure: true as const }),
          ...(event && { change: Math.round(event.after) - Math.round(event.before) }),
        },
      ];
    }),
  };
}
