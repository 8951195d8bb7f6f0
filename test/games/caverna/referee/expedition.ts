import { breedingSets } from './animals.ts';
import { ask, NO, placeSingle, settle, type Telling } from './asking.ts';
import { largePasturePlaces, singlePlaces, smallPasturePlaces, stablePlaces } from './board.ts';
import { breed } from './breeding.ts';
import { hasRoomForGoblin, moveInGoblin } from './family.ts';
import { hasRubyInReach } from './folks.ts';
import { capOf, strengthen } from './forging.ts';
import { furnish, furnishable, furnishPlaces, furnishWith } from './furnish.ts';
import { LOOT_GOODS, LOOT_STRENGTH, type Loot } from './furnishings.ts';
import { gain, type Home, homeOf, pay, type SheetTable, type Worker } from './home.ts';
import { fences } from './parts.ts';
import { pasturePayments, payments } from './prices.ts';
import { sowings } from './sites.ts';
import { sow } from './tiles-and-crops.ts';

const LOOT_DWELLING = { wood: 2, stone: 2 };
/** FF-7.2.1 */
const GOBLIN_DWELLING = { wood: 2, stone: 1 };

/** CV-7.8: whether an item that is not simply gained can be carried out now. */
function isPossible(table: SheetTable, home: Home, item: Loot): boolean {
  switch (item) {
    case 'loot-furnish':
      return furnishable(table, home, 'any').length > 0;
    case 'loot-dwelling':
      return furnishPlaces(home, 'dwelling').length > 0 && payments(home, LOOT_DWELLING).length > 0;
    case 'loot-goblin-dwelling':
      return (
        home.folk === 'dark-elves' &&
        hasRoomForGoblin(home) &&
        furnishPlaces(home, 'dwelling').length > 0 &&
        payments(home, GOBLIN_DWELLING).length > 0
      );
    case 'loot-stable':
      return stablePlaces(home).length > 0;
    case 'loot-tunnel':
    case 'loot-meadow':
    case 'loot-field':
    case 'loot-cavern':
      return singlePlaces(home, item.slice('loot-'.length)).length > 0;
    case 'loot-small-pasture':
      return smallPasturePlaces(home).length > 0 && pasturePayments(home, 1).length > 0;
    case 'loot-large-pasture':
      return largePasturePlaces(home).length > 0 && pasturePayments(home, 2).length > 0;
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
  if (item === 'loot-goblin-dwelling') {
    yield* furnishWith(table, seat, 'dwelling', GOBLIN_DWELLING, away);
    moveInGoblin(table, home);
  }
  if (item === 'loot-stable') yield* fences({ table, seat, prices: { stable: 0 }, away, must: true });
  if (item === 'loot-small-pasture') yield* fences({ table, seat, prices: { small: 1 }, away, must: true });
  if (item === 'loot-large-pasture') yield* fences({ table, seat, prices: { large: 2 }, away, must: true });
  if (item === 'loot-tunnel' || item === 'loot-meadow' || item === 'loot-field' || item === 'loot-cavern') {
    yield* placeSingle(table, seat, item.slice('loot-'.length));
  }
  if (item === 'loot-sow') yield* sow({ table, seat, may: false, away });
  if (item === 'loot-breed') yield* breed({ table, seat, most: 2, away });
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
  const trained = yield* train(table, seat, worker);
  const { strength } = worker;
  const taken: Loot[] = [];
  // FF-7.8.6
  while (taken.length < level + (home.folk === 'trolls' ? 1 : 0)) {
    const answers = () => {
      const items = (Object.keys(LOOT_STRENGTH) as Loot[]).filter(
        (item) => LOOT_STRENGTH[item] <= strength && !taken.includes(item) && isPossible(table, home, item),
      );
      const list = items.map((item) => `loot ${item}`);
      return (may && !trained) || taken.length > 0 ? [...list, NO] : list;
    };
    const answer = yield* ask({ table, seat, step: 'expedition', answers, away: worker });
    if (answer === undefined || answer === NO) break;
    const item = answer.split(' ')[1] as Loot;
    taken.push(item);
    yield* take(table, seat, item, worker);
  }
  if (taken.length === 0) return false;
  const armed = home.people.filter((each) => each.strength > 0);
  if (taken.includes('all-weapons')) for (const each of armed) strengthen(home, each);
  strengthen(home, worker);
  return true;
}

/** FF-8.29 */
function* train(table: SheetTable, seat: number, worker: Worker): Telling<boolean> {
  const home = homeOf(table, seat);
  if (!home.built.includes('training-room') || worker.strength >= capOf(home, worker)) return false;
  const answers = () => (home.goods.ore >= 1 ? ['train', NO] : [NO]);
  const canBuy = home.built.includes('trader') && home.goods.gold >= 2;
  const mustAsk = home.goods.ore >= 1 || hasRubyInReach(home) || canBuy;
  const answer = yield* ask({ table, seat, step: 'train', answers, away: worker, mustAsk });
  if (answer !== 'train') return false;
  pay(home, { ore: 1 });
  strengthen(home, worker);
  return true;
}
