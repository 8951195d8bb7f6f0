import { describe, expect, test } from 'vitest';
import { type Authenticator, makeAuthenticator } from '../../../../test/server/kit/authenticator.ts';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { standingTime } from '../../../../test/standing-time.ts';
import type { Account, CarryWords, LinkInfo, NewCodes, SignInToken } from '../../../protocol/http.ts';
import type { Person } from '../../../protocol/server.ts';
import { openDatabase } from '../../store/database/open.ts';

type RegistrationOptions = Parameters<Authenticator['register']>[0];
type SignInOptions = Parameters<Authenticator['assert']>[0];

/** Browsers give passkeys to pages of this machine by this name, never by its address. */
function named(url: string): string {
  return url.replace('127.0.0.1', 'localhost');
}

async function addKey(guest: Guest, url: string, key = makeAuthenticator()): Promise<Authenticator> {
  const options = await guest.request<RegistrationOptions>('POST', '/api/me/passkeys/options');
  const { status } = await guest.request<Account>('POST', '/api/me/passkeys', key.register(options, url));
  expect(status).toBe(200);
  return key;
}

const optionsFor = (guest: Guest) => guest.request<SignInOptions>('POST', '/api/sign-in/passkey/options');
const signIn = (guest: Guest, signed: unknown) => guest.request<SignInToken>('POST', '/api/sign-in/passkey', signed);
const follow = (guest: Guest, token: string, body: object = {}) =>
  guest.request<Person>('POST', `/api/link/${encodeURIComponent(token)}`, body);

describe.each(KINDS)('a passkey, on %s', (kind) => {
  const servers = serversOn(kind);
  const started = async (overrides = {}) => {
    const { url } = await servers.start({ host: 'localhost', ...overrides });
    return named(url);
  };

  test('signs its owner in on a new device, once for each challenge', async () => {
    const url = await started();
    const owner = await visit(url);
    const key = await addKey(owner, url);
    const account = await owner.request<Account>('GET', '/api/me/account');
    expect(account).toMatchObject({ passkeys: [{ id: key.id }], codes: { left: 0, used: [] } });

    const device = await visit(url);
    const signed = key.assert(await optionsFor(device), url);
    const { token, status } = await signIn(device, signed);
    expect(status).toBe(200);
    expect(await follow(device, token)).toMatchObject({ status: 200, ...owner.person });
    expect(await signIn(device, signed)).toMatchObject({ status: 403, refusal: { say: 'refused.passkey' } });
    expect((await owner.request<Account>('GET', '/api/me/account')).passkeys[0]?.used).toEqual(expect.any(Number));
  });

  test('is refused from another site, for another domain, and with what it did not sign', async () => {
    const url = await started();
    const owner = await visit(url);
    const key = await addKey(owner, url);
    const stranger = await visit(url);
    const refused = { status: 403, refusal: { say: 'refused.passkey' } };
    expect(await signIn(stranger, key.assert(await optionsFor(stranger), 'https://evil.example'))).toMatchObject(
      refused,
    );
    const elsewhere = { ...(await optionsFor(stranger)), rpId: 'evil.example' };
    expect(await signIn(stranger, key.assert(elsewhere, url))).toMatchObject(refused);
    expect(await signIn(stranger, key.assert({ challenge: 'bWFkZS11cA', rpId: 'localhost' }, url))).toMatchObject(
      refused,
    );
    const other = makeAuthenticator();
    const forged = { ...(other.assert(await optionsFor(stranger), url) as object), id: key.id, rawId: key.id };
    expect(await signIn(stranger, forged)).toMatchObject(refused);
    expect(await signIn(stranger, other.assert(await optionsFor(stranger), url))).toMatchObject({
      status: 403,
      refusal: { say: 'refused.passkey-unknown' },
    });
    expect(await signIn(stranger, { id: key.id })).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('is kept only by whom it was offered, and only once', async () => {
    const url = await started();
    const [owner, thief] = [await visit(url), await visit(url)];
    const key = makeAuthenticator();
    const options = await owner.request<RegistrationOptions>('POST', '/api/me/passkeys/options');
    const made = key.register(options, url);
    const keep = (who: Guest, what: unknown) => who.request<Account>('POST', '/api/me/passkeys', what);
    expect(await keep(thief, made)).toMatchObject({ status: 403 });
    expect(await keep(owner, made)).toMatchObject({ status: 200, passkeys: [{ id: key.id }] });
    expect(await keep(owner, made)).toMatchObject({ status: 403 });
    // A credential cannot be registered twice, by anybody.
    const again = await thief.request<RegistrationOptions>('POST', '/api/me/passkeys/options');
    expect(await keep(thief, key.register(again, url))).toMatchObject({ status: 403 });
    // A challenge for signing in is not valid for a new key.
    const wrong = { ...options, challenge: (await optionsFor(owner)).challenge };
    expect(await keep(owner, makeAuthenticator().register(wrong, url))).toMatchObject({ status: 403 });
  });

  test('has five minutes to be used', async () => {
    const time = standingTime(Date.UTC(2026, 0, 1));
    const url = await started({ time });
    const owner = await visit(url);
    const key = await addKey(owner, url);
    const [early, late] = [await optionsFor(owner), await optionsFor(owner)];
    time.pass(299_000);
    expect((await signIn(owner, key.assert(early, url))).status).toBe(200);
    time.pass(2_000);
    expect((await signIn(owner, key.assert(late, url))).status).toBe(403);
  });

  test('cannot be removed if it is the last way in', async () => {
    const url = await started();
    const owner = await visit(url);
    const [first, second] = [await addKey(owner, url), await addKey(owner, url)];
    const remove = (key: Authenticator) => owner.request<Account>('DELETE', `/api/me/passkeys/${key.id}`);
    expect((await remove(first)).passkeys).toMatchObject([{ id: second.id }]);
    expect(await remove(second)).toMatchObject({ status: 403, refusal: { say: 'refused.last-passkey' } });
    await owner.request('POST', '/api/me/codes');
    expect(await remove(second)).toMatchObject({ status: 200, passkeys: [] });
    expect(await remove(second)).toMatchObject({ status: 404 });
  });
});

describe.each(KINDS)('words and codes, on %s', (kind) => {
  const servers = serversOn(kind);

  test('three words sign another device in, once, however they are typed', async () => {
    const { url } = await servers.start();
    const [owner, device, late] = [await visit(url), await visit(url), await visit(url)];
    const { words } = await owner.request<CarryWords>('POST', '/api/me/words');
    expect(words.split('-')).toHaveLength(3);
    const typed = words.toUpperCase().replaceAll('-', ' , ');
    const look = await device.request<LinkInfo>('GET', `/api/link/${encodeURIComponent(typed)}`);
    expect(look.person).toEqual(owner.person);
    expect(await follow(device, typed)).toMatchObject({ status: 200, ...owner.person });
    expect(await follow(late, words)).toMatchObject({ status: 404, refusal: { say: 'refused.words' } });
    expect(await follow(late, 'no such words')).toMatchObject({ status: 404, refusal: { say: 'refused.words' } });
  });

  test('words work for five minutes', async () => {
    const time = standingTime(Date.UTC(2026, 0, 1));
    const { url } = await servers.start({ time });
    const [owner, device] = [await visit(url), await visit(url)];
    const { words } = await owner.request<CarryWords>('POST', '/api/me/words');
    time.pass(300_000);
    expect(await follow(device, words)).toMatchObject({ status: 404 });
  });

  test('guessing is slow, for one address and for all together', async () => {
    const { url } = await servers.start({ limits: { guesses: 3 } });
    const guest = await visit(url);
    const guess = () => follow(guest, 'abandon ability able');
    for (const status of [404, 404, 404, 429]) expect((await guess()).status).toBe(status);
    // A link cannot be guessed, and is not slowed down.
    expect((await follow(guest, 'a'.repeat(43))).status).toBe(404);
  });

  test('a code from the drawer signs in once, and its owner sees where', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const { codes } = await owner.request<NewCodes>('POST', '/api/me/codes');
    expect(new Set(codes).size).toBe(10);
    const device = await visit(url);
    const use = (code = '') => device.request<SignInToken>('POST', '/api/sign-in/code', { code });
    const { token } = await use(codes[3]);
    expect(await follow(device, token)).toMatchObject({ status: 200, ...owner.person });
    expect(await use(codes[3])).toMatchObject({ status: 403, refusal: { say: 'refused.code' } });
    expect(await use('abandon ability able about')).toMatchObject({ status: 403 });
    const account = await owner.request<Account>('GET', '/api/me/account');
    expect(account.codes).toMatchObject({ left: 9, used: [{ at: expect.any(Number), browser: '' }] });
    await owner.request<NewCodes>('POST', '/api/me/codes');
    expect(await use(codes[4])).toMatchObject({ status: 403 });
  });

  test('nothing in the database tells them', async () => {
    const server = await servers.start();
    const owner = await visit(server.url);
    const { words } = await owner.request<CarryWords>('POST', '/api/me/words');
    const { codes } = await owner.request<NewCodes>('POST', '/api/me/codes');
    await servers.stop(server);
    const { db, close } = await openDatabase(await servers.database(), () => {});
    const rows = JSON.stringify([
      await db.selectFrom('links').selectAll().execute(),
      await db.selectFrom('codes').selectAll().execute(),
    ]);
    await close();
    expect(rows).toContain(owner.person.id);
    for (const secret of [words, ...codes]) expect(rows).not.toContain(secret);
  });
});
