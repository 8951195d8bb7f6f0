import { expect } from 'vitest';
import {
  arrange,
  furnish,
  has,
  home,
  may,
  offers,
  question,
  skip,
  take,
  top,
  use,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

rule(['CV-4.26', 'CV-4.27'], 'Wish for Children: a child or a dwelling, with the Guest Room both', () => {
  const home0 = { goods: { wood: 4, stone: 3 }, built: ['simple-dwelling-4w2s'] } as const;
  const match = arrange({ cards: ['wish-for-children'], home: home0 });
  take(match, use('wish-for-children'));
  expect(offers(match).filter(({ do: verb }) => verb === 'branch')).toEqual([
    { do: 'branch', first: 'growth' },
    { do: 'branch', first: 'dwelling' },
  ]);
  const both = arrange({ cards: ['wish-for-children'], home: { goods: { wood: 4, stone: 3 }, built: ['guest-room'] } });
  take(both, use('wish-for-children'), { do: 'branch', first: 'dwelling', second: 'growth' }, furnish('dwelling'));
  expect([home(both).people.length, top(both, '4,3')]).toEqual([3, 'dwelling']);
});

rule(['CV-4.27', 'CV-8.4'], 'a dwelling and then a child: if a dwelling that can be built makes room for it', () => {
  const dwellingThenChild = { do: 'branch', first: 'dwelling', second: 'growth' } as const;
  const people = [0, 0, 0, 0, 0];
  const sixth = { goods: { wood: 4, stone: 3 }, built: ['guest-room'], people } as const;
  const match = arrange({ cards: ['wish-for-children'], home: sixth });
  take(match, use('wish-for-children'), dwellingThenChild, furnish('additional-dwelling'));
  expect(home(match).people).toHaveLength(6);
  const simple = { goods: { wood: 3, stone: 3 }, built: ['guest-room', 'simple-dwelling-4w2s'], people } as const;
  const none = arrange({ cards: ['wish-for-children'], home: simple });
  take(none, use('wish-for-children'));
  expect(question(none)).toBe('furnish');
});

rule(['CV-4.28', 'CV-case-17'], 'Urgent Wish for Children: gold, or a dwelling and then a child', () => {
  const goods = { wood: 4, stone: 3 };
  const match = arrange({ cards: ['urgent-wish'], home: { goods } });
  take(match, use('urgent-wish'), { do: 'branch', first: 'dwelling' }, furnish('dwelling'));
  expect([question(match), may(match, skip)]).toEqual(['grow', true]);
  take(match, { do: 'grow' });
  expect(home(match).people).toHaveLength(3);
  const gold = arrange({ cards: ['urgent-wish'], home: { built: ['dwelling'] } });
  take(gold, use('urgent-wish'));
  expect([has(gold), home(gold).people.length]).toEqual([{ gold: 3 }, 2]);
  const both = arrange({ cards: ['urgent-wish'], home: { goods, built: ['guest-room'] } });
  take(both, use('urgent-wish'), { do: 'branch', first: 'dwelling', second: 'gold' }, furnish('dwelling'), {
    do: 'grow',
  });
  expect([has(both), home(both).people.length]).toEqual([{ gold: 3 }, 3]);
});

rule(['CV-4.29', 'CV-case-16'], 'one action brings one child at most', () => {
  const match = arrange({ cards: ['urgent-wish'], home: { goods: { wood: 8, stone: 6 } } });
  take(match, use('urgent-wish'), { do: 'branch', first: 'dwelling' }, furnish('couple-dwelling'), { do: 'grow' });
  expect([home(match).people.length, question(match)]).toEqual([3, 'place-person']);
});

rule('CV-4.40', 'Growth: six goods or a child', () => {
  const match = arrange({ seats: 4 });
  take(match, use('growth'));
  expect(has(match)).toEqual({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 });
  const choice = arrange({ seats: 4, home: { built: ['dwelling', 'guest-room'] } });
  take(choice, use('growth'), { do: 'branch', first: 'goods', second: 'growth' });
  expect([home(choice).people.length, home(choice).goods.gold]).toEqual([3, 2]);
});
