import type { FastifyInstance } from 'fastify';
import { deny } from '../../host/denial.ts';
import type { Server } from '../server.ts';
import { sendDenial } from './answer.ts';
import { costing } from './cost.ts';

const UNAVAILABLE = 503;
const COST_OF_METRICS = 5;

export function addHealth(app: FastifyInstance, server: Server): void {
  const { metrics, log } = server;
  const { answersKept } = server.settings.limits;
  const probe = kept(() => server.probe(), answersKept);
  const measure = kept(() => metrics.registry.metrics(), answersKept);

  /** Says whether moves can be stored now. */
  app.get('/healthz', async (_request, reply) => {
    try {
      await probe();
      return { healthy: true };
    } catch (error) {
      log.error({ err: error }, 'nothing can be stored');
      return sendDenial(server, reply, deny('trouble', 'refused.trouble'), UNAVAILABLE);
    }
  });

  app.get('/metrics', costing(COST_OF_METRICS), async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return measure();
  });
}

/** Gives everybody who asks within that time the same answer. */
function kept<T>(action: () => Promise<T>, time: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (answer === undefined || now - asked > time) {
      asked = now;
      answer = action();
    }
    return answer;
  };
}
