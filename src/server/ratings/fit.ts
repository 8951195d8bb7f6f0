import type { z } from 'zod';
import { type Denial, deny } from '../../host/denial.ts';
import type { StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import type { Seat } from '../../kernel/game.ts';
import type { newTable, seatRequest } from '../../protocol/client.ts';
import type { Server } from '../server.ts';
import type { Database } from '../store/database/schema.ts';
import { whoCanSignInAgain } from '../store/people/lasting.ts';

/** What a rated match needs: a clock, at least two people, one at each seat, who can sign in again; no bots, no hints. */

type Wish = Pick<z.output<typeof newTable>, 'seats' | 'hints' | 'pace'>;

/** Why the requested table cannot be rated. */
export async function whyNotRated({ db }: Server, host: string, wish: Wish): Promise<Denial | undefined> {
  if (wish.pace === undefined) return deny('not-allowed', 'refused.rated-pace');
  if (wish.seats.some(isBot)) return deny('not-allowed', 'refused.rated-bots');
  const own = wish.seats.filter((seat) => seat === 'me').length;
  if (own > 1 || wish.seats.length < 2) return deny('not-allowed', 'refused.rated-alone');
  if (wish.hints) return deny('not-allowed', 'refused.rated-hints');
  return whyNotSeated(db, host, false);
}

function isBot(wish: z.output<typeof seatRequest>): boolean {
  return typeof wish === 'object' && 'bot' in wish;
}

/** Why somebody cannot sit down at a rated table. Programs have no way to sign in. */
export async function whyNotSeated(db: Database, person: string, sits: boolean): Promise<Denial | undefined> {
  if (sits) return deny('not-allowed', 'refused.rated-alone');
  return (await whoCanSignInAgain(db, [person])).has(person) ? undefined : deny('not-allowed', 'refused.rated-guest');
}

/** Why the host cannot change a seat of a rated table in that way. */
export async function whyNotArranged(
  db: Database,
  stored: StoredTable,
  host: string,
  seat: Seat,
  wish: z.output<typeof seatRequest>,
): Promise<Denial | undefined> {
  if (isBot(wish)) return deny('not-allowed', 'refused.rated-bots');
  if (wish !== 'me') return undefined;
  return whyNotSeated(
    db,
    host,
    seatsHeldBy(stored, host).some((each) => each !== seat),
  );
}

/** Why a rated match cannot begin, though somebody sits everywhere: a way to sign in may be gone by now. */
export async function whyNotBegun({ db }: Server, { seats }: StoredTable): Promise<Denial | undefined> {
  const people = seats.flatMap(({ person }) => person ?? []);
  if (new Set(people).size < seats.length) return deny('not-allowed', 'refused.rated-alone');
  const lasting = await whoCanSignInAgain(db, people);
  const other = seats.find(({ person }) => person !== null && !lasting.has(person));
  return other && deny('not-allowed', 'refused.rated-other', { name: other.name ?? '' });
}
