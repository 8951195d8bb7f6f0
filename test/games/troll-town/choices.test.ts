// What the draft leaves open, and tables may choose (D91 to D94).
import { expect } from 'vitest';
import { hutOf, type TrollTown, WAIT } from '../../../src/games/troll-town/position.ts';
import { bringHome } from '../../../src/games/troll-town/rules/children.ts';
import { nextFeast } from '../../../src/games/troll-town/rules/feast.ts';
import { score } from '../../../src/games/troll-town/score.ts';
import { rule } from '../kit/rule.ts';
import { BLUE, cage, give, only, RED, run, shop, town, twoHuts } from './testing.ts';

function crowns(p: TrollTown): number[] {
  return score(p).map(({ points }) => points);
}

/** Four Children in cages, and a kitchen for two, or for four. */
function fed(kitchens: 1 | 2, options = {}): TrollTown {
  const p = twoHuts(options);
  p.turn = 6;
  cage(p, '8,-1', 2);
  cage(p, '8,0', 2);
  shop(p, '3,-2 3,-1 4,-2');
  if (kitchens === 2) shop(p, '-3,1 -3,2 -4,2');
  give(p, { communal: 4 });
  return p;
}

rule('TT-3.10', 'the game’s Boss holds the Feast as soon as all is there, if the table wants it', () => {
  const early = fed(2, { feast: 'ready' });
  expect(only(run(early, 'feast'), 'told.feast')).toMatchObject([{ eaten: 4 }]);
  expect(nextFeast(early)?.turn).toBe(20);
  early.turn = 10;
  expect(run(early, 'feast')).toEqual([]);
  for (const p of [fed(2), fed(1, { feast: 'ready' })]) {
    expect(run(p, 'feast')).toEqual([]);
    expect(nextFeast(p)?.turn).toBe(10);
  }
  const ruled = fed(2, { feast: 'ready' });
  ruled.title = RED;
  expect(run(ruled, 'feast')).toEqual([]);
});

rule('TT-15.9', 'who caught most Children has a crown, if the table wants it, whatever became of them', () => {
  const p = twoHuts({ provider: true });
  expect(crowns(p)).toEqual([1, 1]);
  bringHome(p, RED, WAIT, 2);
  expect(crowns(p)).toEqual([2, 1]);
  bringHome(p, BLUE, hutOf(p, BLUE)?.number ?? WAIT, 2);
  expect(crowns(p)).toEqual([2, 2]);
  p.waiting = [];
  bringHome(p, BLUE, WAIT, 1);
  expect(crowns(p)).toEqual([1, 2]);
  // What the fallen Boss catches is nobody's.
  bringHome(p, p.seats, WAIT, 9);
  expect(crowns(p)).toEqual([1, 2]);
  const usual = twoHuts();
  bringHome(usual, RED, WAIT, 2);
  expect(crowns(usual)).toEqual([1, 1]);
});

rule('TT-15.10', 'after two Feasts that were not met nobody wins, if the table wants it', () => {
  const missTwo = (options = {}) => {
    const p = twoHuts(options);
    const events = [10, 20].map((turn) => {
      p.turn = turn;
      return only(run(p, 'feast'), 'told.spoilt').length;
    });
    return { p, events };
  };
  const { p, events } = missTwo({ missed: 'two' });
  expect(events).toEqual([0, 1]);
  expect(crowns(p)).toEqual([0, 0]);
  expect(score(p).map(({ place }) => place)).toEqual([1, 1]);
  expect(missTwo().events).toEqual([0, 0]);
});

rule('TT-18.1', 'Income begins with one of each, or with what a shop and a pit need', () => {
  expect(town(2, { income: true }).income).toEqual([1, 1, 1, 1]);
  expect(town(2, { income: true, incomeStart: 'building' }).income).toEqual([2, 1, 2, 1]);
  expect(town().income).toEqual([0, 0, 0, 0]);
});
