import type { Player } from '../position.ts';
import { animalsOf, broods } from './barn.ts';
import { at, groundOf, layings, owns, singlePlaces, stablePlaces, unused } from './ground.ts';

/** Table 1j as it is written: id, price, points, tag. */
const TABLE = `dwelling 4W3S 3 d|simple-dwelling-4w2s 4W2S 0 d|simple-dwelling-3w3s 3W3S 0 d|mixed-dwelling 5W4S 4 d|couple-dwelling 8W6S 5 d|
additional-dwelling 4W3S 5 d|cuddle-room 1W 2 g|breakfast-room 1W 0 g|stubble-room 1W1O 1 g|work-room 1S 2 g|guest-room 1W1S 0 g|office-room 1S 0 g|
carpenter 1S 0 g|stone-carver 1W 1 g|blacksmith 1W2S 3 g|miner 1W1S 3 g|builder 1S 2 g|trader 1W 2 g|wood-supplier 1S 2 g|stone-supplier 1W 1 g|
ruby-supplier 2W2S 2 g|dog-school - 0 g|quarry 1W 2 g|seam 2W 1 g|slaughtering-cave 2W2S 2 g|cooking-cave 2S 2 g|working-cave 1W1S 2 g|mining-cave 3W2S 2 g|
breeding-cave 1R1S 2 g|peaceful-cave 2W2S 2 g|weaving-parlor 2W1S 0 y|milking-parlor 2W2S 0 y|state-parlor 5G3S 0 y|hunting-parlor 2W 1 y|beer-parlor 2W 3 y|
blacksmithing-parlor 3O 2 y|stone-storage 3W1O 0 y|ore-storage 1W2S 0 y|spare-part-storage 2W 0 y|main-storage 2W1S 0 y|weapon-storage 3W2S 0 y|
supplies-storage 1W3F 0 y|broom-chamber 1W 0 y|treasure-chamber 1W1S 0 y|food-chamber 2W2V 0 y|prayer-chamber 2W 0 y|writing-chamber 2S 0 y|fodder-chamber 2R1S 0 y`;

interface Row {
  readonly id: string;
  readonly price: Readonly<Record<string, number>>;
  readonly points: number;
  readonly tag: string;
}

const LETTERS: Readonly<Record<string, string>> = {
  W: 'wood',
  S: 'stone',
  O: 'ore',
  G: 'gold',
  F: 'food',
  R: 'grain',
  V: 'vegetable',
};

export const ROWS: readonly Row[] = TABLE.replaceAll('\n', '')
  .split('|')
  .map((row) => {
    const [id = '', price = '', points = '0', tag = ''] = row.split(' ');
    const parts = [...price.matchAll(/(\d)([A-Z])/g)].map(
      ([, number, letter]) => [LETTERS[letter as string] as string, Number(number)] as const,
    );
    return { id, price: Object.fromEntries(parts), points: Number(points), tag };
  });

/** CV-4.9: every way to pay, as 'wood stone ore'. */
export function payments(player: Player, price: Readonly<Record<string, number>>): string[] {
  const { goods } = player;
  const wood = Math.max(0, (price.wood ?? 0) - (owns(player, 'carpenter') ? 1 : 0));
  const stone = Math.max(0, (price.stone ?? 0) - (owns(player, 'stone-carver') ? 1 : 0));
  const ore = price.ore ?? 0;
  for (const other of ['gold', 'food', 'grain', 'vegetable'] as const)
    if (goods[other] < (price[other] ?? 0)) return [];
  const ways: string[] = [];
  for (const w of owns(player, 'builder') && wood > 0 ? [0, 1] : [0]) {
    for (const s of owns(player, 'builder') && stone > 0 ? [0, 1] : [0]) {
      if (goods.wood >= wood - w && goods.stone >= stone - s && goods.ore >= ore + w + s)
        ways.push(`${wood - w} ${stone - s} ${ore + w + s}`);
    }
  }
  return ways.sort();
}

function hasSite(player: Player): boolean {
  const tops = [...groundOf(player).values()];
  const more = owns(player, 'work-room') && (tops.includes('tunnel') || tops.includes('deep-tunnel'));
  return tops.includes('cavern') || more;
}

/** CV-4.7, CV-11.12: what can be furnished, of what is on offer. */
export function furnishable(player: Player, onOffer: readonly string[], onlyDwellings: boolean): string[] {
  const covers = (id: string) =>
    (id === 'trader' && owns(player, 'spare-part-storage')) || (id === 'spare-part-storage' && owns(player, 'trader'));
  return ROWS.filter(({ id, price, tag }) => {
    if (!onOffer.includes(id) || (onlyDwellings && tag !== 'd')) return false;
    return (hasSite(player) || covers(id)) && payments(player, price).length > 0;
  }).map(({ id }) => id);
}

/** CV-7.7, CV-7.8: items that a strength allows and that can be carried out, without those taken, a bit each. */
export function lootable(player: Player, onOffer: readonly string[], strength: number, taken: number): string[] {
  const { goods, tops } = player;
  const meadows = [...groundOf(player)].filter(([, top]) => top === 'meadow').map(([place]) => place);
  const fence = owns(player, 'carpenter') ? 1 : 0;
  const fields = tops.filter((top) => top === 'field').length - player.sown.length;
  const sideBySide = meadows.some((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return meadows.includes(at(x + 1, y)) || meadows.includes(at(x, y + 1));
  });
  const items: [string, number, boolean][] = [
    ['all-weapons', 1, true],
    ['loot-dog', 1, true],
    ['loot-wood', 1, true],
    ['loot-grain', 2, true],
    ['loot-sheep', 2, true],
    ['loot-stone', 3, true],
    ['loot-donkey', 3, true],
    ['loot-vegetable', 4, true],
    ['loot-ore', 4, true],
    ['loot-boar', 5, true],
    ['loot-gold', 6, true],
    ['loot-furnish', 7, furnishable(player, onOffer, false).length > 0],
    ['loot-stable', 8, player.stables.length < 3 && stablePlaces(player).length > 0],
    ['loot-tunnel', 9, singlePlaces(player, 'tunnel').length > 0],
    ['loot-small-pasture', 9, meadows.length > 0 && goods.wood >= 1 - fence],
    ['loot-cattle', 10, true],
    ['loot-large-pasture', 10, sideBySide && goods.wood >= 2 - fence],
    ['loot-meadow', 11, singlePlaces(player, 'meadow').length > 0],
    ['loot-dwelling', 11, hasSite(player) && payments(player, { wood: 2, stone: 2 }).length > 0],
    ['loot-field', 12, singlePlaces(player, 'field').length > 0],
    ['loot-sow', 12, fields > 0 && goods.grain + goods.vegetable > 0],
    ['loot-cavern', 14, singlePlaces(player, 'cavern').length > 0],
    ['loot-breed', 14, broods(player, 2)[0] !== '0,0,0,0'],
  ];
  return items.filter(([, needs, can], i) => needs <= strength && can && ((taken >> i) & 1) === 0).map(([id]) => id);
}

/** Section 14, summed up in one go. */
export function pointsOf(player: Player): number {
  const { goods, people } = player;
  const ground = [...groundOf(player)];
  const count = (top: string) => ground.filter(([, each]) => each === top).length;
  const onFields = (crop: string) =>
    player.sown.filter((field) => field.crop === crop).reduce((sum, field) => sum + field.count, 0);
  const grain = goods.grain + onFields('grain');
  const vegetables = goods.vegetable + onFields('vegetable');
  const animals = animalsOf(player);
  const armed = people.filter(({ strength }) => strength > 0).length;
  const losses = 2 * animals.filter((number) => number === 0).length + unused(player) + 3 * goods.begging;
  const yellow = ROWS.filter(({ tag }) => tag === 'y').reduce((sum, { id }) => sum + count(id), 0);
  const bonus: Readonly<Record<string, number>> = {
    'weaving-parlor': Math.floor(goods.sheep / 2),
    'milking-parlor': goods.cattle,
    'state-parlor': 4 * dwellingsBeside(player),
    'stone-storage': goods.stone,
    'ore-storage': Math.floor(goods.ore / 2),
    'main-storage': 2 * yellow,
    'weapon-storage': 3 * armed,
    'supplies-storage': armed === people.length ? 8 : 0,
    'broom-chamber': people.length === 5 ? 5 : people.length === 6 ? 10 : 0,
    'treasure-chamber': goods.ruby,
    'food-chamber': 2 * Math.min(grain, vegetables),
    'prayer-chamber': armed === 0 ? 8 : 0,
    'writing-chamber': Math.min(7, losses),
    'fodder-chamber': Math.floor(animals.reduce((sum, number) => sum + number, 0) / 3),
  };
  const tiles = ROWS.reduce((sum, { id, points }) => sum + count(id) * (points + (bonus[id] ?? 0)), 0);
  const land = 2 * count('small-pasture') + 2 * count('large-pasture') + 3 * count('ore-mine') + 4 * count('ruby-mine');
  const held = goods.dog + animals.reduce((sum, number) => sum + number, 0) + Math.ceil(grain / 2) + vegetables;
  return held + goods.ruby + people.length + goods.gold + tiles + land - losses;
}

function dwellingsBeside(player: Player): number {
  const ground = groundOf(player);
  const parlor = [...ground].find(([, top]) => top === 'state-parlor')?.[0];
  const [x = 0, y = 0] = (parlor ?? '9,9').split(',').map(Number);
  const beside = [at(x + 1, y), at(x - 1, y), at(x, y + 1), at(x, y - 1)].map((place) => ground.get(place) ?? 'none');
  return beside.filter((top) => top.endsWith('dwelling') || top.startsWith('simple-dwelling')).length;
}

export function layingsOf(player: Player, tiles: readonly string[]): string[] {
  return tiles.flatMap((tile) => layings(player, tile)).sort();
}
