import type { Seat } from '../../../kernel/game.ts';
import { STATS } from '../box/fights.ts';
import type { TrollNumber, TrollTown } from '../position.ts';
import { statOf } from './levels.ts';

/** TT-8.13: in how many stats a Troll is ahead of the one it would fight, and in how many it is behind. */
export interface Odds {
  readonly ahead: number;
  readonly behind: number;
}

export function oddsOf(view: TrollTown, seat: Seat, rival: TrollNumber): Odds {
  const leads = STATS.map((_, stat) => statOf(view, seat, stat) - statOf(view, rival, stat));
  return { ahead: leads.filter((lead) => lead > 0).length, behind: leads.filter((lead) => lead < 0).length };
}
