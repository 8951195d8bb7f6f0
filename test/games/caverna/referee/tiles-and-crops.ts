import type { Crop } from '../../../../src/games/caverna/box/goods.ts';
import { ask, NO, settle, type Telling } from './asking.ts';
import { singlePlaces, twinPlaces } from './board.ts';
import { folkOf, payRubies, rubiesToPay } from './folks.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home, homeOf } from './home.ts';
import { laySingle, layTwin } from './laying.ts';
import { orNo, type Part } from './parts.ts';
import { sowings, sowingsOn, sownTokens } from './sites.ts';

/** FF-4.18, FF-7.3.12: both faces of the region. */
function singles(home: Home, region: 'forest' | 'mountain'): string[] {
  const faces = region === 'forest' ? ['field', 'meadow'] : ['cavern', 'tunnel'];
  return faces.flatMap((tile) => singlePlaces(home, tile).map((at) => `single ${tile} ${at}`));
}

/** FF-4.18, FF-4.23, FF-7.3.12: how a tile that an action gives can be laid. */
export function tilesToLay(home: Home, ...tiles: readonly string[]): string[] {
  const twins = (list: readonly string[]) =>
    list.flatMap((tile) => twinPlaces(home, tile).map(([a, b]) => `place ${tile} ${a} ${b}`));
  const mountain = tiles.filter((tile) => tile !== 'meadow-field');
  if (home.folk === 'elves') {
    const rubies = rubiesToPay(home);
    return [
      ...twins(tiles.filter((tile) => tile === 'meadow-field' || rubies >= 2)),
      ...(mountain.length > 0 && rubies >= 1 ? singles(home, 'mountain') : []),
    ];
  }
  const { barred } = folkOf(home);
  const isBarred = barred === 'forest' ? mountain.length < tiles.length : mountain.length > 0;
  return barred !== undefined && isBarred ? [...twins(tiles), ...singles(home, barred)] : twins(tiles);
}

/** CV-4.13. Whether a tile was laid; goods that belong to it come with it (D5, FF-4.22). */
export function* placeTwin({ table, seat, may }: Part, tiles: readonly string[], goods: Cost = {}): Telling<boolean> {
  const home = homeOf(table, seat);
  const answers = () => orNo(tilesToLay(home, ...tiles), may);
  const answer = yield* ask({ table, seat, step: 'place-twin', answers });
  if (answer === undefined || answer === NO) return false;
  const [verb, tile, a, b] = answer.split(' ') as [string, string, string, string];
  if (home.folk === 'elves' && tile !== 'meadow-field') payRubies(home, verb === 'place' ? 2 : 1);
  if (verb === 'place') layTwin(home, tile, a, b);
  else laySingle(home, a, tile);
  gain(home, goods);
  yield* settle(table, seat);
  return true;
}

/** CV-4.21, CV-4.22 */
export function* sow(part: Part): Telling<boolean> {
  const { table, seat, may, away } = part;
  const home = homeOf(table, seat);
  if (home.folk !== undefined) return yield* sowOneByOne(part);
  const answers = () => orNo(sowings(home), may);
  const answer = yield* ask({ table, seat, step: 'sow', answers, away });
  if (answer === undefined || answer === NO) return false;
  const [, grain, vegetable] = answer.split(' ').map(Number) as [number, number, number];
  home.goods.grain -= grain;
  home.goods.vegetable -= vegetable;
  for (let field = 0; field < grain; field++) home.sown.push({ crop: 'grain', count: 3 });
  for (let field = 0; field < vegetable; field++) home.sown.push({ crop: 'vegetable', count: 2 });
  yield* settle(table, seat, away);
  return true;
}

/** FF-4.1, FF-5.10 */
function* sowOneByOne({ table, seat, may, away }: Part): Telling<boolean> {
  const home = homeOf(table, seat);
  const done: Partial<Record<Crop, number>> = {};
  let any = false;
  for (;;) {
    const answers = () => orNo(sowingsOn(home, done), may || any);
    const answer = yield* ask({ table, seat, step: 'sow-crop', answers, away });
    if (answer === undefined || answer === NO) return any;
    const [, crop, at] = answer.split(' ') as [string, Crop, string];
    home.goods[crop]--;
    home.sown.push({ crop, at, count: sownTokens(home, crop) });
    done[crop] = (done[crop] ?? 0) + 1;
    any = true;
    const isMore = sowingsOn(home, done).length > 0;
    yield* settle(table, seat, away);
    if (!isMore) return true;
  }
}
