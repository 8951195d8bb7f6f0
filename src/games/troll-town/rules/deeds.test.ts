import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  add,
  build,
  cage,
  crack,
  deeds,
  give,
  hutNumber,
  injuries,
  only,
  order,
  plan,
  RED,
  resolve,
  ruleAgainst,
  shop,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { eraOf } from '../box/calendar.ts';
import { trollOf } from '../position.ts';
import { statOf } from './levels.ts';

rule(['TT-4.4', 'TT-case-29'], 'gear takes a free shop and two idle Minions, or one goes bare-handed', () => {
  const p = town();
  shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  give(p, { communal: 2 });
  build(p, 'pit', '7,-4 7,-5 8,-5 8,-4 7,-3 6,-3 6,-4');
  const events = resolve(p, [{ deed: 'capture-child', gear: 'shop' }]);
  expect(only(events, 'told.captured')).toMatchObject([{ children: 4 }]);
  expect(p.communalWorked).toBe(2);
  const poor = town();
  shop(poor, '3,-2 3,-1 4,-2', 2, '4,-3');
  give(poor, { communal: 1 });
  expect(only(resolve(poor, [{ deed: 'capture-child', gear: 'shop' }]), 'told.captured-bare')).toMatchObject([
    { children: 1 },
  ]);
  const bare = town();
  shop(bare, '3,-2 3,-1 4,-2');
  give(bare, { communal: 2 });
  resolve(bare, [{ deed: 'capture-child', gear: 'bare' }]);
  expect([bare.caught, bare.communalWorked, bare.shopsTaken]).toEqual([1, 0, []]);
});

rule(
  ['TT-4.5', 'TT-12.5', 'TT-12.6', 'TT-case-30'],
  'Children without room wait, and are stored in what was built meanwhile',
  () => {
    const p = town();
    shop(p, '3,-2 3,-1 4,-2', 3, '4,-3 5,-3');
    give(p, { communal: 3 });
    const events = resolve(p, [{ deed: 'capture-child', gear: 'shop', orders: [order('cage', '3,1')] }]);
    expect(only(events, 'told.captured')).toMatchObject([{ children: 8 }]);
    expect(p.buildings.at(-1)).toMatchObject({ kind: 'cage', children: 2 });
    expect([p.waiting, p.escaped]).toEqual([[], 6]);
  },
);

rule(
  ['TT-4.6', 'TT-9.1', 'TT-case-63'],
  'one may challenge every turn, or once per era by option; the Boss cannot',
  () => {
    const often = town();
    resolve(often, [{ deed: 'challenge' }]);
    expect(deeds(often, RED)).toContain('challenge');
    const once = town(2, { challengeLimit: 'era' });
    resolve(once, [{ deed: 'challenge' }]);
    expect(deeds(once, RED)).not.toContain('challenge');
    expect(ruleAgainst(once, RED, { do: 'challenge' })).toBe('TT-4.6');
    once.turn = 11;
    expect(deeds(once, RED)).toContain('challenge');
    once.title = RED;
    expect(deeds(once, RED)).not.toContain('challenge');
  },
);

rule('TT-4.7', 'to loaf changes nothing', () => {
  const p = town();
  const before = JSON.stringify([p.land, p.buildings, p.trolls, p.herd]);
  resolve(p, [{ deed: 'loaf' }, { deed: 'loaf' }]);
  expect(JSON.stringify([p.land, p.buildings, p.trolls, p.herd])).toBe(before);
});

rule(['TT-1.14', 'TT-4.8', 'TT-4.13', 'TT-case-32'], 'deeds come with their eras', () => {
  const p = twoHuts();
  shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  cage(p, '8,-1');
  crack(p, '3,0~4,0');
  give(p, { communal: 2, own: [2, 2] });
  trollOf(p, RED).injuries = [1, 0, 0, 0, 0];
  const at = (turn: number) => {
    p.turn = turn;
    return deeds(p, RED);
  };
  const second = ['upgrade-hovel', 'heal', 'schmooze', 'smash', 'scare'];
  const third = ['upgrade-pile', 'fight', 'destroy'];
  for (const [last, first, expected] of [
    [10, 11, second],
    [20, 21, third],
    [30, 31, ['fire']],
  ] as const) {
    for (const deed of expected) {
      expect(at(last), deed).not.toContain(deed);
      expect(at(first), deed).toContain(deed);
    }
  }
  p.turn = 10;
  plan(p);
  expect(ruleAgainst(p, RED, { do: 'heal' })).toBe('TT-1.14');
  expect(eraOf(10)).toBe(1);
});

rule(['TT-4.9', 'TT-case-38'], 'healing takes the worst injuries first', () => {
  const p = town();
  shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  give(p, { communal: 2 });
  trollOf(p, RED).injuries = [2, 0, 1, 0, 0];
  resolve(p, [{ deed: 'heal' }]);
  expect(injuries(p, RED)).toEqual([0, 0, 1, 0, 0]);
  const small = town();
  shop(small, '3,-2 3,-1 4,-2');
  give(small, { communal: 2 });
  trollOf(small, RED).injuries = [1, 0, 1, 0, 0];
  resolve(small, [{ deed: 'heal' }]);
  expect(injuries(small, RED)).toEqual([0, 0, 1, 0, 0]);
});

rule('TT-7.11', 'a level 3 Hut adds one to every stat', () => {
  const p = twoHuts();
  const hut = hutNumber(p, RED);
  add(p, hut, 'addon', '-4,2', 1);
  expect(statOf(p, RED, 0)).toBe(4);
  add(p, hut, 'pile', '-3,1', 1);
  expect([0, 1, 2, 3, 4].map((stat) => statOf(p, RED, stat))).toEqual([5, 5, 5, 5, 5]);
});
