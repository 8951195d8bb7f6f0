import type { AskStep, Seat, Step } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { ELF_PRICE, GNOME_PRICE, PURCHASE, type Purchase, type PurchaseCard, TROLL_PRICE } from '../box/creatures.ts';
import { countOf, PRODUCE, type Produce } from '../box/produce.ts';
import type { GnomeElfTrollFrame } from '../frames.ts';
import { BUY_ELF, BUY_GNOME, BUY_TROLL, BUY_TWO_GNOMES, type Buy, DONE, type Done } from '../moves.ts';
import { type GnomeElfTroll, turnPlayer } from '../position.ts';
import { tell, type Word } from '../words.ts';
import { canStandSomewhere, lookAround, type Standing } from './place.ts';

const SHOP = { step: 'shop' } as const;

/** GET-3.14, GET-8.1: asks only somebody who can buy something. */
export const shop: Step<GnomeElfTroll, Buy, Extract<GnomeElfTrollFrame, { step: 'shop' }>, Word> = {
  auto(p) {
    const seat = turnPlayer(p);
    const { pumpkin, apple, bean } = p.purse;
    if (pumpkin + apple + bean < GNOME_PRICE) return;
    const there = lookAround(p);
    for (const trade of TRADES) {
      if (canPayAnyhow(p, trade.purchase) && isPossible(p, seat, trade, there)) {
        push(p, { step: 'buy', seat });
        return;
      }
    }
  },
};

export const buy: AskStep<GnomeElfTroll, Buy | Done, Extract<GnomeElfTrollFrame, { step: 'buy' }>, Word> = {
  rule: 'GET-3.14',
  endsTurn: (move) => move.do === 'done',
  offer(p, _frame, seat, offers) {
    offers.add(DONE);
    const there = lookAround(p);
    for (const trade of TRADES) {
      if (!offers.explain && !canPayAnyhow(p, trade.purchase)) continue;
      if (isPossible(p, seat, trade, there)) offerPayments(p, trade, offers);
      else if (offers.explain) blockAll(p, seat, trade, offers);
    }
  },
  take(p, _frame, seat, move) {
    if (move.do === 'done') return;
    pay(p, move);
    tell({ say: 'told.bought', seat, purchase: move.purchase, ...paidWith(move) });
    push(p, SHOP);
    push(p, { step: 'place', seat, purchase: move.purchase });
  },
};

/** What can be bought, with the moves by which it is paid for in whatever way. */
interface Trade extends PurchaseCard {
  readonly purchase: Purchase;
  readonly payments: readonly Buy[];
}

/** GET-4 */
const TRADES: readonly Trade[] = [
  { purchase: 'gnome', ...PURCHASE.gnome, payments: PRODUCE.map((kind) => BUY_GNOME[kind]) },
  { purchase: 'two-gnomes', ...PURCHASE['two-gnomes'], payments: BUY_TWO_GNOMES },
  { purchase: 'elf', ...PURCHASE.elf, payments: PRODUCE.map((kind) => BUY_ELF[kind]) },
  { purchase: 'troll', ...PURCHASE.troll, payments: [BUY_TROLL] },
];

/** The figures are in stock, and there is a tile for them. */
function isPossible(p: GnomeElfTroll, seat: Seat, trade: Trade, there: Standing): boolean {
  return hasFigures(p, seat, trade) && canStandSomewhere(trade.onto, there);
}

/** GET-1.1, GET-4.4 */
function hasFigures(p: GnomeElfTroll, seat: Seat, { creature, figures }: Trade): boolean {
  return (p.stocks[seat]?.[creature] ?? 0) >= figures;
}

function canPay(p: GnomeElfTroll, move: Buy): boolean {
  const { purse } = p;
  switch (move.purchase) {
    case 'gnome':
      return countOf(purse, move.pay) >= GNOME_PRICE;
    case 'two-gnomes':
      return move.pay === move.and
        ? countOf(purse, move.pay) >= 2 * GNOME_PRICE
        : countOf(purse, move.pay) >= GNOME_PRICE && countOf(purse, move.and) >= GNOME_PRICE;
    case 'elf':
      return countOf(purse, move.pay) >= ELF_PRICE;
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

function offerPayments(p: GnomeElfTroll, { purchase, payments }: Trade, offers: Offers<Buy | Done, Word>): void {
  for (const move of payments) {
    if (canPay(p, move)) offers.add(move);
    else if (offers.explain) offers.block(move, 'GET-3.14', `blocked.price-${purchase}`, paidWith(move));
  }
}

function blockAll(p: GnomeElfTroll, seat: Seat, trade: Trade, offers: Offers<Buy | Done, Word>): void {
  const { purchase, rule, payments } = trade;
  const inStock = hasFigures(p, seat, trade);
  for (const move of payments) {
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

/** With which produce it is paid, for messages; a troll takes some of each. */
function paidWith(move: Buy): { readonly pay?: Produce; readonly and?: Produce } {
  switch (move.purchase) {
    case 'gnome':
    case 'elf':
      return { pay: move.pay };
    case 'two-gnomes':
      return { pay: move.pay, and: move.and };
    case 'troll':
      return {};
  }
}
