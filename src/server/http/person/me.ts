import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deny, isDenial } from '../../../host/denial.ts';
import { type CarryLink, newHoliday, newName, toldUntil } from '../../../protocol/http.ts';
import { newMark } from '../../../protocol/new-mark.ts';
import type { Person } from '../../../protocol/server.ts';
import { COOKIE, createGuest, createLink, deviceHash } from '../../identity.ts';
import { giveUpHoliday, holidayOf, takeHoliday } from '../../people/holidays.ts';
import { networkMark } from '../../people/network-mark.ts';
import { noticesFor } from '../../people/notices.ts';
import { publicly } from '../../people/publicly.ts';
import { hostNotices } from '../../people/restraints.ts';
import { renameHere } from '../../room/rename.ts';
import type { Server } from '../../server.ts';
import { updateDeviceSeen } from '../../store/people/devices.ts';
import { whoCanSignInAgain } from '../../store/people/lasting.ts';
import { noteTold, personById, renamePerson, storeMark } from '../../store/people/people.ts';
import type { PersonRow } from '../../store/people/schema.ts';
import { bodyOf, denyUnknown, forPeopleOnly, forPerson, isProgram, personOf, sendDenial } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { browserOf } from '../request/browser.ts';

const YEAR = 365 * 24 * 60 * 60;

export function addMe(app: FastifyInstance, server: Server): void {
  const guests = server.limits.limit('guests', server.settings.limits.newGuests);
  const renames = server.limits.limit('renames', server.settings.limits.renames);

  app.get('/api/me', async (request, reply): Promise<Person | FastifyReply> => {
    const known = await personOf(server, request);
    if (known !== undefined) {
      server.seen.note(known.id);
      await noteDevice(server, request);
      renewCookie(request, reply);
      const isLasting = (await whoCanSignInAgain(server.db, [known.id])).has(known.id);
      return {
        ...publicly(known),
        ...(known.calls && { called: true as const }),
        ...(isLasting && { lasting: true as const }),
        ...(await hostNotices(server, known.id)),
        ...(await noticesFor(server, known)),
      };
    }
    if (isProgram(request)) return sendDenial(server, reply, denyUnknown(request));
    if (!guests.spend(networkOf(request.ip))) return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
    const { person, secret } = await createGuest(server);
    setSecretCookie(request, reply, secret);
    return { ...publicly(person), ...(await hostNotices(server, person.id)) };
  });

  app.put(
    '/api/me',
    forPerson(server, async (person, request) => {
      const body = bodyOf(newName, request);
      if (isDenial(body)) return body;
      const { name } = body;
      if (name === person.name) return publicly(person);
      if (!renames.spend(person.id)) return deny('too-fast', 'refused.too-fast');
      await renamePerson(server.db, person.id, name);
      return showRenamed(server, person);
    }),
  );

  app.put(
    '/api/me/mark',
    forPerson(server, async (person, request) => {
      const body = bodyOf(newMark, request);
      if (isDenial(body)) return body;
      const { mark } = body;
      if (mark === person.mark) return publicly(person);
      if (!renames.spend(person.id)) return deny('too-fast', 'refused.too-fast');
      await storeMark(server.db, person.id, mark);
      return showRenamed(server, person);
    }),
  );

  app.post(
    '/api/me/told',
    forPeopleOnly(server, async (person, request) => {
      const body = bodyOf(toldUntil, request);
      if (isDenial(body)) return body;
      // A time in the future would hide notices that do not exist yet.
      await noteTold(server.db, person.id, Math.min(body.until, server.now()));
      return publicly(person);
    }),
  );

  app.get(
    '/api/me/holiday',
    forPeopleOnly(server, ({ id }) => holidayOf(server, id)),
  );

  app.put(
    '/api/me/holiday',
    forPeopleOnly(server, async ({ id }, request) => {
      const body = bodyOf(newHoliday, request);
      return isDenial(body) ? body : takeHoliday(server, id, body.days);
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

/** Shows the name and mark that are stored now. Other processes are notified by the database. */
async function showRenamed(server: Server, before: PersonRow): Promise<Person> {
  const person = (await personById(server.db, before.id)) ?? before;
  renameHere(server, person);
  return publicly(person);
}

/** In milliseconds: the precision of a device's last visit. */
const HOUR = 60 * 60_000;

async function noteDevice({ db, now: timeOfDay }: Server, request: FastifyRequest): Promise<void> {
  const device = isProgram(request) ? undefined : deviceHash(request.cookies[COOKIE]);
  if (device === undefined) return;
  const now = timeOfDay();
  const browser = browserOf(request.headers['user-agent']);
  await updateDeviceSeen(
    db,
    device,
    now,
    { browser, network: await networkMark(db, networkOf(request.ip)) },
    now - HOUR,
  );
}

/** Extends the cookie by another year with every visit. */
function renewCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secret = request.cookies[COOKIE];
  if (secret !== undefined && !isProgram(request)) setSecretCookie(request, reply, secret);
}

export function setSecretCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}
