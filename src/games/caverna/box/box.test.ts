import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrange, deal, home, may, take, use, whyNot } from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { furnishings } from '../messages/en/furnishings.ts';
import { ADJACENT, BESIDE, BOARD_CELLS, CELLS, cellAt, cellOf, ENTRY, PAIRS } from './cells.ts';
import { GROUPS } from './furnishing.ts';
import { BASE_KINDS, FURNISHING_IDS, FURNISHINGS } from './furnishings.ts';
import { CROPS, FARM_ANIMALS, GOODS, isFarmAnimal, MATERIALS } from './goods.ts';
import { LOOT } from './loot.ts';
import { FIXED_EVENTS, markersFor, RED_EVENTS, STAGE_CARDS } from './rounds.ts';
import { EFFECTS, effectAt, effectNumber, printedSpaces, SPACES, type Space, spaceAt } from './spaces.ts';

rule(['CV-1.5', 'CV-1.6', 'CV-6.8'], 'farm animals, animals, crops and materials', () => {
  expect(FARM_ANIMALS).toEqual(['sheep', 'donkey', 'boar', 'cattle']);
  expect(isFarmAnimal('dog')).toBe(false);
  expect(GOODS.filter(isFarmAnimal)).toEqual(FARM_ANIMALS);
  expect([CROPS, MATERIALS]).toEqual([
    ['grain', 'vegetable'],
    ['wood', 'stone', 'ore'],
  ]);
});

rule('CV-1.13', 'six columns of four rows, three of them forest, with what is printed there', () => {
  const board = CELLS.slice(0, BOARD_CELLS);
  expect(board).toHaveLength(24);
  expect(board.filter(({ ground }) => ground === 'forest')).toHaveLength(12);
  expect(board.every(({ x, ground }) => (ground === 'forest') === x <= 3)).toBe(true);
  expect(
    board.filter(({ printed }) => printed !== undefined).map(({ x, y, printed }) => `${x},${y} ${printed}`),
  ).toEqual(['3,1 boar', '6,1 two-food', '1,3 boar', '2,4 food', '5,4 food']);
});

rule(['CV-1.14', 'CV-1.15'], 'at the start a dwelling and a cavern are printed, and nothing else is covered', () => {
  const { tops } = home(deal(4));
  expect(tops.filter((top, cell) => top === 'none' && cell < BOARD_CELLS)).toHaveLength(22);
  expect([tops[cellAt(4, 4)], tops[cellAt(4, 3)]]).toEqual(['entry-dwelling', 'cavern']);
  expect(tops.some((top) => top.includes('tunnel') || top.includes('mine'))).toBe(false);
});

rule('CV-1.16', 'nineteen overhang cells, without corners and without (4,5)', () => {
  const beside = CELLS.filter(({ overhang }) => overhang);
  expect(beside.map(({ x, y }) => `${x},${y}`).sort()).toEqual(
    '0,1 0,2 0,3 0,4 1,0 2,0 3,0 1,5 2,5 3,5 7,1 7,2 7,3 7,4 4,0 5,0 6,0 5,5 6,5'.split(' ').sort(),
  );
  expect(cellAt(4, 5)).toBe(-1);
  expect(cellAt(0, 0)).toBe(-1);
  expect(BESIDE[cellAt(3, 0)]).not.toContain(cellAt(4, 0));
});

rule(['CV-1.11', 'CV-5.3'], 'adjacent cells share an edge; forest and mountain meet at the entrance only', () => {
  const neighbours = (x: number, y: number) =>
    (ADJACENT[cellAt(x, y)] ?? []).map((cell) => `${cellOf(cell).x},${cellOf(cell).y}`);
  expect(neighbours(2, 2).sort()).toEqual(['1,2', '2,1', '2,3', '3,2']);
  expect(neighbours(3, 3).sort()).toEqual(['2,3', '3,2', '3,4']);
  expect(neighbours(3, 4).sort()).toEqual(['2,4', '3,3', '3,5', '4,4']);
  expect(neighbours(4, 4).sort()).toEqual(['3,4', '4,3', '5,4']);
  expect(BESIDE[ENTRY]).not.toContain(cellAt(3, 4));
});

rule('CV-5.8', 'a bare half has 34 ordered pairs of neighbours, and 20 more over its edge', () => {
  const count = (ground: 'forest' | 'mountain') => PAIRS[ground].filter(({ overhang }) => !overhang).length;
  expect([count('forest'), count('mountain')]).toEqual([34, 34]);
  expect(PAIRS.forest.length - 34).toBe(20);
  expect(PAIRS.mountain.length - 34).toBe(18);
});

rule(['CV-1.18', 'CV-1.19', 'CV-1.22', 'CV-2.4', 'CV-17.1'], 'the spaces of each number of players', () => {
  const printed = SPACES.filter(({ seats }) => seats.length > 0);
  expect(printed).toHaveLength(40);
  expect(SPACES).toHaveLength(53);
  expect([1, 2, 3, 4, 5, 6, 7].map((seats) => printedSpaces(seats).length)).toEqual([8, 12, 15, 13, 19, 19, 22]);
  expect(printedSpaces(1).map((space) => spaceAt(space).id)).toEqual(
    'ruby-mining housework slash-and-burn excavation-13 logging-13 ore-mining-13 wood-gathering sustenance-13'.split(
      ' ',
    ),
  );
  const four = printedSpaces(4);
  expect(
    printedSpaces(6)
      .filter((space) => !four.includes(space))
      .map((space) => spaceAt(space).id),
  ).toEqual('depot-67 drift-mining-67 weekly-market-67 imitation-67 hardware-rental-67 fence-building-67'.split(' '));
  expect(STAGE_CARDS.flat().length + 1).toBe(12);
});

rule('CV-1.20', 'what Imitation costs', () => {
  const costs = (seats: number) =>
    printedSpaces(seats).flatMap((space) => {
      const { effect }: Space = spaceAt(space);
      return effect.is === 'imitate' ? [effect.food] : [];
    });
  expect([1, 2, 3, 4, 5, 6, 7].map((seats) => costs(seats).sort())).toEqual([
    [],
    [],
    [4],
    [2],
    [2, 4],
    [1, 2],
    [0, 1, 2],
  ]);
});

rule('CV-1.17', 'every part of every space has a number of its own', () => {
  expect(new Set(EFFECTS).size).toBe(EFFECTS.length);
  for (const effect of EFFECTS) expect(effectAt(effectNumber(effect))).toBe(effect);
  const joined = SPACES.map(({ effect }) => effect.is);
  expect(joined.filter((is) => is === 'either')).toHaveLength(4);
  expect(joined.filter((is) => is === 'in-any-order')).toHaveLength(1);
});

rule(['CV-1.29', 'CV-1.30'], 'how rounds end, and what red markers mean', () => {
  expect(FIXED_EVENTS).toEqual(['nothing', 'nothing', 'harvest', 'pay-1', 'harvest']);
  expect(RED_EVENTS).toEqual(['no-harvest', 'pay-1', 'skip-one']);
  expect([1, 2, 5].map((seats) => markersFor(seats).filter((marker) => marker === 'green').length)).toEqual([0, 3, 4]);
});

rule('CV-1.23', '23 kinds of loot, none of strength 13', () => {
  const everybodys = LOOT.filter(({ special }) => special === undefined);
  expect(everybodys).toHaveLength(23);
  expect(everybodys.map(({ strength }) => strength)).toEqual([
    1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, 14, 14,
  ]);
});

rule(['CV-1.24', 'CV-1.25', 'CV-1.26', 'CV-1.28'], 'the furnishings by group, tag and set', () => {
  expect(FURNISHINGS.map(({ id }) => id)).toEqual(FURNISHING_IDS);
  const base = FURNISHINGS.slice(0, BASE_KINDS);
  expect(GROUPS.map((group) => base.filter((each) => each.group === group).length)).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
  expect(base.filter(({ tag }) => tag === 'dwelling')).toHaveLength(6);
  expect(base.filter(({ tag }) => tag === 'yellow')).toHaveLength(18);
  expect(base.filter(({ intro }) => intro)).toHaveLength(27);
  expect(base.filter(({ unlimited }) => unlimited).map(({ id }) => id)).toEqual(['dwelling']);
});

test('a furnishing names a rule that there is, and one of a folk the very rule about it', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const { id, rule: number, folk } of FURNISHINGS) {
    const name = folk === undefined ? '' : furnishings[id][0].replaceAll('’', "'");
    expect(rules.replaceAll('’', "'"), id).toContain(`- **${number}** ${name}`);
  }
});

/** Prices and printed points as the table writes them. */
const PRICES =
  `4W 3S 3|4W 2S 0|3W 3S 0|5W 4S 4|8W 6S 5|4W 3S 5|1W 2|1W 0|1W 1O 1|1S 2|1W 1S 0|1S 0|1S 0|1W 1|1W 2S 3|1W 1S 3|1S 2|1W 2|1S 2|1W 1|
2W 2S 2|0|1W 2|2W 1|2W 2S 2|2S 2|1W 1S 2|3W 2S 2|1Gr 1S 2|2W 2S 2|2W 1S 0|2W 2S 0|5G 3S 0|2W 1|2W 3|3O 2|3W 1O 0|1W 2S 0|2W 0|2W 1S 0|3W 2S 0|1W 3F 0|
1W 0|1W 1S 0|2W 2V 0|2W 0|2S 0|2Gr 1S 0`.replaceAll('\n', '');

rule('CV-1.27', 'prices and printed points of all 48', () => {
  const letters = { wood: 'W', stone: 'S', ore: 'O', gold: 'G', food: 'F', grain: 'Gr', vegetable: 'V' } as const;
  const written = FURNISHINGS.slice(0, BASE_KINDS).map(({ cost, points }) =>
    [...Object.entries(cost).map(([good, count]) => `${count}${letters[good as keyof typeof letters]}`), points].join(
      ' ',
    ),
  );
  expect(written).toEqual(PRICES.split('|'));
});

rule(['CV-1.1', 'CV-1.2', 'CV-1.4'], 'a family of People, armed or not', () => {
  const match = arrange({ home: { people: [0, 3, 'newborn'] } });
  expect(home(match).people.map(({ kind, folk, strength }) => [folk, kind, strength])).toEqual([
    ['dwarves', 'regular', 0],
    ['dwarves', 'regular', 3],
    ['dwarves', 'regular', 0],
  ]);
});

rule(['CV-1.7', 'CV-1.12'], 'the supply never runs out', () => {
  const match = arrange({ goods: { 'wood-gathering': { wood: 500 } } });
  take(match, use('wood-gathering'));
  expect(home(match).goods.wood).toBe(500);
});

rule('CV-1.8', 'a furnishing other than the ordinary Dwelling exists once, and a player has three Stables', () => {
  const match = arrange({
    home: { goods: { wood: 9, stone: 9 }, tops: { '5,3': 'cavern' } },
    others: [{ built: ['dwelling', 'carpenter'] }],
  });
  take(match, use('housework'), { do: 'branch', first: 'furnish' });
  expect(may(match, { do: 'furnish', furnishing: 'dwelling' })).toBe(true);
  expect(whyNot(match, { do: 'furnish', furnishing: 'carpenter' })).toMatchObject({ rule: 'CV-1.24', owner: 1 });
});
