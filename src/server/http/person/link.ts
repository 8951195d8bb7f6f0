import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { followLink as followBody, type LinkInfo, type PersonSummary } from '../../../protocol/http.ts';
import type { Person } from '../../../protocol/server.ts';
import { refreshCalls } from '../../calls/preferences.ts';
import { callToTurnsUnderWay } from '../../calls/under-way.ts';
import { COOKIE, deviceHash, followLink, guestName, isLinkToken, readLink } from '../../identity.ts';
import { showChanged } from '../../people/changed.ts';
import { publicly } from '../../people/publicly.ts';
import { DEVICE_WORDS, readWords } from '../../people/words.ts';
import type { Server } from '../../server.ts';
import { dismissEnded } from '../../socket/dismiss-devices.ts';
import { countDevices } from '../../store/people/devices.ts';
import { programsOf } from '../../store/people/programs.ts';
import type { PersonRow } from '../../store/people/schema.ts';
import { countTablesOf } from '../../store/tables/tables.ts';
import { bodyOf, isProgram, personOf, sendDenial } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { guessLimit } from '../request/rate-limit.ts';
import { setSecretCookie } from './me.ts';

type ByToken = { Params: { token: string } };

/** Reads a link's token, or the words from another device; a denial if those are no words, or are tried too often. */
function tokenReader(server: Server): (request: FastifyRequest<ByToken>) => string | Denial {
  const guesses = guessLimit(server, 'link');
  return (request) => {
    const { token } = request.params;
    if (isLinkToken(token)) return token;
    if (!guesses.spend(networkOf(request.ip))) return deny('too-fast', 'refused.too-fast');
    return readWords(token, DEVICE_WORDS) ?? deny('not-found', 'refused.words');
  };
}

/** Routes for links that sign another device in as the same person. */
export function addLinks(app: FastifyInstance, server: Server): void {
  const readToken = tokenReader(server);

  app.get<ByToken>('/api/link/:token', async (request, reply): Promise<LinkInfo | FastifyReply> => {
    const token = readToken(request);
    if (isDenial(token)) return sendDenial(server, reply, token);
    const person = await readLink(server, token);
    if (person === undefined) return sendDenial(server, reply, usedUp(token));
    const known = await knownHere(server, request);
    const instead = known === undefined || known.id === person.id ? undefined : await summaryOf(server, known);
    return { person: publicly(person), ...(instead !== undefined && { instead }) };
  });

  app.post<ByToken>('/api/link/:token', async (request, reply): Promise<Person | FastifyReply> => {
    const token = readToken(request);
    const answer = isDenial(token) ? token : await follow(server, request, token, reply);
    return isDenial(answer) ? sendDenial(server, reply, answer) : answer;
  });
}

async function follow(
  server: Server,
  request: FastifyRequest,
  token: string,
  reply: FastifyReply,
): Promise<Person | Denial> {
  const body = bodyOf(followBody, request);
  if (isDenial(body)) return body;
  const person = await readLink(server, token);
  if (person === undefined) return usedUp(token);
  const known = await knownHere(server, request);
  // On the device that created it, the link is not used up.
  if (known?.id === person.id) return publicly(person);
  const isLoss = known !== undefined && (await summaryOf(server, known)) !== undefined;
  if (isLoss && !body.giveUp && !body.join) return deny('not-allowed', 'refused.would-give-up', { name: known.name });
  const device = deviceHash(request.cookies[COOKIE]);
  const before =
    known !== undefined && device !== undefined ? { person: known.id, device, join: body.join } : undefined;
  const followed = await followLink(server, token, before);
  if (followed === 'used') return usedUp(token);
  if (followed === 'too-many') return deny('not-allowed', 'refused.devices-enough');
  if ('both' in followed) return deny('not-allowed', 'refused.both-seated', { count: followed.both.length });
  // Other processes are notified by the database.
  if (body.join) {
    await dismissEnded(server);
    await refreshCalls(server, followed.person.id);
    await callToTurnsUnderWay(server, followed.person.id);
    await showChanged(server, followed.changed);
  }
  setSecretCookie(request, reply, followed.secret);
  return publicly(followed.person);
}

function usedUp(token: string): Denial {
  return deny('not-found', isLinkToken(token) ? 'refused.link-used' : 'refused.words');
}

/** The person of this browser; not that of a program's token. */
async function knownHere(server: Server, request: FastifyRequest): Promise<PersonRow | undefined> {
  return isProgram(request) ? undefined : personOf(server, request);
}

/** What the person has here; undefined for a guest who has not done anything yet. */
async function summaryOf({ db }: Server, { id, name }: PersonRow): Promise<PersonSummary | undefined> {
  const matches = await countTablesOf(db, id);
  const bots = (await programsOf(db, id)).length;
  if (matches === 0 && bots === 0 && name === guestName(id)) return undefined;
  return { name, matches, bots, devices: (await countDevices(db, id)) - 1 };
}
