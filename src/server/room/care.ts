import type { Seat } from '../../kernel/game.ts';
import { isLevel, middleLevel } from '../bots/levels.ts';
import { type Denial, deny } from '../denial.ts';
import type { House } from '../house.ts';
import { addVote, levelsVoted, setStandIn, voteIn } from '../store/seats.ts';
import type { StoredSeat } from '../store/tables.ts';
import { refresh } from './catch-up.ts';
import { awaySince, isPresent } from './presence.ts';
import { holds, type Room, seatsHeldBy } from './room.ts';

/** Who plays a seat while its owner is away. All of these are to be called in turn, with the match loaded. */

/** The owner lets a bot play. */
export async function handOver(
  house: House,
  room: Room,
  person: string,
  seat: Seat,
  level: string,
): Promise<Denial | undefined> {
  const denied = whyNotOwn(room, person, seat) ?? whyNoStandIn(room, seat, level);
  if (denied !== undefined) return denied;
  await setStandIn(house.db, room.id, seat, level);
  await refresh(house, room);
  return undefined;
}

/** The owner plays again. */
export async function takeBack(house: House, room: Room, person: string, seat: Seat): Promise<Denial | undefined> {
  const denied = whyNotOwn(room, person, seat);
  if (denied !== undefined) return denied;
  if (room.live?.match.resigned.includes(seat)) return deny('not-allowed', 'refused.seat-resigned');
  if (!hasStandIn(room, seat)) return deny('not-allowed', 'refused.no-stand-in');
  await setStandIn(house.db, room.id, seat, null);
  await refresh(house, room);
  return undefined;
}

/** One of the others wants a bot to play for somebody who is away; it does when more than half of those present want it. */
export async function voteFor(
  house: House,
  room: Room,
  person: string,
  seat: Seat,
  level: string,
): Promise<Denial | undefined> {
  const stored = seatAt(room, seat);
  if (stored?.holder !== 'person' || stored.person === null) return deny('not-allowed', 'refused.not-a-person');
  if (seatsHeldBy(room.stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  const away = awaySince(room, stored.person, stored.seen ?? 0);
  // After a restart everybody gets the time to come back.
  const since = away === undefined ? Date.now() : Math.max(away, house.started);
  if (away === undefined || Date.now() - since < house.settings.grace) return deny('not-allowed', 'refused.not-away');
  const denied = whyNoStandIn(room, seat, level);
  if (denied !== undefined) return denied;
  await addVote(house.db, room.id, seat, person, level);
  await refresh(house, room);
  const voters = others(room, stored.person);
  const votes = voters.filter((voter) => seatAt(room, seat)?.votes.includes(voter)).length;
  if (votes * 2 > voters.length) {
    await voteIn(house.db, room.id, seat, middleLevel(await levelsVoted(house.db, room.id, seat, voters)));
    await refresh(house, room);
  }
  return undefined;
}

/** Whoever is back needs no bot that others have voted for; one that they chose themselves plays on until they say so. */
export async function endVotesAbout(house: House, room: Room, person: string): Promise<void> {
  const doubted = room.stored.seats.filter((seat) => seat.person === person && seat.votes.length > 0);
  if (doubted.length === 0) return;
  for (const { seat } of doubted) await setStandIn(house.db, room.id, seat, null);
  await refresh(house, room);
}

/** People with a seat who are here, apart from the one it is about. */
function others(room: Room, owner: string): string[] {
  const people = new Set(room.stored.seats.flatMap(({ person }) => person ?? []));
  people.delete(owner);
  return [...people].filter((person) => isPresent(room, person));
}

function seatAt({ stored }: Room, seat: Seat): StoredSeat | undefined {
  return stored.seats.find((each) => each.seat === seat);
}

export function hasStandIn(room: Room, seat: Seat): boolean {
  return (seatAt(room, seat)?.stand_in ?? null) !== null;
}

function whyNotOwn(room: Room, person: string, seat: Seat): Denial | undefined {
  return holds(room.stored, person, seat) ? undefined : deny('not-your-seat', 'refused.not-your-seat');
}

function whyNoStandIn(room: Room, seat: Seat, level: string): Denial | undefined {
  if (!isLevel(level)) return deny('unknown-bot', 'refused.unknown-bot', { bot: level });
  if (room.stored.row.state === 'over') return deny('match-over', 'refused.match-over');
  if (hasStandIn(room, seat)) return deny('not-allowed', 'refused.bot-plays');
  return undefined;
}
