import type { Generated, Kysely, Selectable } from 'kysely';
import type { CallChannel, CallKind } from '../../host/calls.ts';
import type { LogRow, SeatRow, SnapshotRow, TableRow } from '../../host/store.ts';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is stored as text. */

interface PeopleTable {
  id: string;
  name: string;
  made: number;
  seen: number;
  /** What they are called for and how, as `callBit` says; null or 0 if they are not. */
  calls: Generated<number | null>;
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

/** A call to somebody, and what has become of it. */
interface CallsTable {
  person: string;
  table_id: string;
  turn: number;
  kind: CallKind;
  channel: CallChannel;
  made: number;
  /** When it is looked at, again and again until it is sent, dropped or failed. */
  due: number;
  state: Generated<'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'>;
  /** How often sending has failed. */
  tries: Generated<number>;
  /** Why it waits, was dropped or has failed; 'interrupted' if a process ended while it was sending. */
  reason: Generated<string | null>;
  /** The process that is sending it. */
  node: Generated<string | null>;
  /** When it was sent, dropped or given up. */
  done: Generated<number | null>;
}

/** How somebody wants to be called, as JSON. */
interface CallWishesTable {
  person: string;
  wishes: string;
}

/** What somebody wants of one table, and when they last touched its page. */
interface CallTablesTable {
  person: string;
  table_id: string;
  mode: Generated<'usual' | 'loud' | 'silent'>;
  attended: Generated<number>;
}

/** A browser that takes notifications. It belongs to a device that is signed in, and goes with it. */
interface PushTable {
  endpoint: string;
  device: string;
  p256dh: string;
  auth: string;
  /** Our public key that it was made for. */
  server_key: string;
  made: number;
  /** When a notification last got through. */
  reached: number | null;
  failures: number;
  failing_since: number | null;
  problem: string | null;
}

/** Where somebody gets mail; nothing is sent there before it is confirmed, but for the link that confirms it. */
interface MailTable {
  person: string;
  address: string;
  confirmed: number | null;
  token_hash: string | null;
  expires: number | null;
  problem: string | null;
}

/** A program or chat of somebody's own that is told of calls. */
interface WebhooksTable {
  person: string;
  url: string;
  /** Signs what is sent; shown once. */
  secret: string;
  /** Where the links lead: the address that the person uses this server by. */
  site: string;
  made: number;
  reached: number | null;
  problem: string | null;
  failing_since: number | null;
}

/** Keys of the server itself, made once. */
interface KeysTable {
  name: string;
  value: string;
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

/** The clocks of a match. */
export interface ClocksRow {
  table_id: string;
  /** As JSON. */
  state: string;
  /** When somebody has to look at them again. */
  due: number | null;
  /** Grows by one with every change. */
  revision: number;
  /** The length of the log after the last entry that changed them. What changes with no entry is published. */
  sequence: number;
}

/** A person's holidays. */
interface HolidaysTable {
  person: string;
  since: number;
  until: number;
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
  calls: CallsTable;
  call_wishes: CallWishesTable;
  call_tables: CallTablesTable;
  push: PushTable;
  mail: MailTable;
  webhooks: WebhooksTable;
  server_keys: KeysTable;
  clocks: ClocksRow;
  holidays: HolidaysTable;
}

export type Database = Kysely<Schema>;

export type DatabaseKind = 'sqlite' | 'postgres';

export type StoredTableRow = Selectable<TablesTable>;
export type PersonRow = Omit<Selectable<PeopleTable>, 'calls'> & { readonly calls?: number | null };
export type DeviceRow = Selectable<DevicesTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type CodeRow = Selectable<CodesTable>;
export type ProgramRow = Selectable<ProgramsTable>;
export type ChatRow = Selectable<ChatTable>;
export type StoredCall = Selectable<CallsTable>;
export type PushRow = Selectable<PushTable>;
export type MailRow = Selectable<MailTable>;
export type WebhookRow = Selectable<WebhooksTable>;
