import type { Kysely, Selectable } from 'kysely';
import type { LogRow, SeatRow, SnapshotRow, TableRow } from '../../host/store.ts';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is kept as text. */

interface PeopleTable {
  id: string;
  name: string;
  made: number;
  seen: number;
}

/** One for each device that a person uses; the secret itself is only in that device's cookie. */
interface DevicesTable {
  secret_hash: string;
  person: string;
  made: number;
  /** When it was last here, and which browser on which system it is; unknown of those that have not come since this is noted. */
  seen: number | null;
  browser: string | null;
}

interface LinksTable {
  token_hash: string;
  person: string;
  expires: number;
}

/** A person that is a program: who made it, and the hash of its token while that has not been revoked. */
interface ProgramsTable {
  person: string;
  owner: string;
  token_hash: string | null;
}

interface VotesTable {
  table_id: string;
  seat: number;
  person: string;
  /** The level of the bot that the person wants. */
  level: string | null;
}

/** Somebody who may not chat at a table. */
interface MutesTable {
  table_id: string;
  person: string;
}

interface ChatTable {
  table_id: string;
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
  /** What is proposed with it, as JSON. */
  proposed: string | null;
}

/** One row, written again and again to see whether anything can be written. */
interface ProbesTable {
  id: number;
  written: string;
}

interface Schema {
  people: PeopleTable;
  devices: DevicesTable;
  links: LinksTable;
  programs: ProgramsTable;
  tables: TableRow;
  seats: SeatRow;
  votes: VotesTable;
  mutes: MutesTable;
  log: LogRow;
  snapshots: SnapshotRow;
  chat: ChatTable;
  probes: ProbesTable;
}

export type Database = Kysely<Schema>;

export type DatabaseKind = 'sqlite' | 'postgres';

export type PersonRow = Selectable<PeopleTable>;
export type DeviceRow = Selectable<DevicesTable>;
export type ProgramRow = Selectable<ProgramsTable>;
export type ChatRow = Selectable<ChatTable>;
