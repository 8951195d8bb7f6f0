import type { SeatInfo, TableInfo } from '../../protocol/server.ts';
import type { Database } from '../store/database/schema.ts';
import { privateAmong } from '../store/people/people.ts';
import { ratingsIn } from '../store/ratings/ratings.ts';
import { SHOWN_FROM, SURE_FROM } from './elo.ts';

/** The tables with the ratings of the people there, without those of private profiles. */
export async function withRatings(db: Database, tables: readonly TableInfo[]): Promise<TableInfo[]> {
  const people = tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
  const hidden = await privateAmong(db, people);
  const ratings = new Map<string, NonNullable<SeatInfo['rating']>>();
  for (const game of new Set(tables.map((table) => table.game))) {
    const own = tables.filter((table) => table.game === game);
    const there = own.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
    for (const [person, { rating, matches }] of await ratingsIn(db, game, there)) {
      if (matches < SHOWN_FROM || hidden.has(person)) continue;
      const unsure = matches < SURE_FROM && { unsure: true as const };
      ratings.set(`${game} ${person}`, { value: Math.round(rating), ...unsure });
    }
  }
  return tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat) => {
      const rating = ratings.get(`${table.game} ${seat.person}`);
      return rating === undefined ? seat : { ...seat, rating };
    }),
  }));
}
