import type { Refusal } from '../../../../kernel/refusal.ts';
import type { AboutPart } from '../../../../web/board-kit/tabletop.ts';
import { ruleBehind } from '../../box/folk-sheets.ts';
import { furnishingAt, isFurnishing } from '../../box/furnishings.ts';
import { plain } from '../../messages/plain.ts';
import type { Player } from '../../position.ts';
import { folkOf } from '../../rules/folks.ts';
import type { Bill } from '../../rules/payments.ts';
import type { Word } from '../../words.ts';
import { sayGoods, sayPrice } from '../goods.tsx';
import type { Speak } from '../words.ts';

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
    const { id, rule } = furnishingAt(thing);
    return { name: plain(speak(`furnishing.${id}`)), rule };
  }
  const folk = folkOf(player);
  return { name: speak(`folk.${folk}`), rule: ruleBehind(folk, 'cost.discount') };
}

/** What the rules say against something, in words. */
export function reasonOf(why: Refusal<Word>, speak: Speak): NonNullable<AboutPart['closed']> {
  return { text: speak(why.say, why), rule: why.rule };
}

/** Something that can be done for a price: what it costs, and why it costs less. */
export function pricedPart(
  title: string,
  bill: Bill,
  player: Player,
  speak: Speak,
  lines: NonNullable<AboutPart['lines']>,
): AboutPart {
  const { reasons, ...price } = sayBill(bill, player, speak);
  return { title, ...price, reasons, lines };
}
