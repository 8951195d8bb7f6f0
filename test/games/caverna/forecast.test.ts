import { describe, expect, test } from 'vitest';
import type { Some } from '../../../src/games/caverna/box/goods.ts';
import {
  breedsYet,
  type Forecast,
  forecast,
  foreseenEnd,
  hiddenMarkers,
  mealAfter,
  nextHarvest,
  youngWith,
} from '../../../src/games/caverna/forecast.ts';
import { caverna } from '../../../src/games/caverna/index.ts';
import { type CavernaMove, CONVERT, FEED } from '../../../src/games/caverna/moves.ts';
import { type Caverna, clone, playerAt } from '../../../src/games/caverna/position.ts';
import { at } from '../../../src/kernel/lists.ts';
import { Offers } from '../../../src/kernel/offers.ts';
import { advance, answer, askedSeat, frameFor, offersFor } from '../../../src/kernel/steps.ts';
import { eventsFor, listen } from '../../../src/kernel/tell.ts';
import { rule } from '../kit/rule.ts';
import { walk } from '../kit/walk.ts';
import { arrange } from './testing.ts';

const game = caverna;

function foreseen(p: Caverna, seat = 0): Forecast {
  const found = forecast(p, seat);
  if (found === undefined) throw new Error('there is no meal to come');
  return found;
}

/** Eats of what is reaped as much as is missing, lets as many young be born as possible, and decides nothing else. */
function answerPlainly(p: Caverna, reaped: readonly { grain: number; vegetable: number }[]): void {
  const seat = askedSeat(p) ?? 0;
  const offers = new Offers<CavernaMove>();
  offersFor(game, p, seat, offers);
  const list = offers.list();
  const frame = frameFor(p, seat);
  const crops = at(reaped, seat);
  const kind = frame?.step === 'feed' ? (frame as unknown as { kind: 'harvest' | 'pay-1' }).kind : undefined;
  if (kind !== undefined) {
    const { food } = playerAt(p, seat).goods;
    const short = foreseen(p, seat).need.food - food;
    const eat = short <= 0 ? undefined : crops.vegetable > 0 ? 'vegetable' : crops.grain > 0 ? 'grain' : undefined;
    if (eat === undefined) answer(game, p, seat, FEED);
    else {
      crops[eat]--;
      answer(game, p, seat, CONVERT[eat]);
    }
    return;
  }
  const breeds = list.filter((move) => move.do === 'breed');
  const born = (move: (typeof breeds)[number]) =>
    [move.sheep, move.donkey, move.boar, move.cattle].filter(Boolean).length;
  const most = breeds.sort((one, other) => born(other) - born(one))[0];
  const plain = list.find(({ do: what }) => what === 'skip-breeding' || what === 'done' || what === 'skip');
  answer(game, p, seat, most ?? plain ?? at(list, 0));
}

interface Happened {
  readonly reaped: Some;
  readonly paid: number;
  readonly begging: number;
  readonly born: number;
}

const ROUND_END = new Set(['end-of-round', 'next-round']);

/** Lets the round end now, and tells what became of everybody. */
function endRound(before: Caverna): Happened[] {
  const p = clone(before);
  p.stack = p.stack.filter(({ step }) => ROUND_END.has(step));
  const { round } = p;
  const reaped = p.players.map((_, seat) => {
    const { grain = 0, vegetable = 0 } = foreseen(before, seat).reaped;
    return { grain, vegetable };
  });
  const told = listen(() => {
    advance(game, p);
    while (p.stack.length > 0 && p.round === round && askedSeat(p) !== undefined) {
      if (p.stack.every(({ step }) => step !== 'next-round')) break;
      answerPlainly(p, reaped);
    }
  });
  const events = eventsFor(told, 'spectator') as readonly ({ say: string; seat?: number } & Record<string, unknown>)[];
  return p.players.map((_, seat) => {
    const of = (say: string) => events.filter((event) => event.say === say && event.seat === seat);
    const sum = (say: string, name: string) => of(say).reduce((all, event) => all + Number(event[name] ?? 0), 0);
    return {
      reaped: { grain: sum('told.reaped', 'grain'), vegetable: sum('told.reaped', 'vegetable') },
      paid: sum('told.fed', 'food') + sum('told.fed', 'begging'),
      begging: sum('told.fed', 'begging'),
      born: ['sheep', 'donkey', 'boar', 'cattle'].reduce((all, animal) => all + sum('told.bred', animal), 0),
    };
  });
}

/** The young that may be counted on, and the most there can be. */
function bornBetween({ young }: Forecast): readonly [least: number, most: number] {
  const count = (outlook: string) => young.filter((each) => each.outlook === outlook).length;
  return [count('room'), count('room') + count('instead')];
}

describe('what is forecast happens', () => {
  test.each([1, 2, 3, 4])('in matches of %i: reaped, paid, short and born', (seats) => {
    let compared = 0;
    let reaping = 0;
    let breeding = 0;
    let begging = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      for (const { p } of walk(caverna, seats, `forecast ${seed}`, { simultaneousHarvest: false })) {
        const top = p.stack.at(-1)?.step;
        if (top !== 'place-person' || !p.stack.some(({ step }) => step === 'end-of-round')) continue;
        const end = foreseenEnd(p, p.round);
        if (end === 'nothing' || end === 'no-harvest' || end === 'hidden') continue;
        const happened = endRound(p);
        for (const [seat, { reaped, paid, begging: missing, born }] of happened.entries()) {
          const ahead = foreseen(p, seat);
          const { grain = 0, vegetable = 0 } = ahead.reaped;
          expect(ahead.round).toBe(p.round);
          // CV-10.4: who has nothing to reap has left that out; who has, leaves out breeding here.
          const skipsBreeding = end === 'skip-one' && playerAt(p, seat).sown.length > 0;
          expect({ grain, vegetable }).toEqual(reaped);
          expect(ahead.need.food - (ahead.otherwise > 0 && paid < ahead.need.food ? ahead.otherwise : 0)).toBe(paid);
          if (ahead.otherwise === 0) expect(ahead.short).toBe(missing);
          const [least, most] = bornBetween(ahead);
          if (!skipsBreeding) {
            expect(born).toBeGreaterThanOrEqual(least);
            expect(born).toBeLessThanOrEqual(most);
            if (least === most) expect(born).toBe(least);
          }
          compared++;
          if (grain + vegetable > 0) reaping++;
          if (born > 0) breeding++;
          if (missing > 0) begging++;
        }
      }
    }
    expect(Math.min(compared, reaping, breeding, begging)).toBeGreaterThan(3);
  });
});

const FIELDS = { '2,2': 'field', '2,3': 'field', '3,3': 'field' } as const;

rule('CV-10.5', 'the forecast counts what the fields give before one pays', () => {
  const { position } = arrange({
    round: 3,
    home: {
      people: [0, 0],
      tops: FIELDS,
      sown: { '2,2': ['grain', 3], '2,3': ['grain', 2], '3,3': ['vegetable', 1] },
    },
  });
  expect(foreseen(position)).toMatchObject({
    round: 3,
    end: 'harvest',
    need: { food: 4, stone: 0 },
    reaped: { grain: 2, vegetable: 1 },
    reapedFood: 4,
    short: 0,
  });
});

rule('CV-10.6', 'a newborn eats one food now, and two in the next round', () => {
  const home = { people: [0, 0, 'newborn'] as const, goods: { food: 1, grain: 2 } };
  const now = foreseen(arrange({ round: 3, home }).position);
  expect(now).toMatchObject({ need: { food: 5 }, short: 4, edible: 2 });
  expect(foreseen(arrange({ round: 2, home }).position)).toMatchObject({ round: 3, need: { food: 6 } });
  expect(mealAfter(arrange({ round: 3, home }).position, 0, 3)).toEqual({ round: 4, food: 3 });
});

rule('CV-10.12', 'young are foreseen with room, instead of others, without room, or not at all', () => {
  const outlooks = (goods: Some, tops = {}) =>
    foreseen(arrange({ round: 3, home: { goods, tops } }).position).young.map(
      ({ animal, outlook }) => `${animal} ${outlook}`,
    );
  expect(outlooks({ sheep: 2 })).toEqual(['sheep no-room']);
  expect(outlooks({ sheep: 2, boar: 1 }, { '1,2': 'small-pasture', '1,3': 'small-pasture' })).toEqual([
    'sheep room',
    'boar alone',
  ]);
  expect(outlooks({ sheep: 2, boar: 2 }, { '1,2': 'small-pasture', '1,3': 'small-pasture' })).toEqual([
    'sheep instead',
    'boar instead',
  ]);
});

rule('CV-10.12', 'young are foreseen with what a planned meal leaves: a pair that is eaten has none', () => {
  const tops = { '1,2': 'small-pasture', '1,3': 'small-pasture' } as const;
  const { position } = arrange({ round: 3, home: { goods: { sheep: 2, boar: 2 }, tops } });
  const outlooks = (goods: Some) =>
    youngWith(position, 0, { ...playerAt(position, 0).goods, ...goods }).map(({ animal, outlook }) => [
      animal,
      outlook,
    ]);
  expect(outlooks({})).toEqual([
    ['sheep', 'instead'],
    ['boar', 'instead'],
  ]);
  expect(outlooks({ sheep: 1 })).toEqual([
    ['sheep', 'alone'],
    ['boar', 'room'],
  ]);
  expect(playerAt(position, 0).goods.sheep).toBe(2);
});

rule('CV-1.29', 'the next Harvest is named where it is known', () => {
  expect(nextHarvest(arrange({ round: 1, seats: 2 }).position)).toBe(3);
  expect(nextHarvest(arrange({ round: 4, seats: 2 }).position)).toBe(5);
  // From the sixth round on a marker tells, and nobody has seen this one.
  expect(nextHarvest(arrange({ round: 6, seats: 3 }).position)).toBeUndefined();
});

rule('CV-1.30', 'rounds whose marker nobody has seen are reckoned as a Harvest, and said to be hidden', () => {
  const { position } = arrange({ round: 5, seats: 3 });
  const after = clone(position);
  after.stack = [{ step: 'next-round' }];
  expect(foreseen(after)).toMatchObject({ round: 6, end: 'hidden', need: { food: 4 } });
  expect(mealAfter(position, 0, 5)).toBeUndefined();
  expect(hiddenMarkers(position)).toEqual({ green: 4, red: 3 });
});

rule('CV-3.20', 'after the last Harvest there is nothing to forecast', () => {
  const { position } = arrange({ round: 12 });
  position.stack = [{ step: 'final-exchange', seat: 0 }];
  expect(forecast(position, 0)).toBeUndefined();
  position.stack = [];
  expect(forecast(position, 0)).toBeUndefined();
});

rule('CV-10.4', 'animals are still to breed after the meal, unless that was left out', () => {
  const match = arrange({
    home: { goods: { sheep: 2 } },
    next: [{ step: 'next-round' }, { step: 'breeding' }, { step: 'feed', seat: 0, kind: 'harvest' }],
  });
  expect(breedsYet(match.position, 0)).toBe(true);
  playerAt(match.position, 0).skips = 'breeding';
  expect(breedsYet(match.position, 0)).toBe(false);
});
