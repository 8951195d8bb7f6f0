/**
 * A second account of the rules, as plain as possible and as slow as it likes, held against whole matches. It knows
 * coordinates and names, and nothing of the tables that the rules themselves use.
 */
import { cellOf } from '../box/cells.ts';
import type { Top } from '../box/tiles.ts';
import type { Player } from '../position.ts';

export type Ground = Map<string, Top>;

export function at(x: number, y: number): string {
  return `${x},${y}`;
}

export function nameOf(cell: number): string {
  const { x, y } = cellOf(cell);
  return at(x, y);
}

/** What lies where, by coordinates. */
export function groundOf({ tops }: Player): Ground {
  return new Map(tops.map((top, cell) => [nameOf(cell), top]));
}

export function owns(player: Player, furnishing: Top): boolean {
  return player.tops.includes(furnishing);
}

function coordinates(place: string): [number, number] {
  return place.split(',').map(Number) as [number, number];
}

function isForest(place: string): boolean {
  return coordinates(place)[0] <= 3;
}

function isOnBoard(place: string): boolean {
  const [x, y] = coordinates(place);
  return x >= 1 && x <= 6 && y >= 1 && y <= 4;
}

/** CV-5.3: the places that share an edge, on the same side of the border. */
export function neighbours(place: string): string[] {
  const [x, y] = coordinates(place);
  const all = [at(x + 1, y), at(x - 1, y), at(x, y + 1), at(x, y - 1)];
  return all.filter((other) => isForest(other) === isForest(place));
}

function isCovered(ground: Ground, place: string): boolean {
  return (ground.get(place) ?? 'none') !== 'none';
}

function mayBeLaid(ground: Ground, places: readonly string[]): boolean {
  if (places.some((place) => ground.get(place) !== 'none')) return false;
  if (places.every((place) => !isOnBoard(place))) return false;
  if (isForest(places[0] as string)) {
    const isFirst = ![...ground].some(([place, top]) => isForest(place) && top !== 'none');
    if (isFirst) return places.includes('3,4');
  }
  return places.some((place) => neighbours(place).some((other) => isCovered(ground, other)));
}

/** CV-5.4 to CV-5.16: every way to lay a twin tile, as 'tile place place'. */
export function layings(player: Player, tile: string): string[] {
  const ground = groundOf(player);
  const stables = player.stables.map(nameOf);
  const found: string[] = [];
  for (const [a, top] of ground) {
    for (const b of neighbours(a)) {
      if (!ground.has(b)) continue;
      if (tile === 'ore-mine') {
        if (top === 'tunnel' && ground.get(b) === 'tunnel') found.push(`${tile} ${a} ${b}`);
        continue;
      }
      if (isForest(a) !== (tile === 'meadow-field')) continue;
      const overhangs = !isOnBoard(a) || !isOnBoard(b);
      if (overhangs && !owns(player, 'office-room')) continue;
      if (!mayBeLaid(ground, [a, b])) continue;
      if (tile === 'meadow-field' && stables.includes(b)) continue;
      found.push(tile === 'cavern-cavern' ? `${tile} ${[a, b].sort().join(' ')}` : `${tile} ${a} ${b}`);
    }
  }
  return [...new Set(found)].sort();
}

/** CV-5.15 */
export function singlePlaces(player: Player, tile: string): string[] {
  const ground = groundOf(player);
  const stables = player.stables.map(nameOf);
  return [...ground.keys()]
    .filter((place) => isOnBoard(place) && isForest(place) === (tile === 'meadow' || tile === 'field'))
    .filter((place) => mayBeLaid(ground, [place]) && !(tile === 'field' && stables.includes(place)))
    .sort();
}

/** CV-5.14 */
export function stablePlaces(player: Player): string[] {
  const stables = player.stables.map(nameOf);
  const places = [...groundOf(player)].filter(([place, top]) => {
    if (!isForest(place) || stables.includes(place)) return false;
    return top === 'none' ? isOnBoard(place) : ['meadow', 'small-pasture', 'large-pasture'].includes(top);
  });
  return places.map(([place]) => place).sort();
}

/** CV-14.8 */
export function unused(player: Player): number {
  const stables = player.stables.map(nameOf);
  return [...groundOf(player)].filter(([place, top]) => isOnBoard(place) && top === 'none' && !stables.includes(place))
    .length;
}
