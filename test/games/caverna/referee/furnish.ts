import { FURNISHING_IDS, type FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { fits, herdOf } from './animals.ts';
import { ask, askPlainly, NO, settle, type Telling } from './asking.ts';
import { type At, cellsWith, topOf } from './board.ts';
import { breed } from './breeding.ts';
import { moveInGoblin } from './family.ts';
import { type Cost, FURNISHING } from './furnishings.ts';
import { type Home, homeOf, pay, type SheetTable, type Worker } from './home.ts';
import { onBuild } from './on-build.ts';
import { payInWords, payments } from './prices.ts';
import { beside, emptyCaverns, emptyFieldCells, emptyForest } from './sites.ts';

/** CV-11.12 */
const RIVAL: Readonly<Partial<Record<FurnishingId, FurnishingId>>> = {
  trader: 'spare-part-storage',
  'spare-part-storage': 'trader',
};

/** CV-4.7, CV-11.4, CV-11.12, FF-4.2, FF-5.5, FF-7.3.4 */
export function furnishPlaces(home: Home, id: FurnishingId): At[] {
  const rival = RIVAL[id];
  if (rival !== undefined && home.built.includes(rival)) return cellsWith(home, rival);
  const { site } = FURNISHING[id];
  if (site === 'field') return emptyFieldCells(home);
  if (site === 'meadow') {
    const meadows = cellsWith(home, 'meadow').filter((at) => !home.stables.includes(at));
    return meadows.length > 0 && fits(home, herdOf(home), 1) ? meadows : [];
  }
  const tunnels = home.built.includes('work-room') ? cellsWith(home, 'tunnel', 'deep-tunnel') : [];
  const forest = home.folk === 'elves' ? emptyForest(home) : [];
  return [...emptyCaverns(home), ...tunnels, ...forest];
}

function isDwelling(id: FurnishingId): boolean {
  return FURNISHING[id].tag === 'dwelling';
}

export function furnishable(table: SheetTable, home: Home, only: 'any' | 'dwelling'): FurnishingId[] {
  return FURNISHING_IDS.filter(
    (id) =>
      table.offer.includes(id) &&
      (only === 'any' || isDwelling(id)) &&
      payments(home, FURNISHING[id].cost).length > 0 &&
      furnishPlaces(home, id).length > 0,
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
  if (answer === undefined || answer === NO) return false;
  const id = answer.split(' ')[1] as FurnishingId;
  yield* furnishWith(table, seat, id, FURNISHING[id].cost, away);
  return true;
}

export function* furnishWith(table: SheetTable, seat: number, id: FurnishingId, cost: Cost, away?: Worker): Telling {
  const home = homeOf(table, seat);
  const ways = payments(home, cost);
  const answers = () => ways.map(payInWords);
  const chosen = yield* askPlainly({ table, seat, step: 'furnish-payment', answers });
  pay(home, ways.find((way) => payInWords(way) === chosen) as Cost);
  const cells = () => furnishPlaces(home, id).map((at) => `cell ${at}`);
  const cell = yield* askPlainly({ table, seat, step: 'furnish-cell', answers: cells });
  const at = cell?.split(' ')[1] as At;
  build(table, home, id, at);
  // FF-8.41
  if (id === 'goblin-dwelling') moveInGoblin(table, home);
  yield* settle(table, seat, away);
  // FF-8.25
  if (id === 'silage-bin') yield* breed({ table, seat, most: beside(home, at, 'meadow'), away });
}

function build(table: SheetTable, home: Home, id: FurnishingId, at: At): void {
  const covered = topOf(home, at) as FurnishingId;
  home.under[at] = covered;
  home.built = home.built.filter((each) => each !== covered);
  home.tops[at] = id;
  home.built.push(id);
  if (id !== 'dwelling') table.offer = table.offer.filter((each) => each !== id);
  onBuild(home, id, at);
}
