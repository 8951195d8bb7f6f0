import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { meadowsToSpare } from './animals.ts';
import { ask, settle, type Telling } from './asking.ts';
import { type At, cellsWith, neighbours, singlePlaces } from './board.ts';
import { rubiesInReach } from './folks.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home, hasGoods, homeOf, pay, type SheetTable } from './home.ts';
import { emptyCaverns, emptyForest } from './sites.ts';

interface Trade {
  /** Of trades of one group, one may be made. */
  readonly group: number;
  readonly give: Cost;
  readonly get: Cost;
}

/** FF-3.5, FF-3.7 */
const TRADES: Readonly<Record<string, readonly Trade[]>> = {
  'charcoal-storage': [1, 2, 3].map((count) => ({ group: 0, give: { wood: count }, get: { gold: count } })),
  'stone-trader': [1, 2].map((count) => ({ group: 0, give: { wood: count }, get: { stone: count } })),
  // FF-7.7.8: the food trade comes first.
  silicoids: [
    { group: 0, give: { food: 3 }, get: { gold: 1 } },
    { group: 0, give: { food: 6 }, get: { gold: 2 } },
    { group: 1, give: { gold: 1 }, get: { stone: 1 } },
  ],
};

/** FF-3.6 */
const GAINS: Readonly<Partial<Record<FurnishingId, (home: Home, at: At) => Cost>>> = {
  'hunters-hut': (home) => ({ food: Math.min(3, Math.floor(emptyForest(home).length / 3)) }),
  'mead-parlor': (home) => ({ gold: Math.floor(meadowsToSpare(home) / 2) }),
  'concert-organ': (home, at) => ({ gold: emptyCaverns(home).filter((cell) => neighbours(at).includes(cell)).length }),
};

/** FF-8.16 */
function carvings({ built, goods }: Home): string[] {
  if (!built.includes('bone-carver')) return [];
  const list: string[] = [];
  for (let dog = 0; dog <= Math.min(4, goods.dog); dog++) {
    for (let sheep = 0; sheep <= Math.min(4, goods.sheep); sheep++) {
      for (let donkey = 0; donkey <= Math.min(4, goods.donkey); donkey++) {
        for (let boar = 0; boar <= Math.min(4, goods.boar); boar++) {
          for (let cattle = 0; cattle <= Math.min(4, goods.cattle); cattle++) {
            const count = dog + sheep + donkey + boar + cattle;
            if (count === 2 || count === 4) list.push(`carve ${dog} ${sheep} ${donkey} ${boar} ${cattle}`);
          }
        }
      }
    }
  }
  return list;
}

function tradersOf({ built, folk }: Home): string[] {
  return [...built, ...(folk === undefined ? [] : [folk])].filter((id) => TRADES[id] !== undefined);
}

/** FF-3.5: with animals eaten before, or with one cavern or up to two meadows for rubies. */
function couldGainMore(home: Home): boolean {
  const owned = (Object.keys(GAINS) as FurnishingId[]).filter((id) => home.built.includes(id));
  const rubies = Math.min(2, rubiesInReach(home));
  return owned.some((id) => {
    const gainOf = (of: Home) => Object.values(GAINS[id]?.(of, cellsWith(of, id)[0] as At) ?? {})[0] ?? 0;
    const hungry = structuredClone(home);
    Object.assign(hungry.goods, { sheep: 0, donkey: 0, boar: 0, cattle: 0 });
    return gainOf(hungry) > gainOf(home) || grown(home, rubies).some((later) => gainOf(later) > gainOf(home));
  });
}

function grown(home: Home, rubies: number): Home[] {
  return (['meadow', 'cavern'] as const).flatMap((tile) => {
    const left = rubies - (tile === 'cavern' ? 2 : 1);
    if (left < 0) return [];
    return singlePlaces(home, tile).flatMap((at) => {
      const later = structuredClone(home);
      later.tops[at] = tile;
      return [later, ...grown(later, left)];
    });
  });
}

/** FF-3.4 to FF-3.7 */
export function* startHarvest(table: SheetTable, seat: number): Telling {
  const home = homeOf(table, seat);
  const done: string[] = [];
  const gains = () =>
    (Object.keys(GAINS) as FurnishingId[]).filter((id) => home.built.includes(id) && !done.includes(id));
  const gainOf = (id: FurnishingId) => {
    done.push(id);
    gain(home, GAINS[id]?.(home, cellsWith(home, id)[0] as At) ?? {});
  };
  const isOpen = (by: string, group: number) => !done.some((each) => each === `${by} ${group}` || each === `${by} 1`);
  const answers = () => [
    ...gains().map((id) => `harvest-gain ${id}`),
    ...tradersOf(home).flatMap((by) =>
      (TRADES[by] ?? []).flatMap(({ group, give }, way) =>
        isOpen(by, group) && hasGoods(home, give) ? [`harvest-trade ${by} ${way}`] : [],
      ),
    ),
    ...(done.includes('carved') ? [] : carvings(home)),
    'done',
  ];
  // FF-14.1: gains alone need no decision, unless an exchange would make them greater.
  let isAsked = tradersOf(home).length > 0 || home.built.includes('bone-carver') || couldGainMore(home);
  while (isAsked) {
    const answer = yield* ask({ table, seat, step: 'harvest-start', answers });
    isAsked = answer !== undefined && answer !== 'done';
    if (!isAsked || answer === undefined) break;
    const [verb, by, way] = answer.split(' ') as [string, string, string];
    if (verb === 'harvest-gain') gainOf(by as FurnishingId);
    if (verb === 'harvest-trade') {
      const { group, give, get } = (TRADES[by] as readonly Trade[])[Number(way)] as Trade;
      pay(home, give);
      gain(home, get);
      done.push(`${by} ${group}`);
    }
    if (verb === 'carve') carve(home, answer, done);
    yield* settle(table, seat);
  }
  for (const id of gains()) gainOf(id);
}

function carve(home: Home, answer: string, done: string[]): void {
  const [dog, sheep, donkey, boar, cattle] = answer.split(' ').slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  pay(home, { dog, sheep, donkey, boar, cattle });
  gain(home, { gold: dog + sheep + donkey + boar + cattle === 4 ? 6 : 3 });
  done.push('carved');
}
