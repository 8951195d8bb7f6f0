import type { FastifyInstance } from 'fastify';
import { paceOf } from '../../../host/clocks/clock.ts';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { withLock } from '../../../host/lock.ts';
import { catchUp } from '../../../host/match/catch-up.ts';
import { seatsAsked } from '../../../host/match/live.ts';
import { liveOf } from '../../../host/match/reading.ts';
import { mayPlanAhead, type PlansAhead } from '../../../protocol/ahead.ts';
import { newPlanAhead, seatOfPlan } from '../../../protocol/new-ahead.ts';
import type { Room } from '../../room/room.ts';
import type { Server } from '../../server.ts';
import { keepPlan, plansOf, removePlan } from '../../store/match/ahead.ts';
import { bodyOf, forPeopleOnly } from '../answer.ts';
import { storedFor, unknownTable } from './tables.ts';

/** In milliseconds: when a new plan is looked at if no entry wakes it before. */
const FIRST_LOOK = 5 * 60_000;

/** Moves planned ahead. They go to the person who planned them, and into nothing that anybody else is sent. */
export function addAhead(app: FastifyInstance, server: Server): void {
  const { db } = server;

  app.get(
    '/api/tables/:id/ahead',
    forPeopleOnly(server, async ({ id }, request): Promise<PlansAhead | Denial> => {
      const stored = await storedFor(server, request);
      return stored === undefined ? unknownTable() : { plans: await plansOf(db, stored.row.id, id) };
    }),
  );

  app.put(
    '/api/tables/:id/ahead',
    forPeopleOnly(server, async ({ id }, request): Promise<PlansAhead | Denial> => {
      const body = bodyOf(newPlanAhead, request);
      if (isDenial(body)) return body;
      const stored = await storedFor(server, request);
      const room = stored && (await server.rooms.enter(stored.row.id));
      if (room === undefined) return unknownTable();
      const { seat, seatEntry, moves } = body;
      const refused = await withLock(room.lock, () => whyNotPlanned(server, room, id, seat, seatEntry));
      if (refused !== undefined) return refused;
      const now = server.now();
      const plan = { table_id: room.id, seat, person: id, seat_entry: seatEntry, moves: JSON.stringify(moves) };
      await keepPlan(db, { ...plan, made: now, due: now + FIRST_LOOK });
      return { plans: await plansOf(db, room.id, id) };
    }),
  );

  app.delete(
    '/api/tables/:id/ahead/:seat',
    forPeopleOnly(server, async ({ id }, request): Promise<PlansAhead | Denial> => {
      const stored = await storedFor(server, request);
      if (stored === undefined) return unknownTable();
      const { success, data: seat } = seatOfPlan.safeParse((request.params as { seat?: string }).seat);
      if (!success) return deny('not-your-seat', 'refused.not-your-seat');
      await removePlan(db, { table_id: stored.row.id, seat }, { person: id });
      return { plans: await plansOf(db, stored.row.id, id) };
    }),
  );
}

async function whyNotPlanned(
  server: Server,
  room: Room,
  person: string,
  seat: number,
  seatEntry: number,
): Promise<Denial | undefined> {
  if (room.needsCheck) await catchUp(server, room);
  const { row, seats } = room.stored;
  const held = seats[seat];
  if (held?.person !== person || held.stand_in !== null) return deny('not-your-seat', 'refused.not-your-seat');
  if (!mayPlanAhead(paceOf(row))) return deny('not-allowed', 'refused.no-plans');
  if (row.state === 'over') return deny('match-over', 'refused.match-over');
  const live = await liveOf(server, room);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  if (live.counts[seat] !== seatEntry) return deny('behind', 'refused.behind');
  return seatsAsked(live.match).includes(seat) ? deny('not-allowed', 'refused.asked-now') : undefined;
}
