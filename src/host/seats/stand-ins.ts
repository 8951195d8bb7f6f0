import type { Seat } from '../../kernel/game.ts';
import type { AddressedEvent } from '../../kernel/tell.ts';
import { isLevel, middleLevel } from '../bots/levels.ts';
import { callsAfterReturn } from '../calls.ts';
import { currentClocks, paceOf } from '../clocks/clock.ts';
import type { Pause } from '../clocks/clock-state.ts';
import { takenBack } from '../clocks/clockwork.ts';
import { settleClocks } from '../clocks/pause-clock.ts';
import { type Denial, deny } from '../denial.ts';
import { isOfTournament } from '../fair-play.ts';
import type { Host } from '../host.ts';
import { refresh } from '../match/catch-up.ts';
import { liveOf } from '../match/reading.ts';
import type { StoredSeat } from '../store.ts';
import { type HostedTable, holds, seatsHeldBy } from '../table.ts';
import { whyTooLate } from './take-back.ts';

/** Bots that play for people who are away. Callers of these functions hold the table's lock, and the match is loaded. */

/** The owner hands the seat to a bot. */
export async function handOver(
  host: Host,
  table: HostedTable,
  person: string,
  seat: Seat,
  level: string,
): Promise<Denial | undefined> {
  const denied = whyNotOwn(table, person, seat) ?? whyNoStandIn(table, seat, level);
  if (denied !== undefined) return denied;
  if (table.stored.row.rated === 1) return deny('not-allowed', 'refused.rated-hand-over');
  if (isOfTournament(table.stored)) return deny('not-allowed', 'refused.tournament-alone');
  await host.store.setStandIn(table.id, seat, level, host.now());
  await refresh(host, table);
  await settleClocks(host, table);
  return undefined;
}

/** The owner takes the seat back. */
export async function takeBack(
  host: Host,
  table: HostedTable,
  person: string,
  seat: Seat,
): Promise<Denial | undefined> {
  const denied = whyNotOwn(table, person, seat);
  if (denied !== undefined) return denied;
  if (table.live?.match.resigned.includes(seat)) return deny('not-allowed', 'refused.seat-resigned');
  if (!hasStandIn(table, seat)) return deny('not-allowed', 'refused.no-stand-in');
  const late = whyTooLate(table, seat);
  if (late !== undefined) return late;
  await host.store.setStandIn(table.id, seat, null, host.now());
  await refresh(host, table);
  await playsAgain(host, table, seat);
  return undefined;
}

/** The owner's clock goes on, and so does its alarm. If time had run out, a little is left. */
async function playsAgain(host: Host, table: HostedTable, seat: Seat): Promise<void> {
  const { row, seats, asked } = table.stored;
  const pace = paceOf(row);
  const counts = (await liveOf(host, table))?.counts ?? [];
  await settleClocks(host, table, (state) => (pace === undefined ? state : takenBack(state, seat, pace)), {
    callsFor: (clocks, at) => callsAfterReturn({ table: row.id, seats, after: asked, counts, at, pace, clocks }, seat),
  });
}

/**
 * After a person's entry: a move ends the stand-in, a resignation starts one. The entry is on disk and acknowledged, so errors
 * are only logged.
 */
export async function settleSeat(host: Host, table: HostedTable, seat: Seat, resigned: boolean): Promise<void> {
  if (!resigned && !hasStandIn(table, seat)) return;
  try {
    if (!resigned) await host.store.setStandIn(table.id, seat, null, host.now());
    await refresh(host, table);
    if (!resigned) await playsAgain(host, table, seat);
  } catch (err) {
    host.log.error({ table: table.id, seat, err }, 'a seat could not be handed on');
  }
}

/** Votes for a stand-in for somebody who is away. All other players present must agree. */
export async function voteFor(
  host: Host,
  table: HostedTable,
  person: string,
  { seat, bot: level }: { readonly seat: Seat; readonly bot: string },
  grace: { readonly milliseconds: number; readonly since: number },
): Promise<Denial | undefined> {
  const stored = seatAt(table, seat);
  if (stored?.holder !== 'person' || stored.person === null) return deny('not-allowed', 'refused.not-a-person');
  if (seatsHeldBy(table.stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  if (clocksRest(host, table, seat)) return deny('not-allowed', 'refused.clocks-rest');
  const away = table.presence.awaySince(stored.person, stored.seen ?? 0);
  const least = graceAt(table, grace.milliseconds);
  const isAwayLong = away !== undefined && host.now() - Math.max(away, grace.since) >= least;
  if (!isAwayLong) return deny('not-allowed', 'refused.not-away');
  const denied = whyNoStandIn(table, seat, level);
  if (denied !== undefined) return denied;
  await host.store.addVote(table.id, seat, person, level);
  await refresh(host, table);
  const voters = others(table, stored.person);
  if (voters.every((voter) => seatAt(table, seat)?.votes.includes(voter))) {
    await host.store.voteIn(
      table.id,
      seat,
      middleLevel(await host.store.levelsVoted(table.id, seat, voters)),
      host.now(),
    );
    await refresh(host, table);
    await settleClocks(host, table);
  }
  return undefined;
}

/** Whether the seat's clock is paused. Then its owner is expected to be away, and nobody may vote for a stand-in. */
function clocksRest(host: Host, table: HostedTable, seat: Seat): boolean {
  const pauses = currentClocks(host, table)?.now().state.pauses ?? [];
  return pauses.some((pause) => (pause.why === 'holiday' ? pause.seat === seat : RESTS.includes(pause.why)));
}

const RESTS: readonly Pause['why'][] = ['host', 'agreed', 'server', 'adjourned'];

/** In milliseconds: how long somebody must have been away. In a match by days, as long as the bank lasts: nobody has to be there. */
function graceAt({ stored }: HostedTable, grace: number): number {
  const pace = paceOf(stored.row);
  return pace?.kind === 'days' ? Math.max(grace, pace.bank * 1000) : grace;
}

/** Removes the stand-ins that others have voted for when the owner is back. One that the owner chose stays until taken back. */
export async function endVotesAbout(host: Host, table: HostedTable, person: string): Promise<void> {
  const doubted = table.stored.seats.filter((seat) => seat.person === person && seat.votes.length > 0);
  if (doubted.length === 0) return;
  for (const { seat } of doubted) await host.store.setStandIn(table.id, seat, null, host.now());
  await refresh(host, table);
  for (const { seat } of doubted) await playsAgain(host, table, seat);
}

/** The players present, without the owner of the seat. */
function others({ stored, presence }: HostedTable, owner: string): string[] {
  const people = new Set(stored.seats.flatMap(({ person }) => person ?? []));
  people.delete(owner);
  return [...people].filter((person) => presence.isPresent(person));
}

/** Adds to the events that a bot played for the seat's owner. Everybody can see that anyway. */
export function toldOfStandIn(
  table: HostedTable,
  seat: Seat,
  told: readonly AddressedEvent[],
): readonly AddressedEvent[] {
  const standIn = seatAt(table, seat)?.stand_in ?? null;
  if (standIn === null) return told;
  return told.map(({ event, to }) => (event.seat === seat ? { event: { ...event, standIn }, to } : { event, to }));
}

/** Adds to the events which seats were answered for because their time was up. */
export function toldOfLate({ late }: HostedTable, told: readonly AddressedEvent[]): readonly AddressedEvent[] {
  if (late.size === 0) return told;
  return told.map(({ event, to }) =>
    event.seat !== undefined && late.has(event.seat) ? { event: { ...event, late: true }, to } : { event, to },
  );
}

function seatAt({ stored }: HostedTable, seat: Seat): StoredSeat | undefined {
  return stored.seats.find((each) => each.seat === seat);
}

function hasStandIn(table: HostedTable, seat: Seat): boolean {
  return (seatAt(table, seat)?.stand_in ?? null) !== null;
}

function whyNotOwn(table: HostedTable, person: string, seat: Seat): Denial | undefined {
  return holds(table.stored, person, seat) ? undefined : deny('not-your-seat', 'refused.not-your-seat');
}

function whyNoStandIn(table: HostedTable, seat: Seat, level: string): Denial | undefined {
  if (!isLevel(level)) return deny('unknown-bot', 'refused.unknown-bot', { bot: level });
  if (table.stored.row.state === 'over') return deny('match-over', 'refused.match-over');
  if (hasStandIn(table, seat)) return deny('not-allowed', 'refused.bot-plays');
  return undefined;
}
