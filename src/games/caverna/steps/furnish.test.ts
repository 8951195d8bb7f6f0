import { expect } from 'vitest';
import {
  arrange,
  cell,
  furnish,
  has,
  loot,
  may,
  offered,
  offers,
  on,
  take,
  top,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

const RICH = { wood: 20, stone: 20, ore: 20, food: 20, gold: 20 };

rule(['CV-4.6', 'CV-4.7', 'CV-5.2'], 'a furnishing is paid and lies on an empty cavern', () => {
  const match = arrange({ home: { goods: { wood: 1, stone: 1 }, tops: { '5,3': 'cavern', '5,2': 'tunnel' } } });
  take(match, use('housework'), { do: 'branch', first: 'furnish' });
  expect(whyNot(match, furnish('dwelling'))).toMatchObject({ rule: 'CV-4.6', wood: 3, stone: 2 });
  take(match, furnish('guest-room'));
  expect(offered(match, 'cell', 'cell')).toEqual([cell('4,3'), cell('5,3')]);
  take(match, on('cell', '5,3'));
  expect([top(match, '5,3'), has(match)]).toEqual(['guest-room', {}]);
  const full = arrange({ home: { goods: RICH, tops: { '4,3': 'tunnel' } } });
  take(full, use('housework'));
  expect(has(full)).toEqual({ ...RICH, dog: 1 });
});

rule('CV-4.8', 'a dwelling is one by its tag', () => {
  const match = arrange({ cards: ['wish-for-children'], home: { goods: RICH } });
  take(match, use('wish-for-children'));
  expect(offered(match, 'furnish', 'furnishing')).toEqual([
    'dwelling',
    'simple-dwelling-4w2s',
    'simple-dwelling-3w3s',
    'mixed-dwelling',
    'couple-dwelling',
    'additional-dwelling',
  ]);
});

rule(['CV-4.9', 'CV-4.10', 'CV-11.5', 'CV-11.6', 'CV-case-50'], 'discounts first, then Builder', () => {
  const built = ['carpenter', 'stone-carver', 'builder'] as const;
  const pays = (goods: object) => {
    const match = arrange({ cards: ['wish-for-children'], home: { goods, built } });
    take(match, use('wish-for-children'));
    if (!may(match, furnish('dwelling'))) return [];
    take(match, furnish('dwelling'));
    return offers(match).map((move) => (move.do === 'pay' ? [move.wood, move.stone, move.ore] : move));
  };
  expect(pays({ wood: 3, stone: 2, ore: 2 })).toEqual([
    [3, 2, 0],
    [3, 1, 1],
    [2, 2, 1],
    [2, 1, 2],
  ]);
  const only = arrange({ cards: ['wish-for-children'], home: { goods: { wood: 2, stone: 1, ore: 2 }, built } });
  take(only, use('wish-for-children'), furnish('dwelling'));
  expect(has(only)).toEqual({});
  const smith = arrange({ home: { goods: { stone: 1, ore: 2 }, built: ['builder'] } });
  take(smith, use('housework'), { do: 'branch', first: 'furnish' }, furnish('blacksmith'));
  expect(has(smith)).toEqual({ ore: 2 });
  const spoils = arrange({
    seats: 3,
    cards: ['exploration'],
    home: { people: [11], goods: { wood: 1, stone: 1 }, built: ['carpenter', 'stone-carver'] },
  });
  take(spoils, use('exploration'), loot('loot-dwelling'));
  expect([top(spoils, '4,3'), has(spoils)]).toEqual(['dwelling', {}]);
});

rule(
  ['CV-4.11', 'CV-4.12', 'CV-5.1'],
  'a furnishing stays, does what it does when built once, and does not lower its own price',
  () => {
    const match = arrange({ home: { goods: { wood: 1 } } });
    take(match, use('housework'), { do: 'branch', first: 'furnish' }, furnish('stone-carver'));
    expect(has(match)).toEqual({ stone: 2 });
    expect(top(match, '4,3')).toBe('stone-carver');
    const broke = arrange({ home: { goods: {} } });
    take(broke, use('housework'), { do: 'branch', first: 'furnish' });
    expect(offered(broke, 'furnish', 'furnishing')).toEqual(['dog-school']);
  },
);
