import { expect } from 'vitest';
import { trollOf } from '../../../src/games/troll-town/position.ts';
import { randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { rule } from '../kit/rule.ts';
import { BLUE, build, cage, childrenIn, GREEN, give, only, RED, resolve, stats, twoHuts } from './testing.ts';

rule(['TT-4.12', 'TT-case-49'], 'a scared store keeps its Children, in a challenge too', () => {
  const p = twoHuts();
  const store = cage(p, '4,-1', 2);
  stats(p, BLUE, 7, 7, 7, 7, 7);
  resolve(p, [{ deed: 'scare', store }, { deed: 'challenge' }]);
  expect(childrenIn(p, store)).toBe(2);
});

rule(['TT-4.12', 'TT-case-50'], 'two who scare one store fight there; its Children break out first', () => {
  const p = twoHuts();
  const store = cage(p, '4,-1', 2);
  stats(p, RED, 7, 7, 7, 7, 7);
  const events = resolve(p, [
    { deed: 'scare', store },
    { deed: 'scare', store },
  ]);
  const says = events.map(({ say }) => say);
  expect(says.indexOf('told.broke-out')).toBeGreaterThan(says.indexOf('told.conflict'));
  expect(says.indexOf('told.broke-out')).toBeLessThan(says.indexOf('told.card'));
  expect(p.scared).toEqual([store]);
});

rule(
  ['TT-4.12', 'TT-8.12'],
  'a store that is fought over breaks out once; the winner keeps those who came back',
  () => {
    for (const near of ['near', 'closest']) {
      let kept = 0;
      for (let seed = 0; seed < 20; seed++) {
        const p = twoHuts({ escape: near });
        p.random = randomFrom(seedFrom(`disputed ${seed}`));
        const store = cage(p, '4,-1', 2);
        const other = cage(p, '4,-2', 1);
        stats(p, RED, 7, 7, 7, 7, 7);
        const events = resolve(p, [
          { deed: 'scare', store },
          { deed: 'scare', store },
        ]);
        const broke = only(events, 'told.broke-out').map(({ building }) => building);
        const joined = only(events, 'told.joined').map(({ building }) => building);
        expect(broke[0]).toBe(store);
        expect(broke.slice(1)).toEqual(near === 'near' && !joined.includes(other) ? [other] : []);
        kept += childrenIn(p, store);
      }
      expect(kept).toBeGreaterThan(0);
    }
  },
);

rule(['TT-4.14', 'TT-case-51'], 'the winner of a fight takes a Minion; without a bed it joins the town', () => {
  const p = twoHuts();
  build(p, 'hovel', '8,-1');
  give(p, { own: [2, 2] });
  stats(p, RED, 7, 7, 7, 7, 7);
  resolve(p, [{ deed: 'fight', victim: BLUE }]);
  expect([trollOf(p, BLUE).minions, p.communal, trollOf(p, RED).minions]).toEqual([1, 1, 2]);
  trollOf(p, RED).minions = 1;
  resolve(p, [{ deed: 'fight', victim: BLUE }]);
  expect([trollOf(p, BLUE).minions, trollOf(p, RED).minions]).toEqual([0, 2]);
  stats(p, BLUE, 15, 15, 15, 15, 15);
  resolve(p, [{ deed: 'fight', victim: BLUE }]);
  expect(trollOf(p, RED).minions).toBe(2);
});

rule(
  ['TT-4.14', 'TT-case-52', 'TT-case-117'],
  'two who pick each other fight once; several attackers one after the other',
  () => {
    const p = twoHuts({}, 3);
    give(p, { own: [1, 1] });
    stats(p, BLUE, 7, 7, 7, 7, 7);
    const mutual = resolve(p, [
      { deed: 'fight', victim: BLUE },
      { deed: 'fight', victim: RED },
    ]);
    expect(only(mutual, 'told.conflict')).toHaveLength(1);
    expect([trollOf(p, RED).minions, trollOf(p, BLUE).minions]).toEqual([0, 2]);
    const both = resolve(
      p,
      [{ deed: 'get-minion' }, { deed: 'fight', victim: RED }, { deed: 'fight', victim: RED }],
      [GREEN, BLUE, RED],
    );
    expect(only(both, 'told.conflict').map(({ seats }) => seats)).toEqual([
      [GREEN, RED],
      [BLUE, RED],
    ]);
    expect(only(both, 'told.got-communal')).toMatchObject([{ seat: RED }]);
  },
);
