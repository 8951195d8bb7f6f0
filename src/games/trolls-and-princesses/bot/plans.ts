import { ACTIONS } from '../box/actions.ts';
import { CAMP, CAULDRONS, FIRST_VILLAGE, VILLAGES } from '../box/areas.ts';
import { DIAMOND, GOLD, OBSIDIAN, type ResourceNumber } from '../box/bonuses.ts';
import { BELL, CHANGELING, FORM_NUMBERS, FORMS, type FormNumber, OUTPOST } from '../box/spots.ts';
import { type Player, playerAt, type TrollsAndPrincesses, villageAt } from '../position.ts';
import { hasBed } from '../rules/storage.ts';
import { setGain } from '../score.ts';
import { WORTH } from './worth.ts';

// Bots judge hundreds of thousands of positions a second, so what they look at is noted in lists that are made once.

/** What there is in the villages, for all seats: good until the next look round. */
export interface Outlook {
  /** Points that a troll would find in each village with a princess, but for the outposts of its clan; 0 where there is none. */
  readonly crowd: number[];
  /** Whether there is anything to be had of each form. */
  readonly isThere: [boolean, boolean, boolean];
  /** The same for the same outlook. */
  seen: number;
}

const OUTLOOK: Outlook = { crowd: [0, 0, 0, 0], isThere: [false, false, false], seen: 0 };

export function lookRound(p: TrollsAndPrincesses): Outlook {
  const { crowd, isThere } = OUTLOOK;
  isThere[BELL] = false;
  isThere[CHANGELING] = false;
  isThere[OUTPOST] = false;
  for (let village = 0; village < VILLAGES; village++) {
    const { princesses, bells, changelings, outposts } = villageAt(p, village);
    crowd[village] = princesses > 0 ? 1 : 0;
    if (bells > 0) isThere[BELL] = true;
    if (changelings > 0) isThere[CHANGELING] = true;
    if (outposts > 0) isThere[OUTPOST] = true;
  }
  for (let seat = 0; seat < p.seats; seat++) {
    const { trolls } = playerAt(p, seat);
    for (const area of trolls) {
      if (area < FIRST_VILLAGE || area === CAMP) continue;
      const there = crowd[area - FIRST_VILLAGE] ?? 0;
      if (there > 0 && there < CAULDRONS) crowd[area - FIRST_VILLAGE] = there + 1;
    }
  }
  let seen = 0;
  for (const form of FORM_NUMBERS) seen = seen * 2 + (isThere[form] ? 1 : 0);
  for (let village = 0; village < VILLAGES; village++) seen = seen * (CAULDRONS + 1) + (crowd[village] ?? 0);
  OUTLOOK.seen = seen;
  return OUTLOOK;
}

/** Points within reach at the castle where a seat would have most. */
function reachOf({ crowd }: Outlook, { outpostsIn }: Player): number {
  let most = 0;
  for (let village = 0; village < VILLAGES; village++) {
    const there = crowd[village] ?? 0;
    if (there > 0) most = Math.max(most, there + (outpostsIn[village] ?? 0));
  }
  return Math.min(most, ACTIONS.princess.points);
}

/** Places of the hand after the three resources. */
export const POWER_IN_HAND = 3;
export const COWS_IN_HAND = 4;

/** What a seat has, and what that could be for: good until the next stock is taken. */
export interface Stock {
  /** What can be paid with: obsidian, gold, diamond, troll power, cows. */
  readonly hand: [number, number, number, number, number];
  /** Free spots of each form. */
  readonly freeSpots: [number, number, number];
  /** What completing each plan would bring; 0 where something is missing that cannot be paid for. */
  princess: number;
  bell: number;
  swap: number;
  outpost: number;
  reach: number;
}

const STOCK: Stock = {
  hand: [0, 0, 0, 0, 0],
  freeSpots: [0, 0, 0],
  princess: 0,
  bell: 0,
  swap: 0,
  outpost: 0,
  reach: 0,
};

function countSpots({ spots }: Player, freeSpots: Stock['freeSpots']): void {
  const kinds = spots.length / FORMS.length;
  for (const form of FORM_NUMBERS) {
    let free = 0;
    for (let kind = form * kinds; kind < (form + 1) * kinds; kind++) free += spots[kind] ?? 0;
    freeSpots[form] = free;
  }
}

/** Whether something of the form is to be had, and a spot for it. */
function hasUse({ isThere }: Outlook, form: FormNumber): boolean {
  return isThere[form] && STOCK.freeSpots[form] > 0;
}

export function takeStock(outlook: Outlook, player: Player): Stock {
  const { field, stored } = player;
  const { hand } = STOCK;
  countSpots(player, STOCK.freeSpots);
  hand[OBSIDIAN] = field[OBSIDIAN];
  hand[GOLD] = field[GOLD];
  hand[DIAMOND] = field[DIAMOND];
  hand[POWER_IN_HAND] = player.power;
  hand[COWS_IN_HAND] = player.cows;
  STOCK.princess = hasBed(player) ? WORTH.plan.princess : 0;
  STOCK.reach = STOCK.princess > 0 ? reachOf(outlook, player) : 0;
  STOCK.bell = hasUse(outlook, BELL) ? WORTH.plan.bell * setGain(stored, BELL) : 0;
  const swaps = player.changelings !== 0 && hasUse(outlook, CHANGELING);
  STOCK.swap = swaps ? WORTH.plan.swap * setGain(stored, CHANGELING) : 0;
  const builds = player.outposts !== 0 && hasUse(outlook, OUTPOST);
  STOCK.outpost = builds ? WORTH.plan.outpost * setGain(stored, OUTPOST) : 0;
  return STOCK;
}

/** What is in hand towards each plan. Parts count by their square: the last thing that was missing is worth most. */
export function plans({ hand, princess, bell, swap, outpost, reach }: Stock): number {
  const obsidian = hand[OBSIDIAN];
  const gold = hand[GOLD];
  const diamond = hand[DIAMOND];
  const power = Math.min(2, hand[POWER_IN_HAND]);
  let worth = 0;
  if (princess > 0) {
    const part = ((diamond > 0 ? 3 : 0) + power + reach) / 10;
    worth += princess * part * part;
  }
  if (bell > 0) {
    const part = Math.min(3, obsidian) / 3;
    worth += bell * part * part;
  }
  if (swap > 0) {
    const part = (power + Math.min(2, Math.max(gold, 2 * diamond))) / 4;
    worth += swap * part * part;
  }
  if (outpost > 0 && hand[COWS_IN_HAND] > 0) worth += outpost;
  return worth;
}

/** What so much more of something would add to the plans. */
export function planGain(
  stock: Stock,
  thing: ResourceNumber | typeof POWER_IN_HAND | typeof COWS_IN_HAND,
  amount: number,
): number {
  const { hand } = stock;
  const before = plans(stock);
  hand[thing] += amount;
  const gain = plans(stock) - before;
  hand[thing] -= amount;
  return gain;
}
