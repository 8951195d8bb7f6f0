import type { Seat } from '../../../kernel/game.ts';
import { ACTIONS } from '../box/actions.ts';
import { BUILDING, FIRST_VILLAGE, isCavern, MINING } from '../box/areas.ts';
import { DIAMOND, GOLD, OBSIDIAN, RESOURCE_NUMBERS, type ResourceNumber, resourceNumber } from '../box/bonuses.ts';
import { CASTLES, type Castle } from '../box/castles.ts';
import { CLANS, type Clan } from '../box/clans.ts';
import type { Effect } from '../box/effects.ts';
import { BELL, CHANGELING, OUTPOST } from '../box/spots.ts';
import { isKingTile, KINGS_TILES, kingTile } from '../box/tiles.ts';
import { type Player, playerAt, type TrollsAndPrincesses, villageAt } from '../position.ts';
import { canPay } from '../rules/costs.ts';
import { canBuild } from '../rules/effects.ts';
import { openCaverns } from '../rules/figures.ts';
import { canRefill, emptySites, freeBarns, miningAmount, mostPower, powerOfAction } from '../rules/goods.ts';
import { FIELDS_OF_TILE } from '../rules/network.ts';
import { hasBed, hasSpot } from '../rules/storage.ts';
import { setGain, VALUE } from '../score.ts';
import { COWS_IN_HAND, POWER_IN_HAND, planGain, type Stock } from './plans.ts';
import { WORTH } from './worth.ts';

/** What the points left in this phase may bring: the best actions that can be paid, one after the other. */
export function prospects(p: TrollsAndPrincesses, stock: Stock, seat: Seat, time: number): number {
  const left = p.points + p.help;
  if (left === 0) return 0;
  ledger.length = 0;
  const player = playerAt(p, seat);
  if (!isCavern(p.area)) weighVillage(p, stock, seat, player, time);
  else if (p.area === MINING) weighMining(stock, player, time);
  else if (p.area === BUILDING) weighBuilding(p, seat, player, time);
  else weighPower(p, stock, seat, player, time);
  if (isCavern(p.area) && !p.activated) enter(1, worthOfActivation(p, stock, player) * time, 1);
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
function kingTileGain(): number {
  return VALUE.kingTile + WORTH.kingTile;
}

/** What the bonus of a spot is worth on average, less the spot that is used up. */
function spotGain(): number {
  return 0.5 - WORTH.spot / 2;
}

function minedGain(stock: Stock, resource: ResourceNumber, amount: number): number {
  return amount * (WORTH.field[resource] - WORTH.filled[resource]) + planGain(stock, resource, amount);
}

function powerGain(stock: Stock, player: Player, amount: number): number {
  const gained = Math.min(amount, mostPower(player) - player.power);
  return gained * WORTH.power + planGain(stock, POWER_IN_HAND, gained);
}

function cowGain(p: TrollsAndPrincesses, stock: Stock, player: Player, amount: number): number {
  const gained = Math.min(amount, freeBarns(player), p.supply.cows);
  return gained * WORTH.cow + planGain(stock, COWS_IN_HAND, gained);
}

function refillGain(p: TrollsAndPrincesses, player: Player, resource: ResourceNumber): number {
  if (!canRefill(p, player, resource)) return 0;
  const filled = Math.min(emptySites(player, resource), p.supply.resources[resource]);
  return filled * WORTH.filled[resource];
}

function worthOfEffect(p: TrollsAndPrincesses, stock: Stock, player: Player, effect: Effect): number {
  switch (effect.is) {
    case 'power':
      return powerGain(stock, player, effect.amount);
    case 'gain': {
      const resource = resourceNumber(effect.resource);
      return effect.amount * WORTH.field[resource] + planGain(stock, resource, effect.amount);
    }
    case 'cows':
      return cowGain(p, stock, player, effect.amount);
    case 'mine': {
      const resource = resourceNumber(effect.resource);
      return minedGain(stock, resource, Math.min(effect.amount, player.filled[resource]));
    }
    case 'refill':
      return Math.max(refillGain(p, player, OBSIDIAN), refillGain(p, player, GOLD), refillGain(p, player, DIAMOND));
    case 'move':
      return WORTH.move * (effect.trolls + effect.humans);
    case 'build':
      return WORTH.twoTiles / 2;
    case 'card':
      return WORTH.anyCard + WORTH.card + WORTH.spot;
  }
}

function worthOfEffects(p: TrollsAndPrincesses, stock: Stock, player: Player, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += worthOfEffect(p, stock, player, effect);
  return worth;
}

/** The best there is to activate: the clan tile, or a tile of the King. */
function worthOfActivation(p: TrollsAndPrincesses, stock: Stock, player: Player): number {
  let most = worthOfEffects(p, stock, player, (CLANS[player.clan] as Clan).effects);
  if (player.built[KINGS_TILES] === 0) return most;
  const { tiles } = player;
  for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
    const tile = tiles[at] as number;
    const effects = isKingTile(tile) ? kingTile(tile).effects : undefined;
    if (effects !== undefined) most = Math.max(most, worthOfEffects(p, stock, player, effects));
  }
  return most;
}

function weighVillage(p: TrollsAndPrincesses, stock: Stock, seat: Seat, player: Player, time: number): void {
  const { castle, princesses, bells, changelings, humans } = villageAt(p, p.area - FIRST_VILLAGE);
  const { stored } = player;
  if (princesses > 0 && hasBed(player) && canPay(p, seat, ACTIONS.princess, true)) {
    const price = 2 * WORTH.power + WORTH.field[DIAMOND] + WORTH.bed + WORTH.plan.princess;
    enter(5, VALUE.princess + kingTileGain() - price * time, 1);
  }
  if (bells > 0 && hasSpot(player, BELL) && canPay(p, seat, ACTIONS.bell, true)) {
    enter(4, setGain(stored, BELL) + (spotGain() - 3 * WORTH.field[OBSIDIAN]) * time, 1);
  }
  const swaps = changelings > 0 && player.changelings !== 0 && hasSpot(player, CHANGELING);
  if (swaps && (canPay(p, seat, ACTIONS['swap-gold']) || canPay(p, seat, ACTIONS['swap-diamond']))) {
    const price = 2 * WORTH.power + 2 * WORTH.field[GOLD];
    enter(2, setGain(stored, CHANGELING) + (WORTH.changelingGone + spotGain() - price) * time, 1);
  }
  if (humans > 0 && openCaverns(player) > 0 && canPay(p, seat, ACTIONS.hire)) {
    enter(2, VALUE.human + (WORTH.human - WORTH.power - WORTH.field[GOLD]) * time, humans);
  }
  if (p.points >= 3) enter(3, worthOfEffects(p, stock, player, (CASTLES[castle] as Castle).effects) * time, 1);
  enter(1, WORTH.cow * time, Math.min(freeBarns(player), p.supply.cows));
}

function weighMining(stock: Stock, player: Player, time: number): void {
  for (const resource of RESOURCE_NUMBERS) {
    const filled = player.filled[resource];
    if (filled === 0) continue;
    const amount = Math.min(miningAmount(player, resource), filled);
    enter(resource + 1, minedGain(stock, resource, amount) * time, 1);
    const more = WORTH.field[resource] - WORTH.filled[resource];
    enter(resource + 1, amount * more * time, Math.ceil(filled / amount) - 1);
  }
}

function weighBuilding(p: TrollsAndPrincesses, seat: Seat, player: Player, time: number): void {
  if (player.outposts !== 0 && hasSpot(player, OUTPOST) && canPay(p, seat, ACTIONS['build-outpost'])) {
    const gained = WORTH.outpost + WORTH.outpostGone + spotGain() - WORTH.cow;
    enter(3, setGain(player.stored, OUTPOST) + gained * time, 1);
  }
  if (canPay(p, seat, ACTIONS['build-tiles']) && canBuild(p, player)) {
    enter(2, (WORTH.twoTiles - WORTH.field[OBSIDIAN]) * time, player.field[OBSIDIAN]);
  }
}

function weighPower(p: TrollsAndPrincesses, stock: Stock, seat: Seat, player: Player, time: number): void {
  enter(2, powerGain(stock, player, powerOfAction(player)) * time, 1);
  if (player.power > 0) {
    for (const resource of RESOURCE_NUMBERS) enter(2, (refillGain(p, player, resource) - WORTH.power) * time, 1);
  }
  if (p.trollDisplay.length > 0 && canPay(p, seat, ACTIONS['buy-card'])) {
    enter(
      1,
      WORTH.anyCard + (WORTH.card + WORTH.spot - WORTH.power - WORTH.cow) * time,
      Math.min(player.power, player.cows),
    );
  }
}
