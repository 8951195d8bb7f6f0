import type { Cost } from './furnishings.ts';
import { type Home, hasGoods } from './home.ts';

/** CV-4.16 */
function woodFor(home: Home, wood: number): number {
  return Math.max(0, wood - (home.built.includes('carpenter') ? 1 : 0));
}

/** CV-4.18, FF-7.7.7 */
export function stoneForStable(home: Home, stone: number): number {
  if (home.folk === 'silicoids') return 0;
  return Math.max(0, stone - (home.built.includes('stone-carver') ? 1 : 0));
}

/** The three materials as they are handed over, in writing. */
export function payInWords({ wood = 0, stone = 0, ore = 0 }: Cost): string {
  return `pay ${wood} ${stone} ${ore}`;
}

/** FF-7.5.1: wood, or stone and ore in its place where the folk knows how; `orePieces` of stone and wood may be ore besides. */
function ways(home: Home, cost: Cost, builds: boolean): Cost[] {
  const { wood = 0, stone = 0, ore = 0 } = cost;
  const isArtificer = home.folk === 'mountain-dwarves';
  const found = new Map<string, Cost>();
  for (let asStone = 0; asStone <= (isArtificer ? wood : 0); asStone++) {
    const mostOre = isArtificer ? wood - asStone : Math.min(builds ? 1 : 0, wood);
    for (let asOre = 0; asOre <= mostOre; asOre++) {
      for (let forStone = 0; forStone <= Math.min(builds ? 1 : 0, stone); forStone++) {
        const way = {
          ...cost,
          wood: wood - asStone - asOre,
          stone: stone + asStone - forStone,
          ore: ore + asOre + forStone,
        };
        if (hasGoods(home, way)) found.set(payInWords(way), way);
      }
    }
  }
  return [...found.values()];
}

/** CV-4.9, FF-4.9: every way to pay for a furnishing that the player can afford; discounts come before anything else. */
export function payments(home: Home, cost: Cost): Cost[] {
  const wood = woodFor(home, cost.wood ?? 0);
  // FF-7.7.6
  const melted = home.folk === 'silicoids' ? 1 : 0;
  const carved = home.built.includes('stone-carver') ? 1 : 0;
  const stone = Math.max(0, (cost.stone ?? 0) - melted - carved);
  return ways(home, { ...cost, wood, stone }, home.built.includes('builder'));
}

/** CV-4.14 to CV-4.16, FF-7.5.3 */
export function pasturePayments(home: Home, wood: number): Cost[] {
  return ways(home, { wood: woodFor(home, wood) }, false);
}
