import { expect } from 'vitest';
import { playerAt } from '../../../src/games/caverna/position.ts';
import { allFit } from '../../../src/games/caverna/rules/animals.ts';
import { closesForest } from '../../../src/games/caverna/rules/geometry.ts';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  type CavernaMatch,
  cell,
  furnish,
  has,
  home,
  lay,
  line,
  may,
  offered,
  offers,
  on,
  question,
  single,
  skip,
  take,
  top,
  use,
  whyNot,
} from './testing.ts';

type Home = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['home']>;

const fencing = (home: Home) => {
  const match = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: { folk: 'elves', ...home },
  });
  take(match, use('sheep-farming'));
  return match;
};

rule(
  ['FF-7.3.2', 'FF-7.3.9', 'FF-12.7', 'FF-case-52'],
  'Elves fence bare forest, and gain nothing that is printed there',
  () => {
    const match = fencing({ goods: { wood: 2 } });
    take(match, on('small-pasture', '1,1'));
    expect([top(match, '1,1'), home(match).goods.wood, line(match, 'score.small-pastures')]).toEqual([
      'small-pasture',
      0,
      2,
    ]);
    const boar = fencing({ goods: { wood: 2 } });
    take(boar, on('small-pasture', '1,3'));
    expect(home(boar).goods.boar).toBe(0);
  },
);

rule(['FF-case-53'], 'a large pasture covers forest and meadow in any mix', () => {
  const match = fencing({ goods: { wood: 4 }, tops: { '2,2': 'meadow', '3,4': 'meadow' } });
  take(match, { do: 'large-pasture', a: cell('1,2'), b: cell('2,2') });
  expect([top(match, '1,2'), top(match, '2,2')]).toEqual(['large-pasture', 'large-pasture']);
  expect([home(match).under[cell('1,2')], home(match).under[cell('2,2')]]).toEqual(['none', 'meadow']);
});

const furnishing = (home: Home, sets: Parameters<typeof arrange>[0] = {}) => {
  const match = arrange({ home: { folk: 'elves', ...home }, ...sets });
  take(match, use('housework'));
  if (question(match) === 'branch') take(match, { do: 'branch', first: 'furnish' });
  return match;
};

rule(
  ['FF-7.3.4', 'FF-7.3.6', 'FF-case-55', 'FF-12.7'],
  'they furnish the forest with what goes into a cavern, and only with that',
  () => {
    const match = furnishing({ goods: { wood: 9, stone: 9, grain: 1 } }, { sets: ['cave-goblins', 'humans'] });
    expect(offered(match, 'furnish', 'furnishing')).toContain('kennels');
    expect(whyNot(match, furnish('hunters-hut')).rule).toBe('FF-4.2');
    expect(whyNot(match, furnish('scarecrow')).rule).toBe('FF-4.2');
    take(match, furnish('kennels'), on('cell', '3,3'));
    expect(top(match, '3,3')).toBe('kennels');
  },
);

rule('FF-case-56', 'sheep do not stay on bare forest with dogs', () => {
  const match = arrange({ home: { folk: 'elves', goods: { dog: 3, sheep: 2, cattle: 1 } } });
  expect(allFit(match.position, 0)).toBe(false);
});

rule(['FF-7.3.7', 'FF-case-57'], 'a Stable keeps crops and furnishings away, not a pasture', () => {
  const match = furnishing({ goods: { wood: 9, stone: 9 }, stables: ['1,1'], tops: { '4,3': 'tunnel' } });
  take(match, furnish('dwelling'));
  expect(offered(match, 'cell', 'cell')).not.toContain(cell('1,1'));
  expect(offered(match, 'cell', 'cell')).toHaveLength(11);
  const sown = arrange({ home: { folk: 'elves', goods: { grain: 1 }, stables: ['1,1'] } });
  take(sown, use('slash-and-burn'));
  if (question(sown) === 'place-twin') take(sown, skip);
  expect(offered(sown, 'sow-on', 'cell')).not.toContain(cell('1,1'));
  const fenced = fencing({ goods: { wood: 2, cattle: 4 }, stables: ['1,1'], built: ['mixed-dwelling'] });
  take(fenced, on('small-pasture', '1,1'));
  expect(allFit(fenced.position, 0)).toBe(true);
});

rule(['FF-7.3.10', 'FF-case-58'], 'their first tile covers (3,4), later ones lie beside a field or a meadow', () => {
  const laying = (home: Home) => {
    const match = arrange({ goods: { 'clearing-13': { wood: 1 } }, home: { folk: 'elves', ...home } });
    take(match, use('clearing-13'));
    return match;
  };
  const first = laying({ tops: { '1,1': 'small-pasture' } });
  for (const move of offers(first)) if (move.do === 'place') expect([move.a, move.b]).toContain(cell('3,4'));
  expect(may(first, lay('meadow-field', '1,2', '2,2'))).toBe(false);
  expect(question(laying({ tops: { '3,4': 'small-pasture' } }))).toBe('place-person');
  const covered = laying({ tops: { '3,4': 'field' }, built: [] });
  expect(may(covered, lay('meadow-field', '3,3', '2,3'))).toBe(true);
  expect(may(covered, lay('meadow-field', '1,1', '1,2'))).toBe(false);
});

rule('FF-7.3.10', 'one can tell that whatever else goes on (3,4) closes the forest to tiles', () => {
  const closing = (home: Home, at: Parameters<typeof cell>[0] = '3,4') =>
    closesForest(playerAt(arrange({ home, sets: [] }).position, 0), cell(at));
  expect(closing({ folk: 'elves' })).toBe(true);
  expect(closing({ folk: 'elves' }, '3,3')).toBe(false);
  expect(closing({ folk: 'elves', tops: { '1,1': 'small-pasture' } })).toBe(true);
  expect(closing({ folk: 'elves', tops: { '3,4': 'meadow' } })).toBe(false);
  expect(closing({ folk: 'humans' })).toBe(false);
});

const drifting = (goods: object): CavernaMatch => {
  const match = arrange({ goods: { 'drift-mining-13': { stone: 2 } }, home: { folk: 'elves', goods: { ...goods } } });
  take(match, use('drift-mining-13'));
  return match;
};

rule(
  ['FF-7.3.12', 'FF-7.3.13', 'FF-4.23', 'FF-case-59', 'FF-4.20'],
  'in the mountain they pay 2 rubies for a twin, 1 for a single, or lay nothing',
  () => {
    const poor = drifting({});
    expect([question(poor), has(poor)]).toEqual(['place-person', { stone: 2 }]);
    const one = drifting({ ruby: 1 });
    expect(offers(one).some((move) => move.do === 'place')).toBe(false);
    expect(whyNot(one, lay('cavern-tunnel', '5,3', '6,3'))).toMatchObject({ rule: 'FF-7.3.12', ruby: 2 });
    expect(new Set(offered(one, 'single', 'tile'))).toEqual(new Set(['cavern', 'tunnel']));
    take(one, single('cavern', '5,3'));
    expect(has(one)).toEqual({ stone: 2 });
    const two = drifting({ ruby: 2 });
    take(two, lay('cavern-tunnel', '5,3', '6,3'));
    expect([has(two), top(two, '6,3')]).toEqual([{ stone: 2 }, 'tunnel']);
    const fruit = drifting({ gemfruit: 2 });
    take(fruit, { do: 'crop', crop: 'gemfruit' }, { do: 'crop', crop: 'gemfruit' }, lay('cavern-tunnel', '5,3', '6,3'));
    expect(has(fruit)).toEqual({ stone: 2 });
    const direct = drifting({ ruby: 1, gemfruit: 2 });
    take(direct, lay('cavern-tunnel', '5,3', '6,3'));
    expect(has(direct)).toEqual({ stone: 2, gemfruit: 1 });
    expect(may(drifting({ ruby: 1 }), skip)).toBe(true);
  },
);

rule(
  ['FF-7.3.14', 'FF-4.19', 'FF-4.21', 'FF-case-60', 'FF-1.7'],
  'nothing printed comes, and singles for rubies cost no more',
  () => {
    const match = drifting({ ruby: 2 });
    take(match, lay('cavern-tunnel', '5,4', '5,3'));
    expect(has(match)).toEqual({ stone: 2 });
    const tile = arrange({ home: { folk: 'elves', goods: { ruby: 1 } } });
    take(tile, { do: 'ruby-tile', tile: 'tunnel' }, on('tile', '5,4'));
    expect(has(tile)).toEqual({});
    const mine = arrange({
      cards: ['ruby-mine-construction'],
      home: { folk: 'elves', tops: { '5,3': 'deep-tunnel' } },
    });
    take(mine, use('ruby-mine-construction'));
    expect(has(mine)).toEqual({ ruby: 1 });
  },
);

rule(['FF-7.3.11', 'FF-7.3.15', 'FF-12.4', 'FF-case-61'], 'unused spaces cost Elves nothing', () => {
  expect(line(arrange({ home: { folk: 'elves' } }), 'score.unused')).toBe(0);
});

rule(['FF-case-134', 'FF-1.8'], 'at the entrance forest and mountain touch', () => {
  const organ = arrange({
    home: { folk: 'elves', built: [['concert-organ', '3,4']] },
    sets: ['mountain-dwarves'],
    round: 3,
    next: [{ step: 'next-round' }, { step: 'start-harvest' }],
  });
  expect(home(organ).goods.gold).toBe(0);
});

rule(['FF-case-142'], 'the State Parlor in the forest counts the Entry-Level Dwelling at the entrance', () => {
  const parlor = (at: '3,4' | '3,3') => {
    const match = furnishing({ goods: { gold: 5, stone: 3 }, built: ['dwelling'] });
    take(match, furnish('state-parlor'), on('cell', at));
    return [home(match).goods.food, line(match, 'score.bonus')];
  };
  expect([parlor('3,4'), parlor('3,3')]).toEqual([
    [2, 4],
    [0, 0],
  ]);
});

rule(
  ['FF-case-141', 'FF-4.22'],
  'Extension: a single brings the goods of its tile; without rubies Elves cannot lay in the mountain',
  () => {
    const extension = (folk: 'humans' | 'mountain-dwarves' | 'elves', goods: object = {}) => {
      const match = arrange({ seats: 7, home: { folk, goods: { ...goods } } });
      take(match, use('extension'));
      return match;
    };
    const humans = extension('humans');
    take(humans, { do: 'branch', first: 'mountain' }, single('tunnel', '5,3'));
    expect(has(humans)).toEqual({ stone: 1 });
    const dwarves = extension('mountain-dwarves');
    take(dwarves, { do: 'branch', first: 'forest' }, single('field', '3,4'));
    expect(has(dwarves)).toEqual({ wood: 1 });
    expect(question(extension('elves'))).toBe('place-twin');
    expect(question(extension('elves', { ruby: 1 }))).toBe('branch');
  },
);
