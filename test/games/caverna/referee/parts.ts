import { ask, askPlainly, NO, settle, type Telling } from './asking.ts';
import { type At, cellsWith, largePasturePlaces, oreMinePlaces, smallPasturePlaces, stablePlaces } from './board.ts';
import { growFamily } from './family.ts';
import { forgings } from './forging.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home, hasSingle, homeOf, pay, type SheetTable, takeSingle, type Worker } from './home.ts';
import { pasturePayments, payInWords, stoneForStable } from './prices.ts';

/** A part of a space: whether it may be left out is asked anew each time (CV-16.4). */
export interface Part {
  readonly table: SheetTable;
  readonly seat: number;
  readonly may: boolean;
  readonly away?: Worker | undefined;
}

export function orNo(list: string[], may: boolean): string[] {
  return may ? [...list, NO] : list;
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

/** CV-5.13, FF-1.3 */
export function rubyMinePlaces(home: Home, ...on: string[]): At[] {
  return hasSingle(home, 'ruby-mine') ? cellsWith(home, ...on) : [];
}

/** CV-4.20. What was covered. */
export function* placeRubyMine({ table, seat, may }: Part, ...on: string[]): Telling<string | undefined> {
  const home = homeOf(table, seat);
  const answers = () =>
    orNo(
      rubyMinePlaces(home, ...on).map((at) => `ruby-mine ${at}`),
      may,
    );
  const answer = yield* ask({ table, seat, step: 'place-ruby-mine', answers });
  if (answer === undefined || answer === NO) return undefined;
  const at = answer.split(' ')[1] as string;
  const covered = home.tops[at];
  home.tops[at] = 'ruby-mine';
  takeSingle(home, 'ruby-mine');
  // FF-7.2.6
  if (covered === 'deep-tunnel' || home.folk === 'dark-elves') gain(home, { ruby: 1 });
  yield* settle(table, seat);
  return covered;
}

/** CV-7.1 to CV-7.3 */
export function* forge({ table, seat, may }: Part, worker: Worker): Telling<boolean> {
  const home = homeOf(table, seat);
  const answers = () =>
    orNo(
      forgings(home, worker).map(({ words }) => words),
      may,
    );
  const answer = yield* ask({ table, seat, step: 'forge', answers });
  const forging = forgings(home, worker).find(({ words }) => words === answer);
  if (forging === undefined) return false;
  pay(home, forging.cost);
  worker.strength = forging.strength;
  // A dog that is gone watches no sheep.
  yield* settle(table, seat);
  return true;
}

export interface Prices {
  small?: number | undefined;
  large?: number | undefined;
  stable?: number | undefined;
}

export function fencesNow(home: Home, { small, large, stable }: Prices): string[] {
  const list: string[] = [];
  if (small !== undefined && pasturePayments(home, small).length > 0) {
    for (const at of smallPasturePlaces(home)) list.push(`small-pasture ${at}`);
  }
  if (large !== undefined && pasturePayments(home, large).length > 0) {
    for (const [a, b] of largePasturePlaces(home)) list.push(`large-pasture ${a} ${b}`);
  }
  if (stable !== undefined && home.goods.stone >= stoneForStable(home, stable)) {
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
      yield* payPasture(table, seat, left.small as number);
      fenceIn(home, a, 'small-pasture');
      takeSingle(home, 'small-pasture');
      left.small = undefined;
    } else if (what === 'large-pasture') {
      yield* payPasture(table, seat, left.large as number);
      fenceIn(home, a, 'large-pasture');
      fenceIn(home, b, 'large-pasture');
      home.large.push([a, b]);
      left.large = undefined;
    } else {
      home.goods.stone -= stoneForStable(home, left.stable as number);
      home.stables.push(a);
      left.stable = undefined;
    }
    built = true;
    yield* settle(table, seat, away);
  }
}

/** FF-14, pasture-payment */
function* payPasture(table: SheetTable, seat: number, wood: number): Telling {
  const home = homeOf(table, seat);
  const ways = pasturePayments(home, wood);
  const answers = () => ways.map(payInWords);
  const chosen = yield* askPlainly({ table, seat, step: 'pasture-payment', answers });
  pay(home, ways.find((way) => payInWords(way) === chosen) as Cost);
}

function fenceIn(home: Home, at: string, top: string): void {
  home.under[at] = home.tops[at] ?? 'none';
  home.tops[at] = top;
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
