import type { SeatRow, TableRow } from '../../../host/store.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Database } from '../database/schema.ts';
import { holdGathering, removeTable } from './gathering.ts';

async function whileGathering(
  db: Database,
  table: string,
  change: (transaction: Database) => Promise<{ numUpdatedRows: bigint }>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdGathering(transaction, table))) return false;
    const { numUpdatedRows } = await change(transaction);
    return numUpdatedRows > 0n;
  });
}

/** Sits the person down on that seat, or on the first free one, unless it sits there already. */
export async function sitDown(
  db: Database,
  table: string,
  person: string,
  seat?: Seat,
): Promise<'seated' | 'taken' | 'kept' | 'too-late'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdGathering(transaction, table))) return 'too-late';
    const seats = await transaction
      .selectFrom('seats')
      .select(['seat', 'holder', 'person', 'kept'])
      .where('table_id', '=', table)
      .$if(seat !== undefined, (query) => query.where('seat', '=', seat as Seat))
      .orderBy('seat')
      .execute();
    if (seats.some((each) => each.person === person)) return 'seated';
    const empty = seats.filter(({ holder }) => holder === 'nobody');
    const free = empty.find(({ kept }) => kept === person) ?? empty.find(({ kept }) => kept == null);
    if (free === undefined) return empty.length > 0 ? 'kept' : 'taken';
    await giveUpKept(transaction, table, person);
    await transaction
      .updateTable('seats')
      .set({ holder: 'person', person, bot: null, stand_in: null, kept: null })
      .where('table_id', '=', table)
      .where('seat', '=', free.seat)
      .execute();
    return 'seated';
  });
}

/** No seat of the table is kept for the person any more; false if none was. */
export async function giveUpKept(db: Database, table: string, person: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ kept: null })
    .where('table_id', '=', table)
    .where('kept', '=', person)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Frees the person's seats, or one of them; false if there was none. If the host leaves, another person becomes host; an empty
 * table is deleted.
 */
export async function leaveSeats(db: Database, table: string, person: string, seat?: Seat): Promise<boolean> {
  return db.transaction().execute((transaction) => removeSeats(transaction, table, person, seat));
}

/** The same, within a transaction. */
export async function removeSeats(transaction: Database, table: string, person: string, seat?: Seat): Promise<boolean> {
  if (!(await holdGathering(transaction, table))) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('seats')
    .set({ holder: 'nobody', person: null, bot: null, stand_in: null })
    .where('table_id', '=', table)
    .where('person', '=', person)
    .$if(seat !== undefined, (query) => query.where('seat', '=', seat as Seat))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const left = await transaction
    .selectFrom('seats')
    .select('person')
    .where('table_id', '=', table)
    .where('person', 'is not', null)
    .orderBy('seat')
    .execute();
  const [heir] = left;
  if (heir === undefined) await removeTable(transaction, table);
  else if (!left.some((each) => each.person === person)) await transferOwner(transaction, table, person, heir.person);
  return true;
}

/** The tables at which both sit. */
export async function tablesSharedBy(
  db: Database,
  one: string,
  other: string,
): Promise<{ readonly id: string; readonly state: TableRow['state'] }[]> {
  return db
    .selectFrom('tables')
    .select(['id', 'state'])
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', one))
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', other))
    .execute();
}

async function transferOwner(db: Database, table: string, host: string, heir: string | null): Promise<void> {
  if (heir === null) return;
  await db.updateTable('tables').set({ host: heir }).where('id', '=', table).where('host', '=', host).execute();
}

/** Sets the holder of a seat; false if another person sits there. */
export async function arrangeSeat(
  db: Database,
  table: string,
  seat: Seat,
  holding: Pick<SeatRow, 'holder' | 'person' | 'bot' | 'kept'>,
  host: string,
): Promise<boolean> {
  return whileGathering(db, table, (transaction) =>
    transaction
      .updateTable('seats')
      .set({ ...holding, stand_in: null })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where(({ or, eb }) => or([eb('person', 'is', null), eb('person', '=', host)]))
      .executeTakeFirst(),
  );
}

/** Gives the person's seats at a table whose match has not begun to a bot of that level, for good. */
export async function giveSeatsToBot(db: Database, table: string, person: string, bot: string): Promise<void> {
  if (!(await holdGathering(db, table))) return;
  await db
    .updateTable('seats')
    .set({ holder: 'bot', person: null, bot, stand_in: null })
    .where('table_id', '=', table)
    .where('person', '=', person)
    .execute();
}

/** Sets or removes the stand-in of a seat, and deletes the votes about it. */
export async function setStandIn(
  db: Database,
  table: string,
  seat: Seat,
  level: string | null,
  at: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await forgetVotes(transaction, table, seat);
    await writeStandIn(transaction, table, seat, level, at);
  });
}

/** Sets a stand-in that was voted for. The votes are kept: they tell it from one that the owner chose. */
export async function voteIn(db: Database, table: string, seat: Seat, level: string, at: number): Promise<void> {
  await writeStandIn(db, table, seat, level, at);
}

/** Where its owner plays again, a seat is not offered any more. */
async function writeStandIn(db: Database, table: string, seat: Seat, level: string | null, at: number): Promise<void> {
  await db
    .updateTable('seats')
    .set(
      level === null
        ? { stand_in: null, stand_in_since: null, offered: null }
        : { stand_in: level, stand_in_since: at },
    )
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute();
}

/** Stores the person's vote for a bot of that level; a second vote replaces the first. */
export async function addVote(db: Database, table: string, seat: Seat, person: string, level: string): Promise<void> {
  await db
    .insertInto('votes')
    .values({ table_id: table, seat, person, level })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'person']).doUpdateSet({ level }))
    .execute();
}

/** The levels that those people have voted for. */
export async function levelsVoted(
  db: Database,
  table: string,
  seat: Seat,
  voters: readonly string[],
): Promise<string[]> {
  const votes = await db
    .selectFrom('votes')
    .select(['person', 'level'])
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute();
  return votes.flatMap(({ person, level }) => (level !== null && voters.includes(person) ? [level] : []));
}

async function forgetVotes(db: Database, table: string, seat: Seat): Promise<void> {
  for (const votes of ['votes', 'seat_offers'] as const)
    await db.deleteFrom(votes).where('table_id', '=', table).where('seat', '=', seat).execute();
}
