import { BASE_FURNISHINGS, type BaseFurnishing } from '../box/furnishing-ids.ts';
import { ask, askPlainly, settle, type Telling } from './asking.ts';
import { type At, cellsWith, neighbours, topOf } from './board.ts';
import { type Cost, FURNISHING } from './furnishings.ts';
import { gain, type Home, hasGoods, homeOf, pay, type SheetTable, type Worker } from './home.ts';

/** CV-11.12 */
const RIVAL: Readonly<Partial<Record<BaseFurnishing, BaseFurnishing>>> = {
  trader: 'spare-part-storage',
  'spare-part-storage': 'trader',
};

/** CV-4.7, CV-11.4, CV-11.12 */
export function furnishPlaces(home: Home, id: BaseFurnishing): At[] {
  const rival = RIVAL[id];
  if (rival !== undefined && home.built.includes(rival)) return cellsWith(home, rival);
  return home.built.includes('work-room')
    ? cellsWith(home, 'cavern', 'tunnel', 'deep-tunnel')
    : cellsWith(home, 'cavern');
}

/** CV-4.9: every way to pay that the player can afford. */
export function payments(home: Home, cost: Cost): Cost[] {
  const wood = Math.max(0, (cost.wood ?? 0) - (home.built.includes('carpenter') ? 1 : 0));
  const stone = Math.max(0, (cost.stone ?? 0) - (home.built.includes('stone-carver') ? 1 : 0));
  const most = home.built.includes('builder') ? 1 : 0;
  const ways: Cost[] = [];
  for (let forWood = 0; forWood <= Math.min(most, wood); forWood++) {
    for (let forStone = 0; forStone <= Math.min(most, stone); forStone++) {
      const ore = (cost.ore ?? 0) + forWood + forStone;
      ways.push({ ...cost, wood: wood - forWood, stone: stone - forStone, ore });
    }
  }
  return ways.filter((way) => hasGoods(home, way));
}

function isDwelling(id: BaseFurnishing): boolean {
  return FURNISHING[id].tag === 'dwelling';
}

export function furnishable(table: SheetTable, home: Home, only: 'any' | 'dwelling'): BaseFurnishing[] {
  return BASE_FURNISHINGS.filter(
    (id) =>
      table.offer.includes(id) &&
      (only === 'any' || isDwelling(id)) &&
      furnishPlaces(home, id).length > 0 &&
      payments(home, FURNISHING[id].cost).length > 0,
  );
}

interface Furnishing {
  readonly table: SheetTable;
  readonly seat: number;
  readonly only: 'any' | 'dwelling';
  readonly away?: Worker | undefined;
}

/** CV-4.7, CV-4.8. Whether something was furnished. */
export function* furnish({ table, seat, only, away }: Furnishing): Telling<boolean> {
  const home = homeOf(table, seat);
  const answers = () => furnishable(table, home, only).map((id) => `furnish ${id}`);
  const answer = yield* ask({ table, seat, step: 'furnish', answers, away });
  if (answer === undefined) return false;
  const id = answer.split(' ')[1] as BaseFurnishing;
  yield* furnishWith(table, seat, id, FURNISHING[id].cost, away);
  return true;
}

export function* furnishWith(table: SheetTable, seat: number, id: BaseFurnishing, cost: Cost, away?: Worker): Telling {
  const home = homeOf(table, seat);
  const ways = payments(home, cost);
  const inWords = ({ wood = 0, stone = 0, ore = 0 }: Cost) => `pay ${wood} ${stone} ${ore}`;
  const answers = () => ways.map(inWords);
  const chosen = yield* askPlainly({ table, seat, step: 'furnish-payment', answers });
  pay(home, ways.find((way) => inWords(way) === chosen) as Cost);
  const cells = () => furnishPlaces(home, id).map((at) => `cell ${at}`);
  const cell = yield* askPlainly({ table, seat, step: 'furnish-cell', answers: cells });
  build(table, home, id, cell?.split(' ')[1] as At);
  yield* settle(table, seat, away);
}

function build(table: SheetTable, home: Home, id: BaseFurnishing, at: At): void {
  const covered = topOf(home, at) as BaseFurnishing;
  home.built = home.built.filter((each) => each !== covered);
  home.tops[at] = id;
  home.built.push(id);
  if (id !== 'dwelling') table.offer = table.offer.filter((each) => each !== id);
  onBuild(home, id, at);
}

/** CV-4.12, CV-11.18 */
function onBuild(home: Home, id: BaseFurnishing, at: At): void {
  if (id === 'stone-carver') gain(home, { stone: 2 });
  if (id === 'blacksmith') gain(home, { ore: 2 });
  if (id === 'weaving-parlor') gain(home, { food: home.goods.sheep });
  if (id === 'milking-parlor') gain(home, { food: home.goods.cattle });
  if (id === 'state-parlor') gain(home, { food: 2 * dwellingsBeside(home, at) });
  if (id === 'wood-supplier') home.promised.push({ good: 'wood', rounds: 7 });
  if (id === 'stone-supplier') home.promised.push({ good: 'stone', rounds: 5 });
  if (id === 'ruby-supplier') home.promised.push({ good: 'ruby', rounds: 4 });
}

/** CV-11.19 */
export function dwellingsBeside(home: Home, at: At): number {
  return neighbours(at).filter((cell) => {
    const top = topOf(home, cell);
    return top === 'entry-dwelling' || (top in FURNISHING && isDwelling(top as BaseFurnishing));
  }).length;
}
