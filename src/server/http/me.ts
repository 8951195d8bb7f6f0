import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deny, isDenial } from '../../host/denial.ts';
import { type CarryLink, newHoliday, newName } from '../../protocol/http.ts';
import type { Person } from '../../protocol/server.ts';
import { COOKIE, createGuest, createLink, deviceHash } from '../identity.ts';
import { giveUpHoliday, holidayOf, takeHoliday } from '../people/holidays.ts';
import { renameHere } from '../room/rename.ts';
import type { Server } from '../server.ts';
import { updateDeviceSeen } from '../store/devices.ts';
import { renamePerson } from '../store/people.ts';
import { networkOf } from './address.ts';
import { bodyOf, denyUnknown, forPeopleOnly, forPerson, isProgram, personOf, sendDenial } from './answer.ts';
import { browserOf } from './browser.ts';
import { rateLimit } from './rate-limit.ts';

const YEAR = 365 * 24 * 60 * 60;

export function addMe(app: FastifyInstance, server: Server): void {
  const guests = rateLimit(server.settings.limits.newGuests);
  const renames = rateLimit(server.settings.limits.renames);

  app.get('/api/me', async (request, reply): Promise<Person | FastifyReply> => {
    const known = await personOf(server, request);
    if (known !== undefined) {
      server.seen.note(known.id);
      await noteDevice(server, request);
      renewCookie(request, reply);
      return { id: known.id, name: known.name, ...(known.calls && { called: true as const }) };
    }
    if (isProgram(request)) return sendDenial(server, reply, denyUnknown(request));
    if (!guests.spend(networkOf(request.ip))) return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
    const { person, secret } = await createGuest(server);
    setSecretCookie(request, reply, secret);
    return { id: person.id, name: person.name };
  });

  app.put(
    '/api/me',
    forPerson(server, async ({ id, name: before }, request) => {
      const wish = bodyOf(newName, request);
      if (isDenial(wish)) return wish;
      const { name } = wish;
      if (name === before) return { id, name } satisfies Person;
      if (!renames.spend(id)) return deny('too-fast', 'refused.too-fast');
      await renamePerson(server.db, id, name);
      // Other processes are notified by the database.
      renameHere(server, id, name);
      return { id, name } satisfies Person;
    }),
  );

  app.get(
    '/api/me/holiday',
    forPeopleOnly(server, ({ id }) => holidayOf(server, id)),
  );

  app.put(
    '/api/me/holiday',
    forPeopleOnly(server, async ({ id }, request) => {
      const wish = bodyOf(newHoliday, request);
      return isDenial(wish) ? wish : takeHoliday(server, id, wish.days);
    }),
  );

  app.delete(
    '/api/me/holiday',
    forPeopleOnly(server, ({ id }) => giveUpHoliday(server, id)),
  );

  app.post(
    '/api/me/link',
    forPeopleOnly(server, async ({ id }, request) => {
      // A link adds a device, so it counts like a new guest.
      if (!guests.spend(networkOf(request.ip))) return deny('too-fast', 'refused.too-fast');
      const { token, expires } = await createLink(server, id);
      return { token, path: `/link/${token}`, expires } satisfies CarryLink;
    }),
  );
}

/** In milliseconds: the precision of a device's last visit. */
const HOUR = 60 * 60_000;

async function noteDevice({ db, now: timeOfDay }: Server, request: FastifyRequest): Promise<void> {
  const device = isProgram(request) ? undefined : deviceHash(request.cookies[COOKIE]);
  if (device === undefined) return;
  const now = timeOfDay();
  await updateDeviceSeen(db, device, now, browserOf(request.headers['user-agent']), now - HOUR);
}

/** Extends the cookie by another year with every visit. */
function renewCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secret = request.cookies[COOKIE];
  if (secret !== undefined && !isProgram(request)) setSecretCookie(request, reply, secret);
}

export function setSecretCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}
