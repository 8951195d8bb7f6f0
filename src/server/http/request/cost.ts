import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deny } from '../../../host/denial.ts';
import type { Server } from '../../server.ts';
import { sendDenial } from '../answer.ts';
import { networkOf } from './address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many plain requests it counts for. */
    cost?: number;
  }
}

/** Options of a route that costs more than a plain request. */
export function costing(cost: number) {
  return { config: { cost } } as const;
}

/** Limits the requests of each address. Assets of the app are not counted: they are many and cheap. */
export function limitRequests(app: FastifyInstance, server: Server, parts: ReadonlySet<string>): void {
  const requests = server.limits.limit('requests', server.settings.limits.requests);
  app.addHook('onRequest', async (request, reply) => {
    if (parts.has(request.url) || requests.spend(networkOf(request.ip), costOf(request))) return;
    return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
  });
}

function costOf({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.cost ?? 1;
}
