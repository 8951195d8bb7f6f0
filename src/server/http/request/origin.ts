import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';

/** Refuses requests from pages of other sites. Browsers send the origin; other programs need not. */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>, { origins }: Settings): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
