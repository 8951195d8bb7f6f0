import { expect, test } from 'vitest';
import { advise } from '../../src/bots/advise.ts';
import { trollTown } from '../../src/games/troll-town/index.ts';
import { randomFrom, seedFrom } from '../../src/kernel/random.ts';
import { give, plan, RED, take, town } from '../games/troll-town/testing.ts';

test('a hint on the first turn is a plan with its reason, not an empty one', () => {
  const p = plan(town(4));
  const advice = advise(trollTown, trollTown.view(p, RED), RED, randomFrom(seedFrom('hint')), { iterations: 60 });
  expect(advice.best.move).toEqual({ do: 'get-minion', bed: 'communal' });
  expect(advice.best.reasons[0]).toMatchObject({ say: 'reason.hands', minions: 0, beds: 4 });
  expect(advice.alternatives.every(({ reasons }) => reasons.length > 0)).toBe(true);
  const why = [advice.best, ...advice.alternatives].map(({ reasons }) => JSON.stringify(reasons[0]));
  expect(new Set(why).size).toBe(why.length);
  for (const { line } of advice.alternatives) if (line.length > 1) expect(line.at(-1)?.do).not.toBe('grunt');
});

test('an order is advised with the site, and both have a reason; nothing more than that is built without a word', () => {
  const p = plan(town(2, { tempers: 'helpful' }));
  p.turn = 2;
  give(p, { communal: 2 });
  take(p, RED, { do: 'get-minion', bed: 'communal' });
  const hint = () =>
    advise(trollTown, trollTown.view(p, RED), RED, randomFrom(seedFrom('order')), { iterations: 60 }).best;
  const { line, reasons } = hint();
  expect(line.map((move) => move.do).slice(0, 2)).toEqual(['build', 'lay']);
  expect(reasons.map(({ say }) => say)).toEqual(expect.arrayContaining(['reason.order-1', 'reason.site']));
  p.communal = 0;
  p.turn = 1;
  const idle = hint();
  expect(idle).toMatchObject({ move: { do: 'none' }, reasons: [{ say: 'reason.no-order' }] });
});
