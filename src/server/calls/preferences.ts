import { CALL_CHANNELS, CALL_KINDS, type CallChannel, callBit } from '../../host/calls.ts';
import { type CallPreferences, callPreferences } from '../../protocol/calls.ts';
import { renameHere } from '../room/rename.ts';
import type { Server } from '../server.ts';
import { channelsOf } from '../store/calls/channels.ts';
import { readPreferences, setCalls, writePreferences } from '../store/calls/preferences.ts';
import { personById } from '../store/people/people.ts';
import { callToTurnsUnderWay } from './under-way.ts';

/** The preferences as they are stored. */
export interface StoredPreferences extends CallPreferences {
  /** Until when nothing is sent, because the person asked for quiet today. */
  readonly quietUntil?: number | undefined;
}

const HALF_PAST_TEN = 22 * 60 + 30;
const HALF_PAST_SEVEN = 7 * 60 + 30;

/** The kinds of calls that are on by default. */
const USUAL_PREFERENCES: StoredPreferences = {
  language: 'en',
  zone: 'UTC',
  what: {
    turn: ['push', 'mail', 'webhook'],
    'clock-low': ['push', 'mail', 'webhook'],
    invitation: ['push', 'webhook'],
    end: ['mail', 'webhook'],
    chat: [],
    found: ['push', 'mail', 'webhook'],
    resume: ['push', 'mail', 'webhook'],
  },
  quiet: { from: HALF_PAST_TEN, to: HALF_PAST_SEVEN },
  wake: true,
  mail: 'digest',
  digestHour: 8,
};

/** How the person wants to be called, and whether they have said so. */
export async function preferencesOf({ db }: Pick<Server, 'db'>, person: string): Promise<StoredPreferences> {
  const text = await readPreferences(db, person);
  if (text === undefined) return USUAL_PREFERENCES;
  const { quietUntil, ...stored } = JSON.parse(text) as StoredPreferences;
  // Preferences of another version may lack something.
  const { success, data } = callPreferences.safeParse({
    ...USUAL_PREFERENCES,
    ...stored,
    what: { ...USUAL_PREFERENCES.what, ...stored.what },
  });
  return { ...(success ? data : USUAL_PREFERENCES), ...(quietUntil !== undefined && { quietUntil }) };
}

export async function changePreferences(
  server: Server,
  person: string,
  change: Partial<StoredPreferences>,
): Promise<void> {
  const preferences = { ...(await preferencesOf(server, person)), ...change };
  await writePreferences(server.db, person, JSON.stringify(preferences));
  await refreshCalls(server, person);
}

/** When a person first sets up a channel, their browser's language and time zone are stored. */
export async function meetPreferences(
  server: Server,
  person: string,
  from: Pick<CallPreferences, 'language' | 'zone'>,
): Promise<void> {
  const isNew = (await readPreferences(server.db, person)) === undefined;
  if (isNew) await writePreferences(server.db, person, JSON.stringify({ ...USUAL_PREFERENCES, ...from }));
  await refreshCalls(server, person);
}

/** The bits of the calls that are both wanted and possible. */
function bitsOf({ what }: CallPreferences, channels: ReadonlySet<CallChannel>): number {
  let bits = 0;
  for (const kind of CALL_KINDS) {
    for (const channel of CALL_CHANNELS) {
      if (channels.has(channel) && what[kind].includes(channel)) bits |= callBit(kind, channel);
    }
  }
  return bits;
}

/**
 * Recomputes what the person is called for. Tables in memory hold it with their seats; other processes are notified by the
 * database.
 */
export async function refreshCalls(server: Server, person: string): Promise<void> {
  const [preferences, channels] = await Promise.all([preferencesOf(server, person), channelsOf(server.db, person)]);
  const calls = bitsOf(preferences, channels);
  if (!(await setCalls(server.db, person, calls))) return;
  const row = await personById(server.db, person);
  if (row !== undefined) renameHere(server, { ...row, calls });
  if (calls !== 0) await callToTurnsUnderWay(server, person);
}
