import { expect } from 'vitest';
import { ALL_GOODS, CROPS, FOLK_CROPS, SOWN, SOWN_IN } from '../../../src/games/caverna/box/goods.ts';
import { caverna } from '../../../src/games/caverna/index.ts';
import { advance } from '../../../src/kernel/steps.ts';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  type CavernaMatch,
  cell,
  furnish,
  has,
  home,
  line,
  may,
  offered,
  offers,
  question,
  skip,
  sowOn,
  take,
  use,
  whyNot,
} from './testing.ts';

/** A field phase and nothing else. */
function reap(match: CavernaMatch): void {
  const { position } = match;
  const stack = position.stack;
  position.stack = [{ step: 'reap' }];
  advance(caverna, position);
  position.stack = stack;
}

const sowing = (home: NonNullable<NonNullable<Parameters<typeof arrange>[0]>['home']>) => {
  const match = arrange({ home, sets: ['pale-ones'] });
  take(match, use('slash-and-burn'));
  if (question(match) === 'place-twin') take(match, skip);
  return match;
};

const crops = (match: CavernaMatch) => home(match).sown.map(({ crop, count }) => `${crop} ${count}`);

rule(['FF-1.1', 'FF-1.2'], 'gemfruits and mushrooms are goods, crops, and never run out', () => {
  expect(FOLK_CROPS).toEqual(['gemfruit', 'mushroom']);
  for (const crop of FOLK_CROPS) expect(ALL_GOODS).toContain(crop);
  expect(CROPS).toEqual(['grain', 'vegetable']);
  const match = arrange({ home: { folk: 'elves', goods: { gemfruit: 40 } } });
  expect(line(match, 'score.vegetables')).toBe(40);
});

rule(
  ['FF-5.2', 'FF-5.1', 'FF-7.3.3', 'FF-7.3.5', 'FF-7.3.8', 'FF-case-15'],
  'gemfruits lie two on a space, and are reaped in two field phases',
  () => {
    const match = sowing({ folk: 'elves', goods: { gemfruit: 2 } });
    take(match, sowOn('gemfruit', '1,1'), sowOn('gemfruit', '3,2'));
    expect(crops(match)).toEqual(['gemfruit 2', 'gemfruit 2']);
    expect(home(match).goods.gemfruit).toBe(0);
    reap(match);
    expect([home(match).goods.gemfruit, crops(match)]).toEqual([2, ['gemfruit 1', 'gemfruit 1']]);
    reap(match);
    expect([home(match).goods.gemfruit, crops(match)]).toEqual([4, []]);
  },
);

rule(['FF-4.1', 'FF-5.10', 'FF-case-16'], 'one sow action sows up to two of each crop, each where one says', () => {
  const fields = {
    '1,1': 'field',
    '1,2': 'field',
    '2,1': 'field',
    '2,2': 'field',
    '3,1': 'field',
    '3,2': 'field',
  } as const;
  const caverns = { '5,3': 'cavern', '5,2': 'cavern' } as const;
  const match = sowing({
    goods: { grain: 3, vegetable: 3, gemfruit: 3, mushroom: 3 },
    tops: { ...fields, ...caverns, '3,4': 'meadow' },
  });
  take(match, sowOn('mushroom', '5,3'), sowOn('grain', '1,1'), sowOn('grain', '1,2'), sowOn('vegetable', '2,1'));
  take(match, sowOn('vegetable', '2,2'), sowOn('gemfruit', '3,1'), sowOn('gemfruit', '3,2'), sowOn('mushroom', '5,2'));
  expect(crops(match).sort()).toEqual(
    ['gemfruit 2', 'gemfruit 2', 'grain 3', 'grain 3', 'mushroom 2', 'mushroom 2', 'vegetable 2', 'vegetable 2'].sort(),
  );
  expect(question(match)).not.toBe('sow-crop');
  expect(home(match).goods).toMatchObject({ grain: 1, vegetable: 1, gemfruit: 1, mushroom: 1 });
  expect([SOWN.gemfruit, SOWN.mushroom, SOWN_IN.gemfruit, SOWN_IN.mushroom]).toEqual([
    { own: 1, added: 1 },
    { own: 1, added: 1 },
    'field',
    'cavern',
  ]);
});

rule(
  ['FF-5.4', 'FF-5.7', 'FF-1.12', 'FF-1.17', 'FF-case-17'],
  'mushrooms go into caverns, the printed one too; gemfruits never',
  () => {
    const match = sowing({
      folk: 'elves',
      goods: { gemfruit: 1, mushroom: 1 },
      tops: { '1,1': 'field', '5,3': 'tunnel', '7,3': 'cavern' },
    });
    const cells = (crop: string) =>
      offers(match).flatMap((move) => (move.do === 'sow-on' && move.crop === crop ? [move.cell] : []));
    expect(cells('mushroom').sort()).toEqual([cell('4,3'), cell('7,3')].sort());
    expect(cells('gemfruit')).toHaveLength(12);
    expect(cells('gemfruit')).not.toContain(cell('4,3'));
    expect(whyNot(match, sowOn('mushroom', '1,1')).rule).toBe('FF-4.1');
    take(match, sowOn('mushroom', '4,3'));
    expect(crops(match)).toEqual(['mushroom 2']);
  },
);

rule(['FF-5.5', 'FF-case-18'], 'a cavern with mushrooms is not furnished', () => {
  const match = arrange({
    home: { goods: { wood: 5, stone: 5 }, sown: { '4,3': ['mushroom', 2] } },
    sets: ['pale-ones'],
  });
  expect(may(match, use('housework'))).toBe(true);
  take(match, use('housework'));
  expect(question(match)).not.toBe('branch');
  const later = arrange({
    home: { goods: { wood: 5, stone: 5 }, sown: { '4,3': ['mushroom', 2] } },
    sets: ['pale-ones'],
  });
  reap(later);
  reap(later);
  take(later, use('housework'), { do: 'branch', first: 'furnish' });
  expect(may(later, furnish('dwelling'))).toBe(true);
});

rule(['FF-5.3', 'FF-case-19'], 'a gemfruit becomes a ruby, a mushroom a vegetable, and nothing the other way', () => {
  const match = arrange({ home: { folk: 'elves', goods: { gemfruit: 1, mushroom: 1 } } });
  take(match, { do: 'crop', crop: 'gemfruit' });
  expect(has(match)).toEqual({ ruby: 1, mushroom: 1 });
  take(match, { do: 'convert', what: 'ruby' }, { do: 'crop', crop: 'mushroom' }, { do: 'convert', what: 'vegetable' });
  expect(has(match)).toEqual({ food: 4 });
  const other = arrange({ home: { folk: 'elves', goods: { ruby: 1, vegetable: 1 } } });
  expect(offered(other, 'ruby', 'get')).not.toContain('gemfruit');
  expect(whyNot(other, { do: 'crop', crop: 'gemfruit' }).say).toBe('refused.not-on-offer');
});

rule(['FF-5.9', 'FF-12.2', 'FF-case-20'], 'both are a point each among the vegetables, sown or not', () => {
  const match = arrange({
    home: {
      folk: 'elves',
      goods: { mushroom: 1 },
      sown: { '4,3': ['mushroom', 2], '1,1': ['gemfruit', 2] },
    },
  });
  expect(line(match, 'score.vegetables')).toBe(5);
});

rule(['FF-5.8', 'FF-case-21'], 'mushrooms are no vegetables for the Food Chamber before they are exchanged', () => {
  const match = arrange({ home: { goods: { grain: 2, mushroom: 2 }, built: ['food-chamber'] }, sets: ['pale-ones'] });
  expect(line(match, 'score.bonus')).toBe(0);
  take(match, { do: 'crop', crop: 'mushroom' }, { do: 'crop', crop: 'mushroom' });
  expect(line(match, 'score.bonus')).toBe(4);
});

rule(['FF-5.6', 'FF-case-54'], 'nothing else goes where crops are', () => {
  const match = sowing({
    folk: 'elves',
    goods: { vegetable: 1, ruby: 4, wood: 9, stone: 9 },
    tops: { '3,4': 'meadow', '3,1': 'meadow' },
  });
  take(match, sowOn('vegetable', '2,1'));
  expect(crops(match)).toEqual(['vegetable 2']);
  const next = arrange({
    home: {
      folk: 'elves',
      goods: { ruby: 4 },
      tops: { '3,4': 'meadow', '3,1': 'meadow' },
      sown: { '2,1': ['vegetable', 1] },
    },
  });
  take(next, { do: 'ruby-tile', tile: 'meadow' });
  expect(offered(next, 'tile', 'cell')).not.toContain(cell('2,1'));
  expect(offered(next, 'tile', 'cell')).toContain(cell('3,2'));
});
