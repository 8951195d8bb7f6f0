import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { type Denial, deny, isDenial, words } from '../../host/denial.ts';
import type { HostAnswer } from '../../protocol/host-room/answer.ts';
import type { HttpAnswer, HttpRefusal } from '../../protocol/http.ts';
import type { RefusalCode } from '../../protocol/server.ts';
import { COOKIE, recognise, recogniseProgram } from '../identity.ts';
import { whyBanned } from '../people/restraints.ts';
import { problemOf } from '../problem.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/people/schema.ts';
import { networkOf } from './request/address.ts';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'unknown-bot': 400,
  'unknown-person': 401,
  'not-allowed': 403,
  'not-your-seat': 403,
  'not-found': 404,
  'unknown-table': 404,
  'not-your-turn': 409,
  'not-on-offer': 409,
  behind: 409,
  'match-over': 409,
  'not-running': 409,
  'nothing-to-undo': 409,
  'table-full': 409,
  'seat-taken': 409,
  'not-shown': 409,
  'too-fast': 429,
  trouble: 500,
};

/** In seconds: the `Retry-After` header. By then a few requests are possible again. */
const RETRY_AFTER = 5;

export function sendDenial(
  server: Server,
  reply: FastifyReply,
  denial: Denial,
  status: number = STATUS[denial.denied],
): FastifyReply {
  server.metrics.refusals.inc({ code: denial.denied });
  if (denial.denied === 'too-fast') reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).send(refusalOf(denial));
}

export function refusalOf(denial: Denial): HttpRefusal {
  return { code: denial.denied, refusal: denial.refusal, message: words(denial) };
}

/** The body if it fits the schema. */
export function bodyOf<T>(schema: ZodType<T>, request: FastifyRequest): T | Denial {
  const { success, data, error } = schema.safeParse(request.body ?? {});
  if (success) return data;
  const problem = error.issues[0]?.message ?? '';
  if (problem.startsWith('name-')) return deny('malformed', 'refused.bad-name', { problem });
  if (problem.startsWith('mark-')) return deny('malformed', 'refused.bad-mark', { problem });
  return deny('malformed', 'refused.malformed', { problem: problemOf(error) });
}

const BEARER = /^Bearer +(\S+) *$/i;

/** Whether the request comes from a program. With a token, cookies are ignored. */
export function isProgram({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined;
}

export async function personOf(server: Server, request: FastifyRequest): Promise<PersonRow | undefined> {
  const person = await recognised(server, request);
  if (person !== undefined) server.networks.note(person.id, networkOf(request.ip));
  return person;
}

async function recognised(server: Server, request: FastifyRequest): Promise<PersonRow | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return recognise(server, request.cookies[COOKIE]);
  const [, token] = BEARER.exec(authorization) ?? [];
  return token === undefined ? undefined : recogniseProgram(server, token);
}

/** Why the sender of the request is unknown. */
export function denyUnknown(request: FastifyRequest): Denial {
  return deny('unknown-person', isProgram(request) ? 'refused.token' : 'refused.who-are-you');
}

/** The action of a route for a known person. */
type ForPerson = (
  person: PersonRow,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<
  HttpAnswer | HostAnswer | PublicKeyCredentialCreationOptionsJSON | Buffer | NodeJS.ReadableStream | Denial
>;

export function forPerson(server: Server, action: ForPerson) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await personOf(server, request);
    const answer = person === undefined ? denyUnknown(request) : await action(person, request, reply);
    return isDenial(answer) ? sendDenial(server, reply, answer) : answer;
  };
}

/** The same, but refused to programs. */
export function forPeopleOnly(server: Server, action: ForPerson) {
  return forPerson(server, async (person, request, reply) =>
    isProgram(request) ? deny('not-allowed', 'refused.people-only') : action(person, request, reply),
  );
}

/** The same, but refused to people whom a host has banned, and to their programs. */
export function forUnbanned(server: Server, action: ForPerson) {
  return forPerson(
    server,
    async (person, request, reply) => (await whyBanned(server, person.id)) ?? action(person, request, reply),
  );
}
