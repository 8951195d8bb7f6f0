import { isDenial } from '../../host/denial.ts';
import { whyNotBegun } from '../ratings/fit.ts';
import type { Server } from '../server.ts';
import { setUnrated, tableNamed } from '../store/tables/tables.ts';
import { fillSeats } from '../store/tournaments/rounds.ts';
import { beginMatch } from './begin.ts';

/**
 * Begins a match that the server has seated. A bot of that level sits where somebody has left, and if somebody cannot sign in again,
 * the match is played all the same, but counts for no rating.
 */
export async function startSeatedMatch(server: Server, table: string, level: string): Promise<void> {
  const { db } = server;
  await fillSeats(db, table, level);
  const seated = await tableNamed(db, table);
  if (seated === undefined) return;
  const unfit = seated.row.rated === 1 && (await whyNotBegun(server, seated)) !== undefined;
  if (unfit) await setUnrated(db, table);
  const denial = await beginMatch(server, (unfit && (await tableNamed(db, table))) || seated);
  if (isDenial(denial)) server.log.warn({ table, denial }, 'a match that the server has seated did not begin');
}
