import { at } from '../../../kernel/lists.ts';
import { push } from '../../../kernel/steps.ts';
import { SPEED, STAT_POINTS, STATS } from '../box/fights.ts';
import { type Spend, spend } from '../moves.ts';
import { type TrollTown, trollOf } from '../position.ts';
import { tell } from '../words.ts';
import type { Ask, Auto } from './step.ts';

/** TT-2.6: what one stat may be given at least and at most. */
function rangeOf({ options }: TrollTown): { least: number; most: number } {
  return options.statRange === 'free' ? { least: 0, most: STAT_POINTS } : { least: 1, most: 7 };
}

/** TT-2.6: as many as leave enough, and not too many, for the stats that follow. */
export const stats: Ask<'stats', Spend> = {
  rule: 'TT-2.6',
  offer(p, { stat }, seat, offers) {
    const { least, most } = rangeOf(p);
    const left = STAT_POINTS - spent(p, seat);
    const others = SPEED - stat;
    for (let points = least; points <= most; points++) {
      const rest = left - points;
      if (rest >= others * least && rest <= others * most) offers.add(spend(points));
      else offers.block(spend(points), 'TT-2.6', rest < others * least ? 'blocked.too-many' : 'blocked.too-few');
    }
  },
  take(p, { stat }, seat, { points }) {
    const { stats: chosen } = trollOf(p, seat);
    chosen.push(points);
    if (stat + 1 < SPEED) push(p, { step: 'stats', seat, stat: stat + 1 });
    else chosen.push(STAT_POINTS - spent(p, seat));
  },
  ask: (p, { stat }, seat) => ({ say: 'ask.stats', stat: at(STATS, stat), left: STAT_POINTS - spent(p, seat) }),
  label: (_p, { stat }, _seat, { points }) => ({ say: 'move.spend', points, stat: at(STATS, stat) }),
};

function spent(p: TrollTown, seat: number): number {
  return trollOf(p, seat).stats.reduce((sum, points) => sum + points, 0);
}

/** TT-16.3 */
export const revealStats: Auto<'reveal-stats'> = {
  auto(p) {
    for (let seat = 0; seat < p.seats; seat++) {
      const [muscles = 0, skin = 0, guts = 0, brains = 0, speed = 0] = trollOf(p, seat).stats;
      tell({ say: 'told.stats', seat, muscles, skin, guts, brains, speed });
    }
    push(p, { step: 'pre-turn' });
  },
};
