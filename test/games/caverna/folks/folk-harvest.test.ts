import { expect } from 'vitest';
import { rule } from '../../kit/rule.ts';
import { type CavernaMatch, has, home, offered, offers, question, take, whyNot } from '../testing.ts';
import { type Home, harvest, ROOMY, scene, tradeWith } from '../testing-folk.ts';

rule(['FF-8.14', 'FF-case-97', 'FF-3.7'], 'Charcoal Storage: up to three wood for a gold each', () => {
  const match = harvest({ goods: { wood: 5 }, built: ['charcoal-storage'] });
  expect(offered(match, 'harvest-trade', 'way')).toEqual([0, 1, 2]);
  take(match, tradeWith('charcoal-storage', 2));
  expect(has(match)).toEqual({ wood: 2, gold: 3 });
  expect(whyNot(match, tradeWith('charcoal-storage', 0)).rule).toBe('FF-3.7');
  expect(question(harvest({ built: ['charcoal-storage'] }))).toBe('place-person');
  const reduced = scene(
    { goods: { wood: 5, food: 9 }, built: ['charcoal-storage'] },
    { round: 4, next: [{ step: 'next-round' }, { step: 'end-of-round' }] },
  );
  expect(question(reduced)).toBe('place-person');
});

rule(['FF-8.16', 'FF-case-99'], 'Bone Carver: exactly two or four animals, of any kinds', () => {
  const three = harvest({ goods: { dog: 1, cattle: 2 }, built: ['bone-carver'] });
  const sizes = (match: CavernaMatch) =>
    new Set(
      offers(match).flatMap((move) =>
        move.do === 'carve' ? [move.dog + move.sheep + move.donkey + move.boar + move.cattle] : [],
      ),
    );
  expect(sizes(three)).toEqual(new Set([2]));
  const four = harvest({ goods: { dog: 2, cattle: 2 }, built: ['bone-carver'] });
  expect(sizes(four)).toEqual(new Set([2, 4]));
  take(four, { do: 'carve', dog: 2, sheep: 0, donkey: 0, boar: 0, cattle: 2 });
  expect(has(four)).toEqual({ gold: 6 });
  take(three, { do: 'carve', dog: 1, sheep: 0, donkey: 0, boar: 0, cattle: 1 });
  expect(has(three)).toEqual({ cattle: 1, gold: 3 });
  expect(offers(three).some(({ do: verb }) => verb === 'carve')).toBe(false);
});

rule(['FF-8.21', 'FF-case-104'], 'Hunter’s Hut: food for empty forest', () => {
  const food = (covered: number) => {
    const tops: Record<string, 'field'> = {};
    const forest = ['1,1', '1,2', '1,3', '1,4', '2,1', '2,2', '2,3', '2,4', '3,1', '3,2', '3,3'];
    for (const at of forest.slice(0, covered)) tops[at] = 'field';
    return home(harvest({ tops, built: [['hunters-hut', '3,4']] })).goods.food;
  };
  expect([food(1), food(5), food(6), food(9)]).toEqual([3, 2, 1, 0]);
});

const SIX = {
  '1,1': 'meadow',
  '1,2': 'meadow',
  '2,1': 'meadow',
  '2,2': 'meadow',
  '3,1': 'meadow',
  '0,2': 'meadow',
} as const;

rule(['FF-8.24', 'FF-9.2', 'FF-case-107', 'FF-case-143'], 'Mead Parlor: gold for empty meadows', () => {
  const { '0,2': _, ...five } = SIX;
  expect(home(harvest({ tops: five, built: ['mead-parlor'] })).goods.gold).toBe(2);
  expect(home(harvest({ tops: SIX, built: ['mead-parlor'] })).goods.gold).toBe(3);
  const carved = harvest({
    tops: SIX,
    goods: { dog: 1, sheep: 2, cattle: 2 },
    built: ['mead-parlor', 'bone-carver'],
  });
  take(
    carved,
    { do: 'carve', dog: 0, sheep: 2, donkey: 0, boar: 0, cattle: 0 },
    { do: 'harvest-gain', by: 'mead-parlor' },
  );
  expect(home(carved).goods.gold).toBe(6);
  const first = harvest({ tops: SIX, goods: { dog: 1, sheep: 2, cattle: 2 }, built: ['mead-parlor', 'bone-carver'] });
  take(first, { do: 'harvest-gain', by: 'mead-parlor' });
  expect(home(first).goods.gold).toBe(2);
  const skipping = scene(
    {
      tops: { ...SIX, '3,4': 'field' },
      sown: { '3,4': ['grain', 1] },
      goods: { food: 9, sheep: 2 },
      built: ['mead-parlor'],
    },
    {
      round: 8,
      markers: ['none', 'none', 'none', 'none', 'none', 'red', 'red', 'red', 'none', 'green', 'green', 'green'],
      next: [{ step: 'next-round' }, { step: 'end-of-round' }],
    },
  );
  expect([home(skipping).goods.gold, question(skipping)]).toEqual([3, 'skip-choice']);
});

rule(['FF-3.5', 'CV-3.21', 'FF-8.24', 'FF-8.26'], 'whoever could make a gain greater first is asked', () => {
  const three = { '1,1': 'meadow', '1,2': 'meadow', '1,3': 'meadow' } as const;
  const watching = {
    goods: { dog: 1, sheep: 4 },
    tops: { ...three, '1,4': 'meadow' },
    built: ['mead-parlor'],
  } as const;
  const eaten = harvest(watching);
  expect(question(eaten)).toBe('harvest-start');
  take(eaten, { do: 'convert', what: 'sheep' }, { do: 'convert', what: 'sheep' }, { do: 'done' });
  expect(home(eaten).goods).toMatchObject({ gold: 2, sheep: 2, food: 2 });
  // Three meadows: with one more for a ruby there is a second gold; two sheep at home are in nobody's way.
  const bought = harvest({ goods: { sheep: 2, ruby: 1 }, tops: three, built: ['mead-parlor'] });
  expect(question(bought)).toBe('harvest-start');
  for (const goods of [{ sheep: 2 }, { dog: 2, sheep: 2 }, { grain: 3, gold: 1 }] as const) {
    const paid = harvest({ goods, tops: three, built: ['mead-parlor'] });
    expect([question(paid), home(paid).goods.gold]).toEqual(['place-person', 1 + ('gold' in goods ? 1 : 0)]);
  }
  const organ = (ruby: number) => question(harvest({ goods: { ruby }, built: [['concert-organ', '5,2']] }));
  expect([organ(1), organ(2)]).toEqual(['place-person', 'harvest-start']);
});

rule(['FF-8.26', 'FF-case-109'], 'Concert Organ: gold for empty caverns beside it', () => {
  const match = harvest({
    tops: { '5,1': 'cavern', '5,3': 'cavern', '4,2': 'cavern' },
    built: [
      ['concert-organ', '5,2'],
      ['trader', '6,2'],
    ],
    sown: { '5,3': ['mushroom', 1] },
  });
  expect(home(match).goods.gold).toBe(2);
});

rule(['FF-8.35', 'FF-case-116'], 'Stone Trader: one or two wood for a stone each', () => {
  const match = harvest({ goods: { wood: 3 }, built: ['stone-trader', 'seam'] });
  expect(offered(match, 'harvest-trade', 'way')).toEqual([0, 1]);
  take(match, tradeWith('stone-trader', 1));
  expect(has(match)).toEqual({ wood: 1, stone: 2, ore: 2 });
});

rule(['FF-case-127', 'FF-case-128', 'FF-3.4'], 'harvests begin with a step of their own, other rounds do not', () => {
  const markers = [
    'none',
    'none',
    'none',
    'none',
    'none',
    'red',
    'red',
    'red',
    'none',
    'green',
    'green',
    'green',
  ] as const;
  const ends = (round: number, ours: Home) =>
    scene(ours, { round, markers, next: [{ step: 'next-round' }, { step: 'end-of-round' }] });
  const ours: Home = {
    goods: { food: 9, wood: 3, dog: 2, sheep: 2, vegetable: 2 },
    tops: { '4,2': 'cavern', ...ROOMY, '1,4': 'field' },
    sown: { '1,4': ['grain', 1] },
    built: [['concert-organ', '5,2'], 'stone-trader', 'kennels', 'feeding-room'],
  };
  expect(question(ends(3, ours))).toBe('harvest-start');
  for (const round of [1, 4, 6, 7]) expect(question(ends(round, ours)), `${round}`).not.toBe('harvest-start');
  const skipping = ends(8, ours);
  expect(question(skipping)).toBe('harvest-start');
  take(skipping, { do: 'done' });
  expect([home(skipping).goods.gold, question(skipping)]).toEqual([1, 'skip-choice']);
  take(skipping, { do: 'skip-breeding' });
  if (question(skipping) === 'feed') take(skipping, { do: 'feed' });
  expect([home(skipping).goods.dog, home(skipping).goods.sheep, question(skipping)]).toEqual([2, 2, 'place-person']);
});
