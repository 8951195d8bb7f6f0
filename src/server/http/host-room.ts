import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deny, isDenial } from '../../host/denial.ts';
import { recoveryCode, signedByPasskey } from '../../protocol/http.ts';
import { becomeHost, closeHere, doorFor, openFor, whyNotIn } from '../host-room/door.ts';
import { partOf } from '../host-room/query.ts';
import type { HostAction } from '../host-room/section.ts';
import { HOST_ACTIONS, HOST_SECTIONS } from '../host-room/sections.ts';
import { personByCode, readHostLink } from '../identity.ts';
import { personByPasskey } from '../people/passkeys.ts';
import type { Server } from '../server.ts';
import { bodyOf, forPeopleOnly } from './answer.ts';
import { networkOf } from './request/address.ts';
import { browserOf } from './request/browser.ts';
import { costing } from './request/cost.ts';
import { guessLimit } from './request/rate-limit.ts';
import { siteOf } from './request/site.ts';

/** The overview and lists make many small queries. */
const COST = 3;

/** Routes of the host's room: its door, what is read there, and what is done there. */
export function addHostRoom(app: FastifyInstance, server: Server): void {
  addDoor(app, server);
  for (const { name, read } of HOST_SECTIONS) app.get(`/api/host/${name}`, costing(COST), forHost(server, read));
  for (const { method, path, run } of HOST_ACTIONS) {
    app.route({ method, url: `/api/host${path}`, ...costing(COST), handler: forHost(server, run) });
  }
}

/** Everything but the door is for hosts alone, on a device where they have opened it. */
function forHost(server: Server, run: HostAction['run']) {
  return forPeopleOnly(
    server,
    async (host, request, reply) => (await whyNotIn(server, host.id, request)) ?? run({ server, host, request, reply }),
  );
}

function addDoor(app: FastifyInstance, server: Server): void {
  const guesses = guessLimit(server, 'host-room');
  const tooFast = (request: FastifyRequest) =>
    guesses.spend(networkOf(request.ip)) ? undefined : deny('too-fast', 'refused.too-fast');

  app.get(
    '/api/host/door',
    forPeopleOnly(server, ({ id }, request) => doorFor(server, id, request)),
  );

  app.delete(
    '/api/host/door',
    forPeopleOnly(server, async ({ id }, request) => {
      await closeHere(server, request);
      return doorFor(server, id, request);
    }),
  );

  app.get(
    '/api/host/door/:token',
    forPeopleOnly(server, async ({ name }, request) =>
      (await readHostLink(server, partOf(request, 'token'))) ? { name } : deny('not-found', 'refused.host-link'),
    ),
  );

  app.post(
    '/api/host/door/link/:token',
    forPeopleOnly(
      server,
      async (person, request) =>
        (await becomeHost(server, person, partOf(request, 'token'), request)) ?? doorFor(server, person.id, request),
    ),
  );

  app.post(
    '/api/host/door/passkey',
    forPeopleOnly(server, async (person, request) => {
      const signed = bodyOf(signedByPasskey, request);
      if (isDenial(signed)) return signed;
      // The shape of the rest is checked with the signature.
      const response = signed as unknown as AuthenticationResponseJSON;
      const proved = await personByPasskey(server, siteOf(request, server.settings), response);
      return (await openFor(server, person, proved, request)) ?? doorFor(server, person.id, request);
    }),
  );

  app.post(
    '/api/host/door/code',
    forPeopleOnly(server, async (person, request) => {
      const body = bodyOf(recoveryCode, request);
      if (isDenial(body)) return body;
      const fast = tooFast(request);
      if (fast !== undefined) return fast;
      const proved = await personByCode(server, body.code, browserOf(request.headers['user-agent']));
      if (proved === undefined) return deny('not-allowed', 'refused.code');
      return (await openFor(server, person, proved, request)) ?? doorFor(server, person.id, request);
    }),
  );
}
