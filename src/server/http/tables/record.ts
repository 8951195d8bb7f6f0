import type { FastifyInstance } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { withLock } from '../../../host/lock.ts';
import { recordFrom } from '../../../host/past/record.ts';
import { infoFor } from '../../../host/watchers/info.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import type { Server } from '../../server.ts';
import { logFrom } from '../../store/match/log.ts';
import { sendDenial } from '../answer.ts';
import { costing } from '../request/cost.ts';

/** Every entry of the match has to be read. */
const COST = 5;

/** The record of a finished match, for anybody who knows the table. */
export function addRecord(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { id: string } }>('/api/matches/:id/record', costing(COST), async (request, reply) => {
    const record = await recordFor(server, request.params.id);
    if (isDenial(record)) return sendDenial(server, reply, record);
    return reply
      .header('content-disposition', `attachment; filename="${record.game}-${request.params.id}.underbridge.json"`)
      .send(record);
  });
}

async function recordFor(server: Server, table: string): Promise<MatchRecord | Denial> {
  const room = await server.rooms.enter(table);
  if (room === undefined) return deny('unknown-table', 'refused.unknown-table');
  return withLock(room.lock, async () => {
    const { game, stored } = room;
    if (stored.row.state !== 'over') return deny('not-allowed', 'refused.record-later');
    const names = infoFor(stored, room, '').seats.map(({ name }) => name);
    return recordFrom(game, stored.row, await logFrom(server.db, table, 0), names, stored.seats);
  });
}
