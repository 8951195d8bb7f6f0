import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { type Animal, FOOD_FOR, FOOD_FOR_TWO_DONKEYS } from '../../box/goods.ts';
import { type CavernaMove, CONVERT, CONVERTIBLES, type Convertible } from '../../moves.ts';
import { type Caverna, playerAt } from '../../position.ts';
import { tell, type Word } from '../../words.ts';
import { convertAnimals, NO_ANIMALS, rateOf } from '../conversions.ts';
import { house } from '../housing.ts';
import { isHungry } from '../timely.ts';
import { type FreeAction, moveOf, RANK } from './free-action.ts';
import { barredTypes, isUpset } from './young.ts';

const GIVEN: Readonly<Partial<Record<Convertible, Readonly<Partial<Record<Animal, number>>>>>> = {
  dog: { dog: -1 },
  sheep: { sheep: -1 },
  donkey: { donkey: -1 },
  'two-donkeys': { donkey: -2 },
  boar: { boar: -1 },
  cattle: { cattle: -1 },
};

const NONE = {};

function addConversion(
  p: Caverna,
  seat: Seat,
  types: number,
  what: Convertible,
  offers: Offers<CavernaMove, Word>,
): void {
  if (types !== 0 && isUpset(p, seat, types, GIVEN[what] ?? NONE))
    offers.block(CONVERT[what], 'FF-8.20', 'blocked.young');
  else offers.add(CONVERT[what]);
}

/** CV-9.5 */
export const convert: FreeAction = {
  timely: isHungry,
  rank(move) {
    const { what } = moveOf('convert', move);
    return what === 'dog' ? undefined : RANK.conversion + CONVERTIBLES.indexOf(what);
  },
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    const { goods } = player;
    const types = barredTypes(frame);
    if (goods.grain > 0) offers.add(CONVERT.grain);
    if (goods.vegetable > 0) offers.add(CONVERT.vegetable);
    if (goods.ruby > 0) offers.add(CONVERT.ruby);
    if (goods.dog > 0 && rateOf(player, 'dog') > 0) addConversion(p, seat, types, 'dog', offers);
    if (goods.sheep > 0) addConversion(p, seat, types, 'sheep', offers);
    if (goods.donkey > 0) addConversion(p, seat, types, 'donkey', offers);
    if (goods.donkey > 1 && 2 * rateOf(player, 'donkey') < FOOD_FOR_TWO_DONKEYS)
      addConversion(p, seat, types, 'two-donkeys', offers);
    if (goods.boar > 0) addConversion(p, seat, types, 'boar', offers);
    if (goods.cattle > 0) addConversion(p, seat, types, 'cattle', offers);
  },
  take(p, seat, move) {
    turnIntoFood(p, seat, moveOf('convert', move).what);
  },
};

function turnIntoFood(p: Caverna, seat: Seat, what: Convertible): void {
  const { goods } = playerAt(p, seat);
  switch (what) {
    case 'grain':
    case 'vegetable':
    case 'ruby':
      goods[what]--;
      goods.food += FOOD_FOR[what];
      tell({ say: 'told.converted', seat, good: what, food: FOOD_FOR[what] });
      return;
    case 'two-donkeys':
      convertAnimals(p, seat, { ...NO_ANIMALS, donkey: 2 });
      return;
    default:
      convertAnimals(p, seat, { ...NO_ANIMALS, [what]: 1 });
      // Sheep may have been watched by the dog.
      if (what === 'dog') house(p, seat);
  }
}
