import type { Seat } from '../../../kernel/game.ts';
import { type Area, CAMP, CAULDRONS, CAVERNS, FIRST_VILLAGE, isCavern, PLACES } from '../box/areas.ts';
import { TROLLS } from '../box/clans.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';

/** A troll comes to another area. */
export function sendTroll(player: Player, troll: number, area: Area): void {
  const trolls = player.trolls.slice();
  trolls[troll] = area;
  player.trolls = trolls;
}

export function trollsIn({ trolls }: Player, area: Area): number {
  let count = 0;
  for (let troll = 0; troll < TROLLS; troll++) if (trolls[troll] === area) count++;
  return count;
}

/** Trolls and humans in an own cavern. */
export function figuresIn(player: Player, cavern: Area): number {
  return trollsIn(player, cavern) + (player.humans[cavern] ?? 0);
}

export function humansOf({ humans }: Player): number {
  return humans[0] + humans[1] + humans[2];
}

/** TP-1.3, TP-3.9 */
export function hasCauldron(player: Player, cavern: Area): boolean {
  return figuresIn(player, cavern) < CAULDRONS;
}

/** How many of the own caverns have an empty cauldron. */
export function openCaverns(player: Player): number {
  let open = 0;
  for (let cavern = 0; cavern < CAVERNS; cavern++) if (hasCauldron(player, cavern)) open++;
  return open;
}

/** The first own cavern with an empty cauldron. */
export function firstOpenCavern(player: Player): Area {
  for (let cavern = 0; cavern < CAVERNS; cavern++) if (hasCauldron(player, cavern)) return cavern;
  throw new Error('there is no empty cauldron');
}

export function trollsInVillage(p: TrollsAndPrincesses, area: Area): number {
  let count = 0;
  for (let seat = 0; seat < p.seats; seat++) count += trollsIn(playerAt(p, seat), area);
  return count;
}

export function isVillageInPlay(p: TrollsAndPrincesses, area: Area): boolean {
  return (p.villages[area - FIRST_VILLAGE]?.castle ?? -1) >= 0;
}

/** Whether an area takes one more troll of the seat without pushing. */
function hasRoom(p: TrollsAndPrincesses, seat: Seat, area: Area): boolean {
  if (isCavern(area)) return hasCauldron(playerAt(p, seat), area);
  return isVillageInPlay(p, area) && trollsInVillage(p, area) < CAULDRONS;
}

/** TP-3.7 */
export function canBePushed(p: TrollsAndPrincesses, owner: Seat, area: Area): boolean {
  const player = playerAt(p, owner);
  return trollsIn(player, area) > 0 && openCaverns(player) > 0;
}

/** TP-10.2, TP-10.6: the lowest troll in the area that is not among those excepted, one bit each; -1 if there is none. */
export function lowestTroll({ trolls }: Player, area: Area, except: number): number {
  for (let troll = 0; troll < TROLLS; troll++) {
    if (trolls[troll] === area && (except & (1 << troll)) === 0) return troll;
  }
  return -1;
}

/** TP-10.6: a barred troll as one bit, or none. */
export function bitOf(troll: number): number {
  return troll < 0 ? 0 : 1 << troll;
}

/** The areas where a troll of the seat may stand, one bit each: a list would have to be made for every question. */
export function roomFor(p: TrollsAndPrincesses, seat: Seat): number {
  let room = 0;
  for (let area = 0; area < PLACES; area++) if (hasRoom(p, seat, area)) room |= 1 << area;
  return room;
}

/** TP-7.5, TP-7.7: whether an effect could move one of the trolls not excepted. */
export function canMoveTroll(p: TrollsAndPrincesses, seat: Seat, except: number): boolean {
  const { trolls } = playerAt(p, seat);
  for (let troll = 0; troll < TROLLS; troll++) {
    if (trolls[troll] === CAMP || (except & (1 << troll)) !== 0) continue;
    for (let area = 0; area < PLACES; area++) if (area !== trolls[troll] && hasRoom(p, seat, area)) return true;
  }
  return false;
}

/** TP-7.6, TP-7.7 */
export function canMoveHuman(player: Player): boolean {
  for (let from = 0; from < CAVERNS; from++) {
    if (player.humans[from] === 0) continue;
    for (let to = 0; to < CAVERNS; to++) if (to !== from && hasCauldron(player, to)) return true;
  }
  return false;
}
