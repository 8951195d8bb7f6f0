import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deny } from '../denial.ts';
import type { House } from '../house.ts';
import { sendDenial } from './answer.ts';

const UNLIMITED = { config: { rateLimit: false } } as const;

export function addHealth(app: FastifyInstance, house: House): void {
  const { db, metrics, log } = house;

  /** Says whether moves can be stored now. */
  app.get('/healthz', UNLIMITED, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { healthy: true };
    } catch (error) {
      log.error({ error: String(error) }, 'the database does not answer');
      return sendDenial(house, reply, deny('trouble', 'refused.trouble'));
    }
  });

  app.get('/metrics', UNLIMITED, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
