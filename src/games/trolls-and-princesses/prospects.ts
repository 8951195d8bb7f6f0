import type { Seat } from '../../kernel/game.ts';
import { ACTIONS } from './box/actions.ts';
import { BUILDING, FIRST_VILLAGE, isCavern, MINING } from './box/areas.ts';
import { DIAMOND, GOLD, OBSIDIAN } from './box/bonuses.ts';
import { BELL, CHANGELING, OUTPOST } from './box/spots.ts';
import { canPay } from './costs.ts';
import { canBuild } from './effects.ts';
import { openCaverns } from './figures.ts';
import { canRefill, emptySites, freeBarns, miningAmount, mostPower, plus, powerOfAction } from './goods.ts';
import { type Player, playerAt, type TrollsAndPrincesses, villageAt } from './position.ts';
import { pointsForSets, VALUE } from './score.ts';
import { hasBed, hasSpot } from './storage.ts';
import { WORTH } from './worth.ts';

/** What the points left in this phase may bring: the best actions that can be paid, one after the other. */
export function prospects(p: TrollsAndPrincesses, seat: Seat, time: number): number {
  const left = p.points + p.help;
  if (left === 0) return 0;
  ledger.length = 0;
  const player = playerAt(p, seat);
  if (!isCavern(p.area)) weighVillage(p, seat, player, time);
  else if (p.area === MINING) weighMining(player, time);
  else if (p.area === BUILDING) weighBuilding(p, seat, player, time);
  else weighPower(p, seat, player, time);
  if (isCavern(p.area) && !p.activated) enter(1, WORTH.activation * time, 1);
  return spend(left);
}

/** Three numbers for each kind of action: points it takes, VP it brings, how often. */
const ledger: number[] = [];

function enter(points: number, worth: number, times: number): void {
  if (worth > 0 && times > 0) ledger.push(points, worth, times);
}

/** Takes what brings most for a point, as long as points last. */
function spend(points: number): number {
  let sum = 0;
  let left = points;
  while (left > 0) {
    let best = -1;
    let most = 0;
    for (let at = 0; at < ledger.length; at += 3) {
      const takes = ledger[at] as number;
      if ((ledger[at + 2] as number) === 0 || takes > left) continue;
      const rate = (ledger[at + 1] as number) / takes;
      if (rate > most) {
        most = rate;
        best = at;
      }
    }
    if (best < 0) return sum * WORTH.certainty;
    sum += ledger[best + 1] as number;
    left -= ledger[best] as number;
    ledger[best + 2] = (ledger[best + 2] as number) - 1;
  }
  return sum * WORTH.certainty;
}

/** A tile of the King, VP and use together. */
const KING_TILE = VALUE.kingTile + WORTH.kingTile;
/** What the bonus of a spot is worth on average, less the spot that is used up. */
const SPOT = 0.5 - WORTH.spot / 2;

/** What one more of a form would add to the sets. */
function setGain({ stored }: Player, form: number): number {
  return pointsForSets(plus(stored, form, 1)) - pointsForSets(stored);
}

function minedGain(resource: number): number {
  return (WORTH.field[resource] as number) - (WORTH.filled[resource] as number);
}

function weighVillage(p: TrollsAndPrincesses, seat: Seat, player: Player, time: number): void {
  const { princesses, bells, changelings, humans } = villageAt(p, p.area - FIRST_VILLAGE);
  if (princesses > 0 && hasBed(player) && canPay(p, seat, ACTIONS.princess, true)) {
    enter(5, VALUE.princess + KING_TILE - (2 * WORTH.power + WORTH.field[DIAMOND] + WORTH.bed) * time, 1);
  }
  if (bells > 0 && hasSpot(player, BELL) && canPay(p, seat, ACTIONS.bell, true)) {
    enter(4, setGain(player, BELL) + (SPOT - 3 * WORTH.field[OBSIDIAN]) * time, 1);
  }
  const swaps = changelings > 0 && player.changelings !== 0 && hasSpot(player, CHANGELING);
  if (swaps && (canPay(p, seat, ACTIONS['swap-gold']) || canPay(p, seat, ACTIONS['swap-diamond']))) {
    const price = 2 * WORTH.power + 2 * WORTH.field[GOLD];
    enter(2, setGain(player, CHANGELING) + (WORTH.changelingGone + SPOT - price) * time, 1);
  }
  if (humans > 0 && openCaverns(player) > 0 && canPay(p, seat, ACTIONS.hire)) {
    enter(2, VALUE.human + (WORTH.human - WORTH.power - WORTH.field[GOLD]) * time, humans);
  }
  enter(3, WORTH.castle * time, 1);
  enter(1, WORTH.cow * time, Math.min(freeBarns(player), p.supply.cows));
}

function weighMining(player: Player, time: number): void {
  for (const resource of [OBSIDIAN, GOLD, DIAMOND]) {
    const amount = miningAmount(player, resource);
    const filled = player.filled[resource] as number;
    if (filled > 0) {
      enter(resource + 1, Math.min(amount, filled) * minedGain(resource) * time, Math.ceil(filled / amount));
    }
  }
}

function weighBuilding(p: TrollsAndPrincesses, seat: Seat, player: Player, time: number): void {
  if (player.outposts !== 0 && hasSpot(player, OUTPOST) && canPay(p, seat, ACTIONS['build-outpost'])) {
    const gained = WORTH.outpost + WORTH.outpostGone + SPOT - WORTH.cow;
    enter(3, setGain(player, OUTPOST) + gained * time, 1);
  }
  if (canPay(p, seat, ACTIONS['build-tiles']) && canBuild(p, player)) {
    enter(2, (WORTH.twoTiles - WORTH.field[OBSIDIAN]) * time, player.field[OBSIDIAN] as number);
  }
}

function weighPower(p: TrollsAndPrincesses, seat: Seat, player: Player, time: number): void {
  const power = Math.min(powerOfAction(player), mostPower(player) - player.power);
  enter(2, power * WORTH.power * time, 1);
  for (const resource of [OBSIDIAN, GOLD, DIAMOND]) {
    if (player.power === 0 || !canRefill(p, player, resource)) continue;
    const filled = Math.min(emptySites(player, resource), p.supply.resources[resource] as number);
    enter(2, (filled * (WORTH.filled[resource] as number) - WORTH.power) * time, 1);
  }
  if (p.trollDisplay.length > 0 && canPay(p, seat, ACTIONS['buy-card'])) {
    enter(
      1,
      WORTH.anyCard + (WORTH.card + WORTH.spot - WORTH.power - WORTH.cow) * time,
      Math.min(player.power, player.cows),
    );
  }
}
