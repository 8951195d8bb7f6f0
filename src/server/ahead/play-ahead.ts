import { randomInt } from 'node:crypto';
import { paceOf } from '../../host/clocks/clock.ts';
import type { EntryListener } from '../../host/host.ts';
import { withLock } from '../../host/lock.ts';
import { catchUp, refresh } from '../../host/match/catch-up.ts';
import { enter } from '../../host/match/enter.ts';
import { type LiveMatch, seatsAsked } from '../../host/match/live.ts';
import { liveOf } from '../../host/match/reading.ts';
import { settleSeat } from '../../host/seats/stand-ins.ts';
import { whyTooLate } from '../../host/seats/take-back.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import { questionFor } from '../../kernel/steps.ts';
import type { MoveAhead, PlanAhead } from '../../protocol/ahead.ts';
import { canBePlayed } from '../deadlines.ts';
import type { JobKind } from '../jobs.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import { changePlan, planTaken, removePlan, wakePlans } from '../store/match/ahead.ts';
import type { StoredAhead } from '../store/match/schema.ts';

const SECOND = 1_000;
/** In milliseconds: how often a plan is looked at that nobody has woken; whoever stored the entry may have been killed just then. */
const SELDOM = 5 * 60 * SECOND;

/**
 * In milliseconds: how long after its question a planned move is made. Nobody shall tell a plan from somebody who was at the table,
 * so it takes as long as reading does, and never the same time; for the next move of a turn it is less.
 */
const firstPause = () => randomInt(20 * SECOND, 90 * SECOND);
const nextPause = () => randomInt(3 * SECOND, 9 * SECOND);

type Dropped = NonNullable<PlanAhead['dropped']>;

/**
 * Moves that were planned ahead and whose seats are asked. Several processes may try: an entry is stored once under its number, so
 * a move that was stored before its process was killed is found there by the next one.
 */
export function aheadJobs(server: () => Server, games: readonly Game[]): JobKind<'moves_ahead'> {
  return {
    table: 'moves_ahead',
    most: 20,
    patience: 2 * SECOND,
    only: canBePlayed(games, 'moves_ahead'),
    nameOf: ({ table_id }) => table_id,
    async carryOut(jobs) {
      for (const job of jobs) await playAhead(server(), job);
    },
  };
}

/** After an entry: the plans of the seats that are asked now are looked at after a while. */
export function wakePlansAfterEntry(server: () => Server): EntryListener {
  return (host, { id, stored, live }, { ends }) => {
    if (ends || live === undefined || paceOf(stored.row)?.kind !== 'days') return;
    const { db, now } = server();
    wakePlans(db, id, seatsAsked(live.match), now() + firstPause()).catch((err) =>
      host.log.error({ table: id, err }, 'moves planned ahead could not be woken'),
    );
  };
}

async function playAhead(server: Server, job: StoredAhead): Promise<void> {
  const room = await server.rooms.enter(job.table_id);
  if (room === undefined) return;
  await withLock(room.lock, async () => {
    await refresh(server, room);
    await catchUp(server, room);
    const live = await liveOf(server, room);
    const plan = await planTaken(server.db, job, server.node);
    if (plan === undefined) return;
    if (live === undefined) await later(server, plan);
    else await playNext(server, room, live, plan);
  });
}

async function later({ db, node, now }: Server, plan: StoredAhead): Promise<void> {
  await changePlan(db, plan, node, { due: now() + SELDOM });
}

async function drop({ db, node }: Server, plan: StoredAhead, dropped: Dropped): Promise<void> {
  await changePlan(db, plan, node, { dropped: JSON.stringify(dropped), due: null });
}

async function playNext(server: Server, room: Room, live: LiveMatch, plan: StoredAhead): Promise<void> {
  const { seat, seat_entry: seatEntry } = plan;
  const moves: readonly MoveAhead[] = JSON.parse(plan.moves);
  const [next, ...rest] = moves;
  const held = room.stored.seats[seat];
  const isTheirs = held?.person === plan.person && held.stand_in === null && !live.match.resigned.includes(seat);
  if (!isTheirs || whyTooLate(room, seat) !== undefined || next === undefined) {
    return drop(server, plan, { why: 'seat' });
  }
  if (live.counts[seat] === seatEntry) {
    if (!seatsAsked(live.match).includes(seat)) return later(server, plan);
    const why = whyOtherwise(live, seat, next);
    if (why !== undefined) return drop(server, plan, { why });
  }
  // An entry that is there already, because a process was killed before it could note that, is accepted again.
  const denial = await enter(server, room, { type: 'move', seat, seatEntry, move: next.move }, 'person');
  if (denial?.denied === 'behind') return drop(server, plan, { why: 'acted' });
  if (denial !== undefined) return drop(server, plan, { why: 'offer', refusal: denial.refusal });
  await settleSeat(server, room, seat, false);
  const { db, node, now } = server;
  if (rest.length === 0) return removePlan(db, plan, { node });
  const isAsked = room.live !== undefined && seatsAsked(room.live.match).includes(seat);
  await changePlan(db, plan, node, {
    seat_entry: seatEntry + 1,
    moves: JSON.stringify(rest),
    due: now() + (isAsked ? nextPause() : SELDOM),
  });
}

/** What is otherwise than it was foreseen; whether the move is on offer is up to the rules alone. */
function whyOtherwise({ match }: LiveMatch, seat: Seat, { question, seen }: MoveAhead): Dropped['why'] | undefined {
  const { game, position } = match;
  const asked = questionFor(game, position, seat);
  if (asked === undefined || !isSameMessage(asked, question)) return 'question';
  if (seen !== undefined && fingerprintOf(game.view(position, seat)) !== seen) return 'seen';
  return undefined;
}

function isSameMessage(one: object, other: object): boolean {
  const sorted = (message: object) =>
    JSON.stringify(Object.entries(message).sort(([first], [second]) => (first < second ? -1 : 1)));
  return sorted(one) === sorted(other);
}
