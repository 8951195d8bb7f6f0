import { expect } from 'vitest';
import { caverna } from '../../../../src/games/caverna/index.ts';
import { advance } from '../../../../src/kernel/steps.ts';
import { rule } from '../../kit/rule.ts';
import { has, home, may, take, whyNot } from '../testing.ts';
import { type Home, ROOMY, scene } from '../testing-folk.ts';

rule(['FF-8.19', 'FF-8.34', 'FF-3.8', 'FF-case-101'], 'Elven Market and Jeweler: once a round each', () => {
  const match = scene({ goods: { gold: 6 }, built: ['elven-market', 'jeweler'] });
  take(match, { do: 'exchange', furnishing: 'elven-market', way: 0 });
  expect(has(match)).toEqual({ gold: 4, ruby: 1, vegetable: 1 });
  expect(whyNot(match, { do: 'exchange', furnishing: 'elven-market', way: 0 }).rule).toBe('FF-3.8');
  take(match, { do: 'exchange', furnishing: 'jeweler', way: 0 });
  expect(has(match)).toEqual({ gold: 2, ruby: 2, vegetable: 1, ore: 2 });
  match.position.stack = [{ step: 'round' }];
  advance(caverna, match.position);
  expect(may(match, { do: 'exchange', furnishing: 'jeweler', way: 0 })).toBe(true);
  const poor = scene({ goods: { gold: 1 }, built: ['jeweler'] });
  expect(whyNot(poor, { do: 'exchange', furnishing: 'jeweler', way: 0 }).rule).toBe('CV-9.1');
});

rule(['FF-8.32', 'FF-case-114'], 'Schnapps Parlor: a vegetable for 2 gold or 3 food', () => {
  const match = scene({ goods: { vegetable: 3 }, built: ['schnapps-parlor'] });
  const to = (way: number) => ({ do: 'exchange', furnishing: 'schnapps-parlor', way }) as const;
  take(match, to(0), to(0), to(1));
  expect(has(match)).toEqual({ gold: 4, food: 3 });
});

rule(['FF-8.33', 'FF-case-115'], 'Sheep Market: a dog and two sheep for 4 gold', () => {
  const sell = { do: 'exchange', furnishing: 'sheep-market', way: 0 } as const;
  const match = scene({ goods: { dog: 1, sheep: 2 }, built: ['sheep-market'] });
  take(match, sell);
  expect(has(match)).toEqual({ gold: 4 });
  expect(whyNot(scene({ goods: { dog: 1, sheep: 1 }, built: ['sheep-market'] }), sell).rule).toBe('CV-9.1');
});

rule(
  ['FF-8.40', 'FF-9.3', 'FF-14.2', 'FF-case-121'],
  'Candle Maker: gold for animals turned into food together',
  () => {
    const pot = (goods: Home['goods'], animals: readonly ('sheep' | 'donkey' | 'cattle')[]) => {
      const match = scene({
        ...(goods && { goods }),
        tops: ROOMY,
        stables: ['1,1', '1,2', '1,3'],
        built: ['candle-maker'],
      });
      take(match, { do: 'cook' }, ...animals.map((animal) => ({ do: 'add', animal }) as const), { do: 'done' });
      return has(match);
    };
    expect(pot({ sheep: 1, donkey: 1, cattle: 1 }, ['sheep', 'donkey', 'cattle'])).toEqual({ food: 5, gold: 1 });
    expect(pot({ sheep: 2, donkey: 2 }, ['sheep', 'sheep', 'donkey', 'donkey'])).toEqual({ food: 5, gold: 2 });
    const apart = scene({ goods: { sheep: 2 }, built: ['candle-maker'] });
    take(apart, { do: 'convert', what: 'sheep' }, { do: 'convert', what: 'sheep' });
    expect(has(apart)).toEqual({ food: 2 });
    const market = scene({ goods: { dog: 1, sheep: 2 }, built: ['candle-maker', 'sheep-market'] });
    take(market, { do: 'exchange', furnishing: 'sheep-market', way: 0 });
    expect(has(market)).toEqual({ gold: 4 });
    const crowded = scene(
      { goods: { sheep: 3, cattle: 1 }, built: ['candle-maker'] },
      { next: [{ step: 'next-round' }, { step: 'keep', seat: 0 }] },
    );
    take(crowded, { do: 'keep', sheep: 2, donkey: 0, boar: 0, cattle: 0 });
    expect(home(crowded).goods).toMatchObject({ food: 4, gold: 1 });
  },
);
