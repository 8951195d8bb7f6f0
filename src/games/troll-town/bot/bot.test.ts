import { expect, test } from 'vitest';
import {
  BLUE,
  build,
  cage,
  give,
  hutNumber,
  offersOf,
  order,
  plan,
  RED,
  take,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { trollTown } from '../index.ts';
import type { TrollTownMove } from '../moves.ts';
import type { Order, Plan, TrollTown } from '../position.ts';
import { hutOf, NO_PLAN, trollOf } from '../position.ts';
import { breakBuilding } from '../rules/damage.ts';
import { TEMPERS, type TemperName } from '../rules/tempers.ts';
import { bot, temperOf } from './bot.ts';
import { ALONE } from './company.ts';
import { outlooksIn } from './outlook.ts';

const { errandOf } = outlooksIn(ALONE, temperOf);

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

test('what is on the agenda is planned, and nothing that nobody asked for', () => {
  const p = plan(town());
  p.turn = 2;
  give(p, { communal: 2 });
  const { deed, orders } = errandOf(p, RED);
  expect(deed.deed).toBe('get-minion');
  expect(orders).not.toEqual([]);
  const wished = worthOf(p, { ...deed, orders });
  expect(wished).toBeGreaterThan(worthOf(p, deed));
  expect(worthOf(p, deed)).toBeGreaterThan(worthOf(p, { deed: 'loaf' }));
  expect(worthOf(p, { deed: 'loaf' })).toBeGreaterThan(worthOf(p, { deed: 'challenge' }));
  expect(worthOf(p, deed)).toBeGreaterThan(worthOf(p, { ...deed, orders: [order('i2', '-5,5 -6,6')] }));
});

test('a step towards what is on the agenda is already worth something', () => {
  const p = plan(town());
  p.turn = 2;
  give(p, { communal: 4 });
  const wished = errandOf(p, RED).orders[0]?.work ?? 'rebuild';
  take(p, RED, { do: 'get-minion', bed: 'communal' });
  const asked = trollTown.clone(p);
  take(p, RED, { do: 'build', work: wished, crew: 'communal-first' });
  expect(bot.worth(p, RED)).toBeGreaterThan(bot.worth(asked, RED));
  take(asked, RED, { do: 'build', work: wished === 'i2' ? 'cage' : 'i2', crew: 'communal-first' });
  expect(bot.worth(asked, RED)).toBeLessThan(bot.worth(p, RED));
});

test('answers that promise the same are alike, those on the agenda are not', () => {
  const p = plan(town());
  p.turn = 2;
  give(p, { communal: 4 });
  take(p, RED, { do: 'get-minion', bed: 'communal' });
  const frame = frameFor(p, RED);
  if (frame === undefined) throw new Error('Red plans');
  const kinds = offersOf(p, RED)
    .list()
    .map((move) => ({ move, kind: bot.alike?.(p, frame, RED, move) }));
  const wished = errandOf(p, RED).orders[0];
  const same = kinds.filter(({ kind }) => kind === kinds.find(({ move }) => isBuilding(move, wished))?.kind);
  expect(same.map(({ move }) => move)).toEqual([{ do: 'build', work: wished?.work, crew: wished?.crew }]);
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBeLessThan(kinds.length);
});

function isBuilding(move: TrollTownMove, wished: Order | undefined): boolean {
  return move.do === 'build' && move.work === wished?.work && move.crew === wished.crew;
}

test('the points for the stats are spread in any order that stands up to the Boss', () => {
  const spread = (stats: number[]) => {
    const p = trollTown.setup(tableFor(trollTown, 2), randomFrom(seedFrom('stats')));
    trollOf(p, RED).stats = stats;
    return bot.worth(p, RED);
  };
  expect(spread([3, 4, 1])).toBe(spread([4, 3, 3]));
  expect(spread([4, 4, 1])).toBeLessThan(spread([4, 3, 1]));
});

test('Minions are lent for the Feast', () => {
  const p = plan(twoHuts());
  p.stack = [{ step: 'lend', seat: RED, most: 2 }];
  const before = bot.worth(p, RED);
  p.lent = [2, 0];
  expect(bot.worth(p, RED)).toBeGreaterThan(before);
});

test('who wants all sorts of bots gets one of each in turn', () => {
  const p = town(4, { tempers: 'mixed' });
  const sorts = [0, 1, 2, 3].map((seat) => temperOf(p, seat));
  expect(sorts).toEqual([TEMPERS.greedy, TEMPERS.helpful, TEMPERS.brawling, TEMPERS.greedy]);
  expect(temperOf(town(2, { tempers: 'helpful' }), BLUE)).toBe(TEMPERS.helpful);
});

test('each bot has the temper that was chosen for its seat', () => {
  const p = town(3, { tempers: 'chosen', temper2: 'brawling', temper3: 'helpful' });
  expect([0, 1, 2].map((seat) => temperOf(p, seat))).toEqual([TEMPERS.greedy, TEMPERS.brawling, TEMPERS.helpful]);
  expect(() => tableFor(trollTown, 3, { temper2: 'brawling' })).toThrow("only with 'tempers' as chosen");
  expect(() => tableFor(trollTown, 3, { tempers: 'chosen', temper4: 'helpful' })).toThrow('can be greedy');
});

test('the helpful think more of the town, the greedy of their own', () => {
  const gain = (temper: TemperName, change: (p: TrollTown) => void) => {
    const p = plan(twoHuts({ tempers: temper }));
    p.turn = 15;
    build(p, 'hovel', '8,-1');
    const before = bot.worth(p, BLUE);
    change(p);
    return bot.worth(p, BLUE) - before;
  };
  const store = (p: TrollTown) => {
    cage(p, '4,-1', 2);
  };
  const own = (p: TrollTown) => give(p, { own: [0, 1] });
  expect(gain('helpful', store)).toBeGreaterThan(gain('greedy', store));
  expect(gain('greedy', own)).toBeGreaterThan(gain('helpful', own));
});

test('the helpful do not want the title, nor a crown that costs a Feast', () => {
  const gain = (temper: TemperName) => {
    const p = plan(twoHuts({ tempers: temper }));
    const before = bot.worth(p, RED);
    p.title = RED;
    p.challengedIn[RED] = 1;
    return bot.worth(p, RED) - before;
  };
  expect(gain('greedy')).toBeGreaterThan(0);
  expect(gain('helpful')).toBeLessThan(0);
  const atEnd = (temper: TemperName, short: number) => {
    const p = twoHuts({ tempers: temper });
    p.stack = [];
    p.feasts = [{ era: 4, required: 40, eaten: 40 - short, short }];
    return bot.worth(p, RED);
  };
  expect(atEnd('helpful', 1)).toBeLessThan(atEnd('helpful', 0));
  expect(atEnd('greedy', 1)).toBe(atEnd('greedy', 0));
});

test('only those who think of themselves first rehearse other plans than the agenda’s', () => {
  const rehearses = (temper: TemperName, step: string) =>
    bot.rehearsal?.isWorthwhile(step, plan(twoHuts({ tempers: temper })), RED);
  expect(rehearses('greedy', 'plan-action')).toBe(true);
  expect(rehearses('brawling', 'plan-order')).toBe(true);
  expect(rehearses('greedy', 'plan-store')).toBe(false);
  expect(rehearses('helpful', 'plan-action')).toBe(false);
});

test('a plan is locked rather than changed', () => {
  const p = plan(twoHuts());
  expect(worthOf(p, { deed: 'get-minion', changes: 1 })).toBeLessThan(worthOf(p, {}));
});
