import type { BaseFurnishing } from '../box/furnishing-ids.ts';
import { type BaseGood, noGoods } from '../box/goods.ts';
import type { SpaceId } from '../box/spaces.ts';
import type { At } from './board.ts';
import type { Cost } from './furnishings.ts';

export interface Worker {
  strength: number;
  adult: boolean;
  /** The first round in which it may be placed. */
  from: number;
  placed: boolean;
}

/** What a player has, as the referee keeps it. */
export interface Home {
  goods: Record<BaseGood, number>;
  /** Cells that are covered, by what lies uppermost. */
  tops: Record<At, string>;
  large: [At, At][];
  stables: At[];
  sown: { crop: 'grain' | 'vegetable'; count: number }[];
  people: Worker[];
  built: BaseFurnishing[];
  promised: { good: BaseGood; rounds: number }[];
  extended: boolean;
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
  offer: BaseFurnishing[];
}

/** CV-2.1 */
export function newHome(food: number): Home {
  return {
    goods: { ...noGoods(), food },
    tops: { '4,3': 'cavern', '4,4': 'entry-dwelling' },
    large: [],
    stables: [],
    sown: [],
    people: [0, 1].map(() => ({ strength: 0, adult: true, from: 1, placed: false })),
    built: [],
    promised: [],
    extended: false,
    passed: false,
    skips: 'nothing',
  };
}

export function homeOf(table: SheetTable, seat: number): Home {
  return table.homes[seat] as Home;
}

export function hasGoods(home: Home, cost: Cost): boolean {
  return Object.entries(cost).every(([good, count]) => home.goods[good as BaseGood] >= count);
}

export function pay(home: Home, cost: Cost): void {
  if (!hasGoods(home, cost)) throw new Error(`the referee cannot pay ${JSON.stringify(cost)}`);
  for (const [good, count] of Object.entries(cost)) home.goods[good as BaseGood] -= count;
}

/** CV-4.5, with Dog School (CV-11.13) and Seam (CV-11.15). */
export function gain(home: Home, goods: Cost): void {
  for (const [good, count] of Object.entries(goods)) home.goods[good as BaseGood] += count;
  if (home.built.includes('dog-school')) home.goods.wood += goods.dog ?? 0;
  if (home.built.includes('seam')) home.goods.ore += goods.stone ?? 0;
}

export function emptyFields(home: Home): number {
  return Object.values(home.tops).filter((top) => top === 'field').length - home.sown.length;
}

export function countTop(home: Home, ...tops: string[]): number {
  return Object.values(home.tops).filter((top) => tops.includes(top)).length;
}

/** CV-8.1 */
const ROOMS: Readonly<Partial<Record<BaseFurnishing, number>>> = {
  dwelling: 1,
  'simple-dwelling-4w2s': 1,
  'simple-dwelling-3w3s': 1,
  'mixed-dwelling': 1,
  'couple-dwelling': 2,
};

/** CV-8.4 */
export function canGrow(home: Home, alsoBuilt?: BaseFurnishing): boolean {
  const built = alsoBuilt === undefined ? home.built : [...home.built, alsoBuilt];
  const rooms = built.reduce((sum, id) => sum + (ROOMS[id] ?? 0), 2);
  const people = home.people.length;
  return (people <= 4 && people < rooms) || (people === 5 && built.includes('additional-dwelling'));
}

/** CV-4.21 */
export function sowings(home: Home): string[] {
  const free = emptyFields(home);
  const ways: string[] = [];
  for (let grain = 0; grain <= 2; grain++) {
    for (let vegetable = 0; vegetable <= 2; vegetable++) {
      const total = grain + vegetable;
      if (total < 1 || total > free || grain > home.goods.grain || vegetable > home.goods.vegetable) continue;
      ways.push(`sow ${grain} ${vegetable}`);
    }
  }
  return ways;
}
