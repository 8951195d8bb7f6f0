import type { Proposed } from '../../kernel/proposals.ts';
import { type Denial, deny } from '../denial.ts';
import type { Host } from '../host.ts';
import { type HostedTable, holds } from '../table.ts';
import { liveOf } from './reading.ts';

/** Why the person cannot propose this at the table, judged by the public view. The caller holds the table's lock. */
export async function whyNotProposed(
  host: Host,
  table: HostedTable,
  person: string,
  { seat, period, proposal }: Proposed,
): Promise<Denial | undefined> {
  const live = await liveOf(host, table);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  if (!holds(table.stored, person, seat)) return deny('not-your-seat', 'refused.not-your-seat');
  const { game } = table;
  const seen = game.view(live.match.position, 'spectator');
  const now = game.proposals?.period(seen);
  if (now === undefined) return deny('not-allowed', 'refused.no-proposals');
  if (now !== period) return deny('behind', 'refused.behind');
  const refusal = game.proposals?.problem(seen, seat, proposal);
  return refusal && { denied: 'not-allowed', refusal };
}
