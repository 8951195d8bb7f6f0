import { expect, test } from 'vitest';
import {
  CREATURES,
  ELF_PRICE,
  FIGURES_OF_EACH_SORT,
  GNOME_PRICE,
  PURCHASE,
  PURCHASES,
  TROLL_PRICE,
} from './creatures.ts';
import { ENDS, HAND_SIZE, PRODUCE, TILES_OF_EACH_KIND } from './produce.ts';

test('the components and prices of the sheet', () => {
  expect(PRODUCE).toEqual(['pumpkin', 'apple', 'bean']);
  expect(CREATURES).toEqual(['gnome', 'elf', 'troll']);
  expect(ENDS).toEqual(['left', 'right']);
  expect(TILES_OF_EACH_KIND).toEqual({ 2: 8, 3: 11, 4: 16 });
  expect({ HAND_SIZE, FIGURES_OF_EACH_SORT }).toEqual({ HAND_SIZE: 3, FIGURES_OF_EACH_SORT: 4 });
  expect({ GNOME_PRICE, ELF_PRICE, TROLL_PRICE }).toEqual({ GNOME_PRICE: 3, ELF_PRICE: 4, TROLL_PRICE: 1 });
});

test('what may be placed on what, as in the table of creatures', () => {
  const table = PURCHASES.map((purchase) => {
    const { creature, figures, onto } = PURCHASE[purchase];
    const goesOnto = Object.entries(onto).flatMap(([what, may]) => (may ? [what] : []));
    return [purchase, creature, figures, ...goesOnto].join(' ');
  });
  expect(table).toEqual([
    'gnome gnome 1 empty',
    'two-gnomes gnome 2 elf',
    'elf elf 1 empty troll',
    'troll troll 1 empty gnome',
  ]);
});
