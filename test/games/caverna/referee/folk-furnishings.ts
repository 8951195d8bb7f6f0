import type { FolkBoard } from '../../../../src/games/caverna/box/folk-ids.ts';
import type { BaseFurnishing, FolkFurnishing } from '../../../../src/games/caverna/box/furnishings.ts';
import type { Cost, SheetFurnishing } from './furnishings.ts';

function line(
  cost: Cost,
  points: number,
  tag: SheetFurnishing['tag'],
  site: SheetFurnishing['site'] = 'cavern',
): SheetFurnishing {
  return { tag, intro: false, cost, points, site };
}

/** Table 1c, typed again; points that vary are 0 here. */
export const FOLK_FURNISHING: Readonly<Record<FolkFurnishing, SheetFurnishing>> = {
  'forgotten-cave': line({ grain: 1 }, 0, 'green'),
  kennels: line({ wood: 1 }, 0, 'green'),
  'guard-dog-school': line({ wood: 1 }, 1, 'green'),
  menagerie: line({ wood: 4, stone: 2 }, 0, 'yellow'),
  'charcoal-storage': line({ wood: 1, stone: 1 }, 1, 'yellow'),
  'archery-range': line({ wood: 2 }, 0, 'yellow', 'meadow'),
  'bone-carver': line({ wood: 2, stone: 2 }, 2, 'yellow'),
  'mushroom-cave': line({ stone: 2 }, 1, 'green'),
  'bird-hide': line({ wood: 3, stone: 1 }, 0, 'yellow', 'meadow'),
  'elven-market': line({ wood: 3, stone: 2 }, 3, 'green'),
  'feeding-room': line({ wood: 3, stone: 1 }, 0, 'green'),
  'hunters-hut': line({ wood: 2 }, 2, 'green', 'meadow'),
  'manure-heap': line({ wood: 2 }, 0, 'yellow', 'field'),
  scarecrow: line({ wood: 1, grain: 1 }, 1, 'green', 'field'),
  'mead-parlor': line({ wood: 1, stone: 2 }, 2, 'yellow'),
  'silage-bin': line({ wood: 3 }, 0, 'yellow', 'meadow'),
  'concert-organ': line({ stone: 2, ore: 4 }, 0, 'yellow'),
  'overseers-dwelling': line({ wood: 4, stone: 4 }, 3, 'dwelling'),
  'mining-office': line({ wood: 2, stone: 2 }, 0, 'yellow'),
  'training-room': line({ stone: 1 }, 1, 'green'),
  'mystics-hut': line({ wood: 2, stone: 1 }, 0, 'green'),
  'sheep-dog-school': line({ wood: 1, stone: 1 }, 1, 'green'),
  'schnapps-parlor': line({ wood: 3, stone: 2 }, 2, 'yellow'),
  'sheep-market': line({ wood: 3, stone: 2 }, 2, 'yellow'),
  jeweler: line({ wood: 2, stone: 2 }, 2, 'green'),
  'stone-trader': line({ wood: 1 }, 2, 'green'),
  'quarrying-room': line({ wood: 1 }, 1, 'green'),
  'water-troughs': line({ stone: 3 }, 2, 'green', 'meadow'),
  'bone-crusher': line({ wood: 1, stone: 1 }, 2, 'green'),
  'explorers-cave': line({ wood: 1 }, 2, 'green'),
  'candle-maker': line({ wood: 2, stone: 2 }, 1, 'yellow'),
  'goblin-dwelling': line({ wood: 4, vegetable: 1 }, 0, 'dwelling'),
};

type Swap = readonly [FolkFurnishing, BaseFurnishing];

/** FF-2.13: the furnishings of a folk, each with the one it takes the place of. */
export const SWAPS: Readonly<Record<FolkBoard, readonly Swap[]>> = {
  'cave-goblins': [
    ['forgotten-cave', 'wood-supplier'],
    ['kennels', 'work-room'],
    ['guard-dog-school', 'dog-school'],
    ['menagerie', 'broom-chamber'],
  ],
  'dark-elves': [
    ['charcoal-storage', 'spare-part-storage'],
    ['archery-range', 'prayer-chamber'],
    ['bone-carver', 'hunting-parlor'],
    ['mushroom-cave', 'quarry'],
  ],
  elves: [
    ['bird-hide', 'writing-chamber'],
    ['elven-market', 'carpenter'],
    ['feeding-room', 'office-room'],
    ['hunters-hut', 'working-cave'],
  ],
  humans: [
    ['manure-heap', 'blacksmithing-parlor'],
    ['scarecrow', 'ruby-supplier'],
    ['mead-parlor', 'milking-parlor'],
    ['silage-bin', 'weapon-storage'],
  ],
  'mountain-dwarves': [
    ['concert-organ', 'fodder-chamber'],
    ['overseers-dwelling', 'simple-dwelling-3w3s'],
    ['mining-office', 'ore-storage'],
    ['training-room', 'blacksmith'],
  ],
  'pale-ones': [
    ['mystics-hut', 'builder'],
    ['sheep-dog-school', 'cuddle-room'],
    ['schnapps-parlor', 'beer-parlor'],
    ['sheep-market', 'weaving-parlor'],
  ],
  silicoids: [
    ['jeweler', 'miner'],
    ['stone-trader', 'stone-supplier'],
    ['quarrying-room', 'stone-carver'],
    ['water-troughs', 'breakfast-room'],
  ],
  trolls: [
    ['bone-crusher', 'slaughtering-cave'],
    ['explorers-cave', 'peaceful-cave'],
    ['candle-maker', 'state-parlor'],
    ['goblin-dwelling', 'simple-dwelling-4w2s'],
  ],
};
