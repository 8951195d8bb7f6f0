import type { Seat } from '../../../kernel/game.ts';
import type { Speak } from '../../../web/board-kit/tabletop.ts';
import { type Area, type AreaId, CAULDRONS, FIRST_VILLAGE, isCavern } from '../box/areas.ts';
import { trollsIn, trollsInVillage } from '../figures.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';

/** Where the action points of an area come from (TP-4.1 to TP-4.3). */
export interface Breakdown {
  readonly trolls: number;
  readonly humans: number;
  readonly outposts: number;
  readonly king: number;
  /** Trolls of others, which help with shared actions. */
  readonly help: number;
  readonly own: number;
}

/** The points a seat would have in an area; with the troll that comes there, if it comes from somewhere. */
export function breakdown(p: TrollsAndPrincesses, seat: Seat, from: Area | undefined, to: Area): Breakdown {
  const player = playerAt(p, seat);
  const comes = from !== undefined && from !== to ? 1 : 0;
  const trolls = trollsIn(player, to) + comes;
  const inCavern = isCavern(to);
  const humans = inCavern ? (player.humans[to] ?? 0) : 0;
  const outposts = inCavern ? 0 : (player.outpostsIn[to - FIRST_VILLAGE] ?? 0);
  const king = p.king === to && (!inCavern || p.kingAt === seat) ? 1 : 0;
  return { trolls, humans, outposts, king, help: helpIn(p, seat, to, comes), own: trolls + humans + outposts + king };
}

/** TP-3.7: in a full village one of the others is pushed out first. */
function helpIn(p: TrollsAndPrincesses, seat: Seat, to: Area, comes: number): number {
  if (isCavern(to)) return 0;
  const standing = trollsInVillage(p, to);
  const rivals = standing - trollsIn(playerAt(p, seat), to);
  return comes === 1 && standing >= CAULDRONS ? Math.max(0, rivals - 1) : rivals;
}

/** TP-11.5: and what the help of others pays for. */
export function describeArea({ options }: TrollsAndPrincesses, points: Breakdown, area: AreaId, speak: Speak): string {
  return speak('place.area', { area, ...points, shared: options.sharedActions });
}
