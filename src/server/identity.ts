import { createHash, randomBytes } from 'node:crypto';
import { CODE_WORDS, DEVICE_WORDS, randomWords, readWords } from './people/words.ts';
import type { Server } from './server.ts';
import { movePush } from './store/calls/channels.ts';
import { addHostLink, hasHostLink, redeemHostLink } from './store/host-room/hosts.ts';
import { redeemCode, replaceCodes } from './store/people/codes.ts';
import { addDevice, countDevices, endDevice } from './store/people/devices.ts';
import { joinPeople } from './store/people/joining.ts';
import { findLink, makeLink, redeemLink } from './store/people/links.ts';
import { holdPerson, makePerson, personById, personBySecret } from './store/people/people.ts';
import { makeProgram, programByToken } from './store/people/programs.ts';
import type { PersonRow } from './store/people/schema.ts';

/**
 * People are identified by a secret in a cookie, programs by a token in a header. Only hashes are stored, so that a stolen
 * database gives no access.
 */

export const COOKIE = 'underbridge';

const LINK_LIFE = 15 * 60_000;
/** Three words are fewer than a link has letters, so they work for a shorter time. */
const WORDS_LIFE = 5 * 60_000;
const CODES = 10;
const SECRET = /^[\w-]{43}$/;
/** A prefix by which leaked tokens can be recognised. */
const TOKEN_MARK = 'underbridge_';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A random id: every letter is equally likely. */
export function randomId(length = 10): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(2 * length)) {
      if (byte < 252 && id.length < length) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

export function randomSeed(): string {
  return randomBytes(32).toString('hex');
}

export async function recognise({ db }: Server, shown: string | undefined): Promise<PersonRow | undefined> {
  return shown !== undefined && SECRET.test(shown) ? personBySecret(db, hash(shown)) : undefined;
}

/** The program that has this token. */
export async function recogniseProgram({ db }: Server, shown: string): Promise<PersonRow | undefined> {
  const isToken = shown.startsWith(TOKEN_MARK) && SECRET.test(shown.slice(TOKEN_MARK.length));
  return isToken ? programByToken(db, hash(shown)) : undefined;
}

/** Creates a program with its token, which cannot be shown again; undefined if the owner has `most` already. */
export async function createProgram(
  { db, now: timeOfDay }: Server,
  owner: string,
  name: string,
  most: number,
): Promise<{ program: PersonRow; token: string } | undefined> {
  const now = timeOfDay();
  const program = { id: randomId(12), name, made: now, seen: now };
  const token = TOKEN_MARK + secret();
  const made = await makeProgram(db, program, { owner, token_hash: hash(token) }, most);
  return made ? { program, token } : undefined;
}

/** Creates a guest, with the secret that identifies them. */
export async function createGuest({ db, now: timeOfDay }: Server): Promise<{ person: PersonRow; secret: string }> {
  const now = timeOfDay();
  const id = randomId(12);
  const person = { id, name: guestName(id), made: now, seen: now };
  const fresh = secret();
  await makePerson(db, person, hash(fresh));
  return { person, secret: fresh };
}

/** The public id of a device: a prefix of the hash, which gives no access. */
export function deviceId(secretHash: string): string {
  return secretHash.slice(0, 16);
}

/** The hash of the secret in a device's cookie. */
export function deviceHash(shown: string | undefined): string | undefined {
  return shown !== undefined && SECRET.test(shown) ? hash(shown) : undefined;
}

/** The name of a guest who has not chosen one. */
export function guestName(id: string): string {
  return `Guest ${id.slice(0, 4)}`;
}

/** Creates a one-time link that signs another device in as the same person. */
export async function createLink(
  { db, now: timeOfDay }: Pick<Server, 'db' | 'now'>,
  person: string,
): Promise<{ token: string; expires: number }> {
  const token = secret();
  const now = timeOfDay();
  const expires = now + LINK_LIFE;
  await makeLink(db, person, hash(token), expires, now);
  return { token, expires };
}

/** Creates a one-time link that makes the person who follows it a host. */
export async function createHostLink({
  db,
  now: timeOfDay,
}: Pick<Server, 'db' | 'now'>): Promise<{ token: string; expires: number }> {
  const token = secret();
  const now = timeOfDay();
  const expires = now + LINK_LIFE;
  await addHostLink(db, hash(token), expires, now);
  return { token, expires };
}

/** Whether the link for a host works, without using it up. */
export async function readHostLink({ db, now }: Server, token: string): Promise<boolean> {
  return isLinkToken(token) && hasHostLink(db, hash(token), now());
}

/** Uses the link for a host up; false if it does not work any more. */
export async function takeHostLink({ db, now }: Server, token: string): Promise<boolean> {
  return isLinkToken(token) && redeemHostLink(db, hash(token), now());
}

/** Creates words that sign in another device where nothing can be opened or scanned. */
export async function createWords(
  { db, now: timeOfDay }: Server,
  person: string,
): Promise<{ words: string; expires: number }> {
  const words = randomWords(DEVICE_WORDS);
  const now = timeOfDay();
  const expires = now + WORDS_LIFE;
  await makeLink(db, person, hash(words), expires, now);
  return { words, expires };
}

/** Creates recovery codes that replace all earlier ones. They cannot be shown again. */
export async function createCodes({ db, now }: Server, person: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => randomWords(CODE_WORDS));
  await replaceCodes(db, person, codes.map(hash), now());
  return codes;
}

/** Uses a code up, and returns whose it is. */
export async function personByCode(
  { db, now }: Server,
  typed: string,
  browser: string,
): Promise<PersonRow | undefined> {
  const code = readWords(typed, CODE_WORDS);
  const person = code === undefined ? undefined : await redeemCode(db, hash(code), now(), browser);
  return person === undefined ? undefined : personById(db, person);
}

/** Whether this is a link's token, and no words that somebody could guess. */
export function isLinkToken(token: string): boolean {
  return SECRET.test(token);
}

/** Whose link it is, without using it up. */
export async function readLink({ db, now }: Server, token: string): Promise<PersonRow | undefined> {
  return findLink(db, hash(token), now());
}

const MOST_DEVICES = 20;

/** The person that a device was signed in as, and whether what they have is joined to the one it becomes. */
interface Before {
  readonly person: string;
  readonly device: string;
  readonly join: boolean;
}

interface SignedIn {
  readonly person: PersonRow;
  readonly secret: string;
  /** The tables at which somebody has another name now. */
  readonly changed: readonly string[];
}

/** Signs the device in as that person, and out as the one before. The link is used up only if that works. */
export async function followLink(
  { db, now }: Server,
  token: string,
  before: Before | undefined,
): Promise<SignedIn | 'used' | 'too-many' | { readonly both: readonly string[] }> {
  return db.transaction().execute(async (transaction) => {
    const found = await findLink(transaction, hash(token), now());
    if (found === undefined) return 'used';
    // Locked in the same order everywhere, to prevent deadlocks.
    for (const id of [found.id, ...(before?.join ? [before.person] : [])].sort()) await holdPerson(transaction, id);
    // Read after locking: the link may have been followed meanwhile.
    if ((await findLink(transaction, hash(token), now())) === undefined) return 'used';
    if ((await countDevices(transaction, found.id)) >= MOST_DEVICES) return 'too-many';
    const outcome = before?.join ? await joinPeople(transaction, before.person, found.id) : { joined: [] };
    if ('both' in outcome) return outcome;
    const person = await redeemLink(transaction, hash(token), now());
    if (person === undefined) return 'used';
    const fresh = secret();
    await addDevice(transaction, person.id, hash(fresh), now());
    if (before?.join) await movePush(transaction, before.device, hash(fresh));
    if (before !== undefined) await endDevice(transaction, before.join ? person.id : before.person, before.device);
    return { person, secret: fresh, changed: outcome.joined };
  });
}
