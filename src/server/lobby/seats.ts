import type { z } from 'zod';
import type { Seat } from '../../kernel/game.ts';
import type { newSeat } from '../../protocol/http.ts';
import { type Denial, deny, isDenial } from '../denial.ts';
import type { House } from '../house.ts';
import { seatsHeldBy } from '../room/room.ts';
import { arrangeSeat, leaveSeats, takeSeat } from '../store/seats.ts';
import { removeTable, type StoredTable, setHost, tableNamed } from '../store/tables.ts';
import { holdingFor } from './make.ts';

/** Sits the person down on that seat, or on the first free one. */
export async function join(
  { db }: House,
  stored: StoredTable,
  person: string,
  seat: Seat | undefined,
): Promise<Denial | undefined> {
  const { row, seats } = stored;
  if (seat !== undefined && seat >= row.seats) return deny('not-found', 'refused.no-seat-there');
  const mine = seatsHeldBy(stored, person);
  if (seat === undefined ? mine.length > 0 : mine.includes(seat)) return undefined;
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  const wanted = seats.filter((each) => each.holder === 'nobody' && (seat === undefined || each.seat === seat));
  for (const free of wanted) if (await takeSeat(db, row.id, free.seat, person)) return undefined;
  return seat === undefined ? deny('table-full', 'refused.table-full') : deny('seat-taken', 'refused.seat-taken');
}

/** Gets up before the match has begun. The host's part passes on; a table that nobody sits at is cleared away. */
export async function leave(
  { db }: House,
  { row }: StoredTable,
  person: string,
  seat: Seat | undefined,
): Promise<Denial | undefined> {
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.leave-running');
  if (!(await leaveSeats(db, row.id, person, seat))) return deny('not-your-seat', 'refused.not-seated');
  const left = await tableNamed(db, row.id);
  const people = left?.seats.flatMap((each) => each.person ?? []) ?? [];
  const [heir] = people;
  if (heir === undefined) await removeTable(db, row.id);
  else if (row.host === person && !people.includes(person)) await setHost(db, row.id, heir);
  return undefined;
}

/** The host says who shall have a seat. */
export async function arrange(
  { db }: House,
  { row }: StoredTable,
  host: string,
  { seat, wish }: z.infer<typeof newSeat>,
): Promise<Denial | undefined> {
  if (row.host !== host) return deny('not-allowed', 'refused.host-only');
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  if (seat >= row.seats) return deny('not-found', 'refused.no-seat-there');
  const holding = holdingFor(wish, host);
  if (isDenial(holding)) return holding;
  return (await arrangeSeat(db, row.id, seat, holding, host)) ? undefined : deny('seat-taken', 'refused.seat-taken');
}
