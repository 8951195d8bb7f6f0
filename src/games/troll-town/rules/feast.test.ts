import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  BLUE,
  build,
  cage,
  childrenIn,
  cracked,
  filled,
  give,
  hutNumber,
  injuries,
  joinsIn,
  offersOf,
  only,
  RED,
  run,
  shop,
  take,
  told,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { asked } from '../../../kernel/steps.ts';
import type { TrollTown } from '../position.ts';
import { trollOf } from '../position.ts';
import { nextFeast, tantrum } from './feast.ts';

/** Three level 2 shops, cages with so many Children, and communal Minions. */
function kitchen(children: number, communal: number): TrollTown {
  const p = twoHuts();
  p.turn = 20;
  p.feasted = 1;
  shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  shop(p, '-3,1 -3,2 -4,2', 2, '-4,3');
  shop(p, '3,1 4,1 3,2', 2, '4,2');
  for (let i = 0; i < children / 2; i++) cage(p, `${-8 + i},8`, 2);
  for (const hex of ['-1,-3', '1,-3', '8,-1']) build(p, 'hovel', hex);
  give(p, { communal });
  return p;
}

rule(
  ['TT-13.3', 'TT-13.5', 'TT-13.6', 'TT-13.7', 'TT-case-92'],
  'what is eaten is the least of wanted, cooked and stored',
  () => {
    const p = kitchen(20, 6);
    const events = run(p, 'feast');
    expect(p.feasts).toEqual([{ era: 2, required: 16, eaten: 12, short: 4 }]);
    expect(only(events, 'told.tantrum')).toMatchObject([{ hits: 4 }]);
    expect(p.buildings.reduce((sum, { children }) => sum + children, 0)).toBe(8);
  },
);

rule(['TT-13.4', 'TT-case-93'], 'private Minions may be lent where a kitchen is unstaffed', () => {
  const lendOf = (minions: number) => {
    const p = kitchen(20, 5);
    give(p, { own: [2] });
    run(p, 'feast');
    expect(asked(p)).toEqual([RED]);
    expect(offersOf(p, RED).list()).toEqual([
      { do: 'lend', minions: 0 },
      { do: 'lend', minions: 1 },
    ]);
    take(p, RED, { do: 'lend', minions });
    expect(trollOf(p, RED).minions).toBe(2);
    return p.feasts[0];
  };
  expect(lendOf(1)).toMatchObject({ eaten: 12, short: 4 });
  expect(lendOf(0)).toMatchObject({ eaten: 8, short: 8 });
});

rule(
  ['TT-13.1', 'TT-13.2', 'TT-13.7', 'TT-case-94'],
  'all injuries heal; if he has enough nothing else happens',
  () => {
    const p = twoHuts();
    p.turn = 10;
    shop(p, '3,-2 3,-1 4,-2');
    shop(p, '-3,1 -3,2 -4,2');
    for (const [at, children] of [
      ['8,-1', 2],
      ['8,1', 2],
      ['4,3', 2],
      ['4,4', 1],
    ] as const)
      cage(p, at, children);
    build(p, 'hovel', '-1,-3');
    give(p, { communal: 4 });
    trollOf(p, RED).injuries = [1, 2, 0, 0, 0];
    trollOf(p, 2).injuries = [1, 0, 0, 0, 0];
    const events = run(p, 'feast');
    expect(p.feasts).toEqual([{ era: 1, required: 4, eaten: 4, short: 0 }]);
    expect([injuries(p, RED), injuries(p, 2)]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(only(events, 'told.tantrum')).toEqual([]);
    expect(p.served).toBe(4);
    const peckish = town(2, { hunger: 'peckish' });
    peckish.turn = 10;
    run(peckish, 'feast');
    expect(peckish.feasts[0]?.required).toBe(3);
  },
);

rule('TT-13.6', 'pits are emptied first, then cages, then larders', () => {
  const p = twoHuts();
  p.turn = 10;
  shop(p, '3,-2 3,-1 4,-2', 3, '4,-3 3,-3');
  give(p, { communal: 2 });
  const pit = filled(p, build(p, 'pit', '8,-2 8,-3 9,-3 9,-2 8,-1 7,-1 7,-2'), 3);
  const store = cage(p, '-4,3', 2);
  const larder = filled(p, hutNumber(p, RED), 2);
  run(p, 'feast');
  expect([pit, store, larder].map((each) => childrenIn(p, each))).toEqual([0, 1, 2]);
});

rule(['TT-12.2', 'TT-13.5', 'TT-case-95'], 'a pit without a road to a staffed shop does not count', () => {
  const p = twoHuts();
  p.turn = 10;
  shop(p, '3,-2 3,-1 4,-2', 3, '4,-3 3,-3');
  give(p, { communal: 2 });
  const pit = filled(p, build(p, 'pit', '-2,8 -2,7 -1,7 -1,8 -2,9 -3,9 -3,8'), 9);
  run(p, 'feast');
  expect(p.feasts).toMatchObject([{ eaten: 0, short: 4 }]);
  expect(childrenIn(p, pit)).toBe(9);
});

rule(['TT-13.8', 'TT-13.9', 'TT-case-96'], 'a tantrum goes from Hut to Hut, then to the Hub', () => {
  const p = town();
  tantrum(p, 4);
  expect(cracked(p)).toEqual(['0,2~0,3', '0,3~-1,4', '0,3~1,3', '-1,4~-1,5']);
  const more = town();
  const events = told(() => tantrum(more, 6));
  expect(joinsIn(events, 'told.cracked')).toEqual([
    '0,2~0,3',
    '0,3~-1,4',
    '0,3~1,3',
    '-1,4~-1,5',
    '0,-3~0,-2',
    '0,-2~-1,-1',
  ]);
});

rule(['TT-13.8', 'TT-case-97', 'TT-case-98'], 'the nearest Hut comes first, but a challenger’s before all', () => {
  const p = twoHuts();
  const events = told(() => tantrum(p, 10));
  const hit = joinsIn(events, 'told.cracked');
  expect(hit.slice(0, 4).every((join) => String(join).startsWith('-'))).toBe(true);
  expect(hit.slice(8)).toEqual(['4,0~5,0', '5,0~6,0']);
  const blamed = twoHuts();
  blamed.challengers = [BLUE];
  expect(
    joinsIn(
      told(() => tantrum(blamed, 2)),
      'told.cracked',
    ),
  ).toEqual(['4,0~5,0', '5,0~6,0']);
  blamed.title = BLUE;
  const spared = told(() => tantrum(blamed, 1));
  expect(String(joinsIn(spared, 'told.cracked')[0]).startsWith('-')).toBe(true);
});

rule('TT-13.9', 'shops come after Huts, and with hits left he starts again', () => {
  const p = town();
  shop(p, '3,1 4,1 3,2');
  const events = told(() => tantrum(p, 60));
  expect(only(events, 'told.broke').length).toBeGreaterThan(0);
  const joins = joinsIn(events, 'told.cracked').map(String);
  expect(joins.indexOf('0,2~0,3')).toBeLessThan(joins.indexOf('3,0~4,0'));
  expect(joins.indexOf('3,0~4,0')).toBeLessThan(joins.indexOf('0,-2~-1,-1'));
});

rule(['TT-3.10', 'TT-13.2'], 'the next Feast is that of this era, or of the next one once it has been held', () => {
  const p = town();
  p.turn = 8;
  expect(nextFeast(p)).toEqual({ turn: 10, required: 4 });
  p.feastCalled = true;
  expect(nextFeast(p)).toEqual({ turn: 8, required: 4 });
  p.feastCalled = false;
  p.feasted = 1;
  expect(nextFeast(p)).toEqual({ turn: 20, required: 16 });
  p.turn = 40;
  p.feasted = 4;
  expect(nextFeast(p)).toBeUndefined();
});
