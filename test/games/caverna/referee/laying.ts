import { type At, isForest, OVERHANG, TWIN_HALVES } from './board.ts';
import { overhangGain } from './folks.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home, takeSingle } from './home.ts';

/** CV-1.13 */
const BONUS: Readonly<Record<At, Cost>> = {
  '3,1': { boar: 1 },
  '1,3': { boar: 1 },
  '2,4': { food: 1 },
  '5,4': { food: 1 },
  '6,1': { food: 2 },
};

/** CV-5.9, FF-4.19 */
function layTile(home: Home, at: At, top: string): void {
  home.tops[at] = top;
  // FF-7.3.9
  if (home.folk === 'elves') return;
  const { boar = 0, food = 0 } = BONUS[at] ?? {};
  // FF-8.39
  const explores = home.built.includes('explorers-cave');
  gain(home, { boar: boar * (explores ? 2 : 1), food: food * (explores ? 3 : 1) });
}

/** CV-5.15, FF-1.3 */
export function laySingle(home: Home, at: At, tile: string): void {
  takeSingle(home, tile);
  layTile(home, at, tile);
}

/** CV-5.9, CV-5.16 */
export function layTwin(home: Home, tile: string, a: At, b: At): void {
  const [first, second] = TWIN_HALVES[tile] as readonly [string, string];
  layTile(home, a, first);
  layTile(home, b, second);
  // FF-4.14, FF-4.16
  if (!OVERHANG.includes(a) && !OVERHANG.includes(b)) return;
  gain(home, overhangGain(home, isForest(a) ? 'forest' : 'mountain') ?? {});
}
