import { expect, test } from 'vitest';
import { arrange, type CavernaMatch, deal, home } from '../../../../test/games/caverna/testing.ts';
import { weightsOf } from '../../../kernel/learning.ts';
import { Offers } from '../../../kernel/offers.ts';
import { answer, askStep, frameFor, offersFor } from '../../../kernel/steps.ts';
import { caverna } from '../index.ts';
import { words as en } from '../messages/en/index.ts';
import type { CavernaMove } from '../moves.ts';
import { learning } from './bot.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Home = NonNullable<Scene['home']>;

/** The hand-made value, without what was learned from play. */
const handMade = learning.botWith(weightsOf(learning, { ...learning.learned, kinds: {} }));

function worth({ position }: CavernaMatch, seat = 0): number {
  return handMade.worth(position, seat);
}

function worthOf(ours: Home, scene: Scene = {}): number {
  return worth(arrange({ round: 5, ...scene, home: { ...ours, goods: { food: 20, ...ours.goods } } }));
}

test('goods, People, weapons and land are worth having, and others having them is not', () => {
  const plain = worthOf({});
  const food = { food: 20 };
  const others = worth(arrange({ round: 5, home: { goods: food }, others: [{}] }));
  for (const ours of [
    { goods: { wood: 2 } },
    { goods: { stone: 2 } },
    { goods: { ore: 4 } },
    { goods: { ruby: 1 } },
    { goods: { gold: 2 } },
    { goods: { sheep: 2 } },
    { people: [0, 0, 0] },
    { people: [0, 5] },
    { tops: { '3,4': 'meadow', '2,4': 'field' } },
    { built: ['dwelling'] },
    { built: ['carpenter'] },
  ] satisfies Home[]) {
    expect(worthOf(ours), JSON.stringify(ours)).toBeGreaterThan(plain);
    const theirs = worth(arrange({ round: 5, home: { goods: food }, others: [ours] }));
    expect(theirs, JSON.stringify(ours)).toBeLessThan(others);
  }
});

test('food counts as far as it will be eaten, and hunger costs less than begging where something else can be eaten', () => {
  const hungry = worthOf({ goods: { food: 0 } });
  const fed = worthOf({ goods: { food: 4 } });
  expect(fed).toBeGreaterThan(hungry + 2);
  expect(worthOf({ goods: { food: 100 } })).toBe(worthOf({ goods: { food: 101 } }));
  const atTable: Scene = { next: [{ step: 'next-round' }, { step: 'feed', seat: 0, kind: 'harvest' }] };
  const begging = worthOf({ goods: { food: 0 } }, atTable);
  const eatsBoars = worthOf({ goods: { food: 0, boar: 2 } }, atTable);
  expect(eatsBoars).toBeGreaterThan(begging + 4);
});

test('the same person is worth more the earlier it comes', () => {
  const gain = (round: number) => worthOf({ people: [0, 0, 0] }, { round }) - worthOf({}, { round });
  expect(gain(4)).toBeGreaterThan(gain(8));
  expect(gain(8)).toBeGreaterThan(gain(12));
});

/** The answer after which the seat stands best. */
function bestAnswer({ position }: CavernaMatch): CavernaMove {
  const offers = new Offers<CavernaMove>();
  offersFor(caverna, position, 0, offers);
  const worths = offers.list().map((move) => {
    const after = caverna.clone(position);
    answer(caverna, after, 0, move);
    return { move, worth: caverna.bot.worth(after, 0) };
  });
  return worths.reduce((best, each) => (each.worth > best.worth ? each : best)).move;
}

test('going by worth, a family is fed by the cheapest way, and begs for nothing', () => {
  const match = arrange({
    seats: 1,
    round: 12,
    home: { goods: { food: 1, cattle: 3, gold: 6, sheep: 1, ruby: 2, donkey: 1, boar: 1 }, people: [0, 0] },
    next: [{ step: 'next-round' }, { step: 'feed', seat: 0, kind: 'harvest' }],
  });
  const { position } = match;
  while (frameFor(position, 0)?.step === 'feed') {
    answer(caverna, position, 0, bestAnswer(match));
  }
  const { cattle = 0, ruby = 0, ...others } = home(match).goods;
  expect(cattle + ruby).toBe(4);
  expect(others).toMatchObject({ begging: 0, gold: 6, sheep: 1, donkey: 1, boar: 1 });
});

test('placements that are alike are worth the same', () => {
  const match = arrange({
    seats: 2,
    home: { goods: { food: 3 }, tops: { '3,4': 'meadow', '3,3': 'field' } },
  });
  const { position } = match;
  answer(caverna, position, 0, { do: 'use', space: 'clearing-13' } as CavernaMove);
  const frame = frameFor(position, 0);
  if (frame?.step !== 'place-twin') throw new Error('a tile should be placed');
  const offers = new Offers<CavernaMove>();
  offersFor(caverna, position, 0, offers);
  const worths = new Map<number, number>();
  for (const move of offers.list()) {
    const kind = askStep(caverna, frame).alike?.(position, frame, 0, move) as number;
    const after = caverna.clone(position);
    answer(caverna, after, 0, move);
    const known = worths.get(kind) ?? caverna.bot.worth(after, 0);
    expect(caverna.bot.worth(after, 0)).toBeCloseTo(known);
    worths.set(kind, known);
  }
  expect(worths.size).toBeGreaterThan(2);
  expect(worths.size).toBeLessThan(offers.count);
});

test('reasons add up to the worth, each with words, for one seat and for several', () => {
  for (const seats of [1, 2, 4]) {
    const { position } = deal(seats, 'reasons');
    const reasons = caverna.bot.reasons?.(position, 0) ?? [];
    const sum = reasons.reduce((total, each) => total + each.worth, 0);
    expect(sum).toBeCloseTo(caverna.bot.worth(position, 0));
    for (const { say } of reasons) expect(en[say]).toBeDefined();
    const all = new Float64Array(seats);
    caverna.bot.worths?.(position, all);
    all.forEach((each, seat) => {
      expect(each).toBeCloseTo(caverna.bot.worth(position, seat));
    });
  }
});

function reasonOf({ position }: CavernaMatch, say: string): number {
  return handMade.reasons?.(position, 0).find((reason) => reason.say === say)?.worth ?? 0;
}

test('a dwelling for the sixth Person is no room for the third', () => {
  const room = (built: readonly ('dwelling' | 'additional-dwelling')[]) =>
    reasonOf(arrange({ round: 5, home: { goods: { food: 20 }, built } }), 'reason.family');
  expect(room(['dwelling'])).toBeGreaterThan(room([]));
  expect(room(['additional-dwelling'])).toBe(room([]));
});

test('the starting-player token is worth less towards the end, and nothing in the last round or alone', () => {
  const token = (round: number, seats = 2) => reasonOf(arrange({ round, seats }), 'reason.first');
  expect(token(4)).toBeGreaterThan(0);
  expect(token(11)).toBeGreaterThan(0);
  expect(token(11)).toBeLessThan(token(4));
  expect(token(12)).toBe(0);
  expect(token(4, 1)).toBe(0);
});

test('a cavern that could become a dwelling is worth keeping where there is no room', () => {
  const family = (home: Home) => reasonOf(arrange({ round: 4, home }), 'reason.family');
  const goods = { wood: 4, stone: 3 };
  expect(family({ goods, tops: { '4,3': 'cavern' } })).toBeGreaterThan(family({ goods, tops: { '4,3': 'tunnel' } }));
});
