import type { Kysely } from 'kysely';
import { InputError } from '../../kernel/table.ts';
import { placeOf } from '../store/database/address.ts';
import type { Database, DatabaseKind } from '../store/database/schema.ts';
import { migrationsFor } from '../store/migrations/list.ts';
import { migrateWithin, migrationsDone } from '../store/migrations/migrate.ts';
import type { Contents } from './contents.ts';
import { makeBackup } from './make.ts';
import { closeAfter, orInputError, readBackup } from './read.ts';

/** Which backup is put into which database. */
export interface RestoreOrder {
  readonly file: string;
  readonly database: string;
  /** Whether it may take the place of what is there. That is backed up to the folder first, if there is one. */
  readonly replace: boolean;
  readonly folder: string | undefined;
  readonly at: number;
}

/** Backs up the database that will be replaced, and returns the backup's name. Refuses if replacing it was not requested. */
export async function backUpExisting(
  { file, database, replace, folder, at }: RestoreOrder,
  db: Database,
  kind: DatabaseKind,
): Promise<string | undefined> {
  const done = await migrationsDone(db);
  if (done.length === 0) return undefined;
  const place = placeOf(database);
  const strange = done.find((name) => !Object.hasOwn(migrationsFor(kind), name));
  if (strange !== undefined)
    throw new InputError(`A newer Underbridge has used ${place} (${strange}). Restore with that one, or elsewhere.`);
  const { people } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  if (Number(people) === 0) return undefined;
  if (!replace)
    throw new InputError(
      `${place} is in use: it has ${people} people and what they play. With --replace the backup takes its place; what is there is backed up first.`,
    );
  if (folder === undefined) return undefined;
  return (await makeBackup({ database, folder, reason: 'before-restore', at, keep: file })).name;
}

/** In values: how many one statement takes. */
const MOST_VALUES = 5_000;

/** Makes the tables as they were in the backup, calls `beforeRows`, and writes its rows. */
export async function fill(
  db: Database,
  kind: DatabaseKind,
  file: string,
  beforeRows: () => Promise<void> = async () => {},
): Promise<void> {
  await orInputError(file, async () =>
    closeAfter(await readBackup(file), (contents) => fillFrom(db, kind, contents, beforeRows)),
  );
}

async function fillFrom(
  db: Database,
  kind: DatabaseKind,
  { head, rows }: Contents,
  beforeRows: () => Promise<void>,
): Promise<void> {
  await migrateWithin(db, kind, head.migrations.at(-1) ?? '');
  await beforeRows();
  // PostgreSQL is in a transaction already.
  if (kind === 'postgres') await writeRows(db, rows());
  else await db.transaction().execute((transaction) => writeRows(transaction, rows()));
}

async function writeRows(db: Database, parts: ReturnType<Contents['rows']>): Promise<void> {
  const any = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for await (const { table, columns, rows } of parts) {
    const most = Math.max(1, Math.floor(MOST_VALUES / columns.length));
    for (let done = 0; done < rows.length; done += most) {
      const values = rows
        .slice(done, done + most)
        .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
      await any.insertInto(table).values(values).execute();
    }
  }
}
