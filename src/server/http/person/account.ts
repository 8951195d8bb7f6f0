import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { deny, isDenial } from '../../../host/denial.ts';
import { type Account, ownName, signedByPasskey } from '../../../protocol/http.ts';
import { COOKIE, createCodes, createWords } from '../../identity.ts';
import { showChanged } from '../../people/changed.ts';
import { forgetPasskey, keepPasskey, offerPasskey } from '../../people/passkeys.ts';
import { publicly } from '../../people/publicly.ts';
import { takeout } from '../../people/takeout.ts';
import { renameHere } from '../../room/rename.ts';
import type { Server } from '../../server.ts';
import { dismissRevoked } from '../../socket/dismiss.ts';
import { dismissEnded } from '../../socket/dismiss-devices.ts';
import { codesOf } from '../../store/people/codes.ts';
import { removePerson } from '../../store/people/leaving.ts';
import { passkeysOf } from '../../store/people/passkeys.ts';
import { GONE_NAME } from '../../store/people/people.ts';
import { bodyOf, forPeopleOnly } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { browserOf } from '../request/browser.ts';
import { costing } from '../request/cost.ts';
import { siteOf } from '../request/site.ts';

/** Every entry of every finished match has to be read. */
const COST_OF_TAKEOUT = 60;
/** The bot that plays on for somebody who has left for good. */
const STAND_IN = 'troll';

/** Routes for the account: passkeys, codes, takeout, deletion. */
export function addAccount(app: FastifyInstance, server: Server): void {
  const { db, settings } = server;
  const changes = server.limits.limit('account-changes', settings.limits.newGuests);

  app.get(
    '/api/me/account',
    forPeopleOnly(server, ({ id }) => accountOf(server, id)),
  );

  app.post(
    '/api/me/passkeys/options',
    forPeopleOnly(server, async (person, request) => {
      if (!changes.spend(networkOf(request.ip))) return deny('too-fast', 'refused.too-fast');
      return offerPasskey(server, siteOf(request, settings), person);
    }),
  );

  app.post(
    '/api/me/passkeys',
    forPeopleOnly(server, async ({ id }, request) => {
      const signed = bodyOf(signedByPasskey, request);
      if (isDenial(signed)) return signed;
      // The shape of the rest is checked with the signature.
      const response = signed as unknown as RegistrationResponseJSON;
      const browser = browserOf(request.headers['user-agent']);
      const denied = await keepPasskey(server, siteOf(request, settings), id, response, browser);
      return denied ?? accountOf(server, id);
    }),
  );

  app.delete(
    '/api/me/passkeys/:id',
    forPeopleOnly(server, async ({ id }, request) => {
      const { id: passkey = '' } = request.params as { id?: string };
      const { codes } = await accountOf(server, id);
      return (await forgetPasskey(server, id, passkey, codes.left > 0)) ?? accountOf(server, id);
    }),
  );

  app.post(
    '/api/me/codes',
    forPeopleOnly(server, async ({ id }, request) => {
      if (!changes.spend(networkOf(request.ip))) return deny('too-fast', 'refused.too-fast');
      return { codes: await createCodes(server, id), account: await accountOf(server, id) };
    }),
  );

  app.post(
    '/api/me/words',
    forPeopleOnly(server, async ({ id }, request) => {
      // Like a link, it adds a device.
      if (!changes.spend(networkOf(request.ip))) return deny('too-fast', 'refused.too-fast');
      return createWords(server, id);
    }),
  );

  app.get(
    '/api/me/takeout',
    costing(COST_OF_TAKEOUT),
    forPeopleOnly(server, async (person, _request, reply) => {
      reply.header('content-disposition', 'attachment; filename="underbridge.zip"').type('application/zip');
      return takeout(server, person, await accountOf(server, person.id));
    }),
  );

  app.delete(
    '/api/me',
    forPeopleOnly(server, async (person, request, reply) => {
      const { id } = person;
      const body = bodyOf(ownName, request);
      if (isDenial(body)) return body;
      if (body.name !== person.name) return deny('not-allowed', 'refused.wrong-name');
      const tables = await removePerson(db, id, STAND_IN, server.now());
      reply.clearCookie(COOKIE);
      // Other processes are notified by the database.
      const gone = { ...person, name: GONE_NAME, mark: null, calls: 0 };
      renameHere(server, gone);
      await Promise.all([dismissEnded(server), dismissRevoked(server)]);
      await showChanged(server, tables);
      return publicly(gone);
    }),
  );
}

async function accountOf({ db }: Server, person: string): Promise<Account> {
  const [passkeys, codes] = await Promise.all([passkeysOf(db, person), codesOf(db, person)]);
  return {
    passkeys: passkeys.map(({ id, browser, made, used }) => ({
      id,
      browser,
      made,
      ...(used !== null && { used }),
    })),
    codes: {
      left: codes.filter(({ used }) => used === null).length,
      used: codes.flatMap(({ used, browser }) => (used === null ? [] : { at: used, browser: browser ?? '' })),
    },
  };
}
