import { type CallKind, isTurnOf } from '../../host/calls.ts';
import { type Denial, deny } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { liveOf } from '../../host/match/reading.ts';
import { isSeatIn } from '../../host/seat-bits.ts';
import type { StoredSeat, StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { isSecret } from '../../kernel/together.ts';
import type { CalledList, CalledSeat } from '../../protocol/calls.ts';
import type { Server } from '../server.ts';
import { sentCalls } from '../store/calls/calls.ts';
import { preferencesAt } from '../store/calls/preferences.ts';
import { countEntries } from '../store/match/log.ts';

/** No log is as long as that. */
const ALL = 2 ** 31 - 1;

/** When those were called whom the table waits for, as those who sit there may know. */
export async function calledTo(server: Server, stored: StoredTable, person: string): Promise<CalledList | Denial> {
  if (seatsHeldBy(stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  switch (stored.row.state) {
    case 'gathering':
      return { seats: await callsTo(server, stored, 'invitation', ({ kept }) => kept ?? null) };
    case 'running':
      return { seats: (await answersInSecret(server, stored)) ? [] : await turnsCalled(server, stored) };
    case 'over':
      return { seats: [] };
  }
}

/** Who has answered in secret is not called, so calls would tell who has. A match that cannot be read tells nothing either. */
async function answersInSecret(server: Server, { row }: StoredTable): Promise<boolean> {
  const room = await server.rooms.enter(row.id);
  const live = room && (await withLock(room.lock, () => liveOf(server, room)));
  return live === undefined || isSecret(live.match.position);
}

async function turnsCalled(server: Server, stored: StoredTable): Promise<CalledSeat[]> {
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

/** The newest call of that kind to whomever a seat waits for. */
async function callsTo(
  { db }: Server,
  { row, seats }: StoredTable,
  kind: CallKind,
  waitsFor: (seat: StoredSeat) => string | null,
  isMeant: (person: string, turn: number) => boolean = () => true,
): Promise<CalledSeat[]> {
  const sent = await sentCalls(db, row.id, kind);
  const called: CalledSeat[] = [];
  for (const seat of seats) {
    const person = waitsFor(seat);
    const call = sent.findLast((each) => each.person === person && isMeant(each.person, each.turn));
    if (call?.done == null) continue;
    const { attended } = await preferencesAt(db, call);
    called.push({ seat: seat.seat, at: call.done, ...(attended >= call.done && { seen: true }) });
  }
  return called;
}
