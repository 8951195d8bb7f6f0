import type { Crop } from '../../../../src/games/caverna/box/goods.ts';
import { type At, BOARD, cellsWith, isEmptyForest, isSown, neighbours, topOf } from './board.ts';
import type { Home } from './home.ts';

export function emptyForest(home: Home): At[] {
  return BOARD.filter((at) => isEmptyForest(home, at));
}

/** FF-1.12 */
export function emptyCaverns(home: Home): At[] {
  return cellsWith(home, 'cavern').filter((at) => !isSown(home, at));
}

/** FF-1.10 */
export function emptyFieldCells(home: Home): At[] {
  return cellsWith(home, 'field').filter((at) => !isSown(home, at));
}

/** FF-5, FF-7.3.3 */
function sowSites(home: Home, crop: Crop): At[] {
  if (crop === 'mushroom') return emptyCaverns(home);
  return home.folk === 'elves' ? [...emptyFieldCells(home), ...emptyForest(home)] : emptyFieldCells(home);
}

const CROPS: readonly Crop[] = ['grain', 'vegetable', 'gemfruit', 'mushroom'];

/** FF-4.1: what can be sown now, when so much of each crop was sown by the same action. */
export function sowingsOn(home: Home, done: Readonly<Partial<Record<Crop, number>>> = {}): string[] {
  return CROPS.filter((crop) => home.goods[crop] > 0 && (done[crop] ?? 0) < 2).flatMap((crop) =>
    sowSites(home, crop).map((at) => `sow-on ${crop} ${at}`),
  );
}

/** CV-4.21 */
export function sowings(home: Home): string[] {
  if (home.folk !== undefined) return sowingsOn(home);
  const free = cellsWith(home, 'field').length - home.sown.length;
  const ways: string[] = [];
  for (let grain = 0; grain <= 2; grain++) {
    for (let vegetable = 0; vegetable <= 2; vegetable++) {
      const total = grain + vegetable;
      if (total < 1 || total > free || grain > home.goods.grain || vegetable > home.goods.vegetable) continue;
      ways.push(`sow ${grain} ${vegetable}`);
    }
  }
  return ways;
}

/** CV-4.22, section 5, FF-8.23 */
export function sownTokens(home: Home, crop: Crop): number {
  if (crop !== 'grain') return 2;
  return home.built.includes('scarecrow') ? 4 : 3;
}

/** FF-8.3: neighbours of the furnishing on which these lie. */
export function beside(home: Home, at: At, ...tops: string[]): number {
  return neighbours(at).filter((cell) => tops.includes(topOf(home, cell))).length;
}

/** FF-1.13 */
export function pasturesBeside(home: Home, at: At): number {
  const near = neighbours(at);
  const large = home.large.filter((cells) => cells.some((cell) => near.includes(cell))).length;
  return beside(home, at, 'small-pasture') + large;
}

export function emptyForestBeside(home: Home, at: At): number {
  return neighbours(at).filter((cell) => isEmptyForest(home, cell)).length;
}
