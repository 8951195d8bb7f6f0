import type { Seat } from '../../../kernel/game.ts';
import { ELF_PRICE, GNOME_PRICE } from '../box/creatures.ts';
import { PRODUCE } from '../box/produce.ts';
import type { GnomeElfTroll } from '../position.ts';
import { add, indexOf, isYielding, KINDS, type Survey } from './survey.ts';

/** What is in the purse, or will be after the next harvest. */
const purse = [0, 0, 0];

/** The most of one kind that the turn player can still come to control before the turn ends. */
export function reachThisTurn(p: GnomeElfTroll, gardens: Survey, seat: Seat): number {
  purse[0] = p.purse.pumpkin;
  purse[1] = p.purse.apple;
  purse[2] = p.purse.bean;
  return reachWith(p, gardens, seat, -1, 0);
}

export function reachNextTurn(p: GnomeElfTroll, gardens: Survey, seat: Seat, knowsHand: boolean): number {
  const hand = p.hands[seat] ?? [];
  const row = p.gardens[seat] ?? [];
  if (hand.length === 0) return 0;
  let most = 0;
  for (const kind of PRODUCE) {
    const tile = indexOf(kind);
    if (knowsHand && !hand.includes(kind)) continue;
    for (let i = 0; i < KINDS; i++) purse[i] = gardens.controlled[seat * KINDS + i] ?? 0;
    const more = isYielding(row[0], kind) || isYielding(row[row.length - 1], kind) ? 2 : 1;
    add(purse, tile, more);
    most = Math.max(most, reachWith(p, gardens, seat, tile, more));
  }
  return most;
}

/** What gnomes, or gnomes and an elf that mends the row, can make of the purse, for the kind where it comes to most. */
function reachWith(
  p: GnomeElfTroll,
  { bare, controlled, mended }: Survey,
  seat: Seat,
  sown: number,
  more: number,
): number {
  const stock = p.stocks[seat] as GnomeElfTroll['stocks'][number];
  const gnomes = gnomesFor(purse[0] ?? 0) + gnomesFor(purse[1] ?? 0) + gnomesFor(purse[2] ?? 0);
  let most = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const already = (controlled[seat * KINDS + kind] ?? 0) + (kind === sown ? more : 0);
    const room = Math.min(stock.gnome, (bare[kind] ?? 0) + (kind === sown ? 1 : 0));
    most = Math.max(most, already + Math.min(room, gnomes));
    const back = mended[seat * KINDS + kind] ?? 0;
    if (back === 0 || stock.elf === 0) continue;
    const left = gnomesBesideElf(gnomes);
    if (left >= 0) most = Math.max(most, already + back + Math.min(room, left));
  }
  return most;
}

/** How many gnomes the purse can still pay once it has paid an elf; below 0 where it cannot pay one. */
function gnomesBesideElf(gnomes: number): number {
  let left = -1;
  for (let kind = 0; kind < KINDS; kind++) {
    const money = purse[kind] ?? 0;
    if (money >= ELF_PRICE) left = Math.max(left, gnomes - gnomesFor(money) + gnomesFor(money - ELF_PRICE));
  }
  return left;
}

function gnomesFor(produce: number): number {
  return Math.floor(produce / GNOME_PRICE);
}
