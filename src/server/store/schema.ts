import type { Generated, Kysely, Selectable } from 'kysely';
import type { LogRow, SeatRow, SnapshotRow, TableRow } from '../../host/store.ts';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is stored as text. */

interface PeopleTable {
  id: string;
  name: string;
  made: number;
  seen: number;
}

/** One row for each device of a person; the secret itself is only in the device's cookie. */
interface DevicesTable {
  secret_hash: string;
  person: string;
  made: number;
  /** When it was last seen, and its browser and system; null for devices not seen since the columns exist. */
  seen: number | null;
  browser: string | null;
}

interface LinksTable {
  token_hash: string;
  person: string;
  expires: number;
}

/** A key on a device of the person, by which they sign in. The device keeps the private half. */
interface PasskeysTable {
  /** The credential's id, in base64url like the public key. */
  id: string;
  person: string;
  public_key: string;
  /** How often it was used, as far as the device counts. */
  counter: number;
  /** The domain for which it was made. It works nowhere else. */
  rp_id: string;
  /** Browser and system that it was made with. */
  browser: string;
  made: number;
  used: number | null;
}

/** What a passkey has to sign, once. With a person, only for a new key of theirs. */
interface ChallengesTable {
  challenge: string;
  person: string | null;
  expires: number;
}

/** A code on paper that signs in once. When and where it was used is kept, for its owner to see. */
interface CodesTable {
  code_hash: string;
  person: string;
  made: number;
  used: number | null;
  browser: string | null;
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

/** One row, written repeatedly to check whether writing works. */
interface ProbesTable {
  id: number;
  written: string;
}

/** Jobs that run once for all processes, and when they last ran. */
interface ChoresTable {
  name: string;
  done: number;
}

/** Columns that only the server has: the process that began the match, or stored the entry. */
interface TablesTable extends TableRow {
  readonly node: Generated<string | null>;
  /** When the match was archived because nobody had come for long; null if it is not. */
  readonly put_away: Generated<number | null>;
  /** 1 if the spare snapshots of a finished match have been deleted. */
  readonly trimmed: Generated<number>;
}

interface LogTable extends LogRow {
  readonly node: Generated<string | null>;
}

interface Schema {
  people: PeopleTable;
  devices: DevicesTable;
  links: LinksTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  codes: CodesTable;
  programs: ProgramsTable;
  tables: TablesTable;
  seats: SeatRow;
  votes: VotesTable;
  mutes: MutesTable;
  log: LogTable;
  snapshots: SnapshotRow;
  chat: ChatTable;
  probes: ProbesTable;
  chores: ChoresTable;
}

export type Database = Kysely<Schema>;

export type DatabaseKind = 'sqlite' | 'postgres';

export type StoredTableRow = Selectable<TablesTable>;
export type PersonRow = Selectable<PeopleTable>;
export type DeviceRow = Selectable<DevicesTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type CodeRow = Selectable<CodesTable>;
export type ProgramRow = Selectable<ProgramsTable>;
export type ChatRow = Selectable<ChatTable>;
