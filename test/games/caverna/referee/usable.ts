import { oreMinePlaces } from './board.ts';
import { canGrow } from './family.ts';
import { forgings, isClumsy } from './forging.ts';
import { furnishable } from './furnish.ts';
import { countTop, type Home, homeOf, type SheetTable, type SpaceOnTable, type Worker } from './home.ts';
import { fencesNow, type Prices, rubyMinePlaces } from './parts.ts';
import { sowings } from './sites.ts';
import { IMITATION_FOOD, spaceOf } from './spaces.ts';
import { tilesToLay } from './tiles-and-crops.ts';

/** CV-4.14, CV-4.15, CV-4.18 */
export const FENCE_PRICES: Prices = { small: 2, large: 4 };
export const FARMING_PRICES: Prices = { small: 2, large: 4, stable: 1 };

export function holdsGoods({ goods }: SpaceOnTable): boolean {
  return Object.values(goods).some((count) => count > 0);
}

/** FF-6.11: whether anything is left for somebody who loses one of it. */
export function holdsFor(home: Home, worker: Worker, { goods }: SpaceOnTable): boolean {
  const total = Object.values(goods).reduce((sum, count) => sum + count, 0);
  return total > (isClumsy(home, worker) ? 1 : 0);
}

function canPlace(home: Home, ...tiles: string[]): boolean {
  return tilesToLay(home, ...tiles).length > 0;
}

/** The table of CV-4.1, line by line. */
export function isUsable(table: SheetTable, seat: number, worker: Worker, space: SpaceOnTable): boolean {
  const home = homeOf(table, seat);
  const armed = worker.strength > 0;
  const holds = holdsFor(home, worker, space);
  switch (spaceOf(space.id).kind) {
    case 'housework':
    case 'supplies':
    case 'growth':
    case 'weekly-market':
    case 'urgent-wish':
    case 'small-scale-drift-mining':
    case 'starting-player':
    case 'strip-mining':
    case 'forest-exploration':
      return true;
    case 'sustenance':
      return space.id === 'sustenance-13' || holds || canPlace(home, 'meadow-field');
    case 'hardware-rental':
      return space.id === 'hardware-rental-67' || armed || sowings(home).length > 0;
    case 'slash-and-burn':
      return canPlace(home, 'meadow-field') || sowings(home).length > 0;
    case 'blacksmithing':
    case 'adventure':
      return armed || forgings(home, worker).length > 0;
    case 'ore-mine-construction':
      return oreMinePlaces(home).length > 0 || armed;
    case 'ruby-mine-construction':
      return rubyMinePlaces(home, 'tunnel', 'deep-tunnel').length > 0;
    case 'wish-for-children':
      return canGrow(home) || furnishable(table, home, 'dwelling').length > 0;
    case 'family-life':
      return canGrow(home) || sowings(home).length > 0;
    case 'exploration':
      return armed;
    case 'ore-trading':
      return home.goods.ore >= 2;
    case 'extension':
      return canPlace(home, 'meadow-field', 'cavern-tunnel');
    case 'imitation':
      return imitable(table, seat, worker, space, IMITATION_FOOD[space.id] as number).length > 0;
    case 'drift-mining':
      return holds || canPlace(home, 'cavern-tunnel');
    case 'excavation':
      return holds || canPlace(home, 'cavern-tunnel', 'cavern-cavern');
    case 'clearing':
      return holds || canPlace(home, 'meadow-field');
    case 'logging':
      return holds || armed;
    case 'ore-mining':
    case 'ore-delivery':
      return holds || countTop(home, 'ore-mine') > 0;
    case 'ruby-mining':
      return holds || countTop(home, 'ruby-mine') >= 1;
    case 'ruby-delivery':
      return holds || countTop(home, 'ruby-mine') >= 2;
    case 'fence-building':
      return holds || fencesNow(home, FENCE_PRICES).length > 0;
    case 'sheep-farming':
    case 'donkey-farming':
      return holds || fencesNow(home, FARMING_PRICES).length > 0;
    default:
      return holds;
  }
}

/** CV-4.31 to CV-4.35, when so much food is still to be paid. */
export function imitable(
  table: SheetTable,
  seat: number,
  worker: Worker,
  from: SpaceOnTable,
  food: number,
): SpaceOnTable[] {
  const { goods } = homeOf(table, seat);
  if (goods.food < food) return [];
  goods.food -= food;
  const list = table.spaces.filter(
    (space) =>
      space !== from &&
      space.by.some((other) => other !== seat) &&
      !space.by.includes(seat) &&
      !['imitation', 'starting-player'].includes(spaceOf(space.id).kind) &&
      isUsable(table, seat, worker, space),
  );
  goods.food += food;
  return list;
}
