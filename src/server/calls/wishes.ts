import { CALL_CHANNELS, CALL_KINDS, type CallChannel, callBit } from '../../host/calls.ts';
import { type CallWishes, callWishes } from '../../protocol/calls.ts';
import { renameHere } from '../room/rename.ts';
import type { Server } from '../server.ts';
import { readWishes, setCalls, writeWishes } from '../store/call-wishes.ts';
import { channelsOf } from '../store/channels.ts';
import { personById } from '../store/people.ts';

/** The wishes as they are stored. */
export interface StoredWishes extends CallWishes {
  /** Until when nothing is sent, because the person asked for quiet today. */
  readonly quietUntil?: number | undefined;
}

const HALF_PAST_TEN = 22 * 60 + 30;
const HALF_PAST_SEVEN = 7 * 60 + 30;

/** What people are called for unless they choose otherwise. */
const USUAL_WISHES: StoredWishes = {
  language: 'en',
  zone: 'UTC',
  what: {
    turn: ['push', 'mail', 'webhook'],
    'clock-low': ['push', 'mail', 'webhook'],
    invitation: ['push', 'webhook'],
    end: ['mail', 'webhook'],
    chat: [],
  },
  quiet: { from: HALF_PAST_TEN, to: HALF_PAST_SEVEN },
  wake: true,
  mail: 'digest',
  digestHour: 8,
};

/** How the person wants to be called, and whether they have said so. */
export async function wishesOf({ db }: Pick<Server, 'db'>, person: string): Promise<StoredWishes> {
  const text = await readWishes(db, person);
  if (text === undefined) return USUAL_WISHES;
  const { quietUntil, ...stored } = JSON.parse(text) as StoredWishes;
  // Wishes of another version may lack something.
  const { success, data } = callWishes.safeParse({ ...USUAL_WISHES, ...stored });
  return { ...(success ? data : USUAL_WISHES), ...(quietUntil !== undefined && { quietUntil }) };
}

export async function changeWishes(server: Server, person: string, change: Partial<StoredWishes>): Promise<void> {
  const wishes = { ...(await wishesOf(server, person)), ...change };
  await writeWishes(server.db, person, JSON.stringify(wishes));
  await refreshCalls(server, person);
}

/** The first time somebody sets up a way to be called, their language and time zone are what their browser says. */
export async function meetWishes(
  server: Server,
  person: string,
  from: Pick<CallWishes, 'language' | 'zone'>,
): Promise<void> {
  const isNew = (await readWishes(server.db, person)) === undefined;
  if (isNew) await writeWishes(server.db, person, JSON.stringify({ ...USUAL_WISHES, ...from }));
  await refreshCalls(server, person);
}

/** The bits of what is wished for and possible. */
function bitsOf({ what }: CallWishes, channels: ReadonlySet<CallChannel>): number {
  let bits = 0;
  for (const kind of CALL_KINDS) {
    for (const channel of CALL_CHANNELS) {
      if (channels.has(channel) && what[kind].includes(channel)) bits |= callBit(kind, channel);
    }
  }
  return bits;
}

/**
 * Works out anew what the person is called for. Tables in memory know it with their seats: here at once, in other processes when the
 * database tells them.
 */
export async function refreshCalls(server: Server, person: string): Promise<void> {
  const [wishes, channels] = await Promise.all([wishesOf(server, person), channelsOf(server.db, person)]);
  const calls = bitsOf(wishes, channels);
  if (!(await setCalls(server.db, person, calls))) return;
  const row = await personById(server.db, person);
  if (row !== undefined) renameHere(server, person, row.name, calls);
}
