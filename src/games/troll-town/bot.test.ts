import { expect, test } from 'vitest';
import { bot, senseOf, TEMPERS } from './bot.ts';
import { joinNamed } from './box/hexes.ts';
import { breakBuilding } from './damage.ts';
import type { Plan, TrollTown } from './position.ts';
import { hutOf, NO_PLAN, trollOf } from './position.ts';
import { BLUE, build, cage, give, hutNumber, order, plan, RED, road, stats, town, twoHuts } from './testing.ts';

function worthOf(p: TrollTown, planned: Partial<Plan>): number {
  p.plans[RED] = { ...NO_PLAN, ...planned };
  return bot.worth(p, RED);
}

test('worth is the sum of its reasons, each named once', () => {
  const p = plan(twoHuts());
  const reasons = bot.reasons?.(p, RED) ?? [];
  expect(reasons.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(bot.worth(p, RED));
  expect(new Set(reasons.map(({ say }) => say)).size).toBe(reasons.length);
});

test('a Hut, Minions and the title are good to have, injuries and a rival’s Minions are not', () => {
  const p = plan(twoHuts());
  const before = bot.worth(p, RED);
  give(p, { own: [1] });
  const richer = bot.worth(p, RED);
  expect(richer).toBeGreaterThan(before);
  p.title = RED;
  expect(bot.worth(p, RED)).toBeGreaterThan(richer);
  trollOf(p, RED).injuries = [2, 0, 0, 0, 0];
  const hurt = bot.worth(p, RED);
  give(p, { own: [0, 3] });
  expect(bot.worth(p, RED)).toBeLessThan(hurt);
  const settled = bot.worth(p, RED);
  breakBuilding(p, hutNumber(p, RED));
  expect(hutOf(p, RED)).toBeUndefined();
  expect(bot.worth(p, RED)).toBeLessThan(settled);
});

test('a plan is judged before anything has come of it', () => {
  const p = plan(town());
  give(p, { communal: 2 });
  road(p, '-3,0 -4,0 -5,0 -6,1');
  const idle = worthOf(p, { deed: 'loaf' });
  expect(worthOf(p, { deed: 'get-minion' })).toBeGreaterThan(idle);
  expect(worthOf(p, { deed: 'loaf', orders: [order('hut-mud', '-4,1 -5,1 -5,2 -6,2')] })).toBeGreaterThan(idle + 5);
  expect(worthOf(p, { deed: 'fire', hex: 0 })).toBeLessThan(idle);
});

test('who has no Hut wants roads that make room for one', () => {
  const p = plan(town());
  give(p, { communal: 5 });
  const toward = worthOf(p, { orders: [order('l4', '-3,0 -4,0 -5,0 -6,1')] });
  expect(toward).toBeGreaterThan(worthOf(p, { orders: [order('i2', '-5,5 -6,6')] }));
});

test('one challenges a Boss one is stronger than, and no other', () => {
  const p = plan(twoHuts());
  const idle = worthOf(p, { deed: 'loaf' });
  expect(worthOf(p, { deed: 'challenge' })).toBeLessThan(idle);
  stats(p, RED, 5, 5, 5, 5, 5);
  expect(worthOf(p, { deed: 'challenge' }) - worthOf(p, { deed: 'loaf' })).toBeGreaterThan(0);
});

test('the helpful think more of the town, the greedy of their own', () => {
  const gain = (temper: keyof typeof TEMPERS, change: (p: TrollTown) => void) => {
    const p = plan(twoHuts());
    p.turn = 15;
    build(p, 'hovel', '8,-1');
    const before = senseOf(TEMPERS[temper]).worth(p, BLUE);
    change(p);
    return senseOf(TEMPERS[temper]).worth(p, BLUE) - before;
  };
  const store = (p: TrollTown) => {
    cage(p, '4,-1', 2);
  };
  const own = (p: TrollTown) => give(p, { own: [0, 1] });
  expect(gain('helpful', store)).toBeGreaterThan(gain('greedy', store));
  expect(gain('greedy', own)).toBeGreaterThan(gain('helpful', own));
});

test('a road is broken to harm the homes of others, not the own', () => {
  const p = plan(twoHuts());
  p.turn = 30;
  const others = joinNamed('4,0~5,0');
  const own = joinNamed('-4,0~-3,0');
  p.cracks = [others, own];
  const idle = worthOf(p, { deed: 'loaf' });
  expect(worthOf(p, { deed: 'smash', join: others })).toBeGreaterThan(idle);
  expect(worthOf(p, { deed: 'smash', join: own })).toBeLessThan(idle);
});

test('a plan is locked rather than changed', () => {
  const p = plan(twoHuts());
  expect(worthOf(p, { deed: 'get-minion', changes: 1 })).toBeLessThan(worthOf(p, {}));
});

test('a town that went hungry is built for less', () => {
  const p = plan(twoHuts());
  p.turn = 12;
  give(p, { communal: 6 });
  const gain = () => worthOf(p, { deed: 'loaf', orders: [order('cage', '4,-1')] }) - worthOf(p, { deed: 'loaf' });
  const before = gain();
  p.feasts = [{ era: 1, required: 4, eaten: 0, short: 4 }];
  expect(gain()).toBeLessThan(before);
});
