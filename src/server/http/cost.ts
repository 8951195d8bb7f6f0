import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deny } from '../../host/denial.ts';
import type { Server } from '../server.ts';
import { networkOf } from './address.ts';
import { allowance } from './allowance.ts';
import { sendDenial } from './answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many plain requests it counts for. */
    cost?: number;
  }
}

/** For a route that makes the server work more than most do. */
export function costing(cost: number) {
  return { config: { cost } } as const;
}

/** Every address may ask for so much in a minute. Parts of the app are free: they are many, and cost next to nothing. */
export function limitRequests(app: FastifyInstance, server: Server, parts: ReadonlySet<string>): void {
  const requests = allowance(server.settings.limits.requests);
  app.addHook('onRequest', async (request, reply) => {
    if (parts.has(request.url) || requests.spend(networkOf(request.ip), costOf(request))) return;
    return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
  });
}

function costOf({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.cost ?? 1;
}
