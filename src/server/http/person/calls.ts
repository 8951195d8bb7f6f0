import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deny, isDenial } from '../../../host/denial.ts';
import {
  type CallSettings,
  callPreferences,
  mailAddress,
  newPush,
  newWebhook,
  type TestOutcome,
  tableMode,
  testCall,
} from '../../../protocol/calls.ts';
import { whyNoPushService, whyUnfit } from '../../calls/guard.ts';
import { changePreferences, meetPreferences, preferencesOf, refreshCalls } from '../../calls/preferences.ts';
import { nextMorning } from '../../calls/quiet.ts';
import { vapidKeys } from '../../calls/vapid.ts';
import { sayCall } from '../../calls/words.ts';
import { COOKIE, deviceHash, deviceId } from '../../identity.ts';
import { publicly } from '../../people/publicly.ts';
import type { Server } from '../../server.ts';
import {
  keepMail,
  keepPush,
  keepWebhook,
  mailOf,
  pushOf,
  removeMail,
  removePush,
  removeWebhook,
  webhookOf,
} from '../../store/calls/channels.ts';
import { modesOf, noteAttended, setMode } from '../../store/calls/preferences.ts';
import { tableNamed } from '../../store/tables/tables.ts';
import { bodyOf, forPeopleOnly } from '../answer.ts';
import { networkOf } from '../request/address.ts';

/** A link that confirms an address works for so long, in milliseconds. */
const LINK_LIFE = 15 * 60_000;
const HOUR = 60;

/** Routes for how people are called to their tables. */
export function addCalls(app: FastifyInstance, server: Server): void {
  const { db, settings, now } = server;
  const changes = server.limits.limit('call-changes', settings.limits.callChanges);
  const mails = server.limits.limit(
    'mails-to-confirm',
    settings.limits.mailsToAddress / HOUR,
    settings.limits.mailsToAddress,
  );
  const tooFast = () => deny('too-fast', 'refused.too-fast');
  const mayChange = (request: FastifyRequest, person: string) =>
    changes.spend(networkOf(request.ip)) && changes.spend(`person ${person}`);

  app.get(
    '/api/me/calls',
    forPeopleOnly(server, ({ id }, request) => settingsOf(server, id, request)),
  );

  app.put(
    '/api/me/calls',
    forPeopleOnly(server, async ({ id }, request) => {
      const preferences = bodyOf(callPreferences, request);
      if (isDenial(preferences)) return preferences;
      await changePreferences(server, id, preferences);
      return settingsOf(server, id, request);
    }),
  );

  app.put(
    '/api/me/calls/push',
    forPeopleOnly(server, async ({ id }, request) => {
      const wish = bodyOf(newPush, request);
      if (isDenial(wish)) return wish;
      const device = deviceHash(request.cookies[COOKIE]);
      if (settings.pushSubject === undefined || device === undefined) return deny('not-allowed', 'refused.no-push');
      if (!mayChange(request, id)) return tooFast();
      const { endpoint, keys, language, zone } = wish;
      const unfit = whyNoPushService(endpoint, settings.pushAllow);
      if (unfit !== undefined) return deny('not-allowed', 'refused.bad-address', { unfit });
      const { publicKey: server_key } = await vapidKeys(db);
      await keepPush(db, { endpoint, device, ...keys, server_key, made: now() });
      await meetPreferences(server, id, { language, zone });
      return settingsOf(server, id, request);
    }),
  );

  app.delete(
    '/api/me/calls/push/:id',
    forPeopleOnly(server, async ({ id }, request) => {
      const { id: wanted } = request.params as { id?: string };
      const push = (await pushOf(db, id)).find(({ device }) => deviceId(device) === wanted);
      if (push === undefined) return deny('not-found', 'refused.unknown-device');
      await removePush(db, push.endpoint);
      await refreshCalls(server, id);
      return settingsOf(server, id, request);
    }),
  );

  app.put(
    '/api/me/calls/mail',
    forPeopleOnly(server, async ({ id }, request) => {
      const wish = bodyOf(mailAddress, request);
      if (isDenial(wish)) return wish;
      const { mailer } = server;
      if (mailer === undefined) return deny('not-allowed', 'refused.no-mail');
      const { address, language, zone } = wish;
      if (!mayChange(request, id) || !mails.spend(address)) return tooFast();
      const token = randomBytes(32).toString('base64url');
      await keepMail(db, { person: id, address, token_hash: tokenHash(token), expires: now() + LINK_LIFE });
      await meetPreferences(server, id, { language, zone: zone ?? 'UTC' });
      try {
        await mailer.sendConfirmation(address, token, language);
      } catch (err) {
        server.log.warn({ err }, 'a mail could not be sent');
        return deny('trouble', 'refused.mail-failed');
      }
      return settingsOf(server, id, request);
    }),
  );

  app.delete(
    '/api/me/calls/mail',
    forPeopleOnly(server, async ({ id }, request) => {
      await removeMail(db, id);
      await refreshCalls(server, id);
      return settingsOf(server, id, request);
    }),
  );

  app.put(
    '/api/me/calls/webhook',
    forPeopleOnly(server, async ({ id }, request) => {
      const wish = bodyOf(newWebhook, request);
      if (isDenial(wish)) return wish;
      if (!mayChange(request, id)) return tooFast();
      const { url, language, zone } = wish;
      const unfit = whyUnfit(url, settings.webhookAllow);
      if (unfit !== undefined) return deny('not-allowed', 'refused.bad-address', { unfit });
      const secret = randomBytes(24).toString('base64url');
      const site = settings.mail?.site ?? `${request.protocol}://${request.host}${settings.base}`;
      await keepWebhook(db, { person: id, url: new URL(url).href, secret, site, made: now() });
      await meetPreferences(server, id, { language, zone });
      const current = await settingsOf(server, id, request);
      return { ...current, ...(current.webhook && { webhook: { ...current.webhook, secret } }) };
    }),
  );

  app.delete(
    '/api/me/calls/webhook',
    forPeopleOnly(server, async ({ id }, request) => {
      await removeWebhook(db, id);
      await refreshCalls(server, id);
      return settingsOf(server, id, request);
    }),
  );

  app.post(
    '/api/me/calls/test',
    forPeopleOnly(server, async ({ id }, request): Promise<TestOutcome | ReturnType<typeof deny>> => {
      const wish = bodyOf(testCall, request);
      if (isDenial(wish)) return wish;
      if (!mayChange(request, id)) return tooFast();
      const channel = server.caller.channel(wish.channel);
      if (channel === undefined)
        return deny('not-allowed', wish.channel === 'mail' ? 'refused.no-mail' : 'refused.no-push');
      const { language } = await preferencesOf(server, id);
      const item = { title: sayCall(language, 'test.title'), body: sayCall(language, 'test.body'), path: '/calls' };
      const outcome = await channel.send(id, { ...item, language, items: [item], tag: 'test', waiting: 0 });
      await refreshCalls(server, id);
      if (!outcome.sent) return { sent: false, problem: outcome.problem };
      return { sent: true, ...(outcome.reached !== undefined && { reached: outcome.reached }) };
    }),
  );

  app.post(
    '/api/me/calls/quiet',
    forPeopleOnly(server, async ({ id }, request) => {
      const preferences = await preferencesOf(server, id);
      await changePreferences(server, id, { quietUntil: nextMorning(now(), preferences) });
      return settingsOf(server, id, request);
    }),
  );

  app.put(
    '/api/me/calls/tables/:id',
    forPeopleOnly(server, async ({ id }, request) => {
      const wish = bodyOf(tableMode, request);
      if (isDenial(wish)) return wish;
      const { id: table = '' } = request.params as { id?: string };
      if ((await tableNamed(db, table)) === undefined) return deny('unknown-table', 'refused.unknown-table');
      await setMode(db, id, table, wish.mode);
      return settingsOf(server, id, request);
    }),
  );

  app.post(
    '/api/me/calls/tables/:id/attend',
    forPeopleOnly(server, async (person, request) => {
      const { id: table = '' } = request.params as { id?: string };
      const { id, calls } = person;
      if (!calls) return publicly(person);
      const stored = await tableNamed(db, table);
      if (stored?.seats.some((seat) => seat.person === id || seat.kept === id))
        await noteAttended(db, id, table, now());
      return publicly(person);
    }),
  );
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function settingsOf(server: Server, person: string, request: FastifyRequest): Promise<CallSettings> {
  const { db, settings, now } = server;
  const [{ quietUntil, ...preferences }, devices, mail, webhook, tables] = await Promise.all([
    preferencesOf(server, person),
    pushOf(db, person),
    mailOf(db, person),
    webhookOf(db, person),
    modesOf(db, person),
  ]);
  const here = deviceHash(request.cookies[COOKIE]);
  return {
    preferences,
    ...(settings.pushSubject !== undefined && { pushKey: (await vapidKeys(db)).publicKey }),
    devices: devices.map(({ device, browser, reached, problem }) => ({
      id: deviceId(device),
      browser: browser ?? '',
      here: device === here,
      ...(reached !== null && { reached }),
      ...(problem !== null && { problem }),
    })),
    canMail: server.mailer !== undefined,
    ...(server.mailer !== undefined &&
      mail !== undefined && {
        mail: {
          address: mail.address,
          confirmed: mail.confirmed !== null,
          ...(mail.problem !== null && { problem: mail.problem }),
        },
      }),
    ...(webhook !== undefined && {
      webhook: {
        url: webhook.url,
        ...(webhook.reached !== null && { reached: webhook.reached }),
        ...(webhook.problem !== null && { problem: webhook.problem }),
        ...(webhook.failing_since !== null && { failingSince: webhook.failing_since }),
      },
    }),
    tables,
    ...(quietUntil !== undefined && quietUntil > now() && { quietUntil }),
  };
}
