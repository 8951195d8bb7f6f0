import type { CallChannel, CallKind, NewCall } from '../../../host/calls.ts';
import type { Database } from '../database/schema.ts';
import type { StoredCall } from './schema.ts';

/** Calls: jobs that one of the processes carries out (`jobs.ts`). */

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

/** When the person was last sent something that way. */
export async function lastSent(db: Database, person: string, channel: CallChannel): Promise<number | undefined> {
  const row = await db
    .selectFrom('calls')
    .select((select) => select.fn.max<number | null>('done').as('done'))
    .where('person', '=', person)
    .where('channel', '=', channel)
    // Calls that wait to be repeated have been sent before.
    .where('state', 'not in', ['dropped', 'failed'])
    .executeTakeFirst();
  return row?.done ?? undefined;
}

/** Whether another process is sending the person something that way. */
export async function isSentElsewhere(
  db: Database,
  node: string,
  person: string,
  channel: CallChannel,
): Promise<boolean> {
  const row = await db
    .selectFrom('calls')
    .select('turn')
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('state', '=', 'sending')
    .where('node', '!=', node)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person's calls, the oldest first. */
export async function callsOf(db: Database, person: string): Promise<StoredCall[]> {
  return db.selectFrom('calls').selectAll().where('person', '=', person).orderBy('made').execute();
}

/** The calls of a kind to that table that got through, perhaps to be sent once more, the oldest first. */
export async function sentCalls(db: Database, table: string, kind: CallKind): Promise<StoredCall[]> {
  return db
    .selectFrom('calls')
    .selectAll()
    .where('table_id', '=', table)
    .where('kind', '=', kind)
    .where('state', 'not in', ['dropped', 'failed'])
    .where('done', 'is not', null)
    .orderBy('done')
    .execute();
}

/**
 * The calls to somebody for one turn that got through by then wait to be sent once more, if that was not asked for before. Gives how
 * many: of two who ask at the same moment, one is told of none.
 */
export async function repeatCalls(
  db: Database,
  { person, table_id, turn, kind }: Omit<Key, 'channel'>,
  { sentBy, now }: { readonly sentBy: number; readonly now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('calls')
    .set({ state: 'waiting', due: now, again: now, tries: 0, reason: null })
    .where('person', '=', person)
    .where('table_id', '=', table_id)
    .where('turn', '=', turn)
    .where('kind', '=', kind)
    .where('state', '=', 'sent')
    .where('done', '<=', sentBy)
    .where('again', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes calls that were sent, dropped or given up before that time. */
export async function removeOldCalls(db: Database, before: number): Promise<void> {
  await db.deleteFrom('calls').where('done', '<', before).where('state', 'not in', ['waiting', 'sending']).execute();
}

/** Calls that were given up since then wait once more, and are looked at again before they are sent. Gives how many. */
export async function retryFailedCalls(
  db: Database,
  channel: CallChannel,
  since: number,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('calls')
    .set({ state: 'waiting', due: now, tries: 0, done: null, node: null })
    .where('state', '=', 'failed')
    .where('channel', '=', channel)
    .where('done', '>=', since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
