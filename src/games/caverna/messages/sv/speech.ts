import type { Param, Params } from '../../../../kernel/messages.ts';
import { count } from '../../../speech/speech.ts';
import { markOf, sideOf } from '../../box/cells.ts';
import { ALL_GOODS, type Good } from '../../box/goods.ts';

const AMOUNTS: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  wood: ['trä', 'trä'],
  stone: ['sten', 'sten'],
  ore: ['malm', 'malm'],
  ruby: ['rubin', 'rubiner'],
  grain: ['säd', 'säd'],
  vegetable: ['grönsak', 'grönsaker'],
  gemfruit: ['ädelfrukt', 'ädelfrukter'],
  mushroom: ['svamp', 'svampar'],
  food: ['mat', 'mat'],
  gold: ['guld', 'guld'],
  dog: ['hund', 'hundar'],
  sheep: ['får', 'får'],
  donkey: ['åsna', 'åsnor'],
  boar: ['vildsvin', 'vildsvin'],
  cattle: ['nötkreatur', 'nötkreatur'],
  begging: ['tiggarbricka', 'tiggarbrickor'],
};

/** '2 rubiner' */
export function amount(good: Param, number: Param): string {
  const [one, many] = AMOUNTS[good as Good];
  return count(number, one, many);
}

const LIST = new Intl.ListFormat('sv');

/** '2 trä, 1 sten och 1 malm', av de varor som finns bland parametrarna. */
export function goods(params: Params): string {
  const some = ALL_GOODS.filter((good) => Number(params[good] ?? 0) > 0);
  return some.length === 0 ? 'ingenting' : LIST.format(some.map((good) => amount(good, params[good])));
}

export function listed(things: readonly string[]): string {
  return LIST.format(things);
}

const SIDES = {
  above: 'platsen ovanför',
  below: 'platsen nedanför',
  left: 'platsen till vänster om',
  right: 'platsen till höger om',
} as const;

/** 'C4', and 'platsen nedanför C4' for a cell that hangs over. */
export function cell(number: Param): string {
  const mark = markOf(Number(number));
  const side = sideOf(Number(number));
  return side === undefined ? mark : `${SIDES[side]} ${mark}`;
}
