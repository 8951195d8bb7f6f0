import { afterEach, beforeEach } from 'vitest';
import { newTableRow } from '../../../src/host/match/new-table-row.ts';
import type { LogRow, SeatRow, SnapshotRow, TableRow } from '../../../src/host/store.ts';
import { type Opened, openDatabase } from '../../../src/server/store/database/open.ts';
import type { Database, DatabaseKind } from '../../../src/server/store/database/schema.ts';
import { makePerson } from '../../../src/server/store/people/people.ts';
import { makeTable } from '../../../src/server/store/tables/tables.ts';
import { freshDatabase } from './databases.ts';

/** Opens an empty database before each test of the block, and removes it afterwards. */
export function databaseOn(kind: DatabaseKind): Opened & { readonly database: string } {
  const used: Partial<Opened> & { database?: string } = {};
  let remove = async () => {};
  beforeEach(async () => {
    const fresh = await freshDatabase(kind);
    remove = fresh.remove;
    Object.assign(used, await openDatabase(fresh.database, () => {}), { database: fresh.database });
  });
  afterEach(async () => {
    await used.close?.();
    await remove();
  });
  return used as ReturnType<typeof databaseOn>;
}

export async function somebody(db: Database, id: string, name = id): Promise<string> {
  await makePerson(db, { id, name, made: 1, seen: 1 }, `secret of ${id}`);
  return id;
}

/** A table made by that person, with seats for so many; whoever is named sits. */
export async function someTable(
  db: Database,
  id: string,
  host: string,
  seats: readonly Partial<SeatRow>[],
  some: Partial<TableRow> = {},
): Promise<void> {
  const row = newTableRow({
    id,
    game: 'gnome-elf-troll',
    version: 1,
    seats: seats.length,
    options: '{}',
    open: 1,
    host,
    seed: 'a seed',
    commitment: 'its hash',
    made: 1000,
    ...some,
  });
  await makeTable(
    db,
    row,
    seats.map((seat, number) => ({
      table_id: id,
      seat: number,
      holder: 'nobody',
      person: null,
      bot: null,
      stand_in: null,
      ...seat,
    })),
  );
}

export function logRow(table: string, sequence: number, some: Partial<LogRow> = {}): LogRow {
  const entry = JSON.stringify({ seat: 0, move: { do: 'done', number: sequence } });
  const at = 2000 + sequence;
  return {
    table_id: table,
    sequence,
    seat: 0,
    number: sequence,
    entry,
    told: '[]',
    version: 1,
    asked: 1,
    asked_known: 1,
    at,
    moved: at,
    ...some,
  };
}

export function snapshotRow(table: string, sequence: number, some: Partial<SnapshotRow> = {}): SnapshotRow {
  return {
    table_id: table,
    sequence,
    moments: sequence,
    version: 1,
    settled: 1,
    position: '{}',
    resigned: '[]',
    secret: '[]',
    ...some,
  };
}
