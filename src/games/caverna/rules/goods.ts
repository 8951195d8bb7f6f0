import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { GOODS, type Good, type Goods, type Some } from '../box/goods.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { tell } from '../words.ts';

const AFTER = HOOK_SET.hooks['gain.after'];

function addTo(goods: Goods, good: Good, amount: number): void {
  goods[good] = (goods[good] ?? 0) + amount;
}

/** CV-11.13, CV-11.15: a good, and what comes with it. */
export function gain(player: Player, good: Good, amount: number): void {
  addTo(player.goods, good, amount);
  if (!isHooked(AFTER, player.held)) return;
  for (const thing of player.held.things) {
    const after = AFTER.at[thing];
    if (after !== undefined && after.of === good) addTo(player.goods, after.good, amount);
  }
}

/** CV-4.5: all of them at once. */
export function gainAll(p: Caverna, seat: Seat, some: Some): void {
  const player = playerAt(p, seat);
  let any = false;
  for (const name in some) {
    const amount = some[name as Good] ?? 0;
    if (amount === 0) continue;
    gain(player, name as Good, amount);
    any = true;
  }
  if (any) tell({ say: 'told.gained', seat, ...some });
}

export function hasAll(goods: Goods, some: Some): boolean {
  for (const name in some) if ((goods[name as Good] ?? 0) < (some[name as Good] ?? 0)) return false;
  return true;
}

export function payAll(p: Caverna, seat: Seat, some: Some): void {
  const { goods } = playerAt(p, seat);
  for (const name in some) addTo(goods, name as Good, -(some[name as Good] ?? 0));
}

/** The sum of two, without what neither has. */
export function together(some: Some, more: Some): Some {
  const sum: Partial<Goods> = { ...some };
  for (const name in more) sum[name as Good] = (sum[name as Good] ?? 0) + (more[name as Good] ?? 0);
  return sum;
}

export function countOf(some: Some): number {
  let count = 0;
  for (const name in some) count += some[name as Good] ?? 0;
  return count;
}

/** What is missing to have so much. */
export function lacking(goods: Goods, some: Some): Some {
  const missing: Partial<Goods> = {};
  for (const good of GOODS) {
    const lack = (some[good] ?? 0) - goods[good];
    if (lack > 0) missing[good] = lack;
  }
  return missing;
}
