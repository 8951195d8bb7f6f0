import { expect } from 'vitest';
import { oldBoss, trollOf } from '../../../src/games/troll-town/position.ts';
import { rule } from '../kit/rule.ts';
import {
  BLUE,
  cards,
  deeds,
  GREEN,
  give,
  injuries,
  offersOf,
  only,
  order,
  plan,
  RED,
  resolve,
  ruleAgainst,
  take,
  twoHuts,
} from './testing.ts';

rule(['TT-4.25', 'TT-8.2'], 'a player Boss acts in the Boss step without conflicts', () => {
  const p = twoHuts();
  p.title = BLUE;
  const events = resolve(p, [{ deed: 'capture-child' }, { deed: 'capture-child' }]);
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.captured-bare').slice(0, 2)).toMatchObject([{ seat: BLUE }, { seat: RED }]);
  give(p, { own: [1, 1] });
  p.turn = 21;
  expect(deeds(p, BLUE)).not.toContain('fight');
  expect(ruleAgainst(p, BLUE, { do: 'fight' })).toBe('TT-8.2');
  expect(deeds(p, BLUE)).not.toContain('schmooze');
});

rule(
  ['TT-4.26', 'TT-case-65'],
  'intimidation takes a Minion into the Boss’s bed, else it strikes; the fallen Boss comes first',
  () => {
    const p = twoHuts({}, 3);
    p.title = RED;
    give(p, { own: [0, 2, 0] });
    resolve(p, [{ deed: 'intimidate', victim: BLUE }]);
    expect([trollOf(p, RED).minions, trollOf(p, BLUE).minions]).toEqual([1, 1]);
    cards(p, 'guts');
    resolve(p, [{ deed: 'intimidate', victim: GREEN }]);
    expect(injuries(p, GREEN)).toEqual([0, 0, 1, 0, 0]);
    trollOf(p, oldBoss(p)).minions = 2;
    plan(p);
    take(p, RED, { do: 'intimidate' });
    const victims = () =>
      offersOf(p, RED)
        .list()
        .flatMap((move) => (move.do === 'victim' ? [move.victim] : []));
    expect(victims()).toEqual([oldBoss(p)]);
    trollOf(p, oldBoss(p)).minions = 0;
    expect(victims()).toEqual([BLUE, GREEN]);
    p.grudges = [BLUE];
    expect(victims()).toEqual([BLUE]);
  },
);

rule(['TT-4.27', 'TT-3.10', 'TT-case-99'], 'a player Boss may call the Feast once in an era', () => {
  const p = twoHuts();
  p.title = RED;
  p.turn = 34;
  p.feasted = 3;
  resolve(p, [{ deed: 'call-feast' }]);
  expect(p.feasts).toMatchObject([{ era: 4, required: 40 }]);
  expect(deeds(p, RED)).not.toContain('call-feast');
  p.turn = 40;
  p.stack = [];
  resolve(p, []);
  expect(p.feasts).toHaveLength(1);
});

rule(['TT-4.28', 'TT-case-22'], 'the Boss’s orders cost one less and come first', () => {
  const p = twoHuts();
  p.title = BLUE;
  give(p, { communal: 3 });
  const events = resolve(
    p,
    [{ orders: [order('cage', '3,1')] }, { orders: [order('shop', '3,-2 3,-1 4,-2'), order('cage', '3,1')] }],
    [RED, BLUE],
  );
  expect(only(events, 'told.built').map(({ seat, work }) => [seat, work])).toEqual([
    [BLUE, 'shop'],
    [BLUE, 'cage'],
  ]);
});

rule('TT-4.29', 'a strike injures the stat that is drawn', () => {
  const p = twoHuts();
  p.title = RED;
  cards(p, 'speed');
  resolve(p, [{ deed: 'strike', victim: BLUE }]);
  expect(injuries(p, BLUE)).toEqual([0, 0, 0, 0, 1]);
});
