import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WAITING_PACES } from '../../protocol/waiting.ts';
import { isNear, keyOf, seatTogether, type Waiter } from './match.ts';
import { reachAfter, widensAfter } from './reach.ts';

const NOW = 10_000_000;
const MINUTE = 60_000;

function waiter(person: string, change: Partial<Waiter> = {}): Waiter {
  return {
    person,
    game: 'cave-troll',
    seats: 2,
    pace: 'live-quick',
    rated: false,
    rating: 1500,
    since: NOW - 1_000,
    ...change,
  };
}

const nobodyApart = () => false;

test('two who wait for the same sit down together', () => {
  expect(seatTogether([waiter('a'), waiter('b')], NOW, nobodyApart)).toEqual([
    { game: 'cave-troll', seats: 2, pace: 'live-quick', rated: false, people: ['a', 'b'], bots: 0 },
  ]);
});

test('a waiting room in which nearly everybody has blocked others keeps no server busy', () => {
  const crowd = Array.from({ length: 300 }, (_, index) => waiter(`p${index}`, { seats: 7 }));
  let asked = 0;
  // Six groups whose members block each other: six people can sit together, and never seven.
  const camp = (person: string) => Number(person.slice(1)) % 6;
  const apart = (one: string, other: string) => {
    asked++;
    return camp(one) === camp(other);
  };
  expect(seatTogether(crowd, NOW, apart)).toEqual([]);
  expect(asked).toBeLessThan(3_000_000);
});

test.each([
  ['another game', { game: 'caverna' }],
  ['more seats', { seats: 3 }],
  ['another pace', { pace: 'days-slow' }],
  ['a rated match', { rated: true }],
] as const)('nobody is seated with somebody who waits for %s', (_, other) => {
  expect(seatTogether([waiter('a'), waiter('b', other)], NOW, nobodyApart)).toEqual([]);
});

test('the range of ratings widens for both, until it may be anybody', () => {
  const meet = (waited: number, other: number) =>
    seatTogether(
      [waiter('a', { since: NOW - waited }), waiter('b', { rating: 1900, since: NOW - other })],
      NOW,
      nobodyApart,
    ).length === 1;
  expect([meet(0, 0), meet(MINUTE, MINUTE), meet(5 * MINUTE, 0), meet(MINUTE, 5 * MINUTE)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([0, 29_999, 30_000, 150_000, 180_000].map((waited) => reachAfter(waited, 'live-quick'))).toEqual([
    150,
    150,
    300,
    900,
    Number.POSITIVE_INFINITY,
  ]);
  expect([reachAfter(MINUTE, 'days-slow'), widensAfter(MINUTE, 'days-slow')]).toEqual([150, 30 * MINUTE]);
  expect(widensAfter(180_000, 'none')).toBeUndefined();
});

test('those who have waited longest choose, and are given the nearest', () => {
  const [first] = seatTogether(
    [waiter('c', { rating: 1620 }), waiter('b', { rating: 1510 }), waiter('a', { since: NOW - 2_000 })],
    NOW,
    nobodyApart,
  );
  expect(first?.people).toEqual(['a', 'b']);
});

test('a pair that is blocked does not keep others from sitting down', () => {
  const people = ['a', 'b', 'c', 'd'].map((person, index) => waiter(person, { seats: 3, since: NOW - 9_000 + index }));
  const apart = (one: string, other: string) => [one, other].sort().join('') === 'ab';
  expect(seatTogether(people, NOW, apart).map((seating) => seating.people)).toEqual([['a', 'c', 'd']]);
});

test('bots sit in when the time of one is up, with all who want bots sooner or later and with nobody else', () => {
  const four = { seats: 4, since: NOW - 5_000 };
  const people = [
    waiter('up', { ...four, since: NOW - MINUTE, botAfter: MINUTE }),
    waiter('later', { ...four, botAfter: 5 * MINUTE }),
    waiter('never', four),
  ];
  expect(seatTogether(people, NOW, nobodyApart)).toMatchObject([{ people: ['up', 'later'], bots: 2 }]);
  expect(seatTogether(people.slice(1), NOW, nobodyApart)).toEqual([]);
});

const waiters = fc.uniqueArray(
  fc.record({
    person: fc.integer({ min: 0, max: 40 }).map((number) => `p${number}`),
    game: fc.constantFrom('cave-troll', 'caverna'),
    seats: fc.integer({ min: 2, max: 5 }),
    pace: fc.constantFrom(...WAITING_PACES),
    rated: fc.boolean(),
    rating: fc.integer({ min: 900, max: 2300 }),
    since: fc.integer({ min: NOW - 10 * MINUTE, max: NOW }),
    botAfter: fc.option(fc.integer({ min: 10_000, max: 5 * MINUTE }), { nil: undefined }),
  }),
  { selector: ({ person }) => person, maxLength: 40 },
);
const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), { maxLength: 60 });

test('in any waiting room nobody sits twice, with somebody blocked, too far away, or waiting for something else', () => {
  fc.assert(
    fc.property(waiters, pairs, (all, blocks) => {
      const waiting = all.map((each) => (each.rated ? { ...each, botAfter: undefined } : each));
      const apart = new Set(blocks.flatMap(([one, other]) => [`p${one} p${other}`, `p${other} p${one}`]));
      const areApart = (one: string, other: string) => apart.has(`${one} ${other}`);
      const seatings = seatTogether(waiting, NOW, areApart);
      const seated = seatings.flatMap(({ people }) => people);
      expect(new Set(seated).size).toBe(seated.length);
      const byName = new Map(waiting.map((each) => [each.person, each]));
      for (const seating of seatings) {
        const table = seating.people.flatMap((person) => byName.get(person) ?? []);
        expect(table.length + seating.bots).toBe(seating.seats);
        expect(table.length).toBeGreaterThan(0);
        expect(new Set([...table, seating].map(keyOf)).size).toBe(1);
        for (const one of table) {
          for (const other of table) {
            if (one === other) continue;
            expect(areApart(one.person, other.person)).toBe(false);
            expect(isNear(one, other, NOW)).toBe(true);
          }
        }
        if (seating.bots === 0) continue;
        expect(seating.rated).toBe(false);
        expect(table.every(({ botAfter }) => botAfter !== undefined)).toBe(true);
        expect(table.some(({ since, botAfter = Number.NaN }) => NOW - since >= botAfter)).toBe(true);
      }
      // Nobody is left over who could have been seated: looking again finds nothing.
      const left = waiting.filter(({ person }) => !seated.includes(person));
      expect(seatTogether(left, NOW, areApart)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a crowded room in which most have blocked others is looked through in good time', () => {
  const crowd = Array.from({ length: 300 }, (_, index) => waiter(`p${index}`, { seats: 7, since: NOW - index }));
  const apart = (one: string, other: string) => (Number(one.slice(1)) + Number(other.slice(1))) % 3 !== 0;
  for (const { people } of seatTogether(crowd, NOW, apart)) expect(people).toHaveLength(7);
});
