/** The content of a backup of either kind, as it is read. */

/** Columns are text or numbers, in both kinds of database. */
export type Value = string | number | null;

/** The metadata in a backup. */
export interface BackupHead {
  /** The migrations that its database had been through, in order. */
  readonly migrations: readonly string[];
}

/** Some rows of a table. The rows of one table follow each other. */
export interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

export interface Contents {
  readonly head: BackupHead;
  /** All rows, tables before those that refer to them. Throws `DamagedBackup` if something is missing. */
  rows(): AsyncGenerator<Rows>;
  close(): Promise<void>;
}

/** A summary of a backup that was read to its end. */
export interface Checked {
  readonly bytes: number;
  readonly version: string;
  readonly people: number;
  readonly tables: number;
  readonly entries: number;
}

/** The file is no backup, or not a whole one. The message completes 'The backup cannot be used: …'. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

/** How many rows are read and written at once. */
export const AT_ONCE = 200;
