import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import type { Animal, FarmAnimal, Good } from '../../../../src/games/caverna/box/goods.ts';
import { fits } from './animals.ts';
import { singlePlaces } from './board.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home, hasGoods, homeOf, pay, type SheetTable, type Worker } from './home.ts';

/** Table of CV-9.5, without donkeys and gold. */
const FOOD = { grain: 1, vegetable: 2, ruby: 2, dog: 0, sheep: 1, donkey: 1, boar: 2, cattle: 3 } as const;

interface Exchange {
  readonly give: Cost;
  readonly get: Cost;
}

/** Table 9c */
const TILE_EXCHANGES: Readonly<Partial<Record<FurnishingId, readonly Exchange[]>>> = {
  'cooking-cave': [{ give: { grain: 1, vegetable: 1 }, get: { food: 5 } }],
  'beer-parlor': [
    { give: { grain: 2 }, get: { gold: 3 } },
    { give: { grain: 2 }, get: { food: 4 } },
  ],
  'hunting-parlor': [{ give: { boar: 2 }, get: { gold: 2, food: 2 } }],
  'blacksmithing-parlor': [{ give: { ruby: 1, ore: 1 }, get: { gold: 2, food: 1 } }],
  trader: [{ give: { gold: 2 }, get: { wood: 1, stone: 1, ore: 1 } }],
  'schnapps-parlor': [
    { give: { vegetable: 1 }, get: { gold: 2 } },
    { give: { vegetable: 1 }, get: { food: 3 } },
  ],
  'sheep-market': [{ give: { dog: 1, sheep: 2 }, get: { gold: 4 } }],
  'elven-market': [{ give: { gold: 2 }, get: { ruby: 1, vegetable: 1 } }],
  jeweler: [{ give: { gold: 2 }, get: { ruby: 1, ore: 2 } }],
  'spare-part-storage': [{ give: { wood: 1, stone: 1, ore: 1 }, get: { gold: 2 } }],
};

/** FF-3.8 */
const ONCE_A_ROUND: readonly FurnishingId[] = ['elven-market', 'jeweler'];

/** FF-7.8.8, FF-8.38 */
function crunchesBones({ folk, built }: Home): boolean {
  return folk === 'trolls' || built.includes('bone-crusher');
}

/** CV-9.5, CV-9.6, CV-6.16: animals of one type together. */
function foodForAnimals(home: Home, type: Animal, count: number): number {
  if (crunchesBones(home) && ['dog', 'sheep', 'donkey'].includes(type)) return 2 * count;
  const plain = type === 'donkey' ? 3 * Math.floor(count / 2) + (count % 2) : FOOD[type] * count;
  return plain + (home.built.includes('slaughtering-cave') ? count : 0);
}

/** Section 9: all that the player may do freely now. */
export function exchanges(table: SheetTable, seat: number, away: Worker | undefined): string[] {
  const home = homeOf(table, seat);
  const { goods } = home;
  const list: string[] = [];
  for (const good of Object.keys(FOOD) as (keyof typeof FOOD)[]) {
    if (goods[good] >= 1 && (good !== 'dog' || crunchesBones(home))) list.push(`convert ${good}`);
  }
  for (const crop of ['gemfruit', 'mushroom'] as const) if (goods[crop] >= 1) list.push(`crop ${crop}`);
  if (cookable(home) >= 2 && home.built.includes('candle-maker')) list.push('cook');
  // Whoever gets 2 food for each donkey gains nothing by turning two in together.
  if (goods.donkey >= 2 && !crunchesBones(home)) list.push('convert two-donkeys');
  if (goods.gold >= 2) list.push('gold');
  if (goods.ruby >= 1) {
    for (const good of ['wood', 'stone', 'ore', 'grain', 'vegetable', 'dog']) list.push(`ruby ${good}`);
    for (const animal of ['sheep', 'donkey', 'boar']) list.push(`ruby-animal ${animal}`);
    if (goods.food >= 1) list.push('ruby-animal cattle');
    if (table.rubyToGold) list.push('ruby gold');
    for (const tile of ['meadow', 'field', 'tunnel', 'cavern']) {
      if (goods.ruby >= (tile === 'cavern' ? 2 : 1) && singlePlaces(home, tile).length > 0) {
        list.push(`ruby-tile ${tile}`);
      }
    }
  }
  for (const id of home.built) {
    if (home.exchanged.includes(id)) continue;
    TILE_EXCHANGES[id]?.forEach(({ give }, way) => {
      if (hasGoods(home, give)) list.push(`exchange ${id} ${way}`);
    });
  }
  if (home.built.includes('peaceful-cave')) {
    const strengths = home.people.filter((worker) => worker !== away && worker.strength > 0);
    for (const strength of new Set(strengths.map((worker) => worker.strength))) list.push(`discard ${strength}`);
  }
  return list;
}

function cookable(home: Home): number {
  const { dog, sheep, donkey, boar, cattle } = home.goods;
  return sheep + donkey + boar + cattle + (crunchesBones(home) ? dog : 0);
}

/** CV-10.15, FF-8.20: between two breedings animals of types with young are not given, and nothing may leave them without room. */
export function leavesYoung(home: Home, move: string, young: readonly FarmAnimal[]): boolean {
  if (young.length === 0) return true;
  const [verb] = move.split(' ');
  if (verb === 'cook') return addable(home, [], young).reduce((sum, animal) => sum + home.goods[animal], 0) >= 2;
  if (verb !== 'convert' && verb !== 'ruby-animal' && verb !== 'exchange') return true;
  const later = structuredClone(home);
  exchange(later, move, undefined);
  return fits(later) && young.every((type) => later.goods[type] >= home.goods[type]);
}

/** FF-14.2: what may still go into the pot. */
export function addable(home: Home, pot: readonly Animal[], young: readonly FarmAnimal[]): Animal[] {
  // Dogs may watch sheep that have young.
  const kinds: readonly Animal[] =
    crunchesBones(home) && young.length === 0
      ? ['dog', 'sheep', 'donkey', 'boar', 'cattle']
      : ['sheep', 'donkey', 'boar', 'cattle'];
  const free = kinds.filter((animal) => !young.some((type) => type === animal));
  return free.filter((animal) => home.goods[animal] > pot.filter((each) => each === animal).length);
}

/** CV-9.5, FF-8.40: animals turned into food by one exchange. */
export function cook(home: Home, pot: readonly Animal[]): void {
  for (const animal of new Set(pot)) {
    const count = pot.filter((each) => each === animal).length;
    home.goods[animal] -= count;
    home.goods.food += foodForAnimals(home, animal, count);
  }
  if (home.built.includes('candle-maker')) gain(home, { gold: Math.floor(pot.length / 2) });
}

export function exchange(home: Home, move: string, away: Worker | undefined): void {
  const [verb, what, way] = move.split(' ');
  if (verb === 'convert') convert(home, what as string);
  if (verb === 'ruby') {
    pay(home, { ruby: 1 });
    gain(home, { [what as Good]: 1 });
  }
  if (verb === 'ruby-animal') {
    pay(home, what === 'cattle' ? { ruby: 1, food: 1 } : { ruby: 1 });
    gain(home, { [what as Good]: 1 });
  }
  if (verb === 'exchange') {
    const chosen = TILE_EXCHANGES[what as FurnishingId]?.[Number(way)] ?? { give: {}, get: {} };
    pay(home, chosen.give);
    gain(home, chosen.get);
    if (ONCE_A_ROUND.includes(what as FurnishingId)) home.exchanged.push(what as FurnishingId);
  }
  // FF-5.3
  if (verb === 'crop') {
    home.goods[what as 'gemfruit' | 'mushroom']--;
    gain(home, what === 'gemfruit' ? { ruby: 1 } : { vegetable: 1 });
  }
  if (verb === 'discard') discard(home, Number(what), away);
}

function convert(home: Home, what: string): void {
  if (what === 'two-donkeys') {
    cook(home, ['donkey', 'donkey']);
    return;
  }
  const good = what as keyof typeof FOOD;
  if (good !== 'grain' && good !== 'vegetable' && good !== 'ruby') {
    cook(home, [good]);
    return;
  }
  pay(home, { [good]: 1 });
  home.goods.food += FOOD[good];
}

/** CV-11.17; of equal weapons that of somebody already placed (D34), and of those not a Goblin's (FD60). */
function discard(home: Home, strength: number, away: Worker | undefined): void {
  const those = home.people.filter((worker) => worker.strength === strength && worker !== away);
  const first = those.filter(({ placed }) => placed);
  const likely = first.length > 0 ? first : those;
  const worker = likely.find(({ goblin }) => !goblin) ?? likely[0];
  if (worker === undefined) throw new Error(`nobody has a weapon of strength ${strength}`);
  worker.strength = 0;
  home.goods.food += strength;
}
