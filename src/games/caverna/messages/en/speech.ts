import type { Param, Params } from '../../../../kernel/messages.ts';
import { count, lookUp } from '../../../speech/speech.ts';
import { markOf, sideOf } from '../../box/cells.ts';
import { ALL_GOODS, type Good } from '../../box/goods.ts';
import { plain } from '../plain.ts';
import { names } from './names.ts';

const AMOUNTS: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  wood: ['wood', 'wood'],
  stone: ['stone', 'stone'],
  ore: ['ore', 'ore'],
  ruby: ['ruby', 'rubies'],
  grain: ['grain', 'grain'],
  vegetable: ['vegetable', 'vegetables'],
  gemfruit: ['gemfruit', 'gemfruits'],
  mushroom: ['mushroom', 'mushrooms'],
  food: ['food', 'food'],
  gold: ['gold', 'gold'],
  dog: ['dog', 'dogs'],
  sheep: ['sheep', 'sheep'],
  donkey: ['donkey', 'donkeys'],
  boar: ['wild boar', 'wild boar'],
  cattle: ['cattle', 'cattle'],
  begging: ['begging marker', 'begging markers'],
};

/** '2 rubies' */
export function amount(good: Param, number: Param): string {
  const [one, many] = AMOUNTS[good as Good];
  return count(number, one, many);
}

const LIST = new Intl.ListFormat('en');

/** '2 wood, 1 stone, and 1 ore', of whatever goods are among the parameters. */
export function goods(params: Params): string {
  const some = ALL_GOODS.filter((good) => Number(params[good] ?? 0) > 0);
  return some.length === 0 ? 'nothing' : LIST.format(some.map((good) => amount(good, params[good])));
}

export function listed(things: readonly string[]): string {
  return LIST.format(things);
}

/** 'the Cooking Cave'; there are several ordinary Dwellings. */
export function tile(furnishing: Param): string {
  return withArticle(furnishing, lookUp(names, `furnishing.${furnishing}`));
}

/** The same once it is paid for: two dwellings of one name are told apart by their prices. */
export function paidTile(furnishing: Param): string {
  return withArticle(furnishing, plain(lookUp(names, `furnishing.${furnishing}`)));
}

function withArticle(furnishing: Param, name: string): string {
  return furnishing === 'dwelling' ? `a ${name}` : `the ${name}`;
}

const SIDES = {
  above: 'the spot above',
  below: 'the spot below',
  left: 'the spot left of',
  right: 'the spot right of',
} as const;

/** 'C4', and 'the spot below C4' for a cell that hangs over. */
export function cell(number: Param): string {
  const mark = markOf(Number(number));
  const side = sideOf(Number(number));
  return side === undefined ? mark : `${SIDES[side]} ${mark}`;
}
