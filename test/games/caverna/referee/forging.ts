import type { Cost } from './furnishings.ts';
import { type Home, hasGoods, type Worker } from './home.ts';

interface Forging {
  readonly strength: number;
  readonly cost: Cost;
  readonly words: string;
}

function isTroll(home: Home, worker: Worker): boolean {
  return home.folk === 'trolls' && !worker.goblin;
}

/** FF-6.10, FF-7.1.2 */
export function isClumsy(home: Home, worker: Worker): boolean {
  return worker.goblin || home.folk === 'cave-goblins';
}

/** CV-7.2, CV-7.3, the table of FF-4.5 */
export function forgings(home: Home, worker: Worker): Forging[] {
  if (isTroll(home, worker)) {
    const club: Forging = { strength: 4, cost: { wood: 2 }, words: 'forge 4' };
    return hasGoods(home, club.cost) ? [club] : [];
  }
  const isIncompetent = worker.goblin || home.folk === 'cave-goblins';
  const strengths = isIncompetent ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7, 8];
  const discount = home.built.includes('blacksmith') ? 2 : 0;
  const list = strengths.map((strength): Forging => {
    const ore = Math.max(0, strength + (isIncompetent ? 2 : 0) - discount);
    return { strength, cost: { ore }, words: `forge ${strength}` };
  });
  if (home.built.includes('guard-dog-school')) list.push({ strength: 5, cost: { dog: 1 }, words: 'forge 5 1' });
  return list.filter(({ cost }) => hasGoods(home, cost));
}

/** FF-4.6 */
export function capOf(home: Home, worker: Worker): number {
  return isTroll(home, worker) ? 10 : 14;
}

/** CV-7.5 */
export function strengthen(home: Home, worker: Worker): void {
  worker.strength = Math.min(capOf(home, worker), worker.strength + 1);
}
