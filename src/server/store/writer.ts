import { CompiledQuery } from 'kysely';
import type { Database, LogRow, SnapshotRow } from './schema.ts';

/** A new entry of a match's log, with what belongs on disk together with it. */
interface Append {
  readonly log: LogRow;
  readonly snapshot?: SnapshotRow;
  readonly end?: { readonly ended: number; readonly places: string };
}

export interface Writer {
  /** Resolves when the entry is on disk, with false if another process had that number first: then nothing was written. */
  append(entry: Append): Promise<boolean>;
  /** Resolves when nothing waits to be written any more. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly entry: Append;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 100;

/** What arrives while nothing is being written goes to disk at once; under load, what arrives meanwhile goes together. */
export function makeWriter(db: Database, sync: () => Promise<void>): Writer {
  const textFor = insertTexts(db);
  let waiting: Waiting[] = [];
  let busy = false;
  let onIdle: (() => void)[] = [];

  function flushSoon(): void {
    if (busy) return;
    busy = true;
    setImmediate(flush);
  }

  async function flush(): Promise<void> {
    const batch = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    await settle(db, sync, textFor, batch);
    busy = false;
    if (waiting.length > 0) flushSoon();
    else {
      const told = onIdle;
      onIdle = [];
      for (const tell of told) tell();
    }
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

async function settle(
  db: Database,
  sync: () => Promise<void>,
  textFor: InsertText,
  batch: readonly Waiting[],
): Promise<void> {
  try {
    const stored = await store(
      db,
      textFor,
      batch.map(({ entry }) => entry),
    );
    await sync();
    for (const { entry, resolve } of batch) resolve(stored.has(keyOf(entry.log)));
  } catch (error) {
    // One entry that cannot be stored must not take those of other tables along.
    if (batch.length > 1) for (const each of batch) await settle(db, sync, textFor, [each]);
    else for (const { reject } of batch) reject(error);
  }
}

async function store(db: Database, textFor: InsertText, entries: readonly Append[]): Promise<Set<string>> {
  const rows = entries.map(({ log }) => log);
  if (entries.every(({ snapshot, end }) => snapshot === undefined && end === undefined))
    return insert(db, textFor, rows);
  return db.transaction().execute(async (transaction) => {
    const stored = await insert(transaction, textFor, rows);
    const mine = entries.filter(({ log }) => stored.has(keyOf(log)));
    const snapshots = mine.flatMap(({ snapshot }) => snapshot ?? []);
    if (snapshots.length > 0) {
      await transaction
        .insertInto('snapshots')
        .values(snapshots)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const { log, end } of mine) {
      if (end === undefined) continue;
      await transaction
        .updateTable('tables')
        .set({ state: 'over', ...end })
        .where('id', '=', log.table_id)
        .execute();
    }
    return stored;
  });
}

type InsertText = (rows: number) => string;

const TEMPLATE: LogRow = { table_id: '', sequence: 0, entry: '', told: '', version: 0, asked: 0, at: 0 };
const COLUMNS = Object.keys(TEMPLATE) as (keyof LogRow)[];

/** Building the statement takes longer than running it, so one is kept for each number of rows. */
function insertTexts(db: Database): InsertText {
  const kept: string[] = [];
  return (rows) => {
    kept[rows] ??= db
      .insertInto('log')
      .values(Array<LogRow>(rows).fill(TEMPLATE))
      .onConflict((conflict) => conflict.columns(['table_id', 'sequence']).doNothing())
      .returning(['table_id', 'sequence'])
      .compile().sql;
    return kept[rows];
  };
}

/** Inserts the rows whose number is still free, and says which. */
async function insert(db: Database, textFor: InsertText, rows: readonly LogRow[]): Promise<Set<string>> {
  const values = rows.flatMap((row) => COLUMNS.map((column) => row[column]));
  const inserted = await db.executeQuery<Pick<LogRow, 'table_id' | 'sequence'>>(
    CompiledQuery.raw(textFor(rows.length), values),
  );
  return new Set(inserted.rows.map(keyOf));
}

function keyOf({ table_id, sequence }: Pick<LogRow, 'table_id' | 'sequence'>): string {
  return `${table_id} ${sequence}`;
}
