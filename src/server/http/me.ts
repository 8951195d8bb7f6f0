import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refresh } from '../../host/catch-up.ts';
import { deny, isDenial } from '../../host/denial.ts';
import { inTurn } from '../../host/turn.ts';
import { type CarryLink, newName } from '../../protocol/http.ts';
import type { Person } from '../../protocol/server.ts';
import type { House } from '../house.ts';
import { COOKIE, deviceHash, drawLink, welcomeGuest } from '../identity.ts';
import { sawDevice } from '../store/devices.ts';
import { renamePerson } from '../store/people.ts';
import { networkOf } from './address.ts';
import { allowance } from './allowance.ts';
import { bodyOf, denyStranger, forPeopleOnly, forPerson, isProgram, personOf, sendDenial } from './answer.ts';
import { browserOf } from './browser.ts';

const YEAR = 365 * 24 * 60 * 60;

export function addMe(app: FastifyInstance, house: House): void {
  const guests = allowance(house.settings.limits.newGuests);

  app.get('/api/me', async (request, reply): Promise<Person | FastifyReply> => {
    const known = await personOf(house, request);
    if (known !== undefined) {
      house.seen.note(known.id);
      await noteDevice(house, request);
      renewCookie(request, reply);
      return { id: known.id, name: known.name };
    }
    if (isProgram(request)) return sendDenial(house, reply, denyStranger(request));
    if (!guests.take(networkOf(request.ip))) return sendDenial(house, reply, deny('too-fast', 'refused.too-fast'));
    const { person, secret } = await welcomeGuest(house);
    giveCookie(request, reply, secret);
    return { id: person.id, name: person.name };
  });

  app.put(
    '/api/me',
    forPerson(house, async ({ id }, request) => {
      const wish = bodyOf(newName, request);
      if (isDenial(wish)) return wish;
      await renamePerson(house.db, id, wish.name);
      await renameEverywhere(house, id, wish.name);
      return { id, name: wish.name } satisfies Person;
    }),
  );

  app.post(
    '/api/me/link',
    forPeopleOnly(house, async ({ id }, request) => {
      // A link brings in a device, so it counts like a new guest.
      if (!guests.take(networkOf(request.ip))) return deny('too-fast', 'refused.too-fast');
      const { token, expires } = await drawLink(house, id);
      return { token, path: `/link/${token}`, expires } satisfies CarryLink;
    }),
  );
}

/** In milliseconds: how exactly it is noted when a device was last here. */
const HOUR = 60 * 60_000;

async function noteDevice({ db }: House, request: FastifyRequest): Promise<void> {
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
async function renameEverywhere(house: House, id: string, name: string): Promise<void> {
  for (const connection of house.connections) if (connection.person.id === id) connection.person = { id, name };
  for (const room of house.rooms.open.values()) {
    if (room.stored.seats.some(({ person }) => person === id)) {
      await inTurn(room.turn, () => refresh(house, room));
    }
  }
}
