import { expect } from 'vitest';
import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { allFit, pastureCapacity } from '../../../../src/games/caverna/rules/animals.ts';
import { arrangementOf } from '../../../../src/games/caverna/rules/arrangement.ts';
import { rule } from '../../kit/rule.ts';
import { cell, furnish, has, home, line, may, offers, question, take, use, whyNot } from '../testing.ts';
import { breeding, building, type Home, scene } from '../testing-folk.ts';

rule(['FF-8.11', 'FF-case-94', 'FF-case-137'], 'Kennels: two dogs or more have a puppy when animals breed', () => {
  const dogs = (dog: number, built: readonly FurnishingId[] = ['kennels']) => {
    const match = breeding({ goods: { dog }, built });
    return [home(match).goods.dog, home(match).goods.food];
  };
  expect([dogs(2), dogs(5), dogs(1), dogs(2, [])].map(([dog]) => dog)).toEqual([3, 6, 1, 2]);
  expect(dogs(2, ['kennels', 'breeding-cave'])).toEqual([3, 0]);
  const left = scene(
    { goods: { dog: 2 }, built: ['kennels'] },
    { next: [{ step: 'next-round' }, { step: 'breeding' }] },
  );
  expect(home(left).goods.dog).toBe(3);
  const skipping = scene(
    { goods: { dog: 2, sheep: 2 }, built: ['kennels'], sown: { '1,1': ['grain', 1] }, tops: { '1,1': 'field' } },
    { next: [{ step: 'next-round' }, { step: 'breeding' }, { step: 'skip-choice', seat: 0 }] },
  );
  take(skipping, { do: 'skip-breeding' });
  expect(home(skipping).goods.dog).toBe(2);
  const crowded = breeding({ goods: { dog: 2, sheep: 3, cattle: 2 }, tops: { '3,4': 'meadow' }, built: ['kennels'] });
  expect(has(crowded)).toEqual({ dog: 3, sheep: 4, cattle: 2 });
});

rule(['FF-8.11', 'CV-10.4'], 'Kennels: whoever would have a puppy is asked what to leave out', () => {
  const asks = (dog: number, built: readonly FurnishingId[]) =>
    scene(
      { goods: { dog }, built, sown: { '1,1': ['grain', 1] }, tops: { '1,1': 'field' } },
      { next: [{ step: 'next-round' }, { step: 'breeding' }, { step: 'skip-one' }] },
    );
  const match = asks(2, ['kennels']);
  expect(question(match)).toBe('skip-choice');
  take(match, { do: 'skip-fields' });
  expect(home(match).goods.dog).toBe(3);
  expect([question(asks(1, ['kennels'])), question(asks(2, []))]).toEqual(['place-person', 'place-person']);
});

rule(['FF-8.20', 'FF-case-102', 'FF-case-103', 'FF-14.3'], 'Feeding Room: types that had young have more', () => {
  const big = [
    ['1,1', '1,2'],
    ['2,1', '2,2'],
    ['3,1', '3,2'],
    ['1,3', '2,3'],
  ] as const;
  const match = breeding({ goods: { sheep: 2, cattle: 2, vegetable: 1 }, large: big, built: ['feeding-room'] });
  expect(home(match).goods).toMatchObject({ sheep: 3, cattle: 3 });
  expect(offers(match).filter(({ do: verb }) => verb === 'breed-again')).toHaveLength(1);
  take(match, offers(match).find(({ do: verb }) => verb === 'breed-again') as never);
  expect(has(match)).toEqual({ sheep: 4, cattle: 4 });
  const tight = breeding({
    goods: { sheep: 2, cattle: 2, vegetable: 1 },
    large: [['1,1', '1,2']],
    built: ['feeding-room'],
  });
  if (question(tight) === 'breed') take(tight, offers(tight)[0] as never);
  const again = offers(tight).filter((move) => move.do === 'breed-again');
  for (const move of again) if (move.do === 'breed-again') expect(move.sheep && move.cattle).toBe(false);
  const all = breeding({
    goods: { sheep: 2, donkey: 2, boar: 2, cattle: 2, vegetable: 2 },
    large: big,
    built: ['feeding-room', 'breeding-cave'],
  });
  expect(home(all).goods.food).toBe(5);
  take(all, offers(all).find((move) => move.do === 'breed-again' && move.vegetable === 2) as never);
  expect(has(all)).toEqual({ sheep: 4, donkey: 4, boar: 4, cattle: 4, food: 10 });
  const unbred = breeding({ goods: { sheep: 2, cattle: 1, vegetable: 1 }, large: big, built: ['feeding-room'] });
  for (const move of offers(unbred)) if (move.do === 'breed-again') expect(move.cattle).toBe(false);
});

rule(['FF-8.20', 'CV-10.15', 'CV-6.7'], 'Feeding Room: who has young is not eaten between the two breedings', () => {
  const ours: Home = {
    goods: { dog: 1, sheep: 2, cattle: 2, boar: 1, vegetable: 1, ruby: 1, food: 1 },
    tops: { '1,1': 'small-pasture', '1,2': 'small-pasture', '1,3': 'small-pasture', '1,4': 'small-pasture' },
  };
  const match = breeding({ ...ours, built: ['feeding-room', 'sheep-market', 'candle-maker'] });
  take(match, { do: 'breed', sheep: true, donkey: false, boar: false, cattle: true });
  expect(question(match)).toBe('breed-again');
  for (const what of ['sheep', 'cattle'] as const) {
    expect(whyNot(match, { do: 'convert', what })).toMatchObject({ rule: 'FF-8.20', say: 'blocked.young' });
  }
  expect(whyNot(match, { do: 'exchange', furnishing: 'sheep-market', way: 0 })).toMatchObject({ rule: 'FF-8.20' });
  expect(whyNot(match, { do: 'cook' })).toMatchObject({ rule: 'FF-8.20' });
  // What would leave young without room may not come either.
  expect(may(match, { do: 'ruby-animal', get: 'boar' })).toBe(true);
  expect(whyNot(match, { do: 'ruby-animal', get: 'donkey' })).toMatchObject({ rule: 'FF-8.20' });
  take(match, { do: 'convert', what: 'boar' }, { do: 'skip' });
  expect([question(match), may(match, { do: 'convert', what: 'sheep' })]).toEqual(['place-person', true]);
});

rule(['FF-8.25', 'FF-case-108'], 'Silage Bin: animals breed at once, one type for each meadow beside it', () => {
  const ours: Home = {
    tops: { '2,2': 'meadow', '2,1': 'meadow', '1,2': 'meadow' },
    stables: ['2,1', '1,2'],
    goods: { sheep: 2, donkey: 2 },
    large: [
      ['3,3', '3,4'],
      ['1,3', '1,4'],
    ],
  };
  const { match } = building('silage-bin', ours);
  expect(home(match).goods).toMatchObject({ sheep: 3, donkey: 3 });
  expect(line(match, 'score.bonus')).toBe(6);
  expect(
    line(scene({ tops: { '2,1': 'meadow', '1,2': 'small-pasture' }, built: [['silage-bin', '2,2']] }), 'score.bonus'),
  ).toBe(3);
});

rule(['FF-8.31', 'FF-9.1', 'FF-case-113', 'FF-case-138'], 'Sheep Dog School: dogs watch twice as many sheep', () => {
  const holds = (dog: number, sheep: number, built: readonly FurnishingId[], more: Home = {}) => {
    const match = scene({ goods: { dog, sheep, cattle: 2 }, tops: { '3,4': 'meadow' }, built, ...more });
    const fits = allFit(match.position, 0);
    if (fits) {
      const herds = arrangementOf(match.position, 0);
      expect(herds.reduce((sum, { animal, count }) => sum + (animal === 'sheep' ? count : 0), 0)).toBe(sheep);
      expect(herds.reduce((sum, { dogs }) => sum + dogs, 0)).toBe(dog);
    }
    return fits;
  };
  const school = ['sheep-dog-school'] as const;
  expect([holds(1, 4, school), holds(1, 5, school), holds(3, 8, school), holds(3, 9, school)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([holds(1, 2, []), holds(1, 3, []), holds(3, 4, []), holds(3, 5, [])]).toEqual([true, false, true, false]);
  const two: Home = { tops: { '3,4': 'meadow', '3,3': 'meadow' }, stables: ['3,3'] };
  expect([holds(2, 8, school, two), holds(2, 9, school, two), holds(2, 4, [], two), holds(2, 5, [], two)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const pasture: Home = { tops: { '3,4': 'small-pasture' } };
  expect([holds(2, 6, school, pasture), holds(2, 7, school, pasture)]).toEqual([true, false]);
});

rule(['FF-8.37', 'FF-case-118', 'FF-9.1'], 'Water Troughs: pastures beside them hold three more', () => {
  const ours: Home = {
    tops: { '2,1': 'small-pasture', '3,4': 'small-pasture' },
    large: [['1,2', '1,3']],
    stables: ['2,1', '1,2', '1,3'],
    built: [['water-troughs', '2,2']],
  };
  const { position } = scene(ours);
  expect([cell('2,1'), cell('1,2'), cell('3,4')].map((at) => pastureCapacity(position, 0, at))).toEqual([7, 19, 2]);
  // A large pasture is beside them with either half.
  const half = scene({ large: [['1,1', '1,2']], built: [['water-troughs', '2,2']] }).position;
  expect(pastureCapacity(half, 0, cell('1,1'))).toBe(7);
  const fits = (cattle: number) =>
    allFit(scene({ goods: { cattle }, large: [['1,1', '1,2']], built: [['water-troughs', '2,2']] }).position, 0);
  expect([fits(9), fits(10)]).toEqual([true, false]);
  const dogs = scene({
    tops: { '2,1': 'small-pasture' },
    goods: { dog: 2, sheep: 6, cattle: 2 },
    built: [['water-troughs', '2,2']],
  });
  expect(allFit(dogs.position, 0)).toBe(false);
});

rule('FF-case-139', 'a meadow that animals need is no site, until they are gone', () => {
  const match = scene({ goods: { wood: 5, dog: 1, sheep: 2, cattle: 2 }, tops: { '3,4': 'meadow' } });
  take(match, use('housework'), { do: 'branch', first: 'furnish' });
  expect(may(match, furnish('hunters-hut'))).toBe(false);
  take(match, { do: 'convert', what: 'sheep' }, { do: 'convert', what: 'sheep' });
  expect(may(match, furnish('hunters-hut'))).toBe(true);
});
