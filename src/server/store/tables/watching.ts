import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How many finished matches are needed for a usual length, and how many are read. */
const MOST = 15;
const LEAST = 3;

/** How many entries matches of that game with that many seats usually have: the median of the last ones. */
export async function usualLength(db: Database, game: string, seats: number): Promise<number | undefined> {
  const { rows } = await sql<{ entries: number }>`
    select (select count(*) from log where log.table_id = ended.id) as entries
    from (
      select id from tables where state = 'over' and places is not null and game = ${game} and seats = ${seats}
      order by ended desc limit ${MOST}
    ) as ended`.execute(db);
  const lengths = rows.map(({ entries }) => Number(entries)).toSorted((one, other) => one - other);
  return lengths.length < LEAST ? undefined : lengths[Math.floor(lengths.length / 2)];
}

/** The tournaments open to all that these tables belong to. */
export async function tournamentsOf(
  db: Database,
  tables: readonly string[],
): Promise<{ readonly table_id: string; readonly id: string; readonly name: string; readonly round: number }[]> {
  if (tables.length === 0) return [];
  return db
    .selectFrom('tournament_tables')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_tables.tournament')
    .select(['tournament_tables.table_id', 'tournaments.id', 'tournaments.name', 'tournament_tables.round'])
    .where('tournament_tables.table_id', 'in', [...tables])
    .where('tournaments.open', '=', 1)
    .execute();
}
