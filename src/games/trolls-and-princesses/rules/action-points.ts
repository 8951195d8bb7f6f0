import type { Seat } from '../../../kernel/game.ts';
import { type Area, CAMP, CAULDRONS, FIRST_VILLAGE, isCavern } from '../box/areas.ts';
import { clone, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { lowestTroll, sendTroll, trollsIn, trollsInVillage } from './figures.ts';

/** Where the action points of a seat in an area come from. */
export interface ActionPoints {
  readonly trolls: number;
  readonly humans: number;
  readonly outposts: number;
  readonly king: number;
  /** All of the above. */
  readonly own: number;
  /** Trolls of others, which help with shared actions. */
  readonly help: number;
}

/** TP-4.1 to TP-4.3, D7: with the trolls as they stand. */
export function actionPoints(p: TrollsAndPrincesses, seat: Seat, area: Area): ActionPoints {
  const player = playerAt(p, seat);
  const isInCavern = isCavern(area);
  const trolls = trollsIn(player, area);
  const humans = isInCavern ? (player.humans[area] ?? 0) : 0;
  const outposts = isInCavern ? 0 : (player.outpostsIn[area - FIRST_VILLAGE] ?? 0);
  const king = p.king === area && (!isInCavern || p.kingAt === seat) ? 1 : 0;
  const help = isInCavern ? 0 : trollsInVillage(p, area) - trolls;
  return { trolls, humans, outposts, king, own: trolls + humans + outposts + king, help };
}

/** The same once a troll of the seat has come there from elsewhere. TP-3.7: in a full village one of the others is pushed out. */
export function actionPointsAfterMove(p: TrollsAndPrincesses, seat: Seat, to: Area): ActionPoints {
  const there = clone(p);
  const player = playerAt(there, seat);
  const troll = player.trolls.findIndex((area) => area !== to);
  if (troll >= 0) sendTroll(player, troll, to);
  if (!isCavern(to) && trollsInVillage(there, to) > CAULDRONS) {
    const pushed = there.players.find((other) => other !== player && trollsIn(other, to) > 0);
    if (pushed !== undefined) sendTroll(pushed, lowestTroll(pushed, to, 0), CAMP);
  }
  return actionPoints(there, seat, to);
}
