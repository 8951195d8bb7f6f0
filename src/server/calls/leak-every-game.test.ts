import { cpSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { providedDatabases } from '../../../test/server/databases.ts';
import { callByWebhook, callsIn, OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { leaky, whispering } from '../../../test/server/kit/leaky.ts';
import { mailServers } from '../../../test/server/kit/mail-server.ts';
import { plant } from '../../../test/server/kit/plant.ts';
import { pushServices } from '../../../test/server/kit/push-service.ts';
import { receivers } from '../../../test/server/kit/receivers.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { type Worlds, worldsOf } from '../../../test/server/kit/worlds.ts';
import { standingTime } from '../../../test/standing-time.ts';
import { GAMES } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import type { Overrides } from '../settings.ts';

/** Nobody is called with what they may not know: in two matches that look alike to them every message is the same, to the byte. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 18, 12);
const DIGEST_HOUR = 18;
/** In seconds. */
const DAY = 24 * 60 * 60;
/** Of a day a fifth is left; the mail of the day has come before. */
const ALARM = 24 * HOUR * (4 / 5);
const SITE = 'https://play.example.org';

const servers = serversOn('sqlite');
const freshDatabase = providedDatabases();
const receive = receivers();
const openMail = mailServers();
const openPush = pushServices();

/** The messages by each channel, without parts that are random. */
interface Heard {
  readonly push: readonly string[];
  readonly mail: readonly string[];
  readonly digest: readonly string[];
  readonly webhook: readonly string[];
  /** The rows that say who is called when. */
  readonly calls: readonly string[];
}

/** A table at which the observer can be called in every way, and its match has begun. */
async function prepare(game: Game, { table: { seats, options }, observer }: Worlds) {
  const [receiver, mail, service] = [await receive(), await openMail(), await openPush()];
  const settings: Overrides = {
    ...OFTEN,
    games: [game],
    webhookAllow: [receiver.host],
    pushSubject: 'mailto:bridge@example.org',
    pushAllow: [service.host],
    authority: service.authority,
    mail: { smtp: mail.url, from: 'Underbridge <bridge@example.org>', site: SITE },
  };
  const database = await freshDatabase('sqlite');
  const server = await servers.start({ ...settings, time: standingTime(NOON), database });
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await visit(server.url));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const { table } = await host.make({
    game: game.id,
    seats: ['me', ...others.map(() => 'anyone' as const)],
    options,
    pace: { kind: 'days', bank: DAY, increment: 0, cap: DAY },
  });
  for (const other of others) await other.request('POST', `/api/tables/${table}/join`);
  expect((await host.request('POST', `/api/tables/${table}/start`)).status).toBe(200);
  const called = guests[observer] ?? host;
  await called.request('PUT', '/api/me/calls/mail', { address: 'astrid@example.org', language: 'en', zone: 'UTC' });
  const [, token] = /\/calls\/mail\/([\w-]+)/.exec(mail.letters[0]?.text ?? '') ?? [];
  expect((await called.request('POST', `/api/mail/${token}`, {})).status).toBe(200);
  const push = { ...service.subscribe(), language: 'en', zone: 'UTC' };
  expect((await called.request('PUT', '/api/me/calls/push', push)).status).toBe(200);
  await callByWebhook(called, receiver.url, { digestHour: DIGEST_HOUR });
  // The key that signs links to stop mail is created with the first mail.
  expect((await called.request('POST', '/api/me/calls/test', { channel: 'mail' })).status).toBe(200);
  await servers.stop(server);
  mail.letters.length = 0;
  return { settings, database, table, cookies: guests.map(({ cookie }) => cookie), receiver, mail, service };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Plays one of the two matches, and lets time pass whenever the others wait for the observer. */
async function hear(
  { settings, database: prepared, table, cookies, receiver, mail, service }: Prepared,
  game: Game,
  { position, stages }: Worlds['worlds'][number],
): Promise<Heard> {
  const database = await freshDatabase('sqlite');
  cpSync(prepared, database);
  await plant(database, table, position);
  const time = standingTime(NOON);
  const server = await servers.start({ ...settings, games: [game], time, database });
  const players = [];
  for (const cookie of cookies) players.push(await (await visit(server.url, cookie)).connect());
  for (const player of players) await player.watch(table);
  const counts = cookies.map(() => 0);
  const isCalled = (kind: string, channels: readonly string[]) => async () => {
    const newest = Math.max(...(await callsIn(database)).map(({ turn }) => turn));
    const calls = (await callsIn(database)).filter((call) => call.kind === kind && call.turn === newest);
    return (
      calls.filter(({ state, channel }) => state === 'sent' && channels.includes(channel)).length === channels.length
    );
  };
  for (const stage of stages) {
    for (const { seat, move } of stage) {
      const seatEntry = counts[seat] ?? 0;
      counts[seat] = seatEntry + 1;
      const answered = await players[seat]?.ask({ type: 'move', table, seat, seatEntry, move: { ...move } });
      expect(answered, JSON.stringify(move)).toMatchObject({ type: 'accepted' });
    }
    await passUntil(time, 2 * MINUTE, 'the turn is told of', isCalled('turn', ['push', 'webhook']));
  }
  await passUntil(time, 6 * HOUR, 'the mail of the day is sent', isCalled('turn', ['mail']));
  const digest = mail.letters.length;
  await passUntil(time, ALARM - 6 * HOUR, 'the alarm is sent', isCalled('clock-low', ['push', 'mail', 'webhook']));
  await servers.stop(server);
  const letters = mail.letters.splice(0).map(({ headers, text }) => `${headers.get('subject')}\n${text}`);
  const rows = await callsIn(database);
  return {
    push: service.delivered.splice(0).map(({ headers, call }) => JSON.stringify([headers.topic, headers.ttl, call])),
    digest: letters.slice(0, digest),
    mail: letters.slice(digest),
    webhook: receiver.received.splice(0).map(({ headers, text }) => `${headers['underbridge-timestamp']} ${text}`),
    calls: rows.map(({ person, turn, kind, channel, state }) => [person, turn, kind, channel, state].join()),
  };
}

describe.each(GAMES)('calls to a table of $id', (game) => {
  const worlds = worldsOf(game, game.seats.includes(3) ? 3 : (game.seats[0] ?? 2));
  const [one, other] = worlds.worlds;

  test('tell nothing that the person may not know, by push, mail and webhook', async () => {
    const prepared = await prepare(game, worlds);
    const secretive = whispering(game, worlds.observer);
    const heard = await hear(prepared, secretive, one);
    const { stages } = one;
    expect([heard.push.length, heard.webhook.length]).toEqual([stages.length + 1, stages.length + 1]);
    expect([heard.digest.length, heard.mail.length]).toEqual([1, 1]);
    expect(await hear(prepared, secretive, other)).toEqual(heard);
  });

  test('would be found out if they did', async () => {
    const prepared = await prepare(game, worlds);
    const [here, there] = [await hear(prepared, leaky(game), one), await hear(prepared, leaky(game), other)];
    for (const way of ['push', 'mail', 'digest', 'webhook'] as const) expect(there[way], way).not.toEqual(here[way]);
  });
});
