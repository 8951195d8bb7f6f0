import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Browsers say which page a request comes from; other programs need not. Pages of other sites are not served. */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>, { origins }: Settings): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
