import { expect } from 'vitest';
import { FOLK_BOARDS } from '../../../../src/games/caverna/box/folk-ids.ts';
import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import type { Some } from '../../../../src/games/caverna/box/goods.ts';
import { rule } from '../../kit/rule.ts';
import { arrange, has, home, line, offers, on, question, take, use, whyNot } from '../testing.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Home = NonNullable<Scene['home']>;

const scene = (ours: Home, more: Scene = {}) => arrange({ home: ours, sets: FOLK_BOARDS, ...more });
const harvest = (ours: Home) => scene(ours, { next: [{ step: 'next-round' }, { step: 'start-harvest' }] });

const MEADOWS = { '3,4': 'meadow', '3,3': 'meadow', '2,3': 'meadow' } as const;

rule('FF-14.1', 'what comes by itself when a harvest begins is not asked for', () => {
  const built = [['hunters-hut', '2,4'], 'mead-parlor', ['concert-organ', '4,2']] as const;
  const match = harvest({ tops: MEADOWS, built });
  expect([question(match), has(match)]).toEqual(['place-person', { food: 2, gold: 2 }]);
  // With something to choose besides, the step is asked.
  expect(question(harvest({ tops: MEADOWS, built: [...built, 'stone-trader'], goods: { wood: 1 } }))).toBe(
    'harvest-start',
  );
  // Trades that cannot be paid are no choice.
  expect(question(harvest({ built: ['stone-trader', 'charcoal-storage', 'bone-carver'] }))).toBe('place-person');
  expect(question(harvest({ folk: 'silicoids', goods: { food: 2 } }))).toBe('place-person');
});

rule('FF-14.1', 'a puppy is born, a meal is eaten and a line of meadows is found without a question', () => {
  const born = scene(
    { goods: { dog: 2 }, built: ['kennels'] },
    { next: [{ step: 'next-round' }, { step: 'breeding' }] },
  );
  expect([question(born), has(born)]).toEqual(['place-person', { dog: 3 }]);
  for (const [folk, goods] of [
    ['trolls', { food: 6 }],
    ['silicoids', { stone: 2 }],
    ['dark-elves', { food: 4 }],
  ] as const) {
    const fed = scene({ folk, goods }, { next: [{ step: 'next-round' }, { step: 'feeding', kind: 'harvest' }] });
    expect([folk, question(fed), has(fed)]).toEqual([folk, 'place-person', {}]);
  }
  expect(line(scene({ tops: MEADOWS, built: [['archery-range', '3,2']] }), 'score.bonus')).toBe(6);
});

rule('FF-14.1', 'one kind to lose, one way to pay, one place to build on: nothing is asked', () => {
  const clumsy = scene({ folk: 'cave-goblins' }, { goods: { 'ore-mining-13': { ore: 3 } } });
  take(clumsy, use('ore-mining-13'));
  expect(has(clumsy)).toEqual({ ore: 2 });
  expect(question(clumsy)).toBe('place-person');

  const fences = (goods: Home['goods']) => {
    const match = scene(
      { folk: 'mountain-dwarves', tops: { '3,4': 'meadow' }, ...(goods && { goods }) },
      { cards: ['sheep-farming'], goods: { 'sheep-farming': { sheep: 1 } } },
    );
    take(match, use('sheep-farming'), on('small-pasture', '3,4'));
    return question(match);
  };
  expect([fences({ ore: 2 }), fences({ wood: 1, ore: 2 })]).toEqual(['place-person', 'pasture-payment']);

  const furnish = (tops: Home['tops']) => {
    const match = scene({ goods: { wood: 2, stone: 2 }, tops: { ...tops } });
    take(match, use('housework'), { do: 'branch', first: 'furnish' }, { do: 'furnish', furnishing: 'hunters-hut' });
    return [question(match), home(match).tops.includes('hunters-hut')];
  };
  expect(furnish({ '3,4': 'meadow' })).toEqual(['place-person', true]);
  expect(furnish(MEADOWS)).toEqual(['furnish-cell', false]);
});

rule('FF-14.1', 'training, a second breeding and a pot with nothing to choose are passed over', () => {
  const train = scene({ people: [5], built: ['training-room'] });
  take(train, use('logging-13'));
  expect(question(train)).toBe('expedition');
  const again = (vegetable: number) =>
    question(
      scene(
        {
          goods: { sheep: 2, vegetable },
          large: [['1,1', '1,2']],
          built: ['feeding-room'],
        },
        { next: [{ step: 'next-round' }, { step: 'breeding' }] },
      ),
    );
  expect([again(0), again(1)]).toEqual(['place-person', 'breed-again']);
  const pot = (sheep: number) =>
    offers(scene({ goods: { sheep }, built: ['candle-maker'] })).some(({ do: verb }) => verb === 'cook');
  expect([pot(1), pot(2)]).toEqual([false, true]);
});

/** Without a ruby, but with something that becomes one at any time. */
const IN_REACH: readonly { readonly goods: Some; readonly built: readonly FurnishingId[] }[] = [
  { goods: { gemfruit: 1 }, built: [] },
  { goods: { gold: 2 }, built: ['elven-market'] },
];
const OUT_OF_REACH = { goods: { gold: 1 }, built: ['elven-market'] } as const;

function askedWith({ goods, built }: (typeof IN_REACH)[number], ours: Home, next: Scene['next'], more: Scene = {}) {
  const richer = { ...ours, goods: { ...ours.goods, ...goods }, built: [...(ours.built ?? []), ...built] };
  return scene(richer, { ...(next && { next: [{ step: 'next-round' }, ...next] }), ...more });
}

rule(['FF-5.3', 'FF-8.19', 'CV-10.4', 'FF-14.1'], 'a ruby in reach is a ruby where breeding could be left out', () => {
  const ours: Home = {
    goods: { sheep: 1 },
    large: [['2,1', '2,2']],
    sown: { '1,1': ['grain', 1] },
    tops: { '1,1': 'field' },
  };
  const next: Scene['next'] = [{ step: 'breeding' }, { step: 'skip-one' }];
  for (const reach of IN_REACH) expect(question(askedWith(reach, ours, next))).toBe('skip-choice');
  expect(question(askedWith(OUT_OF_REACH, ours, next))).toBe('place-person');
});

rule(['FF-5.3', 'FF-8.19', 'FF-14.1'], 'it makes a pair before animals breed, and pays for young again', () => {
  const next: Scene['next'] = [{ step: 'breeding' }];
  const single: Home = { goods: { sheep: 1 }, large: [['1,1', '1,2']] };
  const pair: Home = { goods: { sheep: 2 }, large: [['1,1', '1,2']], built: ['feeding-room'] };
  for (const reach of IN_REACH) {
    expect(question(askedWith(reach, single, next))).toBe('breed');
    expect(question(askedWith(reach, pair, next))).toBe('breed-again');
  }
  for (const ours of [single, pair]) expect(question(askedWith(OUT_OF_REACH, ours, next))).toBe('place-person');
});

rule(['FF-5.3', 'FF-8.19', 'FF-8.29'], 'it buys the ore for training', () => {
  const ours: Home = { people: [5], built: ['training-room'] };
  const trains = (reach: (typeof IN_REACH)[number]) => {
    const match = askedWith(reach, ours, undefined);
    take(match, use('logging-13'));
    return question(match);
  };
  expect([...IN_REACH, OUT_OF_REACH].map(trains)).toEqual(['train', 'train', 'expedition']);
});

rule(['FF-5.3', 'FF-8.19', 'CV-12.6'], 'alone, it saves a full space once it is exchanged', () => {
  const exchanges = [
    { do: 'crop', crop: 'gemfruit' },
    { do: 'exchange', furnishing: 'elven-market', way: 0 },
  ] as const;
  const more: Scene = { seats: 1, goods: { 'logging-13': { wood: 7 } } };
  const next: Scene['next'] = [{ step: 'work' }, { step: 'overfull', from: 0 }];
  const wood = (match: ReturnType<typeof scene>) => match.position.spaces.some(({ goods }) => (goods.wood ?? 0) >= 7);
  IN_REACH.forEach((reach, way) => {
    const match = askedWith(reach, {}, next, more);
    expect(question(match)).toBe('solo-rescue');
    expect(whyNot(match, { do: 'rescue' })).toMatchObject({ rule: 'CV-12.6' });
    take(match, exchanges[way] as never, { do: 'rescue' });
    expect([home(match).goods.ruby, wood(match)]).toEqual([0, true]);
  });
  expect(wood(askedWith(OUT_OF_REACH, {}, next, more))).toBe(false);
});
