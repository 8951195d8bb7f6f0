import type { FastifyInstance } from 'fastify';
import { deny } from '../../host/denial.ts';
import { REAL_TIME } from '../../host/time.ts';
import { showsToken } from '../metrics-port.ts';
import type { Server } from '../server.ts';
import { sendDenial } from './answer.ts';
import { costing } from './request/cost.ts';

const UNAVAILABLE = 503;
const COST_OF_METRICS = 5;

export function addHealth(app: FastifyInstance, server: Server): void {
  const { metrics, log } = server;
  const { answersKept } = server.settings.limits;
  const probe = kept(() => server.probe(), answersKept);
  const measure = kept(() => metrics.registry.metrics(), answersKept);

  /** Whether moves can be stored now. */
  app.get('/healthz', async (_request, reply) => {
    try {
      await probe();
      return { healthy: true };
    } catch (error) {
      log.error({ err: error }, 'nothing can be stored');
      return sendDenial(server, reply, deny('trouble', 'refused.trouble'), UNAVAILABLE);
    }
  });

  /** Whether this process still answers at all: if not, it has to be killed and started again. Asks nobody else. */
  app.get('/livez', async () => ({ live: true }));

  /** Whether new clients should be sent here. */
  app.get('/readyz', async (_request, reply) =>
    server.isStopping() ? sendDenial(server, reply, deny('trouble', 'refused.stopping'), UNAVAILABLE) : { ready: true },
  );

  /** For the operator only. */
  app.get('/metrics', costing(COST_OF_METRICS), async (request, reply) => {
    if (!showsToken(request.headers.authorization, server.settings.metricsToken)) {
      return sendDenial(server, reply, deny('not-found', 'refused.no-route'));
    }
    reply.type(metrics.registry.contentType);
    return measure();
  });
}

/** Caches the answer for that time. */
function kept<T>(action: () => Promise<T>, time: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  return () => {
    const now = REAL_TIME.elapsed();
    if (answer === undefined || now - asked > time) {
      asked = now;
      answer = action();
    }
    return answer;
  };
}
