import type { FastifyInstance } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { withLock } from '../../../host/lock.ts';
import { catchUp } from '../../../host/match/catch-up.ts';
import { seatsAsked } from '../../../host/match/live.ts';
import { liveOf } from '../../../host/match/reading.ts';
import { questionFor } from '../../../kernel/steps.ts';
import { calledAgain } from '../../../protocol/calls.ts';
import { type FinishedList, finishedQuery, type OwnQuestion } from '../../../protocol/http.ts';
import { callAgain, calledTo } from '../../calls/called.ts';
import { problemOf } from '../../problem.ts';
import type { Server } from '../../server.ts';
import { plansOf } from '../../store/match/ahead.ts';
import { relatedTo } from '../../store/people/relations.ts';
import { type FinishedQuery, finishedTables } from '../../store/tables/finished.ts';
import { invitationsTo, tablesOf } from '../../store/tables/tables.ts';
import { bodyOf, forPerson } from '../answer.ts';
import { costing } from '../request/cost.ts';
import { COST_OF_LIST, listFor, storedFor, unknownTable } from './tables.ts';

/** Lists of one's own tables, and what one is asked there. */
export function addOwnTables(app: FastifyInstance, server: Server): void {
  const { db } = server;

  app.get(
    '/api/tables/mine',
    costing(COST_OF_LIST),
    forPerson(server, async ({ id }) => {
      const apart = new Set(await relatedTo(db, id, 'block'));
      const invitations = (await invitationsTo(db, id)).filter(({ row }) => !apart.has(row.host));
      return listFor(server, [...invitations, ...(await tablesOf(db, id))], id);
    }),
  );

  app.get(
    '/api/tables/finished',
    costing(COST_OF_LIST),
    forPerson(server, async ({ id }, request): Promise<FinishedList | Denial> => {
      const { success, data, error } = finishedQuery.safeParse(request.query);
      if (!success) return deny('malformed', 'refused.malformed', { problem: problemOf(error) });
      const before = data.before === undefined ? undefined : placeIn(data.before);
      const companion = data.with?.trim() || undefined;
      const { tables, more } = await finishedTables(db, id, { game: data.game, companion, before });
      const last = tables.at(-1)?.row;
      return {
        ...listFor(server, tables, id),
        ...(more && last !== undefined && { more: `${last.ended}.${last.id}` }),
      };
    }),
  );

  app.get(
    '/api/tables/:id/called',
    forPerson(server, async ({ id }, request) => {
      const stored = await storedFor(server, request);
      return stored === undefined ? unknownTable() : calledTo(server, stored, id);
    }),
  );

  app.post(
    '/api/tables/:id/call-again',
    forPerson(server, async ({ id }, request) => {
      const body = bodyOf(calledAgain, request);
      if (isDenial(body)) return body;
      const stored = await storedFor(server, request);
      return stored === undefined ? unknownTable() : callAgain(server, stored, id, body.seat);
    }),
  );

  app.get(
    '/api/tables/:id/question',
    forPerson(server, async ({ id }, request) => {
      const stored = await storedFor(server, request);
      return (stored && (await ownQuestion(server, stored.row.id, id))) ?? unknownTable();
    }),
  );
}

function placeIn(mark: string): FinishedQuery['before'] {
  const [ended, id = ''] = mark.split('.');
  return { ended: Number(ended), id };
}

/** What the first of the person's seats that is asked is asked now. */
async function ownQuestion(server: Server, table: string, person: string): Promise<OwnQuestion | undefined> {
  const room = await server.rooms.enter(table);
  if (room === undefined) return undefined;
  return withLock(room.lock, async () => {
    if (room.needsCheck) await catchUp(server, room);
    const live = room.stored.row.state === 'running' ? await liveOf(server, room) : undefined;
    if (live === undefined) return {};
    const { match } = live;
    const seat = room.stored.seats.find(
      (each) => each.person === person && each.stand_in === null && seatsAsked(match).includes(each.seat),
    )?.seat;
    const question = seat === undefined ? undefined : questionFor(match.game, match.position, seat);
    if (seat === undefined || question === undefined) return {};
    const plan = (await plansOf(server.db, table, person)).find((each) => each.seat === seat);
    return {
      seat,
      question,
      view: match.game.view(match.position, seat),
      ...(plan?.dropped && { planDropped: true as const }),
    };
  });
}
