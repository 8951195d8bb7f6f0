import type { FastifyInstance, FastifyReply } from 'fastify';
import { deny } from '../../../host/denial.ts';
import type { DurationList } from '../../../protocol/durations.ts';
import { type WatchList, watchQuery } from '../../../protocol/watch.ts';
import { problemOf } from '../../problem.ts';
import type { Server } from '../../server.ts';
import { usualDurations } from '../../watching/durations.ts';
import { matchesToWatch, usualLengths } from '../../watching/matches.ts';
import { personOf, sendDenial } from '../answer.ts';
import { costing } from '../request/cost.ts';

/** Up to a dozen matches may have to be read. */
const COST = 6;

/** Matches to watch now, and how long such matches usually take. */
export function addWatch(app: FastifyInstance, server: Server): void {
  const lengths = usualLengths(server);
  const durations = usualDurations(server);

  app.get('/api/watch', costing(COST), async (request, reply): Promise<WatchList | FastifyReply> => {
    const { success, data, error } = watchQuery.safeParse(request.query);
    if (!success)
      return sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem: problemOf(error) }));
    const person = await personOf(server, request);
    return { matches: await matchesToWatch(server, person?.id ?? '', data.game || undefined, lengths) };
  });

  app.get('/api/durations', async (): Promise<DurationList> => ({ durations: await durations() }));
}
