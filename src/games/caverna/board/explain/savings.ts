import type { AboutPart, Speak } from '../../../../web/board-kit/tabletop.ts';
import { furnishingAt, HOOK_SET, isFurnishing } from '../../box/furnishings.ts';
import { noGoods, type Some } from '../../box/goods.ts';
import { folkOf } from '../../folks.ts';
import { lacking } from '../../goods.ts';
import type { Purpose } from '../../hooks.ts';
import { canPay } from '../../payments.ts';
import type { Player } from '../../position.ts';
import { sheetOf } from '../folks/abilities.ts';
import { listed, sayGoods, sayPrice } from '../goods.tsx';
import { plain } from '../home/tags.ts';
import { ruleOfRoom } from './rules.ts';

/** What makes a price lower, and by how much. */
interface Saving {
  /** The furnishing, or else the folk. */
  readonly thing: number;
  readonly saved: Some;
}

/** A price, and how it came about. */
export interface Bill {
  readonly printed: Some;
  readonly price: Some;
  readonly savings: readonly Saving[];
}

/** CV-4.9a: the price after one discount after another. */
export function billOf({ held }: Player, cost: Some, purpose: Purpose): Bill {
  const { at } = HOOK_SET.hooks['cost.discount'];
  const price = { ...noGoods(), ...cost };
  const savings = held.things.flatMap((thing): Saving[] => {
    const before = { ...price };
    at[thing]?.(price, purpose);
    const saved = lacking(price, before);
    return listed(saved).length > 0 ? [{ thing, saved }] : [];
  });
  return { printed: cost, price, savings };
}

interface BillInWords {
  readonly price: string;
  /** Before discounts, where there are any. */
  readonly printed?: string;
  /** Each discount with what gives it, and its rule. */
  readonly reasons: readonly { readonly text: string; readonly rule: string }[];
}

export function sayBill({ printed, price, savings }: Bill, player: Player, speak: Speak): BillInWords {
  return {
    price: sayPrice(price, speak),
    ...(savings.length > 0 && { printed: sayPrice(printed, speak) }),
    reasons: savings.map(({ thing, saved }) => {
      const { name, rule } = giverOf(thing, player, speak);
      return { text: speak('explain.saving', { name, goods: sayGoods(saved, speak) }), rule };
    }),
  };
}

function giverOf(thing: number, player: Player, speak: Speak): { readonly name: string; readonly rule: string } {
  if (isFurnishing(thing)) {
    const { id } = furnishingAt(thing);
    return { name: plain(speak(`furnishing.${id}`)), rule: ruleOfRoom(id) };
  }
  const folk = folkOf(player);
  const { rule } = sheetOf(folk).abilities.find(({ id }) => id === 'stone-melders') ?? { rule: 'FF-7.0.1' };
  return { name: speak(`folk.${folk}`), rule };
}

export type Reason = NonNullable<AboutPart['closed']>;

/** Something that can be done for a price: what it costs, why it costs less, and why it is closed. */
export function pricedPart(
  title: string,
  bill: Bill,
  player: Player,
  speak: Speak,
  lines: NonNullable<AboutPart['lines']>,
  closed?: Reason,
): AboutPart {
  const { reasons, ...price } = sayBill(bill, player, speak);
  return { title, ...price, reasons, lines, ...(closed && { closed }) };
}

/** CV-4.6: what of the price is missing, unless it can be paid in another way. */
export function shortOf(
  { printed, price }: Bill,
  purpose: Purpose,
  rule: string,
  player: Player,
  speak: Speak,
): Reason | undefined {
  if (canPay(player, printed, purpose)) return undefined;
  return { text: speak('rooms.short', { goods: sayGoods(lacking(player.goods, price), speak) }), rule };
}
