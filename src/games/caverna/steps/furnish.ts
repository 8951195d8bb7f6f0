import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { at } from '../../../kernel/lists.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { furnishingAt, furnishingNumber, HOOK_SET } from '../box/furnishings.ts';
import type { Some } from '../box/goods.ts';
import { FURNISH, FURNISH_ON, type Furnish, moveAt, type OnCell, type Pay, type Plain } from '../moves.ts';
import { type Caverna, NOT_IN_PLAY, type Player, playerAt } from '../position.ts';
import { alikeSites } from '../rules/alike.ts';
import { addGoblin } from '../rules/folks.ts';
import { build, canFurnish, choiceOf, isOnOffer, isSiteAmong, sitesFor, sitesOf } from '../rules/furnishing.ts';
import { lacking } from '../rules/goods.ts';
import type { BuildDeed } from '../rules/hooks.ts';
import { house } from '../rules/housing.ts';
import { paymentsOf, payWith, priceFor } from '../rules/payments.ts';
import type { Word } from '../words.ts';
import { askBreeding } from './breeding.ts';
import { addSkip } from './landscape.ts';
import type { Ask } from './step.ts';

const DEED = HOOK_SET.hooks['build.deed'];

/** CV-4.7, CV-16.1: pays the furnishing and puts it down; asks only where there is a choice. */
export function furnishWith(p: Caverna, seat: Seat, furnishing: number, cost: Some): void {
  const [only, ...others] = paymentsOf(playerAt(p, seat), cost, 'furnishing');
  if (only === undefined) throw new Error('a furnishing was chosen that cannot be paid');
  if (others.length > 0) push(p, { step: 'furnish-payment', seat, furnishing, cost });
  else settle(p, seat, furnishing, cost, only);
}

function settle(p: Caverna, seat: Seat, furnishing: number, cost: Some, payment: Pay): void {
  const player = playerAt(p, seat);
  payWith(player, cost, 'furnishing', payment);
  const [only, ...others] = sitesFor(p, seat, furnishing);
  if (only === undefined) throw new Error('a furnishing was chosen that has no place');
  if (others.length > 0) push(p, { step: 'furnish-cell', seat, furnishing });
  else putDown(p, seat, furnishing, only);
}

function putDown(p: Caverna, seat: Seat, furnishing: number, cell: number): void {
  build(p, seat, furnishing, cell);
  if (isHooked(DEED, playerAt(p, seat).held)) doDeed(p, seat, DEED.at[furnishing], cell);
  house(p, seat);
}

function doDeed(p: Caverna, seat: Seat, deed: BuildDeed | undefined, cell: number): void {
  if (deed?.is === 'goblin') addGoblin(p, seat);
  else if (deed?.is === 'breed') {
    const types = deed.types(p, seat, cell);
    if (types > 0) askBreeding(p, seat, types);
  }
}

/** CV-4.7, CV-4.8 */
export const furnish: Ask<'furnish', Furnish | Plain> = {
  rule: 'CV-4.7',
  anytime: true,
  completes: true,
  offer(p, { only, may }, seat, offers) {
    const player = playerAt(p, seat);
    const sites = sitesOf(p, seat);
    for (const each of choiceOf(p, only)) {
      if (canFurnish(p, player, each, sites, furnishingAt(each).cost)) offers.add(moveAt(FURNISH, each));
      else if (offers.explain) explain(p, player, each, sites, offers);
    }
    addSkip(may, offers as Offers<never, Word>);
  },
  take(p, _frame, seat, move) {
    if (move.do !== 'furnish') return;
    const furnishing = furnishingNumber(move.furnishing);
    furnishWith(p, seat, furnishing, furnishingAt(furnishing).cost);
  },
  ask: (_p, { only }) => ({ say: 'ask.furnish', only }),
};

function explain(p: Caverna, player: Player, each: number, sites: number, offers: Offers<Furnish | Plain, Word>): void {
  const owner = at(p.owners, each);
  const move = moveAt(FURNISH, each);
  if (owner === NOT_IN_PLAY) return;
  if (!isOnOffer(p, each)) {
    if (owner >= 0) offers.block(move, 'CV-1.24', 'blocked.taken', { owner });
    else offers.block(move, 'CV-11.12', 'blocked.covered');
  } else if (!isSiteAmong(sites, each)) {
    const { site } = furnishingAt(each);
    if (site === 'cavern') offers.block(move, 'CV-4.7', 'blocked.no-cavern');
    else offers.block(move, 'FF-4.2', `blocked.no-${site}`);
  } else {
    const price = priceFor(player, furnishingAt(each).cost, 'furnishing');
    offers.block(move, 'CV-4.6', 'blocked.lacking', { ...lacking(player.goods, price) });
  }
}

/** CV-4.9 */
export const furnishPayment: Ask<'furnish-payment', Pay> = {
  rule: 'CV-4.9',
  completes: true,
  offer(p, { cost }, seat, offers) {
    for (const payment of paymentsOf(playerAt(p, seat), cost, 'furnishing')) offers.add(payment);
  },
  take(p, { furnishing, cost }, seat, payment) {
    settle(p, seat, furnishing, cost, payment);
  },
  ask: (_p, { furnishing }) => ({ say: 'ask.furnish-payment', furnishing: furnishingAt(furnishing).id }),
};

export const furnishCell: Ask<'furnish-cell', OnCell> = {
  rule: 'CV-4.7',
  completes: true,
  alike: (p, _frame, seat, { cell }) => alikeSites(playerAt(p, seat), cell),
  offer(p, { furnishing }, seat, offers) {
    for (const cell of sitesFor(p, seat, furnishing)) offers.add(moveAt(FURNISH_ON, cell));
  },
  take(p, { furnishing }, seat, { cell }) {
    putDown(p, seat, furnishing, cell);
  },
  ask: (_p, { furnishing }) => ({ say: 'ask.furnish-cell', furnishing: furnishingAt(furnishing).id }),
};
