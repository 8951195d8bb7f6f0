import { studyFrom } from '../../../protocol/study/read-study.ts';
import type { Study } from '../../../protocol/study/study.ts';

/** Where a study is shared, and what it was when page and server last agreed. */
export interface SharedAs {
  readonly id: string;
  readonly revision: number;
  readonly base: Study;
  /** Opens the study for editing, for those who were given it. */
  readonly key?: string;
}

/** A study that this browser keeps. */
export interface KeptStudy {
  readonly id: string;
  readonly study: Study;
  readonly edited: number;
  readonly shared?: SharedAs;
}

const DATABASE = 'underbridge-studies';
const PART = 'studies';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Where nothing is stored, as in some private windows, studies live as long as the page. */
const inMemory = new Map<string, KeptStudy>();

let opening: Promise<IDBDatabase | undefined> | undefined;

async function openDatabase(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PART, { keyPath: 'id' });
    const database = await settled(request);
    const forget = () => {
      opening = undefined;
    };
    // Closed so that a newer version of the app in another window can upgrade the database.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    database.onclose = forget;
    return database;
  } catch {
    return undefined;
  }
}

async function part(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
  opening ??= openDatabase();
  const database = await opening;
  return database?.transaction(PART, mode).objectStore(PART);
}

/** Reads a stored row; undefined if it is damaged. */
export function readKept(row: unknown): KeptStudy | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { id, study, edited, shared } = row as Record<string, unknown>;
  const read = studyFrom(study);
  if (typeof id !== 'string' || typeof edited !== 'number' || 'fault' in read) return undefined;
  const known = readShared(shared);
  return { id, study: read, edited, ...(known && { shared: known }) };
}

function readShared(value: unknown): SharedAs | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, revision, base, key } = value as Record<string, unknown>;
  const read = studyFrom(base);
  if (typeof id !== 'string' || typeof revision !== 'number' || 'fault' in read) return undefined;
  return { id, revision, base: read, ...(typeof key === 'string' && { key }) };
}

export async function keptStudy(id: string): Promise<KeptStudy | undefined> {
  const store = await part('readonly');
  return store === undefined ? inMemory.get(id) : readKept(await settled(store.get(id)));
}

/** All studies, the last edited first. Rows that cannot be read stay where they are, and are left out. */
export async function keptStudies(): Promise<readonly KeptStudy[]> {
  const store = await part('readonly');
  const rows: readonly unknown[] = store === undefined ? [...inMemory.values()] : await settled(store.getAll());
  return rows.flatMap((row) => readKept(row) ?? []).sort((one, other) => other.edited - one.edited);
}

export async function keepStudy(kept: KeptStudy): Promise<void> {
  const store = await part('readwrite');
  if (store === undefined) inMemory.set(kept.id, kept);
  else await settled(store.put(kept));
}

export async function forgetStudy(id: string): Promise<void> {
  const store = await part('readwrite');
  if (store === undefined) inMemory.delete(id);
  else await settled(store.delete(id));
}

/** The address of a study that is kept here begins so; those of servers do not. */
const HERE = 'here-';

export function isKeptHere(id: string): boolean {
  return id.startsWith(HERE);
}

/** Keeps a new study, and returns its id. */
export async function addStudy(study: Study, shared?: SharedAs): Promise<string> {
  const id = `${HERE}${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('')}`;
  await keepStudy({ id, study, edited: Date.now(), ...(shared && { shared }) });
  return id;
}

/** The study of this match that is kept here, if there is one. */
export async function studyOfMatch(commitment: string): Promise<KeptStudy | undefined> {
  return (await keptStudies()).find(({ study }) => study.record.commitment === commitment);
}
