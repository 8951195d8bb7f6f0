import type { Generated, Selectable } from 'kysely';
import type { CallChannel, CallKind } from '../../../host/calls.ts';

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
  /** Why it waits, was dropped or has failed. */
  reason: Generated<string | null>;
  /** How often a process ended while it was sending it. Then it may have been sent more than once. */
  interrupted: Generated<number>;
  /** The process that is sending it. */
  node: Generated<string | null>;
  /** When it was sent, dropped or given up; while it waits to be sent once more, when it was sent first. */
  done: Generated<number | null>;
  /** When somebody asked that it be sent once more. */
  again: Generated<number | null>;
}

/** How somebody wants to be called, as JSON. */
interface CallPreferencesTable {
  person: string;
  wishes: string;
}

/** A person's preference for one table, and when they last touched its page. */
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

/** A person's mail address. Until it is confirmed, only the link that confirms it is sent there. */
interface MailTable {
  person: string;
  address: string;
  confirmed: number | null;
  token_hash: string | null;
  expires: number | null;
  problem: string | null;
}

/** A person's own program or chat that receives calls. */
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

export interface CallsSchema {
  calls: CallsTable;
  call_wishes: CallPreferencesTable;
  call_tables: CallTablesTable;
  push: PushTable;
  mail: MailTable;
  webhooks: WebhooksTable;
  server_keys: KeysTable;
}

export type StoredCall = Selectable<CallsTable>;
export type PushRow = Selectable<PushTable>;
export type MailRow = Selectable<MailTable>;
export type WebhookRow = Selectable<WebhooksTable>;
