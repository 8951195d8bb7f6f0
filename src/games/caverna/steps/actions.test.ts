import { expect } from 'vitest';
import {
  arrange,
  cell,
  has,
  home,
  lay,
  loot,
  may,
  offered,
  offers,
  on,
  question,
  skip,
  stop,
  strengths,
  take,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { type SpaceId, spaceNumber } from '../box/spaces.ts';

rule('CV-4.3', 'weapons and expeditions are for the Person on the space', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { people: [0, 6], goods: { ore: 2 } } });
  take(match, use('blacksmithing'), { do: 'forge', strength: 1 });
  expect(strengths(match)).toEqual([1, 6]);
  expect(whyNot(match, loot('loot-gold'))).toMatchObject({ rule: 'CV-7.8', strength: 6 });
});

rule(['CV-4.4', 'CV-1.9', 'CV-4.5'], 'all goods of the space are taken, last on Sheep Farming', () => {
  const match = arrange({ goods: { 'clearing-13': { wood: 4 } } });
  take(match, use('clearing-13'));
  expect([has(match), question(match), may(match, skip)]).toEqual([{ wood: 4 }, 'place-twin', true]);
  const sheep = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 3 } },
    home: { goods: { wood: 2 }, tops: { '3,4': 'meadow' } },
  });
  take(sheep, use('sheep-farming'));
  expect([question(sheep), home(sheep).goods.sheep]).toEqual(['fences', 0]);
  take(sheep, on('small-pasture', '3,4'));
  expect(has(sheep)).toEqual({ sheep: 3 });
});

rule(['CV-4.21', 'CV-4.22', 'CV-4.23', 'CV-case-35'], 'sowing', () => {
  const match = arrange({ home: { goods: { grain: 3, vegetable: 1 }, tops: { '3,4': 'field', '1,2': 'field' } } });
  take(match, use('slash-and-burn'), skip);
  const pairs = offers(match).flatMap((move) => (move.do === 'sow' ? [[move.grain, move.vegetable]] : []));
  expect(pairs.sort()).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
  ]);
  take(match, { do: 'sow', grain: 1, vegetable: 1 });
  expect(home(match).sown).toEqual([
    { cell: cell('1,2'), crop: 'grain', count: 3 },
    { cell: cell('3,4'), crop: 'vegetable', count: 2 },
  ]);
  expect(has(match)).toEqual({ grain: 2 });
  const many = arrange({
    home: {
      goods: { grain: 5, vegetable: 5 },
      tops: { '3,4': 'field', '1,2': 'field', '1,1': 'field', '2,1': 'field' },
    },
  });
  take(many, use('slash-and-burn'), skip);
  expect(offers(many).filter(({ do: verb }) => verb === 'sow')).toHaveLength(8);
});

rule('CV-4.24', 'Blacksmithing arms an unarmed Person, who may go at once', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { goods: { ore: 3 } } });
  take(match, use('blacksmithing'), { do: 'forge', strength: 3 });
  expect([question(match), may(match, skip)]).toEqual(['expedition', true]);
});

rule(['CV-4.31', 'CV-4.32', 'CV-4.33', 'CV-4.35', 'CV-case-57'], 'Imitation', () => {
  const match = arrange({
    seats: 4,
    home: { goods: { food: 2 }, people: [0, 0] },
    taken: { housework: 1, 'starting-player-47': 2, 'forest-exploration-47': 0, 'drift-mining-47': 3 },
  });
  take(match, use('imitation-47'));
  expect(has(match)).toEqual({});
  expect(offered(match, 'imitate', 'space')).toEqual(['housework', 'drift-mining-47']);
  expect(whyNot(match, { do: 'imitate', space: 'starting-player-47' }).rule).toBe('CV-4.32');
  expect(whyNot(match, { do: 'imitate', space: 'forest-exploration-47' }).rule).toBe('CV-4.31');
  take(match, { do: 'imitate', space: 'drift-mining-47' }, lay('cavern-tunnel', '5,3', '5,4'));
  expect(has(match)).toEqual({ food: 1 });
  const three = (food: number, taken: Partial<Record<SpaceId, number>>) =>
    may(arrange({ seats: 3, home: { goods: { food } }, taken }), use('imitation-3'));
  expect([three(4, { 'wood-gathering': 1 }), three(4, { housework: 1 }), three(3, { housework: 1 })]).toEqual([
    false,
    true,
    false,
  ]);
  expect(three(4, { 'imitation-3': 1 })).toBe(false);
});

rule(['CV-4.34', 'CV-case-58'], 'the Person and a child stay on the Imitation space', () => {
  const match = arrange({ seats: 4, home: { goods: { food: 2 }, built: ['dwelling'] }, taken: { growth: 1 } });
  take(match, use('imitation-47'), { do: 'imitate', space: 'growth' }, { do: 'branch', first: 'growth' });
  const imitation = spaceNumber('imitation-47');
  expect(home(match).people.map(({ at }) => at)).toEqual([imitation, -1, imitation]);
  expect(match.position.spaces.find(({ space }) => space === spaceNumber('growth'))?.by).toEqual([1]);
});

rule('CV-4.36', 'Ore Trading', () => {
  const match = arrange({ cards: ['ore-trading'], home: { goods: { ore: 5 }, built: ['blacksmith'] } });
  take(match, use('ore-trading'));
  expect(offered(match, 'trade', 'times')).toEqual([1, 2]);
  take(match, { do: 'trade', times: 2 });
  expect(has(match)).toEqual({ ore: 1, gold: 4, food: 2 });
  const one = arrange({ cards: ['ore-trading'], home: { goods: { ore: 3 } } });
  take(one, use('ore-trading'));
  expect(has(one)).toEqual({ ore: 1, gold: 2, food: 1 });
});

rule('CV-4.37', 'mines bring more', () => {
  const gains = (
    space: SpaceId,
    tops: Record<`${number},${number}`, 'ore-mine' | 'ruby-mine'>,
    lying: object,
    cards: SpaceId[] = [],
  ) => {
    const match = arrange({ seats: 3, cards, goods: { [space]: lying }, home: { tops } });
    take(match, use(space));
    return has(match);
  };
  expect(gains('ore-mining-13', { '5,3': 'ore-mine', '5,2': 'ore-mine' }, { ore: 3 })).toEqual({ ore: 7 });
  expect(gains('ore-delivery', { '5,3': 'ore-mine' }, { stone: 2, ore: 2 }, ['ore-delivery'])).toEqual({
    stone: 2,
    ore: 4,
  });
  expect(gains('ruby-mining', { '5,3': 'ruby-mine', '5,2': 'ruby-mine' }, { ruby: 1 })).toEqual({ ruby: 2 });
  expect(gains('ruby-delivery', { '5,3': 'ruby-mine' }, { ruby: 2 }, ['ruby-delivery'])).toEqual({ ruby: 2 });
  expect(gains('ruby-delivery', { '5,3': 'ruby-mine', '5,2': 'ruby-mine' }, { ruby: 2 }, ['ruby-delivery'])).toEqual({
    ruby: 3,
  });
});

rule(['CV-4.38', 'CV-case-59'], 'Weekly Market', () => {
  const match = arrange({ seats: 5, home: { goods: { gold: 1 } } });
  take(match, use('weekly-market-5'));
  expect(has(match)).toEqual({ gold: 5 });
  take(match, { do: 'buy', good: 'vegetable' });
  expect(whyNot(match, { do: 'buy', good: 'vegetable' })).toMatchObject({ rule: 'CV-4.38', say: 'blocked.bought' });
  take(match, { do: 'buy', good: 'cattle' });
  expect(has(match)).toEqual({ vegetable: 1, cattle: 1 });
  expect(may(match, { do: 'buy', good: 'wood' })).toBe(false);
  take(match, stop);
  const prices = Object.fromEntries(
    ['dog', 'sheep', 'donkey', 'boar', 'cattle', 'wood', 'stone', 'ore', 'grain', 'vegetable'].map((good) => {
      const shop = arrange({ seats: 5, home: { goods: { gold: 9 } } });
      take(shop, use('weekly-market-5'), { do: 'buy', good: good as 'dog' });
      return [good, 13 - home(shop).goods.gold];
    }),
  );
  expect(prices).toEqual({
    dog: 2,
    sheep: 1,
    donkey: 1,
    boar: 2,
    cattle: 3,
    wood: 1,
    stone: 1,
    ore: 1,
    grain: 1,
    vegetable: 2,
  });
});
