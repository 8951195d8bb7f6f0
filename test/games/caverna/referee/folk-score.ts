import { meadowsToSpare } from './animals.ts';
import { type At, BOARD, cellsWith, isForest } from './board.ts';
import { folkOf } from './folks.ts';
import type { Home } from './home.ts';
import { beside, emptyForestBeside, pasturesBeside } from './sites.ts';

/** CV-14.7, FF-12.4: points lost for unused spaces. */
export function unusedPoints(home: Home): number {
  const { unused } = folkOf(home);
  return BOARD.filter((at) => home.tops[at] === undefined && !home.stables.includes(at)).reduce(
    (sum, at) => sum - unused[isForest(at) ? 'forest' : 'mountain'],
    0,
  );
}

/** FF-8.15: the longest line of meadows that can be empty together. */
function archeryPoints(home: Home, at: At): number {
  const [x, y] = at.split(',').map(Number) as [number, number];
  const meadows = cellsWith(home, 'meadow').filter((cell) => !home.stables.includes(cell));
  const lengths = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([dx = 0, dy = 0]) => {
    let length = 0;
    while (meadows.includes(`${x + dx * (length + 1)},${y + dy * (length + 1)}`)) length++;
    return length;
  });
  return [0, 3, 6, 10][Math.min(3, meadowsToSpare(home), Math.max(...lengths))] as number;
}

/** FF-8.4: the furnishings that score by a rule of their own. */
export function folkFurnishingPoints(home: Home): number {
  const { dog, sheep, donkey, boar, cattle } = home.goods;
  let points = home.built.includes('menagerie') ? 3 * Math.min(dog, sheep, donkey, boar, cattle) : 0;
  for (const at of cellsWith(home, 'archery-range')) points += archeryPoints(home, at);
  for (const at of cellsWith(home, 'bird-hide')) points += 3 * emptyForestBeside(home, at);
  for (const at of cellsWith(home, 'manure-heap')) points += pasturesBeside(home, at);
  for (const at of cellsWith(home, 'silage-bin')) points += 3 * beside(home, at, 'meadow');
  for (const at of cellsWith(home, 'mining-office')) points += 3 * beside(home, at, 'ore-mine');
  return points;
}
