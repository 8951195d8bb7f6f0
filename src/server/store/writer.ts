import { CompiledQuery } from 'kysely';
import type { Append, LogRow } from '../../host/store.ts';
import { logAt } from './log.ts';
import type { Database } from './schema.ts';

export interface Writer {
  /** Resolves when the entry is on disk; 'taken' if another process had its place first: then nothing was written. */
  append(entry: Append): Promise<'stored' | 'taken'>;
  /** Resolves when nothing waits to be written any more. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly entry: Append;
  readonly resolve: (outcome: 'stored' | 'taken') => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 100;
/** In milliseconds. Who writes more often than this waits for others to come along: every time costs the same, for one as for many. */
const SHORTEST_PAUSE = 3;

/** Makes all these changes or none; resolves when they are on disk. */
type Commit = (queries: readonly CompiledQuery[]) => Promise<void>;

/** What arrives while nothing is being written goes to disk at once; under load, what arrives meanwhile goes together. */
export function makeWriter(db: Database, commit: Commit): Writer {
  const insert = insertions(db);
  let waiting: Waiting[] = [];
  let busy = false;
  let begun = Number.NEGATIVE_INFINITY;
  let onIdle: (() => void)[] = [];

  function flushSoon(): void {
    if (busy) return;
    busy = true;
    const pause = SHORTEST_PAUSE - (performance.now() - begun);
    if (pause > 0) setTimeout(flush, pause);
    else setImmediate(flush);
  }

  async function flush(): Promise<void> {
    begun = performance.now();
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

  /** One entry that cannot be stored must not take those of other tables along; a database that is gone takes them all. */
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

  /** Finds out what became of an entry whose storing failed; false if the database does not answer even that. */
  async function explain({ entry, resolve, reject }: Waiting, error: unknown): Promise<boolean> {
    const { table_id, sequence } = entry.log;
    try {
      const first = await logAt(db, table_id, sequence);
      if (first === undefined) reject(error);
      // The connection may have broken after the entry was stored and before that could be said.
      else resolve(isSame(first, entry.log) ? 'stored' : 'taken');
      return true;
    } catch {
      reject(error);
      return false;
    }
  }

  function queriesFor(entries: readonly Append[]): CompiledQuery[] {
    const queries = [insert(entries.map(({ log }) => log))];
    const snapshots = entries.flatMap(({ snapshot }) => snapshot ?? []);
    if (snapshots.length > 0) {
      const query = db.insertInto('snapshots').values(snapshots);
      queries.push(query.onConflict((conflict) => conflict.doNothing()).compile());
    }
    for (const { log, end, standIn, clock } of entries) {
      if (end !== undefined || clock !== undefined) {
        const query = db.updateTable('tables').set({ ...(end && { state: 'over', ...end }), ...clock });
        queries.push(query.where('id', '=', log.table_id).compile());
      }
      if (standIn !== undefined) {
        const query = db.updateTable('seats').set({ stand_in: standIn.level }).where('stand_in', 'is', null);
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

const TEMPLATE: LogRow = {
  table_id: '',
  sequence: 0,
  seat: null,
  number: null,
  entry: '',
  told: '',
  version: 0,
  asked: 0,
  asked_known: 0,
  at: 0,
  moved: 0,
};
const COLUMNS = Object.keys(TEMPLATE) as (keyof LogRow)[];

/** Building the statement takes longer than running it, so one is kept for each number of rows. */
function insertions(db: Database): (rows: readonly LogRow[]) => CompiledQuery {
  const kept: string[] = [];
  const textFor = (rows: number) => {
    kept[rows] ??= db.insertInto('log').values(Array<LogRow>(rows).fill(TEMPLATE)).compile().sql;
    return kept[rows];
  };
  return (rows) =>
    CompiledQuery.raw(
      textFor(rows.length),
      rows.flatMap((row) => COLUMNS.map((column) => row[column])),
    );
}
