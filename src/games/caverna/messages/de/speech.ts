import type { Param, Params } from '../../../../kernel/messages.ts';
import { count, lookUp } from '../../../speech/speech.ts';
import { markOf, sideOf } from '../../box/cells.ts';
import { ALL_GOODS, type Good } from '../../box/goods.ts';
import { names } from './names.ts';

const AMOUNTS: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  wood: ['Holz', 'Holz'],
  stone: ['Stein', 'Stein'],
  ore: ['Erz', 'Erz'],
  ruby: ['Rubin', 'Rubine'],
  grain: ['Getreide', 'Getreide'],
  vegetable: ['Gemüse', 'Gemüse'],
  gemfruit: ['Edelfrucht', 'Edelfrüchte'],
  mushroom: ['Pilz', 'Pilze'],
  food: ['Nahrung', 'Nahrung'],
  gold: ['Gold', 'Gold'],
  dog: ['Hund', 'Hunde'],
  sheep: ['Schaf', 'Schafe'],
  donkey: ['Esel', 'Esel'],
  boar: ['Wildschwein', 'Wildschweine'],
  cattle: ['Rind', 'Rinder'],
  begging: ['Bettelmarker', 'Bettelmarker'],
};

/** '2 Rubine', but never after a preposition with the dative. */
export function amount(good: Param, number: Param): string {
  const [one, many] = AMOUNTS[good as Good];
  return count(number, one, many);
}

const LIST = new Intl.ListFormat('de');

/** '2 Holz, 1 Stein und 1 Erz', of whatever goods are among the parameters. */
export function goods(params: Params): string {
  const some = ALL_GOODS.filter((good) => Number(params[good] ?? 0) > 0);
  return some.length === 0 ? 'nichts' : LIST.format(some.map((good) => amount(good, params[good])));
}

export function listed(things: readonly string[]): string {
  return LIST.format(things);
}

const WITH_ADJECTIVE: Readonly<Record<string, string>> = {
  'Kleiner Stollenvortrieb': 'Kleinen Stollenvortrieb',
  'Dringender Kinderwunsch': 'Dringenden Kinderwunsch',
};

/** The name of an action space in the accusative: 'Rodung', 'Dringenden Kinderwunsch'. */
export function space(id: Param): string {
  const name = lookUp(names, `space.${id}`);
  return WITH_ADJECTIVE[name] ?? name;
}

const SINGLES: Readonly<Record<string, string>> = {
  meadow: 'eine Wiese',
  field: 'einen Acker',
  tunnel: 'einen Stollen',
  cavern: 'eine Höhle',
};

/** A single tile in the accusative: 'einen Acker'. */
export function single(tile: Param): string {
  return SINGLES[String(tile)] ?? '';
}

const SIDES = {
  above: 'über',
  below: 'unter',
  left: 'links von',
  right: 'rechts von',
} as const;

/** 'C4', and 'Feld unter C4' for a cell that hangs over. */
export function cell(number: Param): string {
  const mark = markOf(Number(number));
  const side = sideOf(Number(number));
  return side === undefined ? mark : `Feld ${SIDES[side]} ${mark}`;
}

/** 'auf C4', and 'unter C4' for a cell that hangs over. */
export function at(number: Param): string {
  const side = sideOf(Number(number));
  return `${side === undefined ? 'auf' : SIDES[side]} ${markOf(Number(number))}`;
}
