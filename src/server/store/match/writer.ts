import type { CompiledQuery } from 'kysely';
import type { Append, LogRow, Outcome } from '../../../host/store.ts';
import { REAL_TIME } from '../../../host/time.ts';
import { callInsertion } from '../calls/calls.ts';
import type { Database } from '../database/schema.ts';
import { areClocksTaken, clocksQuery } from './clocks.ts';
import { insertions } from './insertions.ts';
import { logAt } from './log.ts';
import { newestSnapshot } from './snapshots.ts';

export interface Writer {
  /** Resolves when the entry is on disk, or when it is known why it cannot be. */
  append(entry: Append): Promise<Outcome>;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly entry: Append;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 100;
/** In milliseconds: the least pause between two commits. A commit costs the same for one entry as for many, so entries are batched. */
const SHORTEST_PAUSE = 3;

/** Runs the statements in one transaction; resolves when they are on disk. */
type Commit = (queries: readonly CompiledQuery[]) => Promise<void>;

/** Appends entries. An idle writer commits at once; under load, entries that arrive during a commit share the next one. */
export function makeWriter(db: Database, commit: Commit, node = ''): Writer {
  const insert = insertions(db, node);
  let waiting: Waiting[] = [];
  let busy = false;
  let begun = Number.NEGATIVE_INFINITY;
  let onIdle: (() => void)[] = [];

  function flushSoon(): void {
    if (busy) return;
    busy = true;
    const pause = SHORTEST_PAUSE - (REAL_TIME.elapsed() - begun);
    if (pause > 0) REAL_TIME.after(pause, flush);
    else setImmediate(flush);
  }

  async function flush(): Promise<void> {
    begun = REAL_TIME.elapsed();
    const batch = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    await settle(batch);
    busy = false;
    if (waiting.length > 0) flushSoon();
    else {
      const told = onIdle;
      onIdle = [];
      for (const tell of told) tell();
    }
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      await commit(queriesFor(batch.map(({ entry }) => entry)));
      for (const { resolve } of batch) resolve('stored');
    } catch (error) {
      const [only] = batch;
      if (only !== undefined && batch.length === 1) await explain(only, error);
      else await settleSingly(batch);
    }
  }

  /** Commits entries one by one after a failed batch, so that one bad entry does not fail those of other tables. */
  async function settleSingly(batch: readonly Waiting[]): Promise<void> {
    let gone: { readonly error: unknown } | undefined;
    for (const each of batch) {
      if (gone !== undefined) each.reject(gone.error);
      else {
        await commit(queriesFor([each.entry])).then(
          () => each.resolve('stored'),
          async (error) => {
            if (!(await explain(each, error))) gone = { error };
          },
        );
      }
    }
  }

  /** Finds out whether an entry whose commit failed is stored; false if the database does not answer. */
  async function explain({ entry, resolve, reject }: Waiting, error: unknown): Promise<boolean> {
    const { table_id, sequence } = entry.log;
    try {
      const first = await logAt(db, table_id, sequence);
      // The connection may have been lost after the entry was stored.
      if (first !== undefined) resolve(isSame(first, entry.log) ? 'stored' : 'taken');
      else if (await isGap(db, entry)) resolve('gap');
      else if (await areClocksTaken(db, entry)) resolve('taken');
      else reject(error);
      return true;
    } catch {
      reject(error);
      return false;
    }
  }

  function queriesFor(entries: readonly Append[]): CompiledQuery[] {
    const queries = [insert(entries)];
    const snapshots = entries.flatMap(({ snapshot }) => snapshot ?? []);
    if (snapshots.length > 0) {
      const query = db.insertInto('snapshots').values(snapshots);
      queries.push(query.onConflict((conflict) => conflict.doNothing()).compile());
    }
    const calls = entries.flatMap((entry) => entry.calls ?? []);
    if (calls.length > 0) queries.push(callInsertion(db, calls).compile());
    const clocks = clocksQuery(db, entries);
    if (clocks !== undefined) queries.push(clocks);
    for (const { log, end, standIn } of entries) {
      if (end !== undefined) {
        const query = db.updateTable('tables').set({ state: 'over', ...end });
        queries.push(query.where('id', '=', log.table_id).compile());
      }
      if (standIn !== undefined) {
        const query = db
          .updateTable('seats')
          .set({ stand_in: standIn.level, stand_in_since: standIn.at })
          .where('stand_in', 'is', null);
        queries.push(query.where('table_id', '=', log.table_id).where('seat', '=', standIn.seat).compile());
      }
    }
    return queries;
  }

  return {
    append(entry) {
      return new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        flushSoon();
      });
    },
    idle() {
      return busy ? new Promise((resolve) => onIdle.push(resolve)) : Promise.resolve();
    },
  };
}

function isSame(one: LogRow, other: LogRow): boolean {
  return one.entry === other.entry && one.told === other.told && one.at === other.at;
}

/** Whether the entry before this one is missing or another one; for the first entry, whether the match has no snapshot. */
async function isGap(db: Database, { log, after }: Append): Promise<boolean> {
  const { table_id, sequence } = log;
  if (sequence === 0) return (await newestSnapshot(db, table_id, 'any')) === undefined;
  const before = await logAt(db, table_id, sequence - 1);
  return before === undefined || (after !== undefined && before.at !== after);
}
