import { type CallKind, isTurnOf } from '../../host/calls.ts';
import { paceOf } from '../../host/clocks/clock.ts';
import { type Denial, deny } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { liveOf } from '../../host/match/reading.ts';
import { isSeatIn } from '../../host/seat-bits.ts';
import type { StoredSeat, StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import type { Seat } from '../../kernel/game.ts';
import { isSecret } from '../../kernel/together.ts';
import type { CalledList, CalledSeat } from '../../protocol/calls.ts';
import type { Server } from '../server.ts';
import { repeatCalls, sentCalls } from '../store/calls/calls.ts';
import { preferencesAt } from '../store/calls/preferences.ts';
import type { StoredCall } from '../store/calls/schema.ts';
import { countEntries } from '../store/match/log.ts';

/** More entries than any log has. */
const ALL = 2 ** 31 - 1;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** In milliseconds: the least time between two calls for one turn, by the pace of the table. */
const BETWEEN_CALLS = { live: 5 * MINUTE, days: 12 * HOUR, none: HOUR } as const;

/** A call that reached the owner of a seat that is asked. */
interface Called {
  readonly call: StoredCall;
  readonly shown: CalledSeat;
}

/** The calls to the owners of the seats that are asked, as players at the table may know them. */
export async function calledTo(server: Server, stored: StoredTable, person: string): Promise<CalledList | Denial> {
  if (seatsHeldBy(stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  return { seats: (await callsAt(server, stored)).map(({ shown }) => shown) };
}

/** A player asks that the owner of a seat be called again: once for each turn, and not soon after the first call. */
export async function callAgain(
  server: Server,
  stored: StoredTable,
  person: string,
  seat: Seat,
): Promise<CalledList | Denial> {
  const { db, now } = server;
  if (seatsHeldBy(stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  const called = (await callsAt(server, stored)).find(({ shown }) => shown.seat === seat);
  if (called === undefined || called.call.person === person) return deny('not-allowed', 'refused.not-called');
  const sentBy = now() - betweenCalls(stored);
  const repeated = await repeatCalls(db, called.call, { sentBy, now: now() });
  return repeated > 0 ? calledTo(server, stored, person) : deny('not-allowed', 'refused.called-enough');
}

function betweenCalls({ row }: StoredTable): number {
  return BETWEEN_CALLS[paceOf(row)?.kind ?? 'none'];
}

async function callsAt(server: Server, stored: StoredTable): Promise<Called[]> {
  switch (stored.row.state) {
    case 'gathering':
      return callsTo(server, stored, 'invitation', ({ kept }) => kept ?? null);
    case 'running':
      return (await answersInSecret(server, stored)) ? [] : turnsCalled(server, stored);
    case 'over':
      return [];
  }
}

/** None while answers are secret: calls would tell who has answered. None either if the match cannot be read. */
async function answersInSecret(server: Server, { row }: StoredTable): Promise<boolean> {
  const room = await server.rooms.enter(row.id);
  const live = room && (await withLock(room.lock, () => liveOf(server, room)));
  return live === undefined || isSecret(live.match.position);
}

async function turnsCalled(server: Server, stored: StoredTable): Promise<Called[]> {
  const counts: number[] = [];
  for (const { seat, entries } of await countEntries(server.db, stored.row.id, ALL)) counts[seat] = entries;
  const { seats, publicAsked } = stored;
  return callsTo(
    server,
    stored,
    'turn',
    ({ seat, person, stand_in }) => (stand_in === null && isSeatIn(publicAsked, seat) ? person : null),
    (person, turn) => isTurnOf(seats, publicAsked, counts, person, turn),
  );
}

/** The newest call of that kind to the owner of the seat. */
async function callsTo(
  { db }: Server,
  stored: StoredTable,
  kind: CallKind,
  waitsFor: (seat: StoredSeat) => string | null,
  isMeant: (person: string, turn: number) => boolean = () => true,
): Promise<Called[]> {
  const sent = await sentCalls(db, stored.row.id, kind);
  const called: Called[] = [];
  for (const seat of stored.seats) {
    const person = waitsFor(seat);
    const call = sent.findLast((each) => each.person === person && isMeant(each.person, each.turn));
    if (call?.done == null) continue;
    const { attended } = await preferencesAt(db, call);
    const seen = attended >= call.done;
    const isRepeated = sent.some((each) => each.person === person && each.turn === call.turn && each.again !== null);
    // An invitation that has been seen needs no second call.
    const mayRepeat = !isRepeated && !(seen && kind === 'invitation');
    const shown: CalledSeat = {
      seat: seat.seat,
      at: call.done,
      ...(seen && { seen }),
      ...(mayRepeat && { again: call.done + betweenCalls(stored) }),
    };
    called.push({ call, shown });
  }
  return called;
}
