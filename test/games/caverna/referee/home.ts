import type { FolkId } from '../../../../src/games/caverna/box/folk-ids.ts';
import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { type BaseGood, type Crop, type Good, noGoods } from '../../../../src/games/caverna/box/goods.ts';
import type { SpaceId } from '../../../../src/games/caverna/box/spaces.ts';
import type { At } from './board.ts';
import type { Cost } from './furnishings.ts';

export interface Worker {
  strength: number;
  adult: boolean;
  /** The first round in which it may be placed. */
  from: number;
  placed: boolean;
  /** FF-6.1 */
  readonly goblin: boolean;
}

/** FF-1.3: single tiles that are left, by their two faces, for all players together. */
export interface Singles {
  'ruby-mine field': number;
  'tunnel cavern': number;
  'meadow small-pasture': number;
}

/** What a player has, as the referee keeps it. */
export interface Home {
  /** FF-1b; undefined without The Forgotten Folk. */
  readonly folk: FolkId | undefined;
  /** Where single tiles are counted. */
  readonly singles: Singles | undefined;
  goods: Record<Good, number>;
  /** Cells that are covered, by what lies uppermost. */
  tops: Record<At, string>;
  /** FF-1.17: what lies below a pasture or a furnishing. */
  under: Record<At, string>;
  large: [At, At][];
  stables: At[];
  /** The cell is named with The Forgotten Folk only (FF-5.10). */
  sown: { crop: Crop; count: number; at?: At }[];
  people: Worker[];
  built: FurnishingId[];
  promised: { good: BaseGood; rounds: number }[];
  extended: boolean;
  /** FF-3.8: furnishings used in this round that may be used once. */
  exchanged: FurnishingId[];
  passed: boolean;
  skips: 'nothing' | 'fields' | 'breeding';
}

export interface SpaceOnTable {
  readonly id: SpaceId;
  goods: Record<BaseGood, number>;
  by: number[];
}

/** The whole table, as the referee keeps it. */
export interface SheetTable {
  readonly seats: number;
  readonly rubyToGold: boolean;
  readonly soloThreshold: number;
  readonly cards: readonly string[];
  readonly markers: readonly string[];
  round: number;
  first: number;
  readonly homes: Home[];
  readonly spaces: SpaceOnTable[];
  /** Furnishings that can still be built. */
  offer: FurnishingId[];
}

/** CV-2.1 */
export function newHome(food: number, folk: FolkId | undefined, singles: Singles | undefined): Home {
  return {
    folk,
    singles,
    goods: { ...noGoods(), gemfruit: 0, mushroom: 0, food },
    tops: { '4,3': 'cavern', '4,4': 'entry-dwelling' },
    under: {},
    large: [],
    stables: [],
    sown: [],
    people: [0, 1].map(() => ({ strength: 0, adult: true, from: 1, placed: false, goblin: false })),
    built: [],
    promised: [],
    extended: false,
    exchanged: [],
    passed: false,
    skips: 'nothing',
  };
}

function kindOf(tile: string): keyof Singles {
  if (tile === 'field' || tile === 'ruby-mine') return 'ruby-mine field';
  return tile === 'tunnel' || tile === 'cavern' ? 'tunnel cavern' : 'meadow small-pasture';
}

/** FF-1.3 */
export function hasSingle({ singles }: Home, tile: string): boolean {
  return singles === undefined || singles[kindOf(tile)] > 0;
}

export function takeSingle({ singles }: Home, tile: string): void {
  if (singles !== undefined) singles[kindOf(tile)]--;
}

export function homeOf(table: SheetTable, seat: number): Home {
  return table.homes[seat] as Home;
}

export function hasGoods(home: Home, cost: Cost): boolean {
  return Object.entries(cost).every(([good, count]) => home.goods[good as Good] >= count);
}

export function pay(home: Home, cost: Cost): void {
  if (!hasGoods(home, cost)) throw new Error(`the referee cannot pay ${JSON.stringify(cost)}`);
  for (const [good, count] of Object.entries(cost)) home.goods[good as Good] -= count;
}

/** CV-4.5, with Dog School (CV-11.13) and Seam (CV-11.15). */
export function gain(home: Home, goods: Cost): void {
  for (const [good, count] of Object.entries(goods)) home.goods[good as Good] += count;
  if (home.built.includes('dog-school')) home.goods.wood += goods.dog ?? 0;
  if (home.built.includes('seam')) home.goods.ore += goods.stone ?? 0;
}

export function emptyFields(home: Home): number {
  const onFields = home.sown.filter(({ at }) => at === undefined || home.tops[at] === 'field');
  return Object.values(home.tops).filter((top) => top === 'field').length - onFields.length;
}

export function countTop(home: Home, ...tops: string[]): number {
  return Object.values(home.tops).filter((top) => tops.includes(top)).length;
}
