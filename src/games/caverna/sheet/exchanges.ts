import type { BaseFurnishing } from '../box/furnishing-ids.ts';
import type { FarmAnimal, Good } from '../box/goods.ts';
import { singlePlaces } from './board.ts';
import type { Cost } from './furnishings.ts';
import { gain, type Home, hasGoods, homeOf, pay, type SheetTable, type Worker } from './home.ts';

/** Table of CV-9.5, without donkeys and gold. */
const FOOD = { grain: 1, vegetable: 2, ruby: 2, sheep: 1, donkey: 1, boar: 2, cattle: 3 } as const;

interface Exchange {
  readonly give: Cost;
  readonly get: Cost;
}

/** Table 9c */
const TILE_EXCHANGES: Readonly<Partial<Record<BaseFurnishing, readonly Exchange[]>>> = {
  'cooking-cave': [{ give: { grain: 1, vegetable: 1 }, get: { food: 5 } }],
  'beer-parlor': [
    { give: { grain: 2 }, get: { gold: 3 } },
    { give: { grain: 2 }, get: { food: 4 } },
  ],
  'hunting-parlor': [{ give: { boar: 2 }, get: { gold: 2, food: 2 } }],
  'blacksmithing-parlor': [{ give: { ruby: 1, ore: 1 }, get: { gold: 2, food: 1 } }],
  trader: [{ give: { gold: 2 }, get: { wood: 1, stone: 1, ore: 1 } }],
  'spare-part-storage': [{ give: { wood: 1, stone: 1, ore: 1 }, get: { gold: 2 } }],
};

/** CV-9.5, CV-9.6, CV-6.16: animals of one type together. */
export function foodForAnimals(home: Home, type: FarmAnimal, count: number): number {
  const plain = type === 'donkey' ? 3 * Math.floor(count / 2) + (count % 2) : FOOD[type] * count;
  return plain + (home.built.includes('slaughtering-cave') ? count : 0);
}

/** Section 9: all that the player may do freely now. */
export function exchanges(table: SheetTable, seat: number, away: Worker | undefined): string[] {
  const home = homeOf(table, seat);
  const { goods } = home;
  const list: string[] = [];
  for (const good of Object.keys(FOOD) as (keyof typeof FOOD)[]) if (goods[good] >= 1) list.push(`convert ${good}`);
  if (goods.donkey >= 2) list.push('convert two-donkeys');
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
    const chosen = TILE_EXCHANGES[what as BaseFurnishing]?.[Number(way)] ?? { give: {}, get: {} };
    pay(home, chosen.give);
    gain(home, chosen.get);
  }
  if (verb === 'discard') discard(home, Number(what), away);
}

function convert(home: Home, what: string): void {
  if (what === 'two-donkeys') {
    pay(home, { donkey: 2 });
    home.goods.food += foodForAnimals(home, 'donkey', 2);
    return;
  }
  const good = what as keyof typeof FOOD;
  pay(home, { [good]: 1 });
  const isCropOrRuby = good === 'grain' || good === 'vegetable' || good === 'ruby';
  home.goods.food += isCropOrRuby ? FOOD[good] : foodForAnimals(home, good, 1);
}

/** CV-11.17; of equal weapons that of somebody already placed (D34). */
function discard(home: Home, strength: number, away: Worker | undefined): void {
  const those = home.people.filter((worker) => worker.strength === strength && worker !== away);
  const worker = those.find(({ placed }) => placed) ?? those[0];
  if (worker === undefined) throw new Error(`nobody has a weapon of strength ${strength}`);
  worker.strength = 0;
  home.goods.food += strength;
}
