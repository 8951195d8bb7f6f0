import { expect, test } from 'vitest';
import { callsIn, changePreferences, OFTEN, passUntil, query } from '../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { type MailServer, mailServers } from '../../../test/server/kit/mail-server.ts';
import { askedOf, GAME, pairAt, playBoth } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { CallSettings, MailConfirmed, TestOutcome } from '../../protocol/calls.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 18, 12);
const SITE = 'https://play.example.org';
const ADDRESS = 'astrid@example.org';

const servers = serversOn('sqlite');
const openMail = mailServers();

async function begin(limits = {}) {
  const mail = await openMail();
  const time = standingTime(NOON);
  const from = 'Underbridge <bridge@example.org>';
  const settings = { time, ...OFTEN, mail: { smtp: mail.url, from, site: SITE } };
  const { url } = await servers.start({ ...settings, limits: { mailsToAddress: 1000, callChanges: 1000, ...limits } });
  return { mail, time, url, database: await servers.database() };
}

function setAddress(guest: Guest, address = ADDRESS) {
  return guest.request<CallSettings>('PUT', '/api/me/calls/mail', { address, language: 'en', zone: 'UTC' });
}

/** The token of the link in the newest mail. */
function tokenIn({ letters }: MailServer): string {
  return /https:\/\/play\.example\.org\/\S*\/([\w.-]{20,})/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}

async function confirmed(guest: Guest, mail: MailServer): Promise<void> {
  await setAddress(guest);
  expect((await guest.request<MailConfirmed>('POST', `/api/mail/${tokenIn(mail)}`, {})).status).toBe(200);
}

test('an address is confirmed by a link that opening does not use up, once, and within a quarter of an hour', async () => {
  const { mail, time, url, database } = await begin();
  const guest = await visit(url);
  expect(await setAddress(guest)).toMatchObject({ canMail: true, mail: { address: ADDRESS, confirmed: false } });
  expect(mail.letters[0]).toMatchObject({ to: ADDRESS });
  const token = tokenIn(mail);
  const stored = JSON.stringify(await query(database, 'select * from mail'));
  expect(stored).not.toContain(token);
  for (let opened = 0; opened < 2; opened++) {
    expect(await guest.request('GET', `/api/mail/${token}`)).toMatchObject({ address: ADDRESS, confirmed: false });
  }
  expect(await guest.request('POST', `/api/mail/${token}`, {})).toMatchObject({ confirmed: true });
  expect((await guest.request('POST', `/api/mail/${token}`, {})).status).toBe(404);
  expect((await guest.request<CallSettings>('GET', '/api/me/calls')).mail).toMatchObject({ confirmed: true });
  const late = await visit(url);
  await setAddress(late, 'late@example.org');
  time.pass(15 * MINUTE);
  expect((await late.request('POST', `/api/mail/${tokenIn(mail)}`, {})).status).toBe(404);
  expect((await late.request('POST', '/api/mail/some-guess', {})).status).toBe(404);
});

test('what has happened comes in one mail a day, at the hour of one’s choice', async () => {
  const { mail, time, url, database } = await begin();
  const pair = await pairAt(url);
  const [, called] = pair.guests;
  await confirmed(called, mail);
  await changePreferences(called, { quiet: null, digestHour: 18 });
  await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
  const is = (state: string) => async () => (await callsIn(database))[0]?.state === state;
  const waits = async () => (await callsIn(database))[0]?.reason === 'digest';
  await passUntil(time, MINUTE, 'it waits for the evening', waits);
  expect(mail.letters).toHaveLength(1);
  await passUntil(time, 6 * HOUR, 'the mail is sent', is('sent'));
  const letter = mail.letters[1];
  expect(letter?.headers.get('subject')).toBe('Your turn: Gnome Elf Troll');
  expect(letter?.text).toContain(`${SITE}/table/${pair.table}`);
  expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(letter?.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/play\.example\.org\/calls\/stop\/[\w.-]+>$/);
});

test('a daily mail at an hour that is quiet comes when that is over', async () => {
  const { mail, time, url, database } = await begin();
  const pair = await pairAt(url);
  const [, called] = pair.guests;
  await confirmed(called, mail);
  await changePreferences(called, { quiet: { from: 17 * 60, to: 20 * 60 }, digestHour: 18 });
  await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
  const waits = (reason: string) => async () => (await callsIn(database))[0]?.reason === reason;
  await passUntil(time, MINUTE, 'it waits for the evening', waits('digest'));
  await passUntil(time, 6 * HOUR, 'it waits until the quiet hours end', waits('quiet'));
  await passUntil(time, 2 * HOUR, 'the mail is sent', async () => (await callsIn(database))[0]?.state === 'sent');
  expect(mail.letters).toHaveLength(2);
});

test('a daily mail that does not get through is tried again after ten seconds, not after a day', async () => {
  const { mail, time, url, database } = await begin();
  const pair = await pairAt(url);
  const [, called] = pair.guests;
  await confirmed(called, mail);
  await changePreferences(called, { quiet: null, digestHour: 18 });
  await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
  const call = async () => (await callsIn(database))[0];
  await passUntil(time, MINUTE, 'it waits for the evening', async () => (await call())?.reason === 'digest');
  mail.refuses = true;
  await passUntil(time, 6 * HOUR, 'it has failed', async () => (await call())?.tries === 1);
  mail.refuses = false;
  await passUntil(time, 10_000, 'the mail is sent', async () => (await call())?.state === 'sent');
});

test('the daily mail names first where time is up first', async () => {
  const { mail, time, url, database } = await begin();
  const [called, other] = [await visit(url), await visit(url)];
  await confirmed(called, mail);
  await changePreferences(called, { quiet: null, digestHour: 18 });
  const tables: string[] = [];
  for (const pace of ['none', 'days-steady', 'days-brisk'] as const) {
    const { table } = await called.make({ game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 }, pace });
    await other.request('POST', `/api/tables/${table}/join`);
    await called.request('POST', `/api/tables/${table}/start`);
    tables.push(table);
  }
  const areSent = async () =>
    (await callsIn(database)).filter(({ kind, state }) => kind === 'turn' && state === 'sent').length === 3;
  await passUntil(time, 6 * HOUR + MINUTE, 'the mail is sent', areSent);
  const named = [...(mail.letters[1]?.text ?? '').matchAll(/\/table\/(\w+)/g)].map(([, id]) => id);
  expect(named).toEqual(tables.reverse());
});

test('from a table that is to be loud a mail comes at once, and at most one an hour', async () => {
  const { mail, time, url, database } = await begin();
  const pair = await pairAt(url);
  const [, called] = pair.guests;
  await confirmed(called, mail);
  await changePreferences(called, { quiet: null, digestHour: 18 });
  await called.request('PUT', `/api/me/calls/tables/${pair.table}`, { mode: 'loud' });
  const turns = async () => (await callsIn(database)).map(({ state, reason }) => `${state} ${reason ?? ''}`.trim());
  await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
  await passUntil(time, MINUTE, 'the first is sent', async () => (await turns())[0] === 'sent');
  await playBoth(pair, () => askedOf(pair.players[0], pair.table) !== undefined);
  await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
  await passUntil(time, MINUTE, 'the second waits', async () => (await turns())[1] === 'waiting hourly');
});

test('a mail for each turn comes at most once an hour', async () => {
  const { mail, time, url, database } = await begin();
  const pair = await pairAt(url);
  const [, called] = pair.guests;
  await confirmed(called, mail);
  await changePreferences(called, { quiet: null, mail: 'each' });
  const turns = async () => (await callsIn(database)).map(({ state, reason }) => `${state} ${reason ?? ''}`.trim());
  await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
  await passUntil(time, MINUTE, 'the first is sent', async () => (await turns())[0] === 'sent');
  await playBoth(pair, () => askedOf(pair.players[0], pair.table) !== undefined);
  await playBoth(pair, () => askedOf(pair.players[1], pair.table) !== undefined);
  await passUntil(time, MINUTE, 'the second waits', async () => (await turns())[1] === 'waiting hourly');
  await passUntil(time, HOUR, 'the second is sent', async () => (await turns())[1]?.startsWith('sent') === true);
  expect(mail.letters).toHaveLength(3);
});

test('whoever presses the button of a mail program gets no more; looking at the page changes nothing', async () => {
  const { mail, url } = await begin();
  const guest = await visit(url);
  await confirmed(guest, mail);
  expect(await guest.request<TestOutcome>('POST', '/api/me/calls/test', { channel: 'mail' })).toMatchObject({
    sent: true,
  });
  const stop =
    /<https:\/\/play\.example\.org(.*)>/.exec(mail.letters[1]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  const press = (path: string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  await fetch(`${url}${stop}`);
  expect((await press(`${stop}x`)).status).toBe(404);
  expect((await guest.request<CallSettings>('GET', '/api/me/calls')).mail).toBeDefined();
  expect((await press(stop)).status).toBe(200);
  expect((await guest.request<CallSettings>('GET', '/api/me/calls')).mail).toBe(undefined);
  expect((await press(stop)).status).toBe(404);
});

test('a link signs in, once; the answer is the same for addresses that nobody has', async () => {
  const { mail, url, time } = await begin();
  const guest = await visit(url);
  await confirmed(guest, mail);
  const other = await visit(url);
  const ask = (address: string) => other.request('POST', '/api/sign-in/mail', { address });
  const answers = [await ask('nobody@example.org'), await ask('Astrid@Example.org')];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ sent: true, status: 200 });
  await mail.has(2);
  expect(mail.letters.map(({ to }) => to)).toEqual([ADDRESS, ADDRESS]);
  const token = tokenIn(mail);
  expect(await other.request('GET', `/api/link/${token}`)).toMatchObject({ person: { id: guest.person.id } });
  expect(await other.request('POST', `/api/link/${token}`, {})).toMatchObject({ id: guest.person.id });
  const third = await visit(url);
  expect((await third.request('POST', `/api/link/${token}`, {})).status).toBe(404);
  await ask(ADDRESS);
  await mail.has(3);
  time.pass(15 * MINUTE);
  expect((await third.request('POST', `/api/link/${tokenIn(mail)}`, {})).status).toBe(404);
});

test('an address that is not confirmed signs nobody in, and whoever reads its mail takes it from others', async () => {
  const { mail, url } = await begin();
  const [first, second] = [await visit(url), await visit(url)];
  await confirmed(first, mail);
  await setAddress(second);
  const asked = await visit(url);
  await asked.request('POST', '/api/sign-in/mail', { address: ADDRESS });
  await mail.has(3);
  expect(await asked.request('GET', `/api/link/${tokenIn(mail)}`)).toMatchObject({ person: { id: first.person.id } });
  await confirmed(second, mail);
  expect((await first.request<CallSettings>('GET', '/api/me/calls')).mail).toBe(undefined);
});

test('one address gets only so many mails an hour, and nobody is told', async () => {
  const { mail, url } = await begin({ mailsToAddress: 2 });
  const guest = await visit(url);
  await confirmed(guest, mail);
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await guest.request('POST', '/api/sign-in/mail', { address: ADDRESS })).toMatchObject({ sent: true });
  }
  await mail.has(3);
  expect(await guest.request<TestOutcome>('POST', '/api/me/calls/test', { channel: 'mail' })).toMatchObject({
    sent: true,
  });
  expect(mail.letters).toHaveLength(4);
});

test('a trial tells when the mail server refuses', async () => {
  const { mail, url } = await begin();
  const guest = await visit(url);
  await confirmed(guest, mail);
  mail.refuses = true;
  const outcome = await guest.request<TestOutcome>('POST', '/api/me/calls/test', { channel: 'mail' });
  expect(outcome).toMatchObject({ sent: false, problem: expect.stringContaining('not today') });
});

test('where mail is not set up nothing of it is offered', async () => {
  const { url } = await servers.start();
  const guest = await visit(url);
  expect(await guest.request('GET', '/api/sign-in')).toMatchObject({ mail: false });
  expect(await guest.request('GET', '/api/me/calls')).toMatchObject({ canMail: false });
  expect(await setAddress(guest)).toMatchObject({ status: 403, refusal: { say: 'refused.no-mail' } });
});
