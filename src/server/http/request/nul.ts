import type { FastifyInstance } from 'fastify';
import { deny } from '../../../host/denial.ts';
import type { Server } from '../../server.ts';
import { sendDenial } from '../answer.ts';

/** PostgreSQL cannot store this character in text. */
const NUL = '\0';

/** Refuses requests with that character anywhere in their address or body, before any route reads them. */
export function refuseNul(app: FastifyInstance, server: Server): void {
  app.addHook('preHandler', async ({ params, query, body }, reply) => {
    if (!hasNul([params, query, body])) return;
    const problem = 'text cannot have the character U+0000';
    return sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem }));
  });
}

/** Without recursion, since a body may be nested more deeply than functions can be. */
function hasNul(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes(NUL)) return true;
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next));
  }
  return false;
}
