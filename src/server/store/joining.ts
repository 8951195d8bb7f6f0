import type { Database } from './schema.ts';
import { tablesSharedBy, takeSeatsAway } from './seats.ts';

/** What one person has done under two names becomes one name's. */

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
  for (const { id, state } of both) if (state === 'gathering') await takeSeatsAway(transaction, id, from);

  const finished = both.filter(({ state }) => state === 'over').map(({ id }) => id);
  const moved = await transaction
    .updateTable('seats')
    .set({ person: into })
    .where('person', '=', from)
    .$if(finished.length > 0, (query) => query.where('table_id', 'not in', finished))
    .returning('table_id')
    .execute();
  await transaction.updateTable('tables').set({ host: into }).where('host', '=', from).execute();
  await transaction.deleteFrom('votes').where('person', '=', from).execute();
  const muted = await moveMutes(transaction, from, into);
  await transaction.updateTable('chat').set({ person: into }).where('person', '=', from).execute();
  await transaction.updateTable('programs').set({ owner: into }).where('owner', '=', from).execute();
  await transaction.updateTable('passkeys').set({ person: into }).where('person', '=', from).execute();
  await transaction.updateTable('devices').set({ person: into }).where('person', '=', from).execute();
  await joinCalls(transaction, from, into);
  await transaction.deleteFrom('codes').where('person', '=', from).execute();
  await transaction.deleteFrom('links').where('person', '=', from).execute();
  return { joined: [...new Set([...moved.map(({ table_id }) => table_id), ...both.map(({ id }) => id), ...muted])] };
}

/** How `from` was called counts where `into` has said nothing; calls that wait are for turns that are numbered anew. */
async function joinCalls(transaction: Database, from: string, into: string): Promise<void> {
  for (const table of ['call_wishes', 'mail', 'webhooks'] as const) {
    const has = await transaction.selectFrom(table).select('person').where('person', '=', into).executeTakeFirst();
    if (has === undefined) {
      await transaction.updateTable(table).set({ person: into }).where('person', '=', from).execute();
    }
    await transaction.deleteFrom(table).where('person', '=', from).execute();
  }
  for (const table of ['calls', 'call_tables'] as const) {
    await transaction.deleteFrom(table).where('person', '=', from).execute();
  }
}

/** Whoever may not chat under one name may not under the other. Gives the tables. */
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
