import type { Database } from '../database/schema.ts';
import { leaveAllGroups } from '../groups/groups.ts';
import { removeSeats } from '../tables/seats.ts';
import { leaveTournaments } from '../tournaments/entries.ts';
import { GONE_NAME, holdPerson } from './people.ts';

/**
 * Deletes the person for good: nobody can sign in as them any more. Matches stay, without the name; where one is running, a bot of
 * that level plays on. Gives the tables that have changed.
 */
export async function removePerson(db: Database, person: string, level: string, now: number): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person);
    const tables = await transaction
      .selectFrom('tables')
      .select(['id', 'state'])
      .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', person))
      .where('state', '!=', 'over')
      .execute();
    for (const { id, state } of tables) if (state === 'gathering') await removeSeats(transaction, id, person);
    await transaction.deleteFrom('votes').where('person', '=', person).execute();
    await transaction.updateTable('seats').set({ kept: null }).where('kept', '=', person).execute();
    await transaction
      .updateTable('seats')
      .set({ stand_in: level, stand_in_since: now })
      .where('person', '=', person)
      .where('stand_in', 'is', null)
      .where('table_id', 'in', (select) => select.selectFrom('tables').select('id').where('state', '=', 'running'))
      .execute();
    await leaveTournaments(transaction, person, now);
    await transaction.updateTable('programs').set({ token_hash: null }).where('owner', '=', person).execute();
    // Rating events stay, since others' ratings are computed from them. Rows about this person alone are deleted.
    await transaction.updateTable('results').set({ network: null }).where('person', '=', person).execute();
    await transaction
      .deleteFrom('relations')
      .where((eb) => eb.or([eb('person', '=', person), eb('other', '=', person)]))
      .execute();
    await leaveAllGroups(transaction, person);
    await transaction.deleteFrom('studies').where('owner', '=', person).execute();
    for (const table of [
      'deeds',
      'devices',
      'links',
      'passkeys',
      'codes',
      'calls',
      'call_wishes',
      'call_tables',
      'mail',
      'webhooks',
      'hosts',
      'waiting',
      'restraints',
      'challenges',
      'holidays',
      'mutes',
      'notes',
      'moves_ahead',
      'seat_offers',
      'tournament_waits',
      'puzzle_tries',
    ] as const) {
      await transaction.deleteFrom(table).where('person', '=', person).execute();
    }
    await transaction
      .deleteFrom('reports')
      .where((eb) => eb.or([eb('about', '=', person), eb('reporter', '=', person)]))
      .execute();
    await transaction.updateTable('chat').set({ name: GONE_NAME }).where('person', '=', person).execute();
    await transaction
      .updateTable('people')
      .set({ name: GONE_NAME, folded: null, calls: 0, mark: null, gone: now })
      .where('id', '=', person)
      .execute();
    return tables.map(({ id }) => id);
  });
}
