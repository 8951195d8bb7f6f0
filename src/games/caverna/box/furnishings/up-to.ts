import type { HarvestTrades } from '../../rules/hooks.ts';
import type { Good } from '../goods.ts';

/** Up to so many of one good, each for one of another. */
export function upTo(most: number, give: Good, get: Good): HarvestTrades {
  return Array.from({ length: most }, (_, i) => ({ give: { [give]: i + 1 }, get: { [get]: i + 1 } }));
}
