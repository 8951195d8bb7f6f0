import type { FastifyInstance } from 'fastify';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import { countedAmong } from '../../host/entry.ts';
import { infoFor } from '../../host/info.ts';
import { liveOf } from '../../host/reading.ts';
import { inTurn } from '../../host/turn.ts';
import { type MatchRecord, recordOf } from '../../kernel/record.ts';
import type { Server } from '../server.ts';
import { logFrom } from '../store/log.ts';
import { sendDenial } from './answer.ts';
import { costing } from './cost.ts';

/** Every entry of the match is read for it. */
const COST = 5;

/** The whole match for keeping and checking; anybody who knows the table may have it, once there is nothing left to hide. */
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
  return inTurn(room.turn, async () => {
    const live = await liveOf(server, room);
    if (live === undefined || room.stored.row.state !== 'over') return deny('not-allowed', 'refused.record-later');
    const entries = countedAmong(await logFrom(server.db, table, 0), 0).map(({ entry }) => entry);
    const names = infoFor(room.stored, room, '').seats.map(({ name }) => name);
    return { ...recordOf({ ...live.match, entries }, names), version: room.stored.row.version };
  });
}
