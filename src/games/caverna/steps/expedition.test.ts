import { expect } from 'vitest';
import {
  arrange,
  furnish,
  has,
  home,
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
  top,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { LOOT } from '../box/loot.ts';

const explore = (people: readonly number[], more: object = {}) => {
  const match = arrange({ seats: 3, cards: ['exploration'], home: { people, ...more } });
  take(match, use('exploration'));
  return match;
};

rule(['CV-7.1', 'CV-7.2'], 'a weapon of strength 1 to 8 costs as much ore', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { goods: { ore: 5 } } });
  take(match, use('blacksmithing'));
  expect(offered(match, 'forge', 'strength')).toEqual([1, 2, 3, 4, 5]);
  expect(whyNot(match, { do: 'forge', strength: 6 })).toMatchObject({ rule: 'CV-7.2', ore: 6 });
  take(match, { do: 'forge', strength: 4 }, skip);
  expect([has(match), strengths(match)]).toEqual([{ ore: 1 }, [4, 0]]);
  const rich = arrange({ cards: ['adventure'], home: { goods: { ore: 50 } } });
  take(rich, use('adventure'));
  expect(offered(rich, 'forge', 'strength')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

rule(['CV-7.3', 'CV-11.9', 'CV-case-48'], 'the Blacksmith takes 2 ore off', () => {
  const none = arrange({ cards: ['blacksmithing'], home: { built: ['blacksmith'] } });
  take(none, use('blacksmithing'));
  expect(offered(none, 'forge', 'strength')).toEqual([1, 2]);
  const six = arrange({ cards: ['blacksmithing'], home: { built: ['blacksmith'], goods: { ore: 6 } } });
  take(six, use('blacksmithing'), { do: 'forge', strength: 8 });
  expect([has(six), strengths(six)]).toEqual([{}, [8, 0]]);
});

rule('CV-7.4', 'an armed Person gets no other weapon', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { people: [2], goods: { ore: 9 } } });
  take(match, use('blacksmithing'));
  expect([question(match), may(match, skip)]).toEqual(['expedition', false]);
});

rule(['CV-7.5', 'CV-7.11', 'CV-case-45'], 'no weapon grows beyond 14', () => {
  const match = arrange({ goods: { 'logging-13': { wood: 3 } }, home: { people: [13] } });
  take(match, use('logging-13'), loot('all-weapons'));
  expect(strengths(match)).toEqual([14]);
});

rule('CV-7.6', 'only armed People go', () => {
  const match = arrange({ goods: { 'logging-13': { wood: 3 } } });
  take(match, use('logging-13'));
  expect(question(match)).toBe('place-person');
  expect(whyNot(arrange({ seats: 3, cards: ['exploration'] }), use('exploration')).rule).toBe('CV-7.6');
});

rule(['CV-7.7', 'CV-7.13'], 'up to as many different items as the level says, and at least one', () => {
  const match = explore([1]);
  expect(may(match, skip)).toBe(false);
  expect(may(match, stop)).toBe(false);
  take(match, loot('loot-dog'));
  expect(whyNot(match, loot('loot-dog')).rule).toBe('CV-7.7');
  take(match, loot('loot-wood'));
  expect(may(match, stop)).toBe(true);
  take(match, loot('all-weapons'));
  expect(offers(match)).toEqual([stop]);
  take(match, stop);
  expect([has(match), strengths(match)]).toEqual([{ dog: 1, wood: 1 }, [3]]);
});

rule('CV-7.8', 'each item needs its strength', () => {
  for (let strength = 1; strength <= 14; strength++) {
    const match = explore([strength], {
      goods: { wood: 9, stone: 9, grain: 1, sheep: 2 },
      tops: { '3,4': 'meadow', '3,3': 'meadow', '3,2': 'field', '5,3': 'tunnel', '1,1': 'small-pasture' },
    });
    const wanted = LOOT.filter((item) => item.strength <= strength && item.special === undefined).map(({ id }) => id);
    expect(offered(match, 'loot', 'item')).toEqual(wanted);
  }
});

rule('CV-7.8', 'and has to be possible', () => {
  const bare = explore([14], { tops: { '4,3': 'tunnel' }, stables: ['1,1', '1,2', '2,1'] });
  const impossible = [
    'loot-furnish',
    'loot-stable',
    'loot-small-pasture',
    'loot-large-pasture',
    'loot-dwelling',
    'loot-sow',
    'loot-breed',
  ] as const;
  for (const item of impossible) expect(whyNot(bare, loot(item))).toMatchObject({ rule: 'CV-7.8', item });
  for (const item of ['loot-tunnel', 'loot-meadow', 'loot-field', 'loot-cavern'] as const)
    expect(may(bare, loot(item))).toBe(true);
});

rule('CV-7.9', 'what one item brings may pay for the next', () => {
  const match = explore([9], { tops: { '3,4': 'meadow' } });
  expect(may(match, loot('loot-small-pasture'))).toBe(false);
  take(match, loot('loot-wood'), loot('loot-small-pasture'), on('small-pasture', '3,4'));
  expect([top(match, '3,4'), home(match).goods.wood]).toEqual(['small-pasture', 0]);
});

rule(['CV-7.10', 'CV-case-46'], 'all weapons grow at the end, not before', () => {
  const match = explore([8, 12]);
  take(match, loot('all-weapons'));
  expect(strengths(match)).toEqual([8, 12]);
  expect(whyNot(match, loot('loot-tunnel'))).toMatchObject({ rule: 'CV-7.8', strength: 9 });
  take(match, stop);
  expect(strengths(match)).toEqual([10, 13]);
});

rule('CV-case-44', 'strength 8 forged, an expedition of level 3 with all weapons: 10', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { goods: { ore: 8, stone: 1 } } });
  take(match, use('blacksmithing'), { do: 'forge', strength: 8 });
  take(
    match,
    loot('all-weapons'),
    loot('loot-furnish'),
    furnish('carpenter'),
    loot('loot-stable'),
    on('stable', '1,1'),
  );
  expect([strengths(match), question(match)]).toEqual([[10, 0], 'place-person']);
});

rule(['CV-7.12', 'CV-case-47'], 'Adventure: two expeditions', () => {
  const match = arrange({ cards: ['adventure'], home: { people: [1] } });
  take(match, use('adventure'), loot('loot-dog'));
  expect([strengths(match), question(match), may(match, skip)]).toEqual([[2], 'expedition', true]);
  expect(may(match, loot('loot-sheep'))).toBe(true);
  take(match, loot('loot-dog'));
  expect([strengths(match), has(match)]).toEqual([[3], { dog: 2 }]);
});

rule('CV-7.14', 'furnishing a cavern and the cheap Dwelling on one expedition', () => {
  const match = explore([11], { goods: { wood: 2, stone: 3 }, tops: { '5,3': 'cavern' } });
  take(match, loot('loot-furnish'), furnish('carpenter'), on('cell', '5,3'), loot('loot-dwelling'));
  expect([top(match, '4,3'), has(match)]).toEqual(['dwelling', { wood: 1 }]);
});

rule(['CV-7.15', 'CV-11.17'], 'the Peaceful Cave takes any weapon but that of the Person on the expedition', () => {
  const match = explore([3, 5], { built: ['peaceful-cave'] });
  expect(offered(match, 'discard', 'strength')).toEqual([5]);
  take(match, { do: 'discard', strength: 5 });
  expect([strengths(match), home(match).goods.food]).toEqual([[3, 0], 5]);
  take(match, loot('loot-wood'), stop);
  const after = arrange({
    cards: ['blacksmithing'],
    home: { people: [3], built: ['peaceful-cave'], goods: { ore: 2 } },
  });
  take(after, { do: 'discard', strength: 3 }, use('blacksmithing'), { do: 'forge', strength: 2 });
  expect(strengths(after)).toEqual([2]);
});

rule(['CV-4.25', 'CV-10.17'], 'breeding as loot: two types at most', () => {
  const match = explore([14], {
    goods: { sheep: 2, donkey: 2, boar: 2 },
    large: [
      ['3,3', '3,4'],
      ['2,3', '2,4'],
    ],
    tops: { '1,1': 'small-pasture' },
    stables: ['1,1'],
  });
  take(match, loot('loot-breed'));
  expect(offers(match).filter(({ do: verb }) => verb === 'breed')).toHaveLength(3);
  take(match, { do: 'breed', sheep: true, donkey: true, boar: false, cattle: false });
  expect(has(match)).toEqual({ sheep: 3, donkey: 3, boar: 2 });
  const one = explore([14], { goods: { sheep: 2 }, large: [['3,3', '3,4']], built: ['breeding-cave', 'quarry'] });
  take(one, loot('loot-breed'), stop);
  expect(has(one)).toEqual({ sheep: 3, food: 1 });
});
