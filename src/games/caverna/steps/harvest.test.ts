import { expect } from 'vitest';
import {
  arrange,
  cell,
  deal,
  has,
  home,
  idleUntil,
  line,
  may,
  offers,
  playOn,
  question,
  stream,
  take,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { asked, isOver, questionFor } from '../../../kernel/steps.ts';
import type { Some } from '../box/goods.ts';
import type { Top } from '../box/tiles.ts';
import { caverna } from '../index.ts';
import { endOf } from '../rules/harvests.ts';
import { whyAsked } from './breeding.ts';

const END = [{ step: 'end-of-round' }] as const;
const REDS = ['none', 'none', 'none', 'none', 'none', 'red', 'red', 'red', 'green', 'green', 'green', 'green'] as const;

const farm = {
  goods: { food: 20, sheep: 2 },
  tops: { '3,4': 'field', '1,1': 'small-pasture' },
  sown: { '3,4': ['grain', 3] },
} as const;

rule(['CV-10.1', 'CV-1.29'], 'a Harvest: fields, feeding, breeding', () => {
  const match = arrange({ seats: 1, round: 3, home: farm, next: END });
  expect(has(match)).toEqual({ food: 16, sheep: 3, grain: 1 });
  const nothing = arrange({ seats: 1, round: 2, home: farm, next: END });
  expect(has(nothing)).toEqual({ food: 20, sheep: 2 });
  const pay = arrange({ seats: 1, round: 4, home: farm, next: END });
  expect(has(pay)).toEqual({ food: 18, sheep: 2 });
});

rule(['CV-1.30', 'CV-case-41'], 'red markers by their order', () => {
  expect([6, 7, 8, 9].map((round) => endOf({ markers: REDS }, round))).toEqual([
    'no-harvest',
    'pay-1',
    'skip-one',
    'harvest',
  ]);
  const ends = (round: number) =>
    arrange({
      seats: 3,
      round,
      markers: REDS,
      home: farm,
      others: [{ goods: { food: 9 } }, { goods: { food: 9 } }],
      next: END,
    });
  expect(has(ends(6))).toEqual({ food: 20, sheep: 2 });
  expect(has(ends(7))).toEqual({ food: 18, sheep: 2 });
  const skipping = ends(8);
  expect(asked(skipping.position)).toEqual([0]);
  take(skipping, { do: 'skip-fields' });
  expect(has(skipping)).toEqual({ food: 16, sheep: 3 });
  const other = ends(8);
  take(other, { do: 'skip-breeding' });
  expect(has(other)).toEqual({ food: 16, sheep: 2, grain: 1 });
});

rule('CV-10.3', 'the beginning of a Harvest asks nobody anything', () => {
  const match = arrange({ seats: 1, round: 5, home: farm, next: END });
  expect(isOver(match.position)).toBe(true);
});

rule('CV-10.4', 'skip-one asks those who have something to leave out', () => {
  const scene = (home0: object) =>
    arrange({
      seats: 3,
      round: 8,
      markers: REDS,
      home: home0,
      others: [{ goods: { food: 9 } }, { goods: { food: 9 } }],
      next: END,
    });
  expect(question(scene(farm))).toBe('skip-choice');
  expect(isOver(scene({ goods: { food: 20, sheep: 2 } }).position)).toBe(true);
  const bare = scene({ goods: { food: 20 }, tops: { '3,4': 'field' }, sown: { '3,4': ['grain', 1] } });
  expect([isOver(bare.position), has(bare)]).toEqual([true, { food: 16, grain: 1 }]);
});

rule(['CV-10.5', 'CV-case-36'], 'one crop from each field, until it is empty', () => {
  const match = arrange({
    seats: 1,
    home: { tops: { '3,4': 'field', '3,3': 'field' }, sown: { '3,4': ['grain', 3], '3,3': ['vegetable', 2] } },
    next: [{ step: 'reap' }, { step: 'reap' }, { step: 'reap' }],
  });
  expect([has(match), home(match).sown]).toEqual([{ grain: 3, vegetable: 2 }, []]);
  const once = arrange({
    seats: 1,
    home: { tops: { '3,4': 'field' }, sown: { '3,4': ['grain', 3] } },
    next: [{ step: 'reap' }],
  });
  expect([has(once), home(once).sown]).toEqual([{ grain: 1 }, [{ cell: cell('3,4'), crop: 'grain', count: 2 }]]);
});

rule(['CV-10.6', 'CV-8.6', 'CV-case-37'], 'what a feeding costs', () => {
  const left = (kind: 'harvest' | 'pay-1') =>
    home(
      arrange({
        seats: 1,
        home: { goods: { food: 20 }, people: [0, 0, 0, 'newborn'] },
        next: [{ step: 'feeding', kind }],
      }),
    ).goods.food;
  expect([20 - left('harvest'), 20 - left('pay-1')]).toEqual([7, 4]);
});

rule(['CV-10.7', 'CV-10.8', 'CV-case-38'], 'Working Cave and Mining Cave', () => {
  const fed = (kind: 'harvest' | 'pay-1') => {
    const match = arrange({
      seats: 1,
      home: {
        goods: { food: 20, stone: 1, donkey: 2 },
        people: [0, 0, 0, 0],
        tops: { '5,4': 'ore-mine', '6,4': 'ruby-mine' },
        built: ['working-cave', 'mining-cave'],
      },
      next: [{ step: 'feeding', kind }],
    });
    expect(offers(match).filter(({ do: verb }) => verb === 'feed')).toEqual([{ do: 'feed' }, { do: 'feed', stone: 1 }]);
    take(match, { do: 'feed', stone: 1 });
    return has(match);
  };
  expect(fed('harvest')).toEqual({ food: 16, donkey: 2 });
  expect(fed('pay-1')).toEqual({ food: 19, donkey: 2 });
  const choices = arrange({
    seats: 1,
    home: { goods: { food: 9, wood: 1, stone: 1, ore: 2 }, built: ['working-cave'] },
    next: [{ step: 'feeding', kind: 'harvest' }],
  });
  expect(offers(choices).filter(({ do: verb }) => verb === 'feed')).toHaveLength(4);
});

rule(['CV-10.9', 'CV-16.5'], 'food must be paid, other goods need not be', () => {
  const match = arrange({
    seats: 1,
    home: { goods: { food: 1, vegetable: 1 } },
    next: [{ step: 'feeding', kind: 'harvest' }],
  });
  expect(match.game.steps.feed).toMatchObject({ rule: 'CV-10.9' });
  const asks = (match.game.steps.feed as { ask(p: unknown, f: unknown, s: number): object }).ask(
    match.position,
    { kind: 'harvest' },
    0,
  );
  expect(asks).toEqual({ say: 'ask.feed', need: 4, food: 1, missing: 3 });
  take(match, { do: 'feed' });
  expect(has(match)).toEqual({ vegetable: 1, begging: 3 });
});

rule(['CV-10.10', 'CV-10.11', 'CV-14.12', 'CV-case-39'], 'a begging marker for each missing food', () => {
  const match = arrange({
    seats: 1,
    home: { goods: { food: 3 }, people: [0, 0, 'newborn'] },
    next: [{ step: 'feeding', kind: 'harvest' }],
  });
  expect([has(match), home(match).people.length]).toEqual([{ begging: 2 }, 3]);
  expect(line(match, 'score.begging')).toBe(-6);
});

rule(['CV-3.21', 'CV-10.15'], 'a ruby may still make a pair before animals breed', () => {
  const breeds = (goods: Some, tops: Readonly<Record<`${number},${number}`, Top>> = { '3,4': 'small-pasture' }) =>
    arrange({ seats: 1, home: { goods, tops }, next: [{ step: 'breeding' }] });
  const match = breeds({ sheep: 1, ruby: 1 });
  expect(question(match)).toBe('breed');
  expect(whyAsked(match.position, 0, 4)).toBe('pair');
  expect(whyAsked(breeds({ sheep: 4, ruby: 1 }).position, 0, 4)).toBe('full');
  take(match, { do: 'ruby-animal', get: 'sheep' });
  take(match, { do: 'breed', sheep: true, donkey: false, boar: false, cattle: false });
  expect(has(match)).toEqual({ sheep: 3 });
  expect(question(breeds({ cattle: 1, ruby: 1, food: 1 }))).toBe('breed');
  expect(question(breeds({ cattle: 1, ruby: 1, grain: 1 }))).toBe('breed');
  const fromNothing = breeds({ ruby: 3 }, { '3,4': 'small-pasture', '3,3': 'small-pasture' });
  expect(question(fromNothing)).toBe('breed');
  take(fromNothing, { do: 'ruby-animal', get: 'sheep' }, { do: 'ruby-animal', get: 'sheep' });
  take(fromNothing, { do: 'breed', sheep: true, donkey: false, boar: false, cattle: false });
  expect(has(fromNothing)).toEqual({ sheep: 3, ruby: 1 });
  const besides = breeds(
    { cattle: 2, ruby: 2 },
    { '3,4': 'small-pasture', '3,3': 'small-pasture', '3,2': 'small-pasture' },
  );
  expect(question(besides)).toBe('breed');
  for (const asksNothing of [
    breeds({ sheep: 1 }),
    breeds({ ruby: 1 }),
    breeds({ cattle: 1, ruby: 1 }),
    breeds({ sheep: 1, ruby: 1 }, {}),
  ]) {
    expect(question(asksNothing)).toBe('the end');
  }
});

rule(['CV-10.12', 'CV-10.14'], 'two of a type have one young, if it fits; dogs do not', () => {
  const match = arrange({
    seats: 1,
    home: {
      goods: { dog: 2, sheep: 5, donkey: 1, boar: 2, cattle: 2 },
      large: [['3,3', '3,4']],
      stables: ['3,3'],
      tops: { '1,1': 'small-pasture', '5,3': 'ore-mine' },
    },
    next: [{ step: 'breeding' }],
  });
  expect(question(match)).toBe('breed');
  take(match, { do: 'breed', sheep: true, donkey: false, boar: false, cattle: false });
  expect(has(match)).toEqual({ dog: 2, sheep: 6, donkey: 1, boar: 2, cattle: 2 });
  const roomy = arrange({
    seats: 1,
    home: {
      goods: { sheep: 2, cattle: 2 },
      large: [['3,3', '3,4']],
      tops: { '1,1': 'small-pasture' },
      stables: ['1,1'],
    },
    next: [{ step: 'breeding' }],
  });
  expect(has(roomy)).toEqual({ sheep: 3, cattle: 3 });
  const full = arrange({ seats: 1, home: { goods: { sheep: 2 } }, next: [{ step: 'breeding' }] });
  expect([question(full), has(full)]).toEqual(['the end', { sheep: 2 }]);
});

rule(['CV-10.15', 'CV-16.1'], 'no room: asked only if something could be turned into food to make some', () => {
  const breeds = (goods: Some) =>
    arrange({ seats: 1, home: { goods, tops: { '3,4': 'ore-mine' } }, next: [{ step: 'breeding' }] });
  for (const goods of [{ sheep: 2 }, { sheep: 2, donkey: 1 }] as const) expect(question(breeds(goods))).toBe('the end');
  const eaten = arrange({
    seats: 1,
    home: { goods: { cattle: 4 }, tops: { '3,4': 'small-pasture' } },
    next: [{ step: 'breeding' }],
  });
  expect(questionFor(caverna, eaten.position, 0)).toEqual({ say: 'ask.breed', why: 'full' });
  take(eaten, { do: 'convert', what: 'cattle' });
  take(eaten, { do: 'breed', sheep: false, donkey: false, boar: false, cattle: true });
  expect(has(eaten)).toEqual({ cattle: 4, food: 3 });
});

rule(['CV-10.13', 'CV-case-42'], 'where not all fit, the largest sets that do', () => {
  const match = arrange({
    seats: 1,
    home: { goods: { sheep: 2, cattle: 2 }, tops: { '3,4': 'small-pasture', '3,3': 'meadow' }, stables: ['3,3'] },
    next: [{ step: 'breeding' }],
  });
  expect(offers(match).filter(({ do: verb }) => verb === 'breed')).toEqual([
    { do: 'breed', sheep: true, donkey: false, boar: false, cattle: false },
    { do: 'breed', sheep: false, donkey: false, boar: false, cattle: true },
  ]);
});

rule('CV-10.15', 'animals may make room before the young are chosen', () => {
  const match = arrange({
    seats: 1,
    home: { goods: { sheep: 2, cattle: 2 }, tops: { '3,4': 'small-pasture', '3,3': 'meadow' }, stables: ['3,3'] },
    next: [{ step: 'breeding' }],
  });
  take(match, { do: 'convert', what: 'sheep' });
  expect(offers(match).filter(({ do: verb }) => verb === 'breed')).toEqual([
    { do: 'breed', sheep: false, donkey: false, boar: false, cattle: true },
  ]);
});

rule(['CV-10.16', 'CV-11.14', 'CV-case-43'], 'Breeding Cave and Quarry', () => {
  const born = (animals: object, built: readonly ('breeding-cave' | 'quarry' | 'seam')[]) => {
    const match = arrange({
      seats: 1,
      home: {
        goods: animals,
        large: [
          ['3,3', '3,4'],
          ['2,3', '2,4'],
          ['1,3', '1,4'],
        ],
        tops: { '3,1': 'small-pasture' },
        stables: ['3,1'],
        built,
      },
      next: [{ step: 'breeding' }],
    });
    const { food = 0, stone = 0, ore = 0 } = has(match);
    return [food, stone, ore];
  };
  expect(born({ sheep: 2, donkey: 2, boar: 2, cattle: 2 }, ['breeding-cave'])).toEqual([5, 0, 0]);
  expect(born({ sheep: 2, boar: 2 }, ['breeding-cave'])).toEqual([2, 0, 0]);
  expect(born({ donkey: 2 }, ['quarry'])).toEqual([0, 1, 0]);
  expect(born({ donkey: 2 }, ['quarry', 'seam'])).toEqual([0, 1, 1]);
  expect(born({ sheep: 2 }, ['quarry'])).toEqual([0, 0, 0]);
});

rule(['CV-10.2', 'CV-17.7'], 'all decide at once, or one after another', () => {
  const scene = (simultaneousHarvest: boolean) =>
    arrange({
      seats: 3,
      options: { simultaneousHarvest },
      first: 1,
      home: { goods: { grain: 9 } },
      others: [{ goods: { grain: 9 } }, { goods: { grain: 9 } }],
      next: [{ step: 'feeding', kind: 'harvest' }],
    });
  expect(asked(scene(true).position)).toEqual([0, 1, 2]);
  const inOrder = scene(false);
  const seats: number[] = [];
  while (!isOver(inOrder.position)) {
    seats.push(asked(inOrder.position)[0] as number);
    take(inOrder, { do: 'feed' });
  }
  expect(seats).toEqual([1, 2, 0]);
});

rule(['CV-3.5', 'CV-17.3'], 'markers may stay hidden until the round ends', () => {
  const match = deal(3, 'late', { harvestMarkers: 'harvest' });
  idleUntil(match, () => match.position.round === 7);
  expect(match.position.markersShown).toBe(6);
});

rule('CV-14.1', 'last exchanges before the score', () => {
  const match = arrange({ seats: 1, home: { goods: { ruby: 1 } }, next: [{ step: 'closing' }] });
  take(match, { do: 'ruby-animal', get: 'sheep' });
  expect(may(match, { do: 'done' })).toBe(true);
  take(match, { do: 'done' });
  expect([isOver(match.position), has(match)]).toEqual([true, { sheep: 1 }]);
  expect(isOver(arrange({ seats: 1, next: [{ step: 'closing' }] }).position)).toBe(true);
});

rule('CV-10.10', 'markers are never given back', () => {
  const match = deal(3, 'begging');
  let most = 0;
  playOn(match, stream('begging'), () => {
    expect(home(match).goods.begging).toBeGreaterThanOrEqual(most);
    most = home(match).goods.begging;
  });
  expect(most).toBeGreaterThan(0);
});
