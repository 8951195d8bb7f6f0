import type { Kysely, Selectable } from 'kysely';

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

interface TablesTable {
  id: string;
  game: string;
  /** The version of the rules that the match began with, and the one it is played by now. */
  version: number;
  rules: number;
  seats: number;
  options: string;
  open: number;
  state: 'gathering' | 'running' | 'over';
  host: string;
  seed: string;
  commitment: string;
  /** What was told while the match was set up, and who was asked first, one bit for each seat. */
  opening: string;
  asked: number;
  made: number;
  started: number | null;
  ended: number | null;
  places: string | null;
  rematch: string | null;
  /** Whether those who only watch may chat. */
  spectators_chat: number;
}

interface SeatsTable {
  table_id: string;
  seat: number;
  holder: 'nobody' | 'person' | 'bot';
  person: string | null;
  /** Level of a bot from the start. */
  bot: string | null;
  /** Level of a bot that plays while the owner is away. */
  stand_in: string | null;
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

interface LogTable {
  table_id: string;
  sequence: number;
  entry: string;
  told: string;
  /** The version of the rules by which the entry was accepted. */
  version: number;
  /** Who is asked after it, one bit for each seat. */
  asked: number;
  at: number;
}

interface SnapshotsTable {
  table_id: string;
  /** How many entries of the log, and how many steps of the match, lie before the position. */
  sequence: number;
  steps: number;
  version: number;
  /** Whether nothing before it can be taken back any more. */
  settled: number;
  position: string;
  resigned: string;
}

interface ChatTable {
  table_id: string;
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
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
  tables: TablesTable;
  seats: SeatsTable;
  votes: VotesTable;
  mutes: MutesTable;
  log: LogTable;
  snapshots: SnapshotsTable;
  chat: ChatTable;
  probes: ProbesTable;
}

export type Database = Kysely<Schema>;

export type DatabaseKind = 'sqlite' | 'postgres';

export type PersonRow = Selectable<PeopleTable>;
export type DeviceRow = Selectable<DevicesTable>;
export type ProgramRow = Selectable<ProgramsTable>;
export type TableRow = Selectable<TablesTable>;
export type SeatRow = Selectable<SeatsTable>;
export type LogRow = Selectable<LogTable>;
export type SnapshotRow = Selectable<SnapshotsTable>;
export type ChatRow = Selectable<ChatTable>;
