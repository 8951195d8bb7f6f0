import type { FastifyInstance } from 'fastify';
import type { DurationList } from '../../../protocol/durations.ts';
import type { WatchList } from '../../../protocol/watch.ts';
import type { Server } from '../../server.ts';
import { usualDurations } from '../../watching/durations.ts';
import { matchesToWatch, usualLengths } from '../../watching/matches.ts';
import { personOf } from '../answer.ts';
import { costing } from '../request/cost.ts';

/** Up to a dozen matches may have to be read. */
const COST = 6;

/** Matches to watch now, and how long such matches usually take. */
export function addWatch(app: FastifyInstance, server: Server): void {
  const lengths = usualLengths(server);
  const durations = usualDurations(server);

  app.get<{ Querystring: { game?: string } }>('/api/watch', costing(COST), async (request): Promise<WatchList> => {
    const person = await personOf(server, request);
    const { game } = request.query;
    return { matches: await matchesToWatch(server, person?.id ?? '', game || undefined, lengths) };
  });

  app.get('/api/durations', async (): Promise<DurationList> => ({ durations: await durations() }));
}
