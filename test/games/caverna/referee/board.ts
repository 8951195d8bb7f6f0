import { folkOf, overhangGain } from './folks.ts';
import { type Home, hasSingle } from './home.ts';

/** A cell in writing: '3,4'. */
export type At = string;

function inWords(x: number, y: number): At {
  return `${x},${y}`;
}

function numbers(at: At): [number, number] {
  const [x, y] = at.split(',').map(Number);
  return [x as number, y as number];
}

/** CV-1.13 */
export const BOARD: readonly At[] = [1, 2, 3, 4].flatMap((y) => [1, 2, 3, 4, 5, 6].map((x) => inWords(x, y)));

/** CV-1.16, as it is written there. */
export const OVERHANG: readonly At[] = [
  ...['0,1', '0,2', '0,3', '0,4', '1,0', '2,0', '3,0', '1,5', '2,5', '3,5'],
  ...['7,1', '7,2', '7,3', '7,4', '4,0', '5,0', '6,0', '5,5', '6,5'],
];

const EVERY_CELL: readonly At[] = [...BOARD, ...OVERHANG];

export function isForest(at: At): boolean {
  return at.charAt(0) <= '3';
}

/** CV-1.11, CV-5.3: sharing an edge; across the border only at the entrance. */
function touches(a: At, b: At): boolean {
  const [ax, ay] = numbers(a);
  const [bx, by] = numbers(b);
  if (Math.abs(ax - bx) + Math.abs(ay - by) !== 1) return false;
  if (isForest(a) === isForest(b)) return true;
  return (a === '3,4' && b === '4,4') || (a === '4,4' && b === '3,4');
}

const NEIGHBOURS: ReadonlyMap<At, readonly At[]> = new Map(
  EVERY_CELL.map((at) => [at, EVERY_CELL.filter((other) => touches(at, other))]),
);

export function neighbours(at: At): readonly At[] {
  return NEIGHBOURS.get(at) ?? [];
}

function isAdjacent(a: At, b: At): boolean {
  return neighbours(a).includes(b);
}

export function topOf(home: Home, at: At): string {
  return home.tops[at] ?? 'none';
}

export function cellsWith(home: Home, ...tops: string[]): At[] {
  return EVERY_CELL.filter((at) => tops.includes(topOf(home, at)));
}

export function isSown(home: Home, at: At): boolean {
  return home.sown.some((field) => field.at === at);
}

/** FF-5.6: with crops on it, a cell of the Elves' forest takes nothing else. */
function isUncovered(home: Home, at: At): boolean {
  return topOf(home, at) === 'none' && !isSown(home, at);
}

/** FF-1.9 */
export function isEmptyForest(home: Home, at: At): boolean {
  return BOARD.includes(at) && isForest(at) && isUncovered(home, at) && !home.stables.includes(at);
}

/** FF-4.4, FF-7.3.10: in the forest a field or a meadow, whatever covers it; in the mountain anything. */
function isAnchor(home: Home, at: At): boolean {
  if (!isForest(at)) return topOf(home, at) !== 'none';
  return [topOf(home, at), home.under[at]].some((face) => face === 'field' || face === 'meadow');
}

/** CV-5.5 to CV-5.7: whether tiles on these cells of one terrain connect with what is there. */
function connects(home: Home, cells: readonly At[]): boolean {
  const forest = isForest(cells[0] as At);
  const isFirst = forest && !EVERY_CELL.some((at) => isForest(at) && isAnchor(home, at));
  if (isFirst) return cells.includes('3,4');
  const isCovered = (at: At) => isForest(at) === forest && isAnchor(home, at);
  return cells.some((cell) => neighbours(cell).some(isCovered));
}

export const TWIN_HALVES: Readonly<Record<string, readonly [string, string]>> = {
  'meadow-field': ['meadow', 'field'],
  'cavern-tunnel': ['cavern', 'tunnel'],
  'cavern-cavern': ['cavern', 'cavern'],
};

/** CV-5.4, CV-5.8, CV-5.10, CV-5.16, FF-4.10 to FF-4.13: ordered pairs of cells; of two caverns each pair once. */
export function twinPlaces(home: Home, tile: string): [At, At][] {
  const [, half] = TWIN_HALVES[tile] as readonly [string, string];
  const forest = tile === 'meadow-field';
  const region = forest ? 'forest' : 'mountain';
  // FF-4.20
  if (folkOf(home).barred === region) return [];
  const mayOverhang = overhangGain(home, region) !== undefined;
  const cells = EVERY_CELL.filter((at) => isForest(at) === forest && isUncovered(home, at));
  const places: [At, At][] = [];
  for (const a of cells) {
    for (const b of cells) {
      const outside = [a, b].filter((at) => OVERHANG.includes(at)).length;
      if (!isAdjacent(a, b) || outside > (mayOverhang ? 1 : 0)) continue;
      if (half === 'field' && home.stables.includes(b)) continue;
      if (tile === 'cavern-cavern' && a > b) continue;
      if (connects(home, [a, b])) places.push([a, b]);
    }
  }
  return places;
}

/** CV-5.15, CV-5.16: single tiles never overhang. */
export function singlePlaces(home: Home, tile: string): At[] {
  if (!hasSingle(home, tile)) return [];
  const forest = tile === 'meadow' || tile === 'field';
  return BOARD.filter(
    (at) =>
      isForest(at) === forest &&
      isUncovered(home, at) &&
      !(tile === 'field' && home.stables.includes(at)) &&
      connects(home, [at]),
  );
}

/** CV-5.12 */
export function oreMinePlaces(home: Home): [At, At][] {
  const tunnels = cellsWith(home, 'tunnel');
  return tunnels.flatMap((a) => tunnels.filter((b) => isAdjacent(a, b)).map((b): [At, At] => [a, b]));
}

/** Land that can be fenced. */
function pastureLand(home: Home): At[] {
  const meadows = cellsWith(home, 'meadow');
  if (home.folk !== 'elves') return meadows;
  // FF-7.3.2, FF-7.3.7: a Stable does not hinder.
  return [...meadows, ...BOARD.filter((at) => isForest(at) && isUncovered(home, at))];
}

/** CV-4.14 */
export function smallPasturePlaces(home: Home): At[] {
  return hasSingle(home, 'small-pasture') ? pastureLand(home) : [];
}

/** CV-4.15 */
export function largePasturePlaces(home: Home): [At, At][] {
  const meadows = pastureLand(home);
  return meadows.flatMap((a) => meadows.filter((b) => a < b && isAdjacent(a, b)).map((b): [At, At] => [a, b]));
}

/** CV-4.18, CV-5.14, CV-1.8 */
export function stablePlaces(home: Home): At[] {
  if (home.stables.length >= 3) return [];
  const fields = cellsWith(home, 'meadow', 'small-pasture', 'large-pasture');
  const forest = BOARD.filter((at) => isForest(at) && isUncovered(home, at));
  return [...fields, ...forest].filter((at) => !home.stables.includes(at));
}
