import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Databases that servers of earlier versions have written, each beside a note of who played there and at which tables. */

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The last migration of a database that is kept here, such as '017-resting-clock', in order. */
export const KEPT = readdirSync(HERE)
  .filter((name) => name.endsWith('.db.gz'))
  .map((name) => name.replace('.db.gz', ''))
  .sort();

interface KeptPerson {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

export interface Kept {
  /** Who has seats at all of its tables, and what shows a server that it is they. */
  readonly people: readonly [KeptPerson, KeptPerson];
  /** By name: the ids of a match of each game and one by days, of one that is over, and of a table that waits for somebody. */
  readonly tables: Readonly<Record<string, string>>;
}

export function keptAt(version: string): Kept {
  return JSON.parse(readFileSync(join(HERE, `${version}.json`), 'utf8'));
}

/** The file of the database itself. */
export function fileAt(version: string): Buffer {
  return gunzipSync(readFileSync(join(HERE, `${version}.db.gz`)));
}
