import { createHash, randomBytes } from 'node:crypto';
import type { Server } from './server.ts';
import { addDevice, countDevices, endDevice } from './store/devices.ts';
import { lookAtLink, makeLink, takeLink } from './store/links.ts';
import { makePerson, personBySecret } from './store/people.ts';
import { makeProgram, programByToken } from './store/programs.ts';
import type { PersonRow } from './store/schema.ts';

/**
 * People are known by a secret in a cookie, programs by a token in a header. Only hashes of them are stored, so a stolen
 * database lets nobody in.
 */

export const COOKIE = 'underbridge';

const LINK_LIFE = 15 * 60_000;
const SECRET = /^[\w-]{43}$/;
/** Tells what it is to whoever finds one lying about. */
const TOKEN_MARK = 'underbridge_';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A name for something that nobody can guess: every letter equally likely. */
export function drawId(length = 10): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(2 * length)) {
      if (byte < 252 && id.length < length) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

export function drawSeed(): string {
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

/** A new program of that owner's, unless they have so many, and its token, which nobody can be told again. */
export async function admitProgram(
  { db }: Server,
  owner: string,
  name: string,
  most: number,
): Promise<{ program: PersonRow; token: string } | undefined> {
  const now = Date.now();
  const program = { id: drawId(12), name, made: now, seen: now };
  const token = TOKEN_MARK + secret();
  const made = await makeProgram(db, program, { owner, token_hash: hash(token) }, most);
  return made ? { program, token } : undefined;
}

/** A new guest, and the secret by which to know them again. */
export async function welcomeGuest({ db }: Server): Promise<{ person: PersonRow; secret: string }> {
  const now = Date.now();
  const id = drawId(12);
  const person = { id, name: guestName(id), made: now, seen: now };
  const fresh = secret();
  await makePerson(db, person, hash(fresh));
  return { person, secret: fresh };
}

/** How a device is named to its owner: enough to tell theirs apart, and nothing that lets anybody in. */
export function deviceId(secretHash: string): string {
  return secretHash.slice(0, 16);
}

/** What is stored of the secret that a device shows. */
export function deviceHash(shown: string | undefined): string | undefined {
  return shown !== undefined && SECRET.test(shown) ? hash(shown) : undefined;
}

/** What somebody is called who has not said yet. */
export function guestName(id: string): string {
  return `Guest ${id.slice(0, 4)}`;
}

/** A link by which another device becomes the same person's, once. */
export async function drawLink({ db }: Server, person: string): Promise<{ token: string; expires: number }> {
  const token = secret();
  const now = Date.now();
  const expires = now + LINK_LIFE;
  await makeLink(db, person, hash(token), expires, now);
  return { token, expires };
}

/** Whose link it is, without using it up. */
export async function readLink({ db }: Server, token: string): Promise<PersonRow | undefined> {
  return lookAtLink(db, hash(token), Date.now());
}

const MOST_DEVICES = 20;

/** Makes the device that person's; it is nobody else's any more. */
export async function followLink(
  { db }: Server,
  token: string,
  before: { readonly person: string; readonly device: string } | undefined,
): Promise<{ person: PersonRow; secret: string } | 'used' | 'too-many'> {
  return db.transaction().execute(async (transaction) => {
    const person = await takeLink(transaction, hash(token), Date.now());
    if (person === undefined) return 'used';
    if ((await countDevices(transaction, person.id)) >= MOST_DEVICES) return 'too-many';
    const fresh = secret();
    await addDevice(transaction, person.id, hash(fresh), Date.now());
    if (before !== undefined) await endDevice(transaction, before.person, before.device);
    return { person, secret: fresh };
  });
}
