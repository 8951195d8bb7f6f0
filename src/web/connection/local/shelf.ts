import type { LogRow, SnapshotRow, StoredTable } from '../../../host/store.ts';
import { DATABASE } from './database-name.ts';
import type { EarlierTable } from './earlier-table.ts';
import { readLog, readSnapshots, readTable, readTables } from './kept-row.ts';
import type { Script } from './stored-table.ts';

/** A table as a browser keeps it, with how its match stands, so that a list of tables need not read any log. */
export interface KeptTable extends StoredTable {
  readonly id: string;
  readonly script?: Script;
  /** Whether the match could not be read when it was last tried. */
  readonly unreadable?: boolean;
  /** Whether what is kept makes no sense: then all else here is made up. */
  readonly damaged?: true;
}

/** What is written together, or not at all. */
export interface Writing {
  readonly table: KeptTable;
  /** New rows of the log; each has a place that must still be free. */
  readonly log?: readonly LogRow[];
  readonly snapshots?: readonly SnapshotRow[];
}

/** Where a browser keeps its own matches. Other windows of the same browser may write there, too. */
export interface Shelf {
  table(id: string): Promise<KeptTable | undefined>;
  tables(): Promise<KeptTable[]>;
  log(table: string): Promise<LogRow[]>;
  snapshots(table: string): Promise<SnapshotRow[]>;
  add(writing: Writing): Promise<void>;
  /** Writes what is made of the table as it stands at that moment; nothing if a place in the log is taken. */
  change(table: string, make: (kept: KeptTable) => Writing): Promise<'written' | 'taken'>;
  drop(table: string): Promise<void>;
  /** Matches as they were kept before logs had rows of their own, until they are taken over. */
  earlier(): Promise<EarlierTable[]>;
  takeOver(earlier: EarlierTable, writing: Writing): Promise<void>;
}

const VERSION = 2;
/** Of the first version of the database. */
const EARLIER = 'tables';
const PARTS = ['matches', 'log', 'snapshots'] as const;
const ROW_KEY = ['table_id', 'sequence'];

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result: database } = request;
    if (oldVersion < 1) database.createObjectStore(EARLIER, { keyPath: 'id' });
    database.createObjectStore('matches', { keyPath: 'id' });
    for (const part of ['log', 'snapshots']) database.createObjectStore(part, { keyPath: ROW_KEY });
  };
  const database = await settled(request);
  // A newer version of the app in another window must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

function rowsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

interface ShelfWishes {
  /** Whether tables are to be kept in memory if the disk fails. */
  readonly mayForget: boolean;
  /** The browser has closed the database. */
  onLost(trouble: unknown): void;
}

/** How browsers say that they keep nothing, as some do in private windows: trying again is of no use then. */
const KEEPS_NOTHING: readonly string[] = ['SecurityError', 'InvalidStateError'];

/** Matches on the browser's disk; in memory only where the browser keeps nothing. */
export async function openShelf({ mayForget, onLost }: ShelfWishes): Promise<Shelf> {
  let database: IDBDatabase;
  try {
    database = await openDatabase();
  } catch (error) {
    const keepsNothing = error instanceof DOMException && KEEPS_NOTHING.includes(error.name);
    if (keepsNothing || mayForget || typeof indexedDB === 'undefined') return memoryShelf();
    throw error;
  }
  database.onclose = onLost;
  const reading = (part: string) => database.transaction(part, 'readonly').objectStore(part);
  const writing = (parts: readonly string[]) => database.transaction(parts, 'readwrite', { durability: 'strict' });

  return {
    table: async (id) => readTable(await settled(reading('matches').get(id))),
    tables: async () => readTables(await settled(reading('matches').getAll())),
    log: async (table) => readLog(await settled(reading('log').getAll(rowsOf(table)))),
    snapshots: async (table) => readSnapshots(await settled(reading('snapshots').getAll(rowsOf(table)))),
    async add(fresh) {
      const transaction = writing(PARTS);
      put(transaction, fresh);
      await completed(transaction);
    },
    async change(table, make) {
      const transaction = writing(PARTS);
      const done = completed(transaction);
      try {
        const kept: KeptTable | undefined = await settled(transaction.objectStore('matches').get(table));
        if (kept === undefined) throw new Error(`table ${table} is not kept any more`);
        put(transaction, make(kept));
        await done;
        return 'written';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return 'taken';
        throw error;
      }
    },
    async drop(table) {
      const transaction = writing([...PARTS, EARLIER]);
      transaction.objectStore('matches').delete(table);
      for (const part of ['log', 'snapshots']) transaction.objectStore(part).delete(rowsOf(table));
      await completed(transaction);
    },
    earlier: () => settled(reading(EARLIER).getAll()),
    async takeOver({ id }, taken) {
      const transaction = writing([...PARTS, EARLIER]);
      put(transaction, taken);
      transaction.objectStore(EARLIER).delete(id);
      await completed(transaction);
    },
  };
}

function put(transaction: IDBTransaction, { table, log = [], snapshots = [] }: Writing): void {
  transaction.objectStore('matches').put(table);
  for (const row of log) transaction.objectStore('log').add(row);
  for (const snapshot of snapshots) transaction.objectStore('snapshots').put(snapshot);
}

/** Keeps everything as long as the program runs. */
export function memoryShelf(earlierTables: readonly EarlierTable[] = []): Shelf {
  const tables = new Map<string, KeptTable>();
  const logs = new Map<string, LogRow[]>();
  const snapshots = new Map<string, SnapshotRow[]>();
  const earlier = new Map(earlierTables.map((table) => [table.id, table]));

  function write({ table, log = [], snapshots: kept = [] }: Writing): 'written' | 'taken' {
    const rows = logs.get(table.id) ?? [];
    if (log.some(({ sequence }) => rows.some((row) => row.sequence === sequence))) return 'taken';
    tables.set(table.id, structuredClone(table));
    logs.set(table.id, [...rows, ...structuredClone(log)]);
    const others = (snapshots.get(table.id) ?? []).filter(
      ({ sequence }) => !kept.some((snapshot) => snapshot.sequence === sequence),
    );
    snapshots.set(
      table.id,
      [...others, ...structuredClone(kept)].sort((one, other) => one.sequence - other.sequence),
    );
    return 'written';
  }

  return {
    table: async (id) => structuredClone(tables.get(id)),
    tables: async () => [...tables.values()].map((table) => structuredClone(table)),
    log: async (table) => structuredClone(logs.get(table) ?? []),
    snapshots: async (table) => structuredClone(snapshots.get(table) ?? []),
    async add(writing) {
      write(writing);
    },
    async change(id, make) {
      const kept = tables.get(id);
      if (kept === undefined) throw new Error(`table ${id} is not kept any more`);
      return write(make(structuredClone(kept)));
    },
    async drop(table) {
      for (const part of [tables, logs, snapshots]) part.delete(table);
    },
    earlier: async () => [...earlier.values()],
    async takeOver({ id }, writing) {
      write(writing);
      earlier.delete(id);
    },
  };
}
