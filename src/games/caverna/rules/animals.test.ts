import { expect } from 'vitest';
import {
  arrange,
  cell,
  deal,
  has,
  home,
  offers,
  on,
  playOn,
  question,
  skip,
  stream,
  take,
  use,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { FARM_ANIMALS } from '../box/goods.ts';
import { allFit, fits, type Layout } from './animals.ts';
import { arrangementOf } from './arrangement.ts';

const NONE: Layout = {
  mines: 0,
  forestStables: 0,
  bareMeadows: 0,
  stabledMeadows: 0,
  pastures: [],
  rooms: [2],
  cuddle: 0,
  breakfast: 0,
  stubble: 0,
  sheepOfDogs: 1,
};

/** Whether dogs, sheep, donkeys, wild boar and cattle fit into the home. */
function holds(
  home0: NonNullable<Parameters<typeof arrange>[0]>['home'],
  dog: number,
  sheep: number,
  donkey: number,
  boar: number,
  cattle: number,
): boolean {
  const match = arrange({ home: { ...home0, goods: { dog, sheep, donkey, boar, cattle } } });
  return allFit(match.position, 0);
}

rule(['CV-6.1', 'CV-6.2', 'CV-6.10', 'CV-case-27'], 'what each place holds', () => {
  expect([holds({}, 0, 2, 0, 0, 0), holds({}, 0, 3, 0, 0, 0), holds({}, 0, 1, 1, 0, 0)]).toEqual([true, false, false]);
  const small = { tops: { '3,4': 'small-pasture' } } as const;
  expect([holds(small, 0, 2, 0, 0, 2), holds(small, 0, 2, 0, 0, 3)]).toEqual([true, false]);
  expect([
    holds({ ...small, stables: ['3,4'] }, 0, 4, 0, 0, 2),
    holds({ ...small, stables: ['3,4'] }, 0, 5, 0, 0, 2),
  ]).toEqual([true, false]);
  const large = { large: [['3,3', '3,4']] } as const;
  expect([holds(large, 0, 4, 2, 0, 0), holds(large, 0, 5, 2, 0, 0)]).toEqual([true, false]);
  expect([
    holds({ ...large, stables: ['3,3'] }, 0, 8, 2, 0, 0),
    holds({ ...large, stables: ['3,3'] }, 0, 9, 2, 0, 0),
  ]).toEqual([true, false]);
  const both = { ...large, stables: ['3,3', '3,4'] } as const;
  expect([holds(both, 0, 16, 2, 0, 0), holds(both, 0, 17, 2, 0, 0)]).toEqual([true, false]);
  const meadow = { tops: { '3,4': 'meadow' } } as const;
  expect([holds(meadow, 0, 2, 0, 0, 1), holds({ ...meadow, stables: ['3,4'] }, 0, 2, 0, 0, 1)]).toEqual([false, true]);
  const mixed = { built: ['mixed-dwelling'] } as const;
  expect([holds(mixed, 0, 2, 0, 0, 2), holds(mixed, 0, 2, 1, 0, 2)]).toEqual([true, false]);
});

rule(['CV-6.1', 'CV-case-29'], 'a Stable in the forest holds a wild boar, and nothing else', () => {
  const stable = { stables: ['1,1'] } as const;
  expect([holds(stable, 0, 0, 0, 1, 2), holds(stable, 0, 1, 0, 0, 2)]).toEqual([true, false]);
});

rule(['CV-6.1', 'CV-case-32'], 'a mine holds a donkey', () => {
  const mines = { tops: { '5,3': 'ore-mine', '5,2': 'ruby-mine' } } as const;
  expect([holds(mines, 0, 0, 2, 0, 2), holds(mines, 0, 0, 3, 0, 2)]).toEqual([true, false]);
});

rule(['CV-11.2', 'CV-8.6', 'CV-case-33'], 'Cuddle Room and Breakfast Room', () => {
  const cuddle = { built: ['cuddle-room'], people: [0, 0, 0, 'newborn'] } as const;
  expect([holds(cuddle, 0, 4, 0, 0, 2), holds(cuddle, 0, 5, 0, 0, 2)]).toEqual([true, false]);
  const breakfast = { built: ['breakfast-room'] } as const;
  expect([holds(breakfast, 0, 2, 0, 0, 3), holds(breakfast, 0, 3, 0, 0, 2)]).toEqual([true, false]);
  const grown = arrange({
    cards: ['wish-for-children'],
    home: { goods: { sheep: 4, cattle: 2 }, built: ['cuddle-room', 'breakfast-room', 'dwelling'], people: [0, 0] },
  });
  expect(allFit(grown.position, 0)).toBe(true);
});

rule(
  ['CV-11.3', 'CV-6.14', 'CV-case-34'],
  'Stubble Room: empty fields hold an animal each, until they are sown',
  () => {
    const stubble = { built: ['stubble-room'], tops: { '3,4': 'field', '3,3': 'field' } } as const;
    expect([holds(stubble, 0, 1, 2, 0, 1), holds(stubble, 0, 1, 2, 0, 2)]).toEqual([true, false]);
    const match = arrange({ home: { ...stubble, goods: { sheep: 1, donkey: 2, cattle: 1, grain: 1 } } });
    take(match, use('slash-and-burn'), skip, { do: 'sow', grain: 1, vegetable: 0 });
    expect(question(match)).toBe('keep');
    expect(offers(match).filter(({ do: verb }) => verb === 'keep')).toHaveLength(3);
  },
);

rule(['CV-6.3', 'CV-6.4', 'CV-6.5', 'CV-6.11', 'CV-6.12', 'CV-case-30', 'CV-case-31'], 'dogs watch sheep', () => {
  const one = { tops: { '3,4': 'meadow' } } as const;
  const two = { tops: { '3,4': 'meadow', '3,3': 'meadow' } } as const;
  expect([holds(one, 2, 3, 0, 0, 2), holds(one, 2, 4, 0, 0, 2)]).toEqual([true, false]);
  expect([holds(two, 2, 4, 0, 0, 2), holds(two, 2, 5, 0, 0, 2)]).toEqual([true, false]);
  const large = { large: [['3,3', '3,4']] } as const;
  expect([holds(large, 5, 8, 0, 0, 0), holds(large, 5, 9, 0, 0, 0), holds(large, 5, 6, 0, 0, 2)]).toEqual([
    true,
    false,
    true,
  ]);
  const stabled = { ...one, stables: ['3,4'] } as const;
  expect([holds(stabled, 3, 4, 0, 0, 2), holds(stabled, 0, 1, 0, 0, 2), holds(stabled, 3, 5, 0, 0, 2)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(holds({}, 9, 3, 0, 0, 0)).toBe(false);
  expect(holds({}, 9, 0, 0, 0, 2)).toBe(true);
});

rule(
  ['CV-6.7', 'CV-6.14', 'CV-6.15', 'CV-6.16', 'CV-6.17', 'CV-case-28'],
  'too many: choose what to keep, the rest is food',
  () => {
    const begin = () => arrange({ seats: 3, cards: ['exploration'], home: { people: [5], goods: { sheep: 2 } } });
    const match = begin();
    take(match, use('exploration'), { do: 'loot', item: 'loot-boar' });
    const kept = offers(match).filter(({ do: verb }) => verb === 'keep');
    expect(kept).toEqual([
      { do: 'keep', sheep: 2, donkey: 0, boar: 0, cattle: 0 },
      { do: 'keep', sheep: 0, donkey: 0, boar: 1, cattle: 0 },
    ]);
    take(match, { do: 'keep', sheep: 2, donkey: 0, boar: 0, cattle: 0 });
    expect([has(match), question(match)]).toEqual([{ sheep: 2, food: 2 }, 'expedition']);
    const other = begin();
    take(
      other,
      use('exploration'),
      { do: 'loot', item: 'loot-boar' },
      { do: 'keep', sheep: 0, donkey: 0, boar: 1, cattle: 0 },
    );
    expect(has(other)).toEqual({ boar: 1, food: 2 });
    const eaten = begin();
    take(eaten, use('exploration'), { do: 'loot', item: 'loot-boar' }, { do: 'convert', what: 'boar' });
    expect(offers(eaten).filter(({ do: verb }) => verb === 'keep')).toEqual([
      { do: 'keep', sheep: 2, donkey: 0, boar: 0, cattle: 0 },
    ]);
  },
);

rule('CV-6.16', 'donkeys not kept count in pairs', () => {
  const match = arrange({ cards: ['donkey-farming'], goods: { 'donkey-farming': { donkey: 5 } }, home: {} });
  take(match, use('donkey-farming'), { do: 'keep', sheep: 0, donkey: 2, boar: 0, cattle: 0 });
  expect(has(match)).toEqual({ donkey: 2, food: 4 });
});

rule('CV-6.17', 'room can be made before the animals come', () => {
  const match = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 4 } },
    home: { goods: { wood: 2 }, tops: { '3,4': 'meadow' } },
  });
  take(match, use('sheep-farming'), on('small-pasture', '3,4'));
  expect([has(match), question(match)]).toEqual([{ sheep: 4 }, 'place-person']);
});

rule('CV-6.18', 'never more than 150 ways to choose', () => {
  const match = arrange({
    home: {
      goods: { sheep: 30, donkey: 30, boar: 30, cattle: 30 },
      large: [
        ['3,3', '3,4'],
        ['2,3', '2,4'],
        ['1,3', '1,4'],
      ],
      tops: { '1,1': 'small-pasture', '2,1': 'small-pasture', '3,1': 'small-pasture' },
      stables: ['3,3', '2,3', '1,3'],
    },
    next: [{ step: 'keep', seat: 0 }],
  });
  const kept = offers(match).filter((move) => move.do === 'keep');
  expect(kept.length).toBeLessThanOrEqual(150);
  expect(kept.length).toBeGreaterThan(20);
});

rule(['CV-6.6', 'CV-6.9', 'CV-16.6'], 'only numbers are kept: no answer ever names a place for an animal', () => {
  const match = deal(4, 'animals');
  playOn(match, stream('animals'), () => {
    for (const move of offers(match)) if ('cell' in move) expect(move.do).toMatch(/tile|stable|pasture|cell|mine/);
  });
  expect(Object.keys(home(match))).not.toContain('animals');
});

rule('CV-6.13', 'donkeys are shown in mines first, cattle in the largest pasture', () => {
  const match = arrange({
    home: {
      goods: { dog: 2, sheep: 3, donkey: 2, boar: 1, cattle: 5 },
      tops: { '5,3': 'ore-mine', '6,1': 'ruby-mine', '2,1': 'meadow' },
      large: [['3,3', '3,4']],
      stables: ['1,1', '3,3'],
    },
  });
  expect(arrangementOf(match.position, 0)).toEqual([
    { cells: [cell('5,3')], animal: 'donkey', count: 1, dogs: 0 },
    { cells: [cell('6,1')], animal: 'donkey', count: 1, dogs: 0 },
    { cells: [cell('1,1')], animal: 'boar', count: 1, dogs: 0 },
    { cells: [cell('2,1')], animal: 'sheep', count: 3, dogs: 2 },
    { cells: [cell('3,3'), cell('3,4')], animal: 'cattle', count: 5, dogs: 0 },
  ]);
});

rule('CV-6.13', 'the largest place is for those of which there are most, so that no herd is parted', () => {
  const match = arrange({
    home: { goods: { sheep: 3, boar: 1 }, tops: { '1,2': 'small-pasture' }, large: [['3,3', '3,4']] },
  });
  expect(arrangementOf(match.position, 0)).toEqual([
    { cells: [cell('1,2')], animal: 'boar', count: 1, dogs: 0 },
    { cells: [cell('3,3'), cell('3,4')], animal: 'sheep', count: 3, dogs: 0 },
  ]);
});

rule('CV-6.13', 'in whole matches everybody is shown somewhere, and no place holds too many', () => {
  for (const seed of ['a', 'b', 'c']) {
    const match = deal(3, `shown ${seed}`);
    playOn(match, stream(seed), () => {
      for (const seat of [0, 1, 2]) {
        if (!allFit(match.position, seat)) continue;
        const herds = arrangementOf(match.position, seat);
        const { goods } = home(match, seat);
        for (const animal of FARM_ANIMALS) {
          const shown = herds.filter((herd) => herd.animal === animal).reduce((sum, { count }) => sum + count, 0);
          expect(shown).toBe(goods[animal]);
        }
        expect(herds.reduce((sum, { dogs }) => sum + dogs, 0)).toBe(goods.dog);
        const places = herds.map(({ cells }) => cells[0]).filter((each) => each !== cell('4,4'));
        expect(new Set(places).size).toBe(places.length);
      }
    });
  }
});

rule('CV-6.11', 'equal places are dealt out in every way', () => {
  const pastures = { ...NONE, pastures: [4, 2, 2], stabledMeadows: 1 };
  expect(fits(pastures, 0, 2, 2, 2, 4)).toBe(true);
  expect(fits(pastures, 0, 3, 2, 2, 4)).toBe(true);
  expect(fits(pastures, 0, 3, 3, 2, 4)).toBe(false);
  expect(fits(pastures, 0, 2, 5, 2, 2)).toBe(true);
});
