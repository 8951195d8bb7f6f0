import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { newestOf } from './tables.ts';

/** Running matches in the order of their ids: those after one id, up to another; up to the last without that. */
export interface Stretch {
  readonly after: string;
  readonly upTo: string | undefined;
}

/** A table, and the rules that it was last played by. */
interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
}

const EVERY_MATCH: Stretch = { after: '', upTo: undefined };

/** Spelled out, so that SQLite knows that the index of running matches has all that is looked for. */
const RUNNING = sql<SqlBool>`tables.state = 'running' and tables.put_away is null`;

/** How many matches a chore looks at each time, unless said otherwise: milliseconds of work, however many there are. */
const MOST = 2_000;

/** The next running matches after that one. */
export async function nextStretch(db: Database, after: string, most = MOST): Promise<Stretch> {
  const last = await db
    .selectFrom('tables')
    .select('id')
    .where(RUNNING)
    .where('id', '>', after)
    .orderBy('id')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return { after, upTo: last?.id };
}

/**
 * Matches in which a bot is asked that may not be thinking any more: asked before that time, or by a process that is not alive.
 */
export async function tablesWithWaitingBots(
  db: Database,
  before: number,
  alive: readonly string[] | undefined,
  { after, upTo }: Stretch = EVERY_MATCH,
): Promise<WaitingTable[]> {
  return db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .leftJoin('log', (join) => join.onRef('log.table_id', '=', 'tables.id').on('log.sequence', '=', newestOf))
    .select(['tables.id', 'tables.game', 'tables.rules'])
    .distinct()
    .where(RUNNING)
    .where('tables.id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('tables.id', '<=', upTo ?? ''))
    .where(({ or, eb }) => or([eb('seats.holder', '=', 'bot'), eb('seats.stand_in', 'is not', null)]))
    .where(sql<boolean>`(coalesce(log.asked, tables.asked) >> seats.seat) & 1 = 1`)
    .where(({ or }) =>
      or([
        sql<boolean>`coalesce(log.at, tables.started) < ${before}`,
        ...(alive === undefined ? [] : [sql<boolean>`coalesce(log.node, tables.node, '') not in (${sql.join(alive)})`]),
      ]),
    )
    .execute();
}
