import { sql } from 'kysely';
import type { FormerOwner, LogRow, SeatRow, Start, StoredSeat, StoredTable, TableRow } from '../../../host/store.ts';
import { callInsertion } from '../calls/calls.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { addClocks, storedClocks } from '../match/clocks.ts';
import type { ClocksRow } from '../match/schema.ts';
import { holdGathering } from './gathering.ts';
import type { StoredTableRow } from './schema.ts';

const MOST_LISTED = 100;

/** The columns of the newest entry that belong to a stored table. */
const HEAD = ['table_id', 'asked', 'asked_known', 'at', 'moved'] as const;
type Head = Pick<LogRow, (typeof HEAD)[number]>;

export async function makeTable(db: Database, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await db.transaction().execute((transaction) => addTable(transaction, row, seats));
}

/** The same, as part of a transaction. */
export async function addTable(transaction: Database, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await transaction.insertInto('tables').values(row).execute();
  await transaction
    .insertInto('seats')
    .values([...seats])
    .execute();
}

export const rowNamed = prepared((db, id) => db.selectFrom('tables').selectAll().where('id', '=', id), '');

const seatsAt = prepared((db, id) => seatQuery(db).where('table_id', '=', id), '');

const votesAt = prepared((db, id) => db.selectFrom('votes').selectAll().where('table_id', '=', id), '');

const offersAt = prepared((db, id) => db.selectFrom('seat_offers').selectAll().where('table_id', '=', id), '');

/** Those who had seats of the table before, the first one of each seat first. */
export const formerAt = prepared((db, id) => formerQuery(db).where('table_id', '=', id), '');

function formerQuery(db: Database) {
  return db
    .selectFrom('former_owners')
    .innerJoin('people', 'people.id', 'former_owners.person')
    .select(['table_id', 'seat', 'former_owners.person', 'people.name', 'until'])
    .orderBy('until');
}

const mutesAt = prepared((db, id) => db.selectFrom('mutes').selectAll().where('table_id', '=', id), '');

const clocksOf = prepared((db, id) => db.selectFrom('clocks').selectAll().where('table_id', '=', id), '');

const headOf = prepared(
  (db, id) =>
    db.selectFrom('log').select(HEAD).where('table_id', '=', id).orderBy('sequence', 'desc').limit(sql.lit(1)),
  '',
);

function seatQuery(db: Database) {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('programs', 'programs.person', 'seats.person')
    .leftJoin('people as invited', 'invited.id', 'seats.kept')
    .selectAll('seats')
    .select(['people.name', 'people.seen', 'people.calls', 'people.mark', 'programs.person as program'])
    .select(['invited.name as kept_name', 'invited.mark as kept_mark'])
    .orderBy('seat');
}

export async function tableNamed(db: Database, id: string): Promise<StoredTable | undefined> {
  const [rows, seats, votes, heads, mutes, clocks, agreed, former] = await Promise.all([
    rowNamed(db, id),
    seatsAt(db, id),
    votesAt(db, id),
    headOf(db, id),
    mutesAt(db, id),
    clocksOf(db, id),
    offersAt(db, id),
    formerAt(db, id),
  ]);
  return rows.map((row) => assemble(row, seats, votes, heads, mutes, clocks, { agreed, former }))[0];
}

export interface OpenQuery {
  readonly state: TableRow['state'];
  /** Only tables made since then. */
  readonly since: number;
  readonly game?: string | undefined;
  /** Tables at which one of them sits are listed before others. */
  readonly first?: readonly string[] | undefined;
}

/** The tables open to all, the newest first. */
export async function openTables(db: Database, { state, since, game, first = [] }: OpenQuery): Promise<StoredTable[]> {
  const newest = db
    .selectFrom('tables')
    .selectAll()
    .where('state', '=', state)
    .where('open', '=', 1)
    .where('made', '>=', since)
    .where('put_away', 'is', null)
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .orderBy('made', 'desc')
    .limit(MOST_LISTED);
  const rows = await newest.execute();
  const before =
    first.length === 0
      ? []
      : await newest
          .where('id', 'in', (select) =>
            select
              .selectFrom('seats')
              .select('table_id')
              .where('person', 'in', [...first]),
          )
          .execute();
  const ids = new Set(before.map(({ id }) => id));
  return complete(db, [...before, ...rows.filter(({ id }) => !ids.has(id))].slice(0, MOST_LISTED));
}

/** The tables at which a seat is kept for the person, the newest first. */
export async function invitationsTo(db: Database, person: string): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('kept', '=', person))
    .where('state', '=', 'gathering')
    .orderBy('made', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return complete(db, rows);
}

/** The tables at which the person sits: those not over first, and the newest of them first. */
export async function tablesOf(db: Database, person: string): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', person))
    .orderBy(sql`case when state = 'over' then 1 else 0 end`)
    .orderBy('made', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return complete(db, rows);
}

/** All tables at which the person sits, the oldest first, however many they are. */
export async function* allTablesOf(db: Database, person: string): AsyncGenerator<StoredTable> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', person))
    .orderBy('made')
    .execute();
  for (let done = 0; done < rows.length; done += MOST_LISTED) {
    yield* await complete(db, rows.slice(done, done + MOST_LISTED));
  }
}

/** At how many tables the person sits. */
export async function countTablesOf(db: Database, person: string): Promise<number> {
  const { tables } = await db
    .selectFrom('seats')
    .select((select) => select.fn.count<number>('table_id').distinct().as('tables'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(tables);
}

export async function complete(db: Database, rows: readonly StoredTableRow[]): Promise<StoredTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await seatQuery(db).where('table_id', 'in', ids).execute();
  const votes = await db.selectFrom('votes').selectAll().where('table_id', 'in', ids).execute();
  const heads = await newestEntries(db, ids).execute();
  const mutes = await db.selectFrom('mutes').selectAll().where('table_id', 'in', ids).execute();
  const clocks = await db.selectFrom('clocks').selectAll().where('table_id', 'in', ids).execute();
  const agreed = await db.selectFrom('seat_offers').selectAll().where('table_id', 'in', ids).execute();
  const former = await formerQuery(db).where('table_id', 'in', ids).execute();
  return rows.map((row) => assemble(row, seats, votes, heads, mutes, clocks, { agreed, former }));
}

/**
 * A condition for finished matches, written so that SQLite does not use the index of states: the few candidates are found by another
 * condition.
 */
export const isOver = sql<boolean>`tables.state || '' = 'over'`;

/** The newest entry of each of these tables: one lookup for each, however long the logs are. */
export function newestEntries(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('tables')
    .innerJoin('log', (join) => join.onRef('log.table_id', '=', 'tables.id').on('log.sequence', '=', newestOf))
    .select(['log.table_id', 'log.asked', 'log.asked_known', 'log.at', 'log.moved'])
    .where('tables.id', 'in', [...ids]);
}

export const newestOf = sql<number>`(select max(sequence) from log as newest where newest.table_id = tables.id)`;

/** Agreements to offer seats, and former owners. */
interface Offers {
  readonly agreed: readonly { table_id: string; seat: number; person: string }[];
  readonly former: readonly (FormerOwner & { readonly table_id: string; readonly seat: number })[];
}

type SeatOfTable = Omit<StoredSeat, 'votes' | 'calls'> & {
  readonly table_id: string;
  readonly calls: number | null;
};

function assemble(
  { node: _, put_away: putAway, trimmed: __, counted: ___, count_tries: ____, ...row }: StoredTableRow,
  seats: readonly SeatOfTable[],
  votes: readonly { table_id: string; seat: number; person: string }[],
  heads: readonly Head[],
  mutes: readonly { table_id: string; person: string }[],
  clocks: readonly ClocksRow[],
  { agreed, former }: Offers,
): StoredTable {
  const timed = clocks.find(({ table_id }) => table_id === row.id);
  const head = heads.find(({ table_id }) => table_id === row.id);
  return {
    row,
    ...(putAway !== null && { putAway }),
    seats: seats
      .filter(({ table_id }) => table_id === row.id)
      .map(({ table_id: _, calls, kept, kept_name, kept_mark, ...seat }) => ({
        ...seat,
        ...(kept != null && { kept, kept_name: kept_name ?? null, kept_mark: kept_mark ?? null }),
        ...(calls !== null && calls !== 0 && { calls }),
        votes: votes.filter((vote) => vote.table_id === row.id && vote.seat === seat.seat).map(({ person }) => person),
        agreed: agreed
          .filter((each) => each.table_id === row.id && each.seat === seat.seat)
          .map(({ person }) => person),
        former: former
          .filter((each) => each.table_id === row.id && each.seat === seat.seat)
          .map(({ person, name, until }) => ({ person, name, until })),
      })),
    asked: head?.asked ?? row.asked,
    publicAsked: head?.asked_known ?? row.asked,
    entered: head?.at ?? row.started ?? row.made,
    moved: head?.moved ?? row.started ?? row.made,
    muted: mutes.filter(({ table_id }) => table_id === row.id).map(({ person }) => person),
    ...(timed && { clocks: storedClocks(timed) }),
  };
}

/** The match will count for no rating; only before it begins. */
export async function setUnrated(db: Database, id: string): Promise<void> {
  await db.updateTable('tables').set({ rated: 0 }).where('id', '=', id).where('state', '=', 'gathering').execute();
}

export async function setOpen(db: Database, id: string, open: boolean): Promise<void> {
  await db
    .updateTable('tables')
    .set({ open: open ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Begins the match with its first position; false if it has begun already or somebody left meanwhile. */
export async function startTable(db: Database, id: string, start: Start, node = ''): Promise<boolean> {
  const { version, snapshot, clocks, calls = [], ...begun } = start;
  return db.transaction().execute(async (transaction) => {
    if (!(await holdGathering(transaction, id))) return false;
    const free = await transaction
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', id)
      .where('holder', '=', 'nobody')
      .execute();
    if (free.length > 0) return false;
    await transaction
      .updateTable('tables')
      .set({ ...begun, state: 'running', version, rules: version, node })
      .where('id', '=', id)
      .execute();
    await transaction.insertInto('snapshots').values(snapshot).execute();
    if (calls.length > 0) await callInsertion(transaction, calls).execute();
    if (clocks !== undefined) await addClocks(transaction, id, clocks);
    return true;
  });
}

export async function setRules(db: Database, id: string, rules: number): Promise<void> {
  await db.updateTable('tables').set({ rules }).where('id', '=', id).where('rules', '<', rules).execute();
}

/** Sets the rematch of a table, unless it has one already; returns the one that counts. */
export async function setRematch(db: Database, id: string, rematch: string): Promise<string> {
  await db.updateTable('tables').set({ rematch }).where('id', '=', id).where('rematch', 'is', null).execute();
  const { rematch: kept } = await db
    .selectFrom('tables')
    .select('rematch')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return kept ?? rematch;
}
