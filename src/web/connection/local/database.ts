import type { StoredTable } from './stored-table.ts';

const DATABASE = 'underbridge';
const TABLES = 'tables';

/** Where a browser keeps its own matches. */
export interface TableShelf {
  keep(table: StoredTable): Promise<void>;
  find(id: string): Promise<StoredTable | undefined>;
  all(): Promise<StoredTable[]>;
  drop(id: string): Promise<void>;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
  return settled(request);
}

/** Matches on the browser's disk; in memory only where the browser keeps nothing, as some do in private windows. */
export async function openShelf(): Promise<TableShelf> {
  let database: IDBDatabase;
  try {
    database = await openDatabase();
  } catch {
    return memoryShelf();
  }
  const tables = (mode: IDBTransactionMode) => database.transaction(TABLES, mode).objectStore(TABLES);
  return {
    async keep(table) {
      await settled(tables('readwrite').put(table));
    },
    find: (id) => settled(tables('readonly').get(id)),
    all: () => settled(tables('readonly').getAll()),
    async drop(id) {
      await settled(tables('readwrite').delete(id));
    },
  };
}

export function memoryShelf(): TableShelf {
  const kept = new Map<string, StoredTable>();
  return {
    async keep(table) {
      kept.set(table.id, structuredClone(table));
    },
    find: async (id) => structuredClone(kept.get(id)),
    all: async () => [...kept.values()].map((table) => structuredClone(table)),
    async drop(id) {
      kept.delete(id);
    },
  };
}
