import type { CallChannel, NewCall } from '../../host/calls.ts';
import type { Database, DatabaseKind, StoredCall } from './schema.ts';

/** Calls as rows with a due time, which one of the processes carries out. */

/**
 * Writes new calls. One that was written before stays as it is: nobody is called twice for one turn. But if it was dropped since
 * somebody had taken back what led to the turn, it waits anew.
 */
export function callInsertion(db: Database, calls: readonly NewCall[]) {
  const once = new Map(
    calls.map((call) => [[call.person, call.table_id, call.turn, call.kind, call.channel].join(), call]),
  );
  return db
    .insertInto('calls')
    .values([...once.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'table_id', 'turn', 'kind', 'channel'])
        .doUpdateSet(({ ref }) => ({ state: 'waiting', due: ref('excluded.due'), reason: null, done: null }))
        .where('calls.state', '=', 'dropped')
        .where('calls.reason', '=', 'played'),
    );
}

/**
 * Takes calls that are due for this process. Two processes never take the same: PostgreSQL passes over rows that another one is
 * taking, and SQLite has one process.
 */
export async function claimCalls(
  db: Database,
  kind: DatabaseKind,
  node: string,
  now: number,
  most: number,
): Promise<StoredCall[]> {
  return db
    .with('due_now', (query) =>
      query
        .selectFrom('calls')
        .select(['person', 'table_id', 'turn', 'kind', 'channel'])
        .where('state', '=', 'waiting')
        .where('due', '<=', now)
        .orderBy('due')
        .limit(most)
        .$if(kind === 'postgres', (rows) => rows.forUpdate().skipLocked()),
    )
    .updateTable('calls')
    .set({ state: 'sending', node })
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('due_now')
          .select('due_now.turn')
          .whereRef('due_now.person', '=', 'calls.person')
          .whereRef('due_now.table_id', '=', 'calls.table_id')
          .whereRef('due_now.turn', '=', 'calls.turn')
          .whereRef('due_now.kind', '=', 'calls.kind')
          .whereRef('due_now.channel', '=', 'calls.channel'),
      ),
    )
    .returningAll()
    .execute();
}

/** Takes the other calls that are due to the same person in the same way, so that one message can tell of all. */
export async function claimCallsOf(
  db: Database,
  person: string,
  channel: CallChannel,
  node: string,
  now: number,
): Promise<StoredCall[]> {
  return db
    .updateTable('calls')
    .set({ state: 'sending', node })
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('due', '<=', now)
    .returningAll()
    .execute();
}

type Key = Pick<StoredCall, 'person' | 'table_id' | 'turn' | 'kind' | 'channel'>;

/** Writes what has become of a call that this process has taken. */
export async function noteCall(
  db: Database,
  node: string,
  { person, table_id, turn, kind, channel }: Key,
  outcome: Partial<Pick<StoredCall, 'state' | 'due' | 'tries' | 'reason' | 'done'>>,
): Promise<void> {
  await db
    .updateTable('calls')
    .set({ ...outcome, node: null })
    .where('person', '=', person)
    .where('table_id', '=', table_id)
    .where('turn', '=', turn)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('state', '=', 'sending')
    .where('node', '=', node)
    .execute();
}

/** Gives back what a process has taken and not carried out. */
export async function releaseCallsOf(db: Database, node: string): Promise<void> {
  await db
    .updateTable('calls')
    .set({ state: 'waiting', node: null, reason: 'interrupted' })
    .where('state', '=', 'sending')
    .where('node', '=', node)
    .execute();
}

/** Takes back what processes had taken that are not alive any more. It may have been sent already; nobody can know. */
export async function releaseCallsOfOthers(db: Database, alive: readonly string[]): Promise<void> {
  await db
    .updateTable('calls')
    .set({ state: 'waiting', node: null, reason: 'interrupted' })
    .where('state', '=', 'sending')
    .where('node', 'not in', [...alive])
    .execute();
}

/** When the person was last sent something that way. */
export async function lastSent(db: Database, person: string, channel: CallChannel): Promise<number | undefined> {
  const row = await db
    .selectFrom('calls')
    .select((select) => select.fn.max<number | null>('done').as('done'))
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return row?.done ?? undefined;
}

/** The person's calls, the oldest first. */
export async function callsOf(db: Database, person: string): Promise<StoredCall[]> {
  return db.selectFrom('calls').selectAll().where('person', '=', person).orderBy('made').execute();
}

/** Deletes calls that were sent, dropped or given up before that time. */
export async function removeOldCalls(db: Database, before: number): Promise<void> {
  await db.deleteFrom('calls').where('done', '<', before).execute();
}
