import { ask, NO, settle, type Telling } from './asking.ts';
import { cellsWith, largePasturePlaces, oreMinePlaces, smallPasturePlaces, stablePlaces, twinPlaces } from './board.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home, homeOf, type SheetTable, sowings, type Worker } from './home.ts';
import { layTwin } from './laying.ts';

/** A part of a space: whether it may be left out is asked anew each time (CV-16.4). */
interface Part {
  readonly table: SheetTable;
  readonly seat: number;
  readonly may: boolean;
  readonly away?: Worker | undefined;
}

function orNo(list: string[], may: boolean): string[] {
  return may ? [...list, NO] : list;
}

/** CV-4.13. Whether the tile was placed; goods that belong to it come with it (D5). */
export function* placeTwin({ table, seat, may }: Part, tiles: readonly string[], goods: Cost = {}): Telling<boolean> {
  const home = homeOf(table, seat);
  const answers = () =>
    orNo(
      tiles.flatMap((tile) => twinPlaces(home, tile).map(([a, b]) => `place ${tile} ${a} ${b}`)),
      may,
    );
  const answer = yield* ask({ table, seat, step: 'place-twin', answers });
  if (answer === undefined || answer === NO) return false;
  const [, tile, a, b] = answer.split(' ') as [string, string, string, string];
  layTwin(home, tile, a, b);
  gain(home, goods);
  yield* settle(table, seat);
  return true;
}

/** CV-4.19 */
export function* placeOreMine({ table, seat, may }: Part): Telling<boolean> {
  const home = homeOf(table, seat);
  const answers = () =>
    orNo(
      oreMinePlaces(home).map(([a, b]) => `place ore-mine ${a} ${b}`),
      may,
    );
  const answer = yield* ask({ table, seat, step: 'place-twin', answers });
  if (answer === undefined || answer === NO) return false;
  const [, , a, b] = answer.split(' ') as [string, string, string, string];
  home.tops[a] = 'ore-mine';
  home.tops[b] = 'deep-tunnel';
  gain(home, { ore: 3 });
  yield* settle(table, seat);
  return true;
}

/** CV-4.20. What was covered. */
export function* placeRubyMine({ table, seat, may }: Part, ...on: string[]): Telling<string | undefined> {
  const home = homeOf(table, seat);
  const answers = () =>
    orNo(
      cellsWith(home, ...on).map((at) => `ruby-mine ${at}`),
      may,
    );
  const answer = yield* ask({ table, seat, step: 'place-ruby-mine', answers });
  if (answer === undefined || answer === NO) return undefined;
  const at = answer.split(' ')[1] as string;
  const covered = home.tops[at];
  home.tops[at] = 'ruby-mine';
  if (covered === 'deep-tunnel') gain(home, { ruby: 1 });
  yield* settle(table, seat);
  return covered;
}

/** CV-4.21, CV-4.22 */
export function* sow({ table, seat, may, away }: Part): Telling<boolean> {
  const home = homeOf(table, seat);
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

/** CV-7.2, CV-7.3 */
export function oreFor(home: Home, strength: number): number {
  return home.built.includes('blacksmith') ? Math.max(0, strength - 2) : strength;
}

export function* forge({ table, seat, may }: Part, worker: Worker): Telling<boolean> {
  const home = homeOf(table, seat);
  const strengths = () => [1, 2, 3, 4, 5, 6, 7, 8].filter((strength) => oreFor(home, strength) <= home.goods.ore);
  const answers = () =>
    orNo(
      strengths().map((strength) => `forge ${strength}`),
      may,
    );
  const answer = yield* ask({ table, seat, step: 'forge', answers });
  if (answer === undefined || answer === NO) return false;
  const strength = Number(answer.split(' ')[1]);
  home.goods.ore -= oreFor(home, strength);
  worker.strength = strength;
  return true;
}

/** CV-4.16 */
export function woodFor(home: Home, wood: number): number {
  return Math.max(0, wood - (home.built.includes('carpenter') ? 1 : 0));
}

/** CV-4.18 */
function stoneFor(home: Home, stone: number): number {
  return Math.max(0, stone - (home.built.includes('stone-carver') ? 1 : 0));
}

export interface Prices {
  small?: number | undefined;
  large?: number | undefined;
  stable?: number | undefined;
}

export function fencesNow(home: Home, { small, large, stable }: Prices): string[] {
  const list: string[] = [];
  if (small !== undefined && home.goods.wood >= woodFor(home, small)) {
    for (const at of smallPasturePlaces(home)) list.push(`small-pasture ${at}`);
  }
  if (large !== undefined && home.goods.wood >= woodFor(home, large)) {
    for (const [a, b] of largePasturePlaces(home)) list.push(`large-pasture ${a} ${b}`);
  }
  if (stable !== undefined && home.goods.stone >= stoneFor(home, stable)) {
    for (const at of stablePlaces(home)) list.push(`stable ${at}`);
  }
  return list;
}

interface Fences {
  readonly table: SheetTable;
  readonly seat: number;
  readonly prices: Prices;
  /** Whether the first of them has to be built. */
  readonly must: boolean;
  readonly away?: Worker | undefined;
}

/** CV-4.14 to CV-4.18. Whether anything was built. */
export function* fences({ table, seat, prices, must, away }: Fences): Telling<boolean> {
  const home = homeOf(table, seat);
  const left = { ...prices };
  let built = false;
  for (;;) {
    const answers = () => orNo(fencesNow(home, left), built || !must);
    const answer = yield* ask({ table, seat, step: 'fences', answers, away });
    if (answer === undefined || answer === NO) return built;
    const [what, a, b] = answer.split(' ') as [string, string, string];
    if (what === 'small-pasture') {
      home.goods.wood -= woodFor(home, left.small as number);
      home.tops[a] = 'small-pasture';
      left.small = undefined;
    } else if (what === 'large-pasture') {
      home.goods.wood -= woodFor(home, left.large as number);
      home.tops[a] = 'large-pasture';
      home.tops[b] = 'large-pasture';
      home.large.push([a, b]);
      left.large = undefined;
    } else {
      home.goods.stone -= stoneFor(home, left.stable as number);
      home.stables.push(a);
      left.stable = undefined;
    }
    built = true;
    yield* settle(table, seat, away);
  }
}

/** CV-8.5 */
function growFamily(table: SheetTable, home: Home): void {
  home.people.push({ strength: 0, adult: false, from: table.round + 1, placed: true });
}

/** A family may grow, or must. */
export function* grow({ table, seat, may }: Part, canGrow: (home: Home) => boolean): Telling<boolean> {
  const home = homeOf(table, seat);
  if (!canGrow(home)) return false;
  const answer = yield { seat, step: 'grow', answers: orNo(['grow'], may), free: [], mustAsk: false };
  if (answer === NO) return false;
  growFamily(table, home);
  yield* settle(table, seat);
  return true;
}
