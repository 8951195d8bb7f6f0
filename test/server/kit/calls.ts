import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import type { CallPreferences, CallSettings } from '../../../src/protocol/calls.ts';
import type { StoredCall } from '../../../src/server/store/calls/schema.ts';
import { kindOf } from '../../../src/server/store/database/address.ts';
import type { StandingTime } from '../../standing-time.ts';
import { waitUntil } from '../../waiting.ts';
import type { Guest } from './client.ts';

/** The chores of a server whose time stands still run whenever a millisecond passes. */
export const OFTEN = { chores: 1 } as const;

/** Looks into the database beside a server that uses it. */
export async function query<Row>(database: string, text: string): Promise<Row[]> {
  if (kindOf(database) === 'sqlite') {
    const handle = new DatabaseSync(database);
    try {
      handle.exec('pragma busy_timeout = 5000');
      return handle.prepare(text).all() as Row[];
    } finally {
      handle.close();
    }
  }
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

export async function callsIn(database: string): Promise<StoredCall[]> {
  const rows = await query<StoredCall>(database, 'select * from calls order by made, person, kind, channel');
  return rows.map((row) => ({ ...row, due: Number(row.due), made: Number(row.made), turn: Number(row.turn) }));
}

/** Lets time pass, and then the chores run until it is so. */
export async function passUntil(
  time: StandingTime,
  milliseconds: number,
  what: string,
  isSo: () => Promise<boolean> | boolean,
): Promise<void> {
  time.pass(milliseconds);
  await waitUntil(what, async () => {
    time.pass(1);
    return isSo();
  });
}

/** Sets up a webhook for the guest, with preferences that differ from the usual ones. */
export async function callByWebhook(
  guest: Guest,
  url: string,
  preferences: Partial<CallPreferences> = {},
): Promise<CallSettings> {
  const set = await guest.request<CallSettings>('PUT', '/api/me/calls/webhook', { url, language: 'en', zone: 'UTC' });
  if (set.status !== 200) throw new Error(JSON.stringify(set));
  await changePreferences(guest, { quiet: null, ...preferences });
  return set;
}

export async function changePreferences(guest: Guest, change: Partial<CallPreferences>): Promise<CallSettings> {
  const { preferences } = await guest.request<CallSettings>('GET', '/api/me/calls');
  const changed = await guest.request<CallSettings>('PUT', '/api/me/calls', { ...preferences, ...change });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed));
  return changed;
}
