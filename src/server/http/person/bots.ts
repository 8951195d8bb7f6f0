import type { FastifyInstance } from 'fastify';
import { deny, isDenial } from '../../../host/denial.ts';
import { type BotInfo, type BotList, type NewBot, newBot } from '../../../protocol/http.ts';
import { createProgram } from '../../identity.ts';
import { whyBanned } from '../../people/restraints.ts';
import type { Server } from '../../server.ts';
import { dismissRevoked } from '../../socket/dismiss.ts';
import { programsOf, revokeProgram } from '../../store/people/programs.ts';
import type { PersonRow } from '../../store/people/schema.ts';
import { bodyOf, forPeopleOnly } from '../answer.ts';

const MOST_BOTS = 20;

/** Routes for people's own programs that play as bots. */
export function addBots(app: FastifyInstance, server: Server): void {
  const { db } = server;

  app.get(
    '/api/me/bots',
    forPeopleOnly(server, async ({ id }) => listFor(await programsOf(db, id))),
  );

  app.post(
    '/api/me/bots',
    forPeopleOnly(server, async ({ id }, request, reply) => {
      const body = bodyOf(newBot, request);
      if (isDenial(body)) return body;
      const banned = await whyBanned(server, id);
      if (banned !== undefined) return banned;
      const admitted = await createProgram(server, id, body.name, MOST_BOTS);
      if (admitted === undefined) return deny('not-allowed', 'refused.bots-enough', { most: MOST_BOTS });
      const { program, token } = admitted;
      reply.code(201);
      return { ...botInfo(program), token } satisfies NewBot;
    }),
  );

  app.delete(
    '/api/me/bots/:id',
    forPeopleOnly(server, async ({ id }, request) => {
      const { id: program = '' } = request.params as { id?: string };
      if (!(await revokeProgram(db, id, program))) return deny('not-found', 'refused.unknown-program');
      await dismissRevoked(server);
      return listFor(await programsOf(db, id));
    }),
  );
}

function listFor(programs: readonly PersonRow[]): BotList {
  return { bots: programs.map(botInfo) };
}

function botInfo({ id, name, made }: PersonRow): BotInfo {
  return { id, name, made };
}
