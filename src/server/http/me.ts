import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refresh } from '../../host/catch-up.ts';
import { deny, isDenial } from '../../host/denial.ts';
import { inTurn } from '../../host/turn.ts';
import { type CarryLink, newName } from '../../protocol/http.ts';
import type { Person } from '../../protocol/server.ts';
import { COOKIE, deviceHash, drawLink, welcomeGuest } from '../identity.ts';
import type { Server } from '../server.ts';
import { sawDevice } from '../store/devices.ts';
import { renamePerson } from '../store/people.ts';
import { networkOf } from './address.ts';
import { allowance } from './allowance.ts';
import { bodyOf, denyStranger, forPeopleOnly, forPerson, isProgram, personOf, sendDenial } from './answer.ts';
import { browserOf } from './browser.ts';

const YEAR = 365 * 24 * 60 * 60;

export function addMe(app: FastifyInstance, server: Server): void {
  const guests = allowance(server.settings.limits.newGuests);

  app.get('/api/me', async (request, reply): Promise<Person | FastifyReply> => {
    const known = await personOf(server, request);
    if (known !== undefined) {
      server.seen.note(known.id);
      await noteDevice(server, request);
      renewCookie(request, reply);
      return { id: known.id, name: known.name };
    }
    if (isProgram(request)) return sendDenial(server, reply, denyStranger(request));
    if (!guests.spend(networkOf(request.ip))) return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
    const { person, secret } = await welcomeGuest(server);
    giveCookie(request, reply, secret);
    return { id: person.id, name: person.name };
  });

  app.put(
    '/api/me',
    forPerson(server, async ({ id }, request) => {
      const wish = bodyOf(newName, request);
      if (isDenial(wish)) return wish;
      await renamePerson(server.db, id, wish.name);
      await renameEverywhere(server, id, wish.name);
      return { id, name: wish.name } satisfies Person;
    }),
  );

  app.post(
    '/api/me/link',
    forPeopleOnly(server, async ({ id }, request) => {
      // A link brings in a device, so it counts like a new guest.
      if (!guests.spend(networkOf(request.ip))) return deny('too-fast', 'refused.too-fast');
      const { token, expires } = await drawLink(server, id);
      return { token, path: `/link/${token}`, expires } satisfies CarryLink;
    }),
  );
}

/** In milliseconds: how exactly it is noted when a device was last here. */
const HOUR = 60 * 60_000;

async function noteDevice({ db }: Server, request: FastifyRequest): Promise<void> {
  const device = isProgram(request) ? undefined : deviceHash(request.cookies[COOKIE]);
  if (device === undefined) return;
  const now = Date.now();
  await sawDevice(db, device, now, browserOf(request.headers['user-agent']), now - HOUR);
}

/** The year begins anew with every visit. */
function renewCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secret = request.cookies[COOKIE];
  if (secret !== undefined && !isProgram(request)) giveCookie(request, reply, secret);
}

export function giveCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

/** Tables in memory and open connections know people by name; other processes are told by the database. */
async function renameEverywhere(server: Server, id: string, name: string): Promise<void> {
  for (const connection of server.connections) if (connection.person.id === id) connection.person = { id, name };
  for (const room of server.rooms.open.values()) {
    if (room.stored.seats.some(({ person }) => person === id)) {
      await inTurn(room.turn, () => refresh(server, room));
    }
  }
}
