import { type At, OVERHANG, TWIN_HALVES } from './board.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home } from './home.ts';

/** CV-1.13 */
const BONUS: Readonly<Record<At, Cost>> = {
  '3,1': { boar: 1 },
  '1,3': { boar: 1 },
  '2,4': { food: 1 },
  '5,4': { food: 1 },
  '6,1': { food: 2 },
};

/** CV-5.9 */
export function layTile(home: Home, at: At, top: string): void {
  home.tops[at] = top;
  gain(home, BONUS[at] ?? {});
}

/** CV-5.9, CV-5.16 */
export function layTwin(home: Home, tile: string, a: At, b: At): void {
  const [first, second] = TWIN_HALVES[tile] as readonly [string, string];
  layTile(home, a, first);
  layTile(home, b, second);
  if (OVERHANG.includes(a) || OVERHANG.includes(b)) gain(home, { gold: 2 });
}
