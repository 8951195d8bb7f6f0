import { beforeEach } from 'vitest';
import type { SeatRow, Store, TableRow } from '../../src/host/store.ts';
import { hostStore } from '../../src/server/store/match/host-store.ts';
import { makeWriter } from '../../src/server/store/match/writer.ts';
import { makeTable } from '../../src/server/store/tables/tables.ts';
import { databaseStore } from '../../src/web/connection/local/database-store.ts';
import { type LocalDatabase, memoryDatabase } from '../../src/web/connection/local/local-database.ts';
import { databaseOn, somebody } from '../server/kit/rows.ts';

/** Where tables can be kept. */
export const STORES = ['sqlite', 'postgres', 'browser'] as const;

type Kind = (typeof STORES)[number];

/** An empty store for each test of the block. */
export interface UsedStore extends Store {
  addTable(row: TableRow, seats: readonly SeatRow[]): Promise<void>;
}

export function storeOn(kind: Kind): UsedStore {
  const used: Partial<UsedStore> = {};
  const place = kind === 'browser' ? undefined : databaseOn(kind);
  beforeEach(() => {
    if (place === undefined) Object.assign(used, usingLocalDatabase(memoryDatabase()));
    else Object.assign(used, inDatabase(place));
  });
  return used as UsedStore;
}

function usingLocalDatabase(database: LocalDatabase): UsedStore {
  return {
    ...databaseStore(database),
    async addTable(row, seats) {
      const stored = seats.map(({ table_id: _, ...seat }) => ({
        ...seat,
        name: seat.person,
        seen: null,
        program: null,
        votes: [],
      }));
      const { id, made } = row;
      await database.add({
        table: { id, row, seats: stored, asked: 0, publicAsked: 0, entered: made, moved: made, muted: [] },
      });
    },
  };
}

function inDatabase({ db, commit, sync }: ReturnType<typeof databaseOn>): UsedStore {
  return {
    ...hostStore(db, makeWriter(db, commit), sync),
    async addTable(row, seats) {
      const people = new Set([row.host, ...seats.flatMap(({ person }) => person ?? [])]);
      for (const person of people) await somebody(db, person);
      await makeTable(db, row, seats);
    },
  };
}
