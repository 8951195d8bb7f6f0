import { breedingSets, rubyMakesPair, TYPES } from './animals.ts';
import { ask, NO, placeSingle, settle, type Telling } from './asking.ts';
import { largePasturePlaces, singlePlaces, smallPasturePlaces, stablePlaces } from './board.ts';
import { furnish, furnishable, furnishPlaces, furnishWith, payments } from './furnish.ts';
import { LOOT_GOODS, LOOT_STRENGTH, type Loot } from './furnishings.ts';
import { gain, type Home, homeOf, type SheetTable, sowings, type Worker } from './home.ts';
import { fences, sow, woodFor } from './parts.ts';

const LOOT_DWELLING = { wood: 2, stone: 2 };

/** CV-7.8: whether an item that is not simply gained can be carried out now. */
function isPossible(table: SheetTable, home: Home, item: Loot): boolean {
  switch (item) {
    case 'loot-furnish':
      return furnishable(table, home, 'any').length > 0;
    case 'loot-dwelling':
      return furnishPlaces(home, 'dwelling').length > 0 && payments(home, LOOT_DWELLING).length > 0;
    case 'loot-stable':
      return stablePlaces(home).length > 0;
    case 'loot-tunnel':
    case 'loot-meadow':
    case 'loot-field':
    case 'loot-cavern':
      return singlePlaces(home, item.slice('loot-'.length)).length > 0;
    case 'loot-small-pasture':
      return smallPasturePlaces(home).length > 0 && home.goods.wood >= woodFor(home, 1);
    case 'loot-large-pasture':
      return largePasturePlaces(home).length > 0 && home.goods.wood >= woodFor(home, 2);
    case 'loot-sow':
      return sowings(home).length > 0;
    case 'loot-breed':
      return breedingSets(home, 2).some((set) => set.includes(true));
    default:
      return true;
  }
}

function* take(table: SheetTable, seat: number, item: Loot, away: Worker): Telling {
  const home = homeOf(table, seat);
  gain(home, LOOT_GOODS[item] ?? {});
  if (item === 'loot-furnish') yield* furnish({ table, seat, only: 'any', away });
  if (item === 'loot-dwelling') yield* furnishWith(table, seat, 'dwelling', LOOT_DWELLING, away);
  if (item === 'loot-stable') yield* fences({ table, seat, prices: { stable: 0 }, away, must: true });
  if (item === 'loot-small-pasture') yield* fences({ table, seat, prices: { small: 1 }, away, must: true });
  if (item === 'loot-large-pasture') yield* fences({ table, seat, prices: { large: 2 }, away, must: true });
  if (item === 'loot-tunnel' || item === 'loot-meadow' || item === 'loot-field' || item === 'loot-cavern') {
    yield* placeSingle(table, seat, item.slice('loot-'.length));
  }
  if (item === 'loot-sow') yield* sow({ table, seat, may: false, away });
  if (item === 'loot-breed') yield* breed(table, seat, 2, away);
  yield* settle(table, seat, away);
}

interface Expedition {
  readonly table: SheetTable;
  readonly seat: number;
  readonly worker: Worker;
  readonly level: number;
  /** Whether it may be left out. */
  readonly may: boolean;
}

/** CV-7.6 to CV-7.11. Whether it was undertaken. */
export function* expedition({ table, seat, worker, level, may }: Expedition): Telling<boolean> {
  if (worker.strength === 0) return false;
  const home = homeOf(table, seat);
  const { strength } = worker;
  const taken: Loot[] = [];
  while (taken.length < level) {
    const answers = () => {
      const items = (Object.keys(LOOT_STRENGTH) as Loot[]).filter(
        (item) => LOOT_STRENGTH[item] <= strength && !taken.includes(item) && isPossible(table, home, item),
      );
      const list = items.map((item) => `loot ${item}`);
      return may || taken.length > 0 ? [...list, NO] : list;
    };
    const answer = yield* ask({ table, seat, step: 'expedition', answers, away: worker });
    if (answer === undefined || answer === NO) break;
    const item = answer.split(' ')[1] as Loot;
    taken.push(item);
    yield* take(table, seat, item, worker);
  }
  if (taken.length === 0) return false;
  const grow = (each: Worker) => {
    each.strength = Math.min(14, each.strength + 1);
  };
  if (taken.includes('all-weapons')) home.people.filter((each) => each.strength > 0).forEach(grow);
  grow(worker);
  return true;
}

/** CV-10.12 to CV-10.17 */
export function* breed(table: SheetTable, seat: number, most: number, away?: Worker): Telling {
  const home = homeOf(table, seat);
  const inWords = (set: readonly boolean[]) => `breed ${set.join(' ')}`;
  const answers = () => breedingSets(home, most).map(inWords);
  const mustAsk = away === undefined && rubyMakesPair(home);
  const answer = yield* ask({ table, seat, step: 'breed', answers, away, mustAsk });
  if (answer === undefined) return;
  const born = TYPES.filter((_, type) => answer.split(' ')[type + 1] === 'true');
  for (const type of born) home.goods[type]++;
  if (home.built.includes('breeding-cave')) gain(home, { food: [0, 1, 2, 3, 5][born.length] as number });
  if (home.built.includes('quarry') && born.includes('donkey')) gain(home, { stone: 1 });
}
