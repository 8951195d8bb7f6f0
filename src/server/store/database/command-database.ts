import { Kysely } from 'kysely';
import { REAL_TIME, type Time } from '../../../host/time.ts';
import { InputError } from '../../../kernel/table.ts';
import { databaseTime } from '../../database-time.ts';
import { migrationsDone, newestMigration } from '../migrations/migrate.ts';
import { kindOf, placeOf } from './address.ts';
import { mistakeIn } from './mistakes.ts';
import type { Database, DatabaseKind } from './schema.ts';
import { openShared } from './sqlite.ts';

/** A database that servers may be using, for a command. */
export interface CommandDatabase {
  readonly kind: DatabaseKind;
  readonly db: Database;
  readonly now: Time['now'];
  close(): Promise<void>;
}

/** Opens it as it is, whichever version has made it, for whoever looks what is wrong with it. */
export async function openUnchecked(database: string): Promise<CommandDatabase> {
  try {
    return kindOf(database) === 'sqlite' ? openFile(database) : await openPool(database);
  } catch (error) {
    throw mistakeIn(database, error);
  }
}

/** Opens it without changing it: nobody should have to stop a server for a command, nor have it migrated by one. */
export async function openForCommand(database: string): Promise<CommandDatabase> {
  const opened = kindOf(database) === 'sqlite' ? openFile(database) : await openPool(database);
  try {
    const done = await migrationsDone(opened.db);
    if (!done.includes(newestMigration()))
      throw new InputError(
        `${placeOf(database)} has not been brought up to date by this version yet. Start the server once.`,
      );
    return opened;
  } catch (error) {
    await opened.close();
    throw mistakeIn(database, error);
  }
}

function openFile(file: string): CommandDatabase {
  const { dialect, close } = openShared(file);
  return { kind: 'sqlite', db: new Kysely({ dialect }), now: REAL_TIME.now, close };
}

async function openPool(url: string): Promise<CommandDatabase> {
  const { postgresDialect, postgresPool } = await import('./postgres.ts');
  const db: Database = new Kysely({ dialect: postgresDialect(postgresPool(url, () => {})) });
  try {
    const time = databaseTime(db);
    await time.read();
    return { kind: 'postgres', db, now: time.now, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw mistakeIn(url, error);
  }
}
