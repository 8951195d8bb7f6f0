import type { LogRow, SnapshotRow, StoredTable } from '../../../host/store.ts';
import type { NotePage } from '../../../protocol/notes.ts';
import type { ChatLine } from '../../../protocol/server.ts';
import { DATABASE } from './database-name.ts';
import type { EarlierTable } from './earlier-table.ts';
import { readLog, readSnapshots, readTable, readTables } from './kept-row.ts';
import type { Script } from './stored-table.ts';

/** A stored table with the state of its match, so that listing tables reads no log. */
export interface KeptTable extends StoredTable {
  readonly id: string;
  readonly script?: Script;
  /** What was proposed in the period that the newest of them is for. */
  readonly said?: readonly ChatLine[];
  /** What the people at this screen have written for themselves. */
  readonly notes?: readonly NotePage[];
  /** Whether the match could not be read the last time. */
  readonly unreadable?: boolean;
  /** Whether the row could not be read: then all other fields are placeholders. */
  readonly damaged?: true;
}

/** Rows that are written in one transaction. */
export interface WriteBatch {
  readonly table: KeptTable;
  /** New rows of the log. The transaction fails if one of their sequence numbers is taken. */
  readonly log?: readonly LogRow[];
  readonly snapshots?: readonly SnapshotRow[];
}

/** The browser's own matches. Other windows of the same browser may write to it too. */
export interface LocalDatabase {
  table(id: string): Promise<KeptTable | undefined>;
  tables(): Promise<KeptTable[]>;
  log(table: string): Promise<LogRow[]>;
  snapshots(table: string): Promise<SnapshotRow[]>;
  add(batch: WriteBatch): Promise<void>;
  /** Reads the table and writes the batch made from it, in one transaction; writes nothing if a sequence number is taken. */
  change(table: string, make: (kept: KeptTable) => WriteBatch): Promise<'written' | 'taken'>;
  drop(table: string): Promise<void>;
  /** Matches of the database's first version that have not been migrated yet. */
  earlier(): Promise<EarlierTable[]>;
  migrate(earlier: EarlierTable, batch: WriteBatch): Promise<void>;
}

const VERSION = 2;
/** The object store of the first version. */
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

/** In milliseconds. Opening is quick unless another window blocks it. */
const OPEN_LIMIT = 6_000;

/** Rejects if the database is not open in time: a window with an older version of the app may block it for as long as it is open. */
function openedInTime(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const giveUp = () => {
      isGivenUp = true;
      reject(new Error('the database could not be opened in time; another window may block it'));
    };
    const timer = setTimeout(giveUp, OPEN_LIMIT);
    settled(request)
      // A connection that comes too late would block other windows in turn.
      .then((database) => (isGivenUp ? database.close() : resolve(database)), reject)
      .finally(() => clearTimeout(timer));
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
  const database = await openedInTime(request);
  // Closed so that a newer version of the app in another window can upgrade the database.
  database.onversionchange = () => database.close();
  return database;
}

function rowsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

interface DatabaseOptions {
  /** Whether to fall back to memory if the disk fails. */
  readonly mayUseMemory: boolean;
  /** The browser has closed the database. */
  onLost(trouble: unknown): void;
}

/** Errors of browsers that store nothing, as in some private windows. Retrying does not help. */
const STORAGE_DISABLED: readonly string[] = ['SecurityError', 'InvalidStateError'];

/** Opens the database on disk, or one in memory if the browser stores nothing. */
export async function openLocalDatabase({ mayUseMemory, onLost }: DatabaseOptions): Promise<LocalDatabase> {
  let database: IDBDatabase;
  try {
    database = await openDatabase();
  } catch (error) {
    const isDisabled = error instanceof DOMException && STORAGE_DISABLED.includes(error.name);
    if (isDisabled || mayUseMemory || typeof indexedDB === 'undefined') return memoryDatabase();
    throw error;
  }
  database.onclose = onLost;
  const reading = (part: string) => database.transaction(part, 'readonly').objectStore(part);
  const batch = (parts: readonly string[]) => database.transaction(parts, 'readwrite', { durability: 'strict' });

  return {
    table: async (id) => readTable(await settled(reading('matches').get(id))),
    tables: async () => readTables(await settled(reading('matches').getAll())),
    log: async (table) => readLog(await settled(reading('log').getAll(rowsOf(table)))),
    snapshots: async (table) => readSnapshots(await settled(reading('snapshots').getAll(rowsOf(table)))),
    async add(fresh) {
      const transaction = batch(PARTS);
      put(transaction, fresh);
      await completed(transaction);
    },
    async change(table, make) {
      const transaction = batch(PARTS);
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
      const transaction = batch([...PARTS, EARLIER]);
      transaction.objectStore('matches').delete(table);
      for (const part of ['log', 'snapshots']) transaction.objectStore(part).delete(rowsOf(table));
      await completed(transaction);
    },
    earlier: () => settled(reading(EARLIER).getAll()),
    async migrate({ id }, taken) {
      const transaction = batch([...PARTS, EARLIER]);
      put(transaction, taken);
      transaction.objectStore(EARLIER).delete(id);
      await completed(transaction);
    },
  };
}

function put(transaction: IDBTransaction, { table, log = [], snapshots = [] }: WriteBatch): void {
  transaction.objectStore('matches').put(table);
  for (const row of log) transaction.objectStore('log').add(row);
  for (const snapshot of snapshots) transaction.objectStore('snapshots').put(snapshot);
}

/** A database in memory, lost when the program ends. */
export function memoryDatabase(earlierTables: readonly EarlierTable[] = []): LocalDatabase {
  const tables = new Map<string, KeptTable>();
  const logs = new Map<string, LogRow[]>();
  const snapshots = new Map<string, SnapshotRow[]>();
  const earlier = new Map(earlierTables.map((table) => [table.id, table]));

  function write({ table, log = [], snapshots: kept = [] }: WriteBatch): 'written' | 'taken' {
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
    async add(batch) {
      write(batch);
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
    async migrate({ id }, batch) {
      write(batch);
      earlier.delete(id);
    },
  };
}
