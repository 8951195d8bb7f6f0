import type { FastifyRequest } from 'fastify';
import type { Site } from '../people/passkeys.ts';
import type { Settings } from '../settings.ts';

/** The site that the request came to. Browsers allow passkeys over https only, and on this very machine. */
export function siteOf({ headers, hostname }: FastifyRequest, { domain, origins }: Settings): Site {
  const { host = hostname } = headers;
  return { domain: domain ?? hostname, origins: [`https://${host}`, `http://${host}`, ...origins] };
}
