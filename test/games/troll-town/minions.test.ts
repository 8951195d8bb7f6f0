import { expect } from 'vitest';
import { trollOf } from '../../../src/games/troll-town/position.ts';
import { rule } from '../kit/rule.ts';
import { at, BLUE, cage, childrenIn, GREEN, give, only, order, RED, resolve, stats, town, twoHuts } from './testing.ts';

rule(
  ['TT-4.1', 'TT-6.1', 'TT-case-14'],
  'a Minion caught this turn builds this turn, and sleeps in the free hovel',
  () => {
    const p = town();
    resolve(p, [{ deed: 'get-minion', orders: [order('cage', '4,-1')] }]);
    expect([p.communal, p.herd, at(p, '4,-1')]).toEqual([1, 9, 'cage']);
  },
);

rule(['TT-4.1', 'TT-case-27'], 'private only with a free bed; with an empty herd it fizzles', () => {
  const p = twoHuts({}, 3);
  p.herd = 2;
  const events = resolve(p, [{ deed: 'get-minion', bed: 'private' }, { deed: 'get-minion' }, { deed: 'get-minion' }]);
  expect([trollOf(p, RED).minions, p.communal, p.herd]).toEqual([1, 1, 0]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: GREEN, rule: 'TT-4.1' }]);
  expect(only(events, 'told.conflict')).toEqual([]);
  trollOf(p, RED).minions = 2;
  p.herd = 3;
  resolve(p, [{ deed: 'get-minion', bed: 'private' }]);
  expect(trollOf(p, RED).minions).toBe(2);
  expect(p.communal).toBe(2);
});

rule('TT-4.2', 'communal Minions never become private, private ones only lose their bed', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [2] });
  resolve(p, [{ orders: [order('cage', '4,-1')] }]);
  expect([p.communal, trollOf(p, RED).minions]).toEqual([2, 2]);
});

rule(['TT-4.3', 'TT-case-28'], 'alone one captures; two fight and only the winner does', () => {
  const p = twoHuts();
  const store = cage(p, '8,-1');
  resolve(p, [{ deed: 'capture-child', store }]);
  expect(childrenIn(p, store)).toBe(1);
  stats(p, RED, 7, 7, 7, 7, 7);
  const events = resolve(p, [
    { deed: 'capture-child', store },
    { deed: 'capture-child', store },
  ]);
  expect(only(events, 'told.conflict')).toHaveLength(1);
  expect(only(events, 'told.captured-bare')).toMatchObject([{ seat: RED }]);
  expect(p.caught).toBe(2);
});

rule(['TT-4.10', 'TT-case-47'], 'a schmoozer pays a Minion and builds without a conflict', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [1] });
  const events = resolve(
    p,
    [{ deed: 'schmooze', orders: [order('cage', '4,-1')] }, { orders: [order('cage', '4,-1')] }],
    [BLUE, RED],
  );
  expect(trollOf(p, RED).minions).toBe(0);
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.built')).toMatchObject([{ seat: RED }]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: BLUE, rule: 'TT-4.10' }]);
});

rule(['TT-4.10', 'TT-case-48'], 'of two schmoozers only the winner pays; without a Minion it fizzles', () => {
  const p = twoHuts();
  give(p, { own: [1, 1] });
  stats(p, BLUE, 7, 7, 7, 7, 7);
  const events = resolve(p, [{ deed: 'schmooze' }, { deed: 'schmooze' }]);
  expect(only(events, 'told.conflict')).toMatchObject([{ about: 'schmooze' }]);
  expect([trollOf(p, RED).minions, trollOf(p, BLUE).minions, p.schmoozer]).toEqual([1, 0, BLUE]);
  expect(only(resolve(town(), [{ deed: 'schmooze' }]), 'told.fizzled')).toMatchObject([{ rule: 'TT-4.10' }]);
});
