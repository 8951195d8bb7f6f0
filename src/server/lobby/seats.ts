import type { z } from 'zod';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import { isOfTournament } from '../../host/fair-play.ts';
import type { StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import type { Seat } from '../../kernel/game.ts';
import type { newSeat } from '../../protocol/http.ts';
import { whyNotArranged, whyNotSeated } from '../ratings/fit.ts';
import type { Server } from '../server.ts';
import { isBlockedBy } from '../store/people/relations.ts';
import { arrangeSeat, leaveSeats, sitDown } from '../store/tables/seats.ts';
import { tableNamed } from '../store/tables/tables.ts';
import { callInvited, whyNotKept } from './invite.ts';
import { holderFor } from './make.ts';

/** Sits the person down on that seat, or on the first free one. */
export async function join(
  { db }: Server,
  stored: StoredTable,
  person: string,
  seat: Seat | undefined,
): Promise<Denial | undefined> {
  const { row } = stored;
  if (seat !== undefined && seat >= row.seats) return deny('not-found', 'refused.no-seat-there');
  const mine = seatsHeldBy(stored, person);
  if (seat === undefined ? mine.length > 0 : mine.includes(seat)) return undefined;
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  if (row.arranged != null) return deny('not-allowed', 'refused.seated-by-server');
  const unfit = row.rated === 1 ? await whyNotSeated(db, person, mine.length > 0) : undefined;
  if (unfit !== undefined) return unfit;
  if (await isBlockedBy(db, person, peopleAt(stored))) return deny('not-allowed', 'refused.blocked');
  switch (await sitDown(db, row.id, person, seat)) {
    case 'seated':
      return undefined;
    case 'taken':
      return seat === undefined ? deny('table-full', 'refused.table-full') : deny('seat-taken', 'refused.seat-taken');
    case 'kept':
      return deny('seat-taken', 'refused.seat-kept');
    case 'too-late':
      return (await tableNamed(db, row.id)) === undefined
        ? deny('unknown-table', 'refused.unknown-table')
        : deny('not-allowed', 'refused.match-begun');
  }
}

/** Those who sit there, and the host. */
function peopleAt({ row, seats }: StoredTable): string[] {
  return [row.host, ...seats.flatMap(({ person }) => person ?? [])];
}

/** Leaves the seat, or all own seats, before the match has begun. */
export async function leave(
  { db }: Server,
  stored: StoredTable,
  person: string,
  seat: Seat | undefined,
): Promise<Denial | undefined> {
  const { row } = stored;
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.leave-running');
  // Tables of a tournament have to stay. People who do not want to play withdraw from the tournament.
  if (isOfTournament(stored)) return deny('not-allowed', 'refused.seated-by-server');
  return (await leaveSeats(db, row.id, person, seat)) ? undefined : deny('not-your-seat', 'refused.not-seated');
}

/** The host decides who has a seat. */
export async function arrange(
  server: Server,
  stored: StoredTable,
  host: string,
  { seat, wish }: z.infer<typeof newSeat>,
): Promise<Denial | undefined> {
  const { db, now } = server;
  const { row } = stored;
  if (row.host !== host) return deny('not-allowed', 'refused.host-only');
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  if (row.arranged != null) return deny('not-allowed', 'refused.seated-by-server');
  if (seat >= row.seats) return deny('not-found', 'refused.no-seat-there');
  const holder = holderFor(wish, host);
  if (isDenial(holder)) return holder;
  const unfit = row.rated === 1 ? await whyNotArranged(db, stored, host, seat, wish) : undefined;
  if (unfit !== undefined) return unfit;
  const kept = holder.kept ?? undefined;
  const uninvited = kept === undefined ? undefined : await whyNotKept(server, stored, kept);
  if (uninvited !== undefined) return uninvited;
  if (!(await arrangeSeat(db, row.id, seat, holder, host))) return deny('seat-taken', 'refused.seat-taken');
  if (kept !== undefined) await callInvited(server, { id: row.id, made: now() }, [kept]);
  return undefined;
}
