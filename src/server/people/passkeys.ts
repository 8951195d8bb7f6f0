import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import type { Server } from '../server.ts';
import {
  addChallenge,
  addPasskey,
  notePasskeyUsed,
  passkeyById,
  passkeysOf,
  removePasskey,
  takeChallenge,
} from '../store/people/passkeys.ts';
import { personById } from '../store/people/people.ts';
import type { PersonRow } from '../store/people/schema.ts';
import { passkeyDomain } from './passkey-domain.ts';

/** In milliseconds: how long people have to answer their device. */
const CHALLENGE_LIFE = 5 * 60_000;
const MOST_PASSKEYS = 10;

/** Loaded with the first passkey: it is a quarter of all that a server would load to start. */
const webAuthn = () => import('@simplewebauthn/server');

/** The site of a request: passkeys are bound to its domain, and sign its origin. */
export interface Site {
  /** The host name of the page. */
  readonly name: string;
  readonly origins: readonly string[];
}

export async function offerPasskey(
  server: Server,
  site: Site,
  { id, name }: PersonRow,
): Promise<PublicKeyCredentialCreationOptionsJSON | Denial> {
  const { db, now } = server;
  const domain = await passkeyDomain(server, site.name);
  if (isDenial(domain)) return domain;
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Underbridge',
    rpID: domain,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    timeout: CHALLENGE_LIFE,
    excludeCredentials: (await passkeysOf(db, id)).map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await addChallenge(db, options.challenge, id, now() + CHALLENGE_LIFE, now());
  return options;
}

/** Keeps a new passkey of the person; undefined if that has worked. */
export async function keepPasskey(
  server: Server,
  { name, origins }: Site,
  person: string,
  response: RegistrationResponseJSON,
  browser: string,
): Promise<Denial | undefined> {
  const { db, now, log } = server;
  const domain = await passkeyDomain(server, name);
  if (isDenial(domain)) return domain;
  if ((await passkeysOf(db, person)).length >= MOST_PASSKEYS) return deny('not-allowed', 'refused.passkeys-enough');
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, person, now()),
    expectedOrigin: [...origins],
    expectedRPID: domain,
    requireUserVerification: false,
  }).catch((err) => {
    log.info({ err }, 'a new passkey was refused');
    return { verified: false as const };
  });
  if (!checked.verified) return deny('not-allowed', 'refused.passkey');
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  if ((await passkeyById(db, id)) !== undefined) return deny('not-allowed', 'refused.passkey');
  const public_key = Buffer.from(publicKey).toString('base64url');
  await addPasskey(db, { id, person, public_key, counter, rp_id: domain, browser, made: now(), used: null });
  return undefined;
}

/** Accepts any passkey of this domain: the device lists the ones it has. */
export async function askForPasskey(
  server: Server,
  { name }: Site,
): Promise<PublicKeyCredentialRequestOptionsJSON | Denial> {
  const { db, now } = server;
  const domain = await passkeyDomain(server, name);
  if (isDenial(domain)) return domain;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: domain,
    userVerification: 'preferred',
    timeout: CHALLENGE_LIFE,
  });
  await addChallenge(db, options.challenge, null, now() + CHALLENGE_LIFE, now());
  return options;
}

/** Whose passkey has signed. */
export async function personByPasskey(
  { db, now, log }: Server,
  { origins }: Site,
  response: AuthenticationResponseJSON,
): Promise<PersonRow | Denial> {
  const passkey = await passkeyById(db, response.id);
  if (passkey === undefined) return deny('not-allowed', 'refused.passkey-unknown');
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null, now()),
    expectedOrigin: [...origins],
    // The stored domain counts, not what the request claims.
    expectedRPID: passkey.rp_id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: false,
  }).catch((err) => {
    log.info({ err }, 'a passkey was refused');
    return { verified: false as const };
  });
  if (!checked.verified) return deny('not-allowed', 'refused.passkey');
  await notePasskeyUsed(db, passkey.id, checked.authenticationInfo.newCounter, now());
  return (await personById(db, passkey.person)) ?? deny('not-allowed', 'refused.passkey-unknown');
}

/** Removes a passkey; not the last one, unless there are codes to sign in with. */
export async function forgetPasskey(
  { db }: Server,
  person: string,
  id: string,
  hasCodes: boolean,
): Promise<Denial | undefined> {
  const passkeys = await passkeysOf(db, person);
  if (!passkeys.some((each) => each.id === id)) return deny('not-found', 'refused.passkey-unknown');
  if (passkeys.length === 1 && !hasCodes) return deny('not-allowed', 'refused.last-passkey');
  await removePasskey(db, person, id);
  return undefined;
}
