import type { Database } from '../database/schema.ts';
import { joinGroupsOf } from '../groups/groups.ts';
import { addHost } from '../host-room/hosts.ts';
import { moveRestraints } from '../host-room/restraints.ts';
import { markStale, ratedGamesOf } from '../ratings/ratings.ts';
import { removeSeats, tablesSharedBy } from '../tables/seats.ts';
import { markTournament } from '../tournaments/due.ts';
import { joinPuzzleTries } from './puzzle-tries.ts';

/** Joins two names of one person. */

/**
 * Makes everything of `from` that of `into`: seats, tables, programs, passkeys and devices. Nothing is done, and the tables are named, if
 * both sit at running matches: nobody shall have two hands of one match. At finished ones the seat keeps its old name. Gives the
 * tables that have changed. To be called with both persons' rows locked.
 */
export async function joinPeople(
  transaction: Database,
  from: string,
  into: string,
): Promise<{ readonly joined: readonly string[] } | { readonly both: readonly string[] }> {
  const both = await tablesSharedBy(transaction, from, into);
  const running = both.filter(({ state }) => state === 'running').map(({ id }) => id);
  if (running.length > 0) return { both: running };
  for (const { id, state } of both) if (state === 'gathering') await removeSeats(transaction, id, from);

  const finished = both.filter(({ state }) => state === 'over').map(({ id }) => id);
  const moved = await transaction
    .updateTable('seats')
    .set({ person: into })
    .where('person', '=', from)
    .$if(finished.length > 0, (query) => query.where('table_id', 'not in', finished))
    .returning('table_id')
    .execute();
  await joinInvitations(transaction, from, into);
  await transaction.updateTable('tables').set({ host: into }).where('host', '=', from).execute();
  await transaction.deleteFrom('votes').where('person', '=', from).execute();
  const muted = await moveMutes(transaction, from, into);
  await transaction.updateTable('chat').set({ person: into }).where('person', '=', from).execute();
  await transaction.updateTable('moves_ahead').set({ person: into }).where('person', '=', from).execute();
  await transaction.updateTable('programs').set({ owner: into }).where('owner', '=', from).execute();
  await transaction.updateTable('passkeys').set({ person: into }).where('person', '=', from).execute();
  await transaction.updateTable('devices').set({ person: into }).where('person', '=', from).execute();
  await joinCalls(transaction, from, into);
  await joinTournaments(transaction, from, into);
  await joinResults(transaction, from, into, finished);
  await joinRelations(transaction, from, into);
  await joinGroupsOf(transaction, from, into);
  await joinPuzzleTries(transaction, from, into);
  // Ends the waiting under the other name. The person can wait again.
  await transaction.deleteFrom('waiting').where('person', '=', from).execute();
  await joinHosts(transaction, from, into);
  await moveRestraints(transaction, from, into);
  for (const who of ['about', 'reporter'] as const) {
    await transaction
      .updateTable('reports')
      .set({ [who]: into })
      .where(who, '=', from)
      .execute();
  }
  await transaction.deleteFrom('codes').where('person', '=', from).execute();
  await transaction.deleteFrom('links').where('person', '=', from).execute();
  return { joined: [...new Set([...moved.map(({ table_id }) => table_id), ...both.map(({ id }) => id), ...muted])] };
}

/** Seats kept for `from` are kept for `into`, unless `into` sits there or has one kept already. */
async function joinInvitations(transaction: Database, from: string, into: string): Promise<void> {
  const known = transaction
    .selectFrom('seats')
    .select('table_id')
    .where(({ or, eb }) => or([eb('person', '=', into), eb('kept', '=', into)]));
  const rows = await known.execute();
  const tables = rows.map(({ table_id }) => table_id);
  await transaction
    .updateTable('seats')
    .set({ kept: into })
    .where('kept', '=', from)
    .$if(tables.length > 0, (query) => query.where('table_id', 'not in', tables))
    .execute();
  await transaction.updateTable('seats').set({ kept: null }).where('kept', '=', from).execute();
}

/** Preferences for calls of `from` are kept where `into` has none. Calls and notes move with the seats, whose turns keep their numbers. */
async function joinCalls(transaction: Database, from: string, into: string): Promise<void> {
  for (const table of ['call_wishes', 'mail', 'webhooks'] as const) {
    const has = await transaction.selectFrom(table).select('person').where('person', '=', into).executeTakeFirst();
    if (has === undefined) {
      await transaction.updateTable(table).set({ person: into }).where('person', '=', from).execute();
    }
    await transaction.deleteFrom(table).where('person', '=', from).execute();
  }
  for (const table of ['calls', 'call_tables', 'notes'] as const) {
    await transaction
      .updateTable(table)
      .set({ person: into })
      .where('person', '=', from)
      .where('table_id', 'not in', (select) => select.selectFrom(table).select('table_id').where('person', '=', into))
      .execute();
    await transaction.deleteFrom(table).where('person', '=', from).execute();
  }
}

/** What `from` has played counts as played by `into`, but where both sat at one table. */
async function joinResults(
  transaction: Database,
  from: string,
  into: string,
  finished: readonly string[],
): Promise<void> {
  const move = async (table: 'results' | 'deeds' | 'rating_events') => {
    const moved = transaction.updateTable(table).set({ person: into }).where('person', '=', from);
    await moved.$if(finished.length > 0, (query) => query.where('table_id', 'not in', finished)).execute();
  };
  await move('results');
  await move('deeds');
  // Pools are locked before events, as in counting and recomputing, to prevent deadlocks.
  await markStale(transaction, await ratedGamesOf(transaction, from));
  await move('rating_events');
  await transaction.deleteFrom('ratings').where('person', '=', from).execute();
}

/** A host under one name is a host under the joined name. */
async function joinHosts(transaction: Database, from: string, into: string): Promise<void> {
  const host = await transaction.deleteFrom('hosts').where('person', '=', from).returning('made').executeTakeFirst();
  if (host !== undefined) await addHost(transaction, into, host.made);
}

/** Mutes under one name hold under the joined name. Returns the tables. */
async function moveMutes(transaction: Database, from: string, into: string): Promise<string[]> {
  const muted = await transaction.deleteFrom('mutes').where('person', '=', from).returning('table_id').execute();
  if (muted.length === 0) return [];
  await transaction
    .insertInto('mutes')
    .values(muted.map(({ table_id }) => ({ table_id, person: into })))
    .onConflict((conflict) => conflict.columns(['table_id', 'person']).doNothing())
    .execute();
  return muted.map(({ table_id }) => table_id);
}

/** Where both had entered, `into` stays and `from` leaves. */
async function joinTournaments(transaction: Database, from: string, into: string): Promise<void> {
  const concerned = await transaction
    .selectFrom('tournaments')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('host', '=', from),
        eb('id', 'in', selectFrom('tournament_entries').select('tournament').where('person', '=', from)),
      ]),
    )
    .execute();
  await transaction.updateTable('tournaments').set({ host: into }).where('host', '=', from).execute();
  const both = transaction.selectFrom('tournament_entries').select('tournament').where('person', '=', into);
  await transaction
    .updateTable('tournament_entries')
    .set({ state: 'left' })
    .where('person', '=', from)
    .where('tournament', 'in', both)
    .execute();
  await transaction
    .updateTable('tournament_entries')
    .set({ person: into })
    .where('person', '=', from)
    .where('tournament', 'not in', both)
    .execute();
  for (const { id } of concerned) await markTournament(transaction, id);
  await joinWaits(transaction, from, into);
}

/** Penalties for not coming to tournaments move to the joined name; the longer one counts. */
async function joinWaits(transaction: Database, from: string, into: string): Promise<void> {
  const waits = transaction.deleteFrom('tournament_waits').where('person', 'in', [from, into]);
  const rows = await waits.returningAll().execute();
  const longest = rows.toSorted((one, other) => other.until - one.until)[0];
  if (longest === undefined) return;
  await transaction
    .insertInto('tournament_waits')
    .values({ ...longest, person: into })
    .execute();
}

/** Blocks of either name are kept; otherwise the relation of `into` counts. Relations between the two are dropped. */
async function joinRelations(transaction: Database, from: string, into: string): Promise<void> {
  for (const [own, other] of [
    ['person', 'other'],
    ['other', 'person'],
  ] as const) {
    const rows = await transaction.deleteFrom('relations').where(own, '=', from).returningAll().execute();
    for (const row of rows.filter((each) => each[other] !== into)) {
      const moved = { ...row, [own]: into };
      await transaction
        .insertInto('relations')
        .values(moved)
        .onConflict((conflict) => {
          const both = conflict.columns(['person', 'other']);
          return row.kind === 'block' ? both.doUpdateSet({ kind: 'block' }) : both.doNothing();
        })
        .execute();
    }
  }
}
