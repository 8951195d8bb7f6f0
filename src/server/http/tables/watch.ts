import type { FastifyInstance } from 'fastify';
import type { WatchList } from '../../../protocol/watch.ts';
import type { Server } from '../../server.ts';
import { matchesToWatch, usualLengths } from '../../watching/matches.ts';
import { personOf } from '../answer.ts';
import { costing } from '../request/cost.ts';

/** Up to a dozen matches may have to be read. */
const COST = 6;

/** Matches to watch now. */
export function addWatch(app: FastifyInstance, server: Server): void {
  const lengths = usualLengths(server);

  app.get<{ Querystring: { game?: string } }>('/api/watch', costing(COST), async (request): Promise<WatchList> => {
    const person = await personOf(server, request);
    const { game } = request.query;
    return { matches: await matchesToWatch(server, person?.id ?? '', game || undefined, lengths) };
  });
}
