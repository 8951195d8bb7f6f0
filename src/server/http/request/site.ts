import type { FastifyRequest } from 'fastify';
import type { Site } from '../../people/passkeys.ts';
import type { Settings } from '../../settings.ts';

/** The site that the request came to. Browsers allow passkeys over https only, and on this very machine. */
export function siteOf({ headers, hostname }: FastifyRequest, { origins }: Settings): Site {
  const { host = hostname, origin = '' } = headers;
  return {
    name: URL.canParse(origin) ? new URL(origin).hostname : hostname,
    origins: [`https://${host}`, `http://${host}`, ...origins],
  };
}
