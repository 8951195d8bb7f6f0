import { expect } from 'vitest';
import {
  arrange,
  deal,
  furnish,
  home,
  may,
  playOn,
  question,
  stream,
  take,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { canGrow, roomsOf } from './family.ts';

rule('CV-8.1', 'rooms', () => {
  const rooms = (...built: NonNullable<NonNullable<Parameters<typeof arrange>[0]>['home']>['built'] & object) =>
    roomsOf(home(arrange({ home: { built } })));
  expect(rooms()).toBe(2);
  expect(rooms('dwelling', 'dwelling')).toBe(4);
  expect(rooms('simple-dwelling-4w2s', 'simple-dwelling-3w3s', 'mixed-dwelling')).toBe(5);
  expect(rooms('couple-dwelling')).toBe(4);
  expect(rooms('additional-dwelling')).toBe(2);
});

rule(['CV-8.2', 'CV-8.3', 'CV-8.4'], 'at most five, six with the Additional Dwelling', () => {
  const grows = (people: number, built: readonly ('dwelling' | 'couple-dwelling' | 'additional-dwelling')[]) =>
    canGrow(home(arrange({ home: { people: Array(people).fill(0), built } })));
  const four = ['couple-dwelling', 'dwelling', 'dwelling', 'dwelling'] as const;
  expect([
    grows(4, four),
    grows(5, four),
    grows(5, [...four, 'additional-dwelling']),
    grows(6, [...four, 'additional-dwelling']),
  ]).toEqual([true, false, true, false]);
  expect(grows(2, ['additional-dwelling'])).toBe(false);
});

rule(['CV-8.4', 'CV-case-14'], 'a family of two needs a Dwelling first', () => {
  const match = arrange({ cards: ['wish-for-children'] });
  expect(whyNot(match, use('wish-for-children')).rule).toBe('CV-8.4');
  expect(may(arrange({ cards: ['wish-for-children'], home: { built: ['dwelling'] } }), use('wish-for-children'))).toBe(
    true,
  );
});

rule(['CV-8.3', 'CV-case-15'], 'the Additional Dwelling houses the sixth Person only', () => {
  const urgent = (people: number) => {
    const match = arrange({
      cards: ['urgent-wish'],
      home: {
        people: Array(people).fill(0),
        goods: { wood: 4, stone: 3 },
        built: people === 5 ? ['couple-dwelling', 'dwelling'] : ['couple-dwelling'],
      },
    });
    take(match, use('urgent-wish'), { do: 'branch', first: 'dwelling' }, furnish('additional-dwelling'));
    return match;
  };
  expect(question(urgent(4))).toBe('place-person');
  const sixth = urgent(5);
  expect(question(sixth)).toBe('grow');
  take(sixth, { do: 'grow' });
  expect(home(sixth).people).toHaveLength(6);
});

rule('CV-8.7', 'nobody ever leaves', () => {
  const match = deal(4, 'family');
  const most = [0, 0, 0, 0];
  playOn(match, stream('family'), () => {
    most.forEach((before, seat) => {
      const { length } = home(match, seat).people;
      expect(length).toBeGreaterThanOrEqual(before);
      most[seat] = length;
    });
  });
});
