import { type Denial, deny } from '../../host/denial.ts';
import { refresh } from '../../host/match/catch-up.ts';
import { liveOf } from '../../host/match/reading.ts';
import { offerableFrom } from '../../host/seats/offered.ts';
import { giveSeat } from '../../host/seats/take-over.ts';
import { seatsHeldBy } from '../../host/table.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import { isBlockedBy } from '../store/people/relations.ts';
import { agreeToOffer, offerSeat, withdrawOffer } from '../store/tables/offers.ts';

/** Places at matches that run. Callers of these functions hold the table's lock. */

/** Those who play there themselves, without the owner of that seat. */
function playersBeside({ stored }: Room, seat: Seat): string[] {
  const owner = stored.seats.find((each) => each.seat === seat)?.person;
  const playing = stored.seats.flatMap(({ person, stand_in }) => (stand_in === null ? (person ?? []) : []));
  return [...new Set(playing)].filter((person) => person !== owner);
}

/** A player agrees that the seat is offered to others, or does not want that any more. All players who are there have to agree. */
export async function offer(
  server: Server,
  room: Room,
  person: string,
  seat: Seat,
  offered: boolean,
): Promise<Denial | undefined> {
  const { db, now } = server;
  await refresh(server, room);
  if (!playersBeside(room, seat).includes(person)) return deny('not-allowed', 'refused.not-seated');
  if (!offered) {
    await withdrawOffer(db, room.id, seat);
    await refresh(server, room);
    return undefined;
  }
  const stored = room.stored.seats.find((each) => each.seat === seat);
  const resigned = (await liveOf(server, room))?.match.resigned.includes(seat) ?? false;
  const from = stored && offerableFrom(room.stored, stored, resigned);
  if (from === undefined || now() < from) return deny('not-allowed', 'refused.not-offerable');
  await agreeToOffer(db, room.id, seat, person);
  await refresh(server, room);
  const agreed = room.stored.seats.find((each) => each.seat === seat)?.agreed ?? [];
  const present = playersBeside(room, seat).filter((each) => room.presence.isPresent(each));
  if (present.every((each) => agreed.includes(each))) {
    await offerSeat(db, room.id, seat, now());
    await refresh(server, room);
  }
  return undefined;
}

/** Somebody sits down at a seat that is offered, and plays on. People who had a seat there before cannot. */
export async function takeOver(server: Server, room: Room, person: string, seat: Seat): Promise<Denial | undefined> {
  await refresh(server, room);
  const { seats } = room.stored;
  const stored = seats.find((each) => each.seat === seat);
  if (seatsHeldBy(room.stored, person).length > 0) return deny('not-allowed', 'refused.plays-already');
  if (seats.some(({ former = [] }) => former.some((each) => each.person === person)))
    return deny('not-allowed', 'refused.had-seat');
  const gone = deny('seat-taken', 'refused.not-offered');
  if (stored === undefined || stored.person === null || (stored.offered ?? null) === null) return gone;
  const others = seats.flatMap((each) => (each.seat === seat ? [] : (each.person ?? [])));
  if (await isBlockedBy(server.db, person, others)) return deny('not-allowed', 'refused.blocked');
  await liveOf(server, room);
  return (await giveSeat(server, room, { seat, from: stored.person, to: person })) ? undefined : gone;
}
