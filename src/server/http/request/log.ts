import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomId } from '../../identity.ts';
import type { Settings } from '../../settings.ts';

/** The header by which a proxy names a request, and by which we tell the name of one that made trouble. */
export const REQUEST_ID = 'x-request-id';
const SOUND_ID = /^[\w.:-]{1,64}$/;
const TABLE = /^\/api\/(?:tables|matches)\/([a-z0-9]{10})(?:\/|$|\?)/;

/** The id that a proxy has given it, or a new one. */
export function newRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SOUND_ID.test(given) ? given : randomId();
}

/** The table that a request is about. */
export function tableOf({ url }: Pick<FastifyRequest, 'url'>): string | undefined {
  return TABLE.exec(url)?.[1];
}

/** A line for each request, for whoever looks for something: at the level `debug`. */
export function logRequests(app: FastifyInstance, { logLevel }: Pick<Settings, 'logLevel'>): void {
  if (logLevel !== 'debug') return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        request: request.id,
        table: tableOf(request),
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'a request was answered',
    );
  });
}
