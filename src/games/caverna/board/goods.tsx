import { ALL_GOODS, type Good as GoodName, type Some } from '../box/goods.ts';
import { Good } from './art/goods.tsx';
import type { Speak } from './words.ts';

/** Goods in their order, without those there are none of. */
export function listed(some: Some): (readonly [good: GoodName, count: number])[] {
  return ALL_GOODS.flatMap((good) => {
    const count = some[good] ?? 0;
    return count === 0 ? [] : [[good, count] as const];
  });
}

/** '2 wood, 1 stone'; nothing for no goods. */
export function sayGoods(some: Some, speak: Speak): string {
  return listed(some)
    .map(([good, count]) => speak(`amount.${good}`, { count }))
    .join(', ');
}

/** A price, with a word for none. */
export function sayPrice(some: Some, speak: Speak): string {
  return sayGoods(some, speak) || speak('board.free');
}

/** Goods as pictures with their numbers in words. */
export function GoodsLine({ some, speak }: { readonly some: Some; readonly speak: Speak }) {
  return listed(some).map(([good, count]) => (
    <span key={good} className="cv-amount">
      <Good id={good} />
      {speak(`amount.${good}`, { count })}
    </span>
  ));
}
