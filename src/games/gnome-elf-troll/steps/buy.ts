import type { AskStep, Seat, Step } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { tell } from '../../../kernel/tell.ts';
import {
  ELF_PRICE,
  GNOME_PRICE,
  PRODUCE,
  type Produce,
  PURCHASE,
  PURCHASES,
  type Purchase,
  TROLL_PRICE,
} from '../data.ts';
import { BUY_ELF, BUY_GNOME, BUY_TROLL, BUY_TWO_GNOMES, type Buy, DONE, type Done } from '../moves.ts';
import { type GnomeElfTroll, type GnomeElfTrollFrame, turnPlayer } from '../position.ts';
import { canStandSomewhere, lookAround, type Standing } from './place.ts';

const SHOP = { step: 'shop' } as const;

/** GET-3.14, GET-8.1: asks only somebody who can buy something. */
export const shop: Step<GnomeElfTroll, Buy, Extract<GnomeElfTrollFrame, { step: 'shop' }>> = {
  auto(p) {
    const seat = turnPlayer(p);
    const { pumpkin, apple, bean } = p.purse;
    if (pumpkin + apple + bean < GNOME_PRICE) return;
    const there = lookAround(p);
    for (const purchase of PURCHASES) {
      if (canPayAnyhow(p, purchase) && isPossible(p, seat, purchase, there)) {
        push(p, { step: 'buy', seat });
        return;
      }
    }
  },
};

export const buy: AskStep<GnomeElfTroll, Buy | Done, Extract<GnomeElfTrollFrame, { step: 'buy' }>> = {
  rule: 'GET-3.14',
  offer(p, _frame, seat, offers) {
    offers.add(DONE);
    const there = lookAround(p);
    for (const purchase of PURCHASES) {
      if (!offers.explain && !canPayAnyhow(p, purchase)) continue;
      if (isPossible(p, seat, purchase, there)) offerPayments(p, purchase, offers);
      else blockAll(p, seat, purchase, offers);
    }
  },
  take(p, _frame, seat, move) {
    if (move.do === 'done') return;
    pay(p, move);
    tell({ say: 'told.bought', seat, purchase: move.purchase, pay: first(move), and: second(move) });
    push(p, SHOP);
    push(p, { step: 'place', seat, purchase: move.purchase });
  },
};

/** The figures are in stock, and there is a tile for them. */
function isPossible(p: GnomeElfTroll, seat: Seat, purchase: Purchase, there: Standing): boolean {
  return hasFigures(p, seat, purchase) && canStandSomewhere(purchase, there);
}

/** GET-1.1, GET-4.4 */
function hasFigures(p: GnomeElfTroll, seat: Seat, purchase: Purchase): boolean {
  const { creature, figures } = PURCHASE[purchase];
  return (p.stocks[seat]?.[creature] ?? 0) >= figures;
}

/** GET-4: the moves by which something can be bought, paid in whatever way. */
function payments(purchase: Purchase): readonly Buy[] {
  switch (purchase) {
    case 'gnome':
      return GNOMES;
    case 'two-gnomes':
      return BUY_TWO_GNOMES;
    case 'elf':
      return ELVES;
    case 'troll':
      return TROLLS;
  }
}

const GNOMES = PRODUCE.map((kind) => BUY_GNOME[kind]);
const ELVES = PRODUCE.map((kind) => BUY_ELF[kind]);
const TROLLS = [BUY_TROLL];

function canPay(p: GnomeElfTroll, move: Buy): boolean {
  const { purse } = p;
  switch (move.purchase) {
    case 'gnome':
      return purse[move.pay] >= GNOME_PRICE;
    case 'two-gnomes':
      return move.pay === move.and
        ? purse[move.pay] >= 2 * GNOME_PRICE
        : purse[move.pay] >= GNOME_PRICE && purse[move.and] >= GNOME_PRICE;
    case 'elf':
      return purse[move.pay] >= ELF_PRICE;
    case 'troll':
      return purse.pumpkin >= TROLL_PRICE && purse.apple >= TROLL_PRICE && purse.bean >= TROLL_PRICE;
  }
}

/** The same question for all ways of paying at once. */
function canPayAnyhow(p: GnomeElfTroll, purchase: Purchase): boolean {
  const { pumpkin, apple, bean } = p.purse;
  switch (purchase) {
    case 'gnome':
      return pumpkin >= GNOME_PRICE || apple >= GNOME_PRICE || bean >= GNOME_PRICE;
    case 'two-gnomes':
      return gnomesFor(pumpkin) + gnomesFor(apple) + gnomesFor(bean) >= 2;
    case 'elf':
      return pumpkin >= ELF_PRICE || apple >= ELF_PRICE || bean >= ELF_PRICE;
    case 'troll':
      return pumpkin >= TROLL_PRICE && apple >= TROLL_PRICE && bean >= TROLL_PRICE;
  }
}

function gnomesFor(produce: number): number {
  return Math.floor(produce / GNOME_PRICE);
}

function offerPayments(p: GnomeElfTroll, purchase: Purchase, offers: Offers<Buy | Done>): void {
  for (const move of payments(purchase)) {
    if (canPay(p, move)) offers.add(move);
    else if (offers.explain)
      offers.block(move, 'GET-3.14', `blocked.price-${purchase}`, { pay: first(move), and: second(move) });
  }
}

function blockAll(p: GnomeElfTroll, seat: Seat, purchase: Purchase, offers: Offers<Buy | Done>): void {
  const { rule } = PURCHASE[purchase];
  const inStock = hasFigures(p, seat, purchase);
  for (const move of payments(purchase)) {
    if (inStock) offers.block(move, 'GET-3.15', `blocked.no-tile-${purchase}`);
    else offers.block(move, rule === 'GET-4.4' ? rule : 'GET-1.1', `blocked.no-figure-${purchase}`);
  }
}

function pay(p: GnomeElfTroll, move: Buy): void {
  const { purse } = p;
  switch (move.purchase) {
    case 'gnome':
      purse[move.pay] -= GNOME_PRICE;
      return;
    case 'two-gnomes':
      purse[move.pay] -= GNOME_PRICE;
      purse[move.and] -= GNOME_PRICE;
      return;
    case 'elf':
      purse[move.pay] -= ELF_PRICE;
      return;
    case 'troll':
      for (const kind of PRODUCE) purse[kind] -= TROLL_PRICE;
  }
}

function first(move: Buy): Produce | undefined {
  return move.purchase === 'troll' ? undefined : move.pay;
}

function second(move: Buy): Produce | undefined {
  return move.purchase === 'two-gnomes' ? move.and : undefined;
}
