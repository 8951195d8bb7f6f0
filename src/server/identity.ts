import { createHash, randomBytes } from 'node:crypto';
import type { House } from './house.ts';
import { addDevice, makeLink, makePerson, personBySecret, takeLink } from './store/people.ts';
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

export async function recognise({ db }: House, shown: string | undefined): Promise<PersonRow | undefined> {
  return shown !== undefined && SECRET.test(shown) ? personBySecret(db, hash(shown)) : undefined;
}

/** The program that has this token. */
export async function recogniseProgram({ db }: House, shown: string): Promise<PersonRow | undefined> {
  const isToken = shown.startsWith(TOKEN_MARK) && SECRET.test(shown.slice(TOKEN_MARK.length));
  return isToken ? programByToken(db, hash(shown)) : undefined;
}

/** A new program of that owner's, and its token, which nobody can be told again. */
export async function admitProgram(
  { db }: House,
  owner: string,
  name: string,
): Promise<{ program: PersonRow; token: string }> {
  const now = Date.now();
  const program = { id: drawId(12), name, made: now, seen: now };
  const token = TOKEN_MARK + secret();
  await makeProgram(db, program, { owner, token_hash: hash(token) });
  return { program, token };
}

/** A new guest, and the secret by which to know them again. */
export async function welcomeGuest({ db }: House): Promise<{ person: PersonRow; secret: string }> {
  const now = Date.now();
  const id = drawId(12);
  const person = { id, name: `Guest ${id.slice(0, 4)}`, made: now, seen: now };
  const fresh = secret();
  await makePerson(db, person, hash(fresh));
  return { person, secret: fresh };
}

/** A link by which another device becomes the same person's, once. */
export async function drawLink({ db }: House, person: string): Promise<{ token: string; expires: number }> {
  const token = secret();
  const expires = Date.now() + LINK_LIFE;
  await makeLink(db, person, hash(token), expires);
  return { token, expires };
}

export async function followLink(
  { db }: House,
  token: string,
): Promise<{ person: PersonRow; secret: string } | undefined> {
  const person = await takeLink(db, hash(token), Date.now());
  if (person === undefined) return undefined;
  const fresh = secret();
  await addDevice(db, person.id, hash(fresh), Date.now());
  return { person, secret: fresh };
}
