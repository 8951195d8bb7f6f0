import { isHooked } from '../../../../kernel/hooks.ts';
import { furnishingNumber, HOOK_SET } from '../../box/furnishings.ts';
import { ANIMALS, type Animal, type Some } from '../../box/goods.ts';
import { EXCHANGE, moveOn } from '../../moves.ts';
import { playerAt } from '../../position.ts';
import { tell } from '../../words.ts';
import { gainAll, hasAll, payAll } from '../goods.ts';
import type { Exchange } from '../hooks.ts';
import { house } from '../housing.ts';
import { isTimelyToGet } from '../timely.ts';
import { type FreeAction, moveOf, RANK } from './free-action.ts';
import { barredTypes, isUpset } from './young.ts';

const EXCHANGES = HOOK_SET.hooks['exchange.anytime'];
const NOTHING = {};

function termsOf(furnishing: string, way: number): Exchange | undefined {
  return EXCHANGES.at[furnishingNumber(furnishing)]?.[way];
}

/** Table 9c */
export const exchange: FreeAction = {
  timely(p, frame, seat, move) {
    const { furnishing, way } = moveOf('exchange', move);
    return isTimelyToGet(p, frame, seat, termsOf(furnishing, way)?.get ?? NOTHING);
  },
  rank(move) {
    const { furnishing, way } = moveOf('exchange', move);
    return termsOf(furnishing, way)?.give.dog === undefined ? RANK.furnishing : undefined;
  },
  offer(p, frame, seat, offers) {
    const { held, goods, exchanged } = playerAt(p, seat);
    if (!isHooked(EXCHANGES, held)) return;
    const types = barredTypes(frame);
    for (const thing of held.things) {
      const ways = EXCHANGES.at[thing];
      if (ways === undefined) continue;
      for (let way = 0; way < ways.length; way++) {
        const { give, once } = ways[way] as Exchange;
        if (once !== undefined && exchanged?.includes(thing) === true)
          offers.block(moveOn(EXCHANGE, thing, way), 'FF-3.8', 'blocked.once-a-round');
        else if (types !== 0 && hasAll(goods, give) && isUpset(p, seat, types, animalsGiven(give)))
          offers.block(moveOn(EXCHANGE, thing, way), 'FF-8.20', 'blocked.young');
        else if (hasAll(goods, give)) offers.add(moveOn(EXCHANGE, thing, way));
        else if (offers.explain) offers.block(moveOn(EXCHANGE, thing, way), 'CV-9.1', 'blocked.exchange', { ...give });
      }
    }
  },
  take(p, seat, move) {
    const { furnishing, way } = moveOf('exchange', move);
    const terms = termsOf(furnishing, way);
    if (terms === undefined) throw new Error(`${furnishing} exchanges nothing`);
    payAll(p, seat, terms.give);
    tell({ say: 'told.exchanged', seat, furnishing, ...terms.give });
    gainAll(p, seat, terms.get);
    const player = playerAt(p, seat);
    if (terms.once !== undefined) player.exchanged = [...(player.exchanged ?? []), furnishingNumber(furnishing)];
    if ('dog' in terms.give) house(p, seat);
  },
};

function animalsGiven(give: Some): Partial<Record<Animal, number>> {
  return Object.fromEntries(ANIMALS.map((animal) => [animal, -(give[animal] ?? 0)]));
}
