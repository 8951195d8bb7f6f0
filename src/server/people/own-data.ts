import { sql } from 'kysely';
import type { Database } from '../store/database/schema.ts';

/** Rows that are kept about a person, and in which columns they are named. */
interface OwnRows {
  readonly table: string;
  readonly columns: readonly [string, ...string[]];
  /** A description for the page of a takeout. */
  readonly about: string;
  /** Columns that are left out: secrets, and data about others. */
  readonly without?: readonly string[];
}

/** The tables in a takeout, besides those with files of their own. */
export const OWN_ROWS: readonly OwnRows[] = [
  { table: 'mail', columns: ['person'], about: 'your mail address', without: ['token_hash'] },
  { table: 'webhooks', columns: ['person'], about: 'your webhook', without: ['secret'] },
  { table: 'call_wishes', columns: ['person'], about: 'how you want to be called' },
  { table: 'call_tables', columns: ['person'], about: 'how loud each table may call' },
  { table: 'calls', columns: ['person'], about: 'calls to you', without: ['node'] },
  { table: 'relations', columns: ['person'], about: 'whom you follow and block' },
  { table: 'holidays', columns: ['person'], about: 'your holidays' },
  { table: 'tournaments', columns: ['host'], about: 'tournaments you made', without: ['seed'] },
  { table: 'tournament_entries', columns: ['person'], about: 'tournaments you entered' },
  { table: 'tournament_waits', columns: ['person'], about: 'how long you cannot enter tournaments' },
  {
    table: 'reports',
    columns: ['reporter'],
    about: 'reports you made',
    without: ['closer', 'answer'],
  },
  { table: 'ratings', columns: ['person'], about: 'your ratings' },
  { table: 'rating_events', columns: ['person'], about: 'what each match did to your rating' },
  { table: 'deeds', columns: ['person'], about: 'your deeds' },
  { table: 'groups', columns: ['owner'], about: 'groups you made' },
  { table: 'studies', columns: ['owner'], about: 'studies you share', without: ['edit_key_hash'] },
  { table: 'group_members', columns: ['person'], about: 'groups you are in' },
  { table: 'waiting', columns: ['person'], about: 'when you waited for somebody to play with' },
  { table: 'restraints', columns: ['person'], about: 'what the host has forbidden you, and until when' },
  { table: 'notes', columns: ['person'], about: 'notes that you wrote for yourself in matches' },
  { table: 'moves_ahead', columns: ['person'], about: 'moves that you planned ahead', without: ['node'] },
  { table: 'votes', columns: ['person'], about: 'your votes for a bot at a seat' },
  { table: 'seat_offers', columns: ['person'], about: 'seats that you would give to somebody else' },
  { table: 'former_owners', columns: ['person'], about: 'seats that somebody took over from you' },
  { table: 'mutes', columns: ['person'], about: 'tables at which you cannot chat' },
  { table: 'puzzle_tries', columns: ['person'], about: 'puzzles you tried' },
  { table: 'hosts', columns: ['person'], about: 'whether you are a host of this server' },
  { table: 'host_log', columns: ['host'], about: 'what you did as a host' },
];

/** The person's rows of one table, without secrets. */
export async function ownRows(
  db: Database,
  person: string,
  { table, columns, without = [] }: OwnRows,
): Promise<Record<string, unknown>[]> {
  const isOwn = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${person}`),
    sql` or `,
  );
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${isOwn}`.execute(db);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))));
}

/** The browsers that take notifications for the person. */
export async function ownPush(db: Database, person: string): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('push')
    .innerJoin('devices', 'devices.secret_hash', 'push.device')
    .select(['push.endpoint', 'push.made', 'push.reached', 'push.problem'])
    .where('devices.person', '=', person)
    .execute();
}
