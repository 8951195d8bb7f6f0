import { statSync } from 'node:fs';
import { InputError } from '../../../kernel/table.ts';
import type { DatabaseKind } from './schema.ts';

const WANTED = 'DATABASE_URL is a file for SQLite, such as data/underbridge.db, or postgres://user:password@host/name';

/** Letters before a colon; a single one is a Windows drive. */
const SCHEME = /^([a-z][a-z\d+.-]+):/i;

/** The kind of database that the address names. Errors do not repeat the address, since it may contain a password. */
export function kindOf(database: string): DatabaseKind {
  if (database.startsWith(':'))
    throw new InputError(`${WANTED}. What is kept in memory would be gone with the server.`);
  const [, scheme] = SCHEME.exec(database) ?? [];
  if (scheme === undefined) return 'sqlite';
  if (!/^postgres(ql)?$/.test(scheme)) throw new InputError(`${WANTED}. There is nothing for '${scheme}:'.`);
  if (!isPostgresAddress(database)) throw new InputError(`${WANTED}. This one starts well, but cannot be read.`);
  return 'postgres';
}

function isPostgresAddress(database: string): boolean {
  if (!URL.canParse(database)) return false;
  const { hostname, pathname, searchParams } = new URL(database);
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1;
}

/** The address without user and password. */
export function placeOf(database: string): string {
  if (!URL.canParse(database) || !database.startsWith('postgres')) return database;
  const { hostname, port, pathname } = new URL(database);
  return `${hostname}:${port || 5432}${pathname}`;
}

export function mustBeNoFolder(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new InputError(
      `${file} is a folder. Name a file in it: DATABASE_URL=${file.replace(/[/\\]*$/, '')}/underbridge.db`,
    );
  }
}
