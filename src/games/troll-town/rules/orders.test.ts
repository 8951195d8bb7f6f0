import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  build,
  give,
  hutNumber,
  offersOf,
  order,
  plan,
  RED,
  resolve,
  road,
  shop,
  take,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { trollOf } from '../position.ts';

rule(['TT-4.30', 'TT-4.31'], 'two orders a turn; a mud Hut is rebuilt in wood on the same hexes', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [2] });
  for (let hovel = 0; hovel < 3; hovel++) build(p, 'hovel', ['8,-1', '-1,-3', '1,-3'][hovel] as string);
  give(p, { communal: 2 });
  const hut = hutNumber(p, RED);
  resolve(p, [{ orders: [{ work: 'rebuild', site: 0, crew: 'communal-first' }] }]);
  expect(p.buildings[hut]).toMatchObject({ material: 'wood', owner: RED });
  expect(trollOf(p, RED).minions).toBe(2);
  const first = town(2, { orders: 1 });
  plan(first);
  take(first, RED, { do: 'loaf' }, { do: 'build', work: 'cage', crew: 'communal-first' }, { do: 'lay', on: '4,-1' });
  expect(
    offersOf(first, RED)
      .list()
      .map((move) => move.do),
  ).toEqual(['grunt', 'change', 'change', 'show']);
});

rule('TT-4.32', 'whose Minions work first is part of the order', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [2] });
  plan(p);
  take(p, RED, { do: 'loaf' });
  const crews = offersOf(p, RED)
    .list()
    .flatMap((move) => (move.do === 'build' && move.work === 'cage' ? [move.crew] : []));
  expect(crews).toEqual(['communal-first', 'private-first']);
});

rule('TT-4.33', 'an order may lean on an earlier one, and is taken out when that is changed', () => {
  const p = town();
  give(p, { communal: 6 });
  plan(p);
  take(p, RED, { do: 'loaf' }, { do: 'build', work: 'i2', crew: 'communal-first' }, { do: 'lay', on: '5,0 6,0' });
  take(p, RED, { do: 'build', work: 'cage', crew: 'communal-first' }, { do: 'lay', on: '6,-1' });
  take(p, RED, { do: 'change', part: 'order-1' }, { do: 'none' });
  const red = p.plans[RED];
  expect(red === 'secret' ? red : red?.orders).toEqual([]);
});

rule(['TT-4.33', 'TT-4.31'], 'a Hut is rebuilt once, and as the earlier order leaves it', () => {
  const rebuild = { do: 'build', work: 'rebuild', crew: 'communal-first' } as const;
  const p = twoHuts();
  give(p, { communal: 6 });
  plan(p);
  take(p, RED, { do: 'loaf' }, rebuild);
  expect(offersOf(p, RED).find(rebuild as never)).toBeUndefined();
  take(p, RED, { do: 'none' }, { do: 'change', part: 'order-1' }, { do: 'none' });

  const without = town();
  road(without, '-3,0 -4,0 -5,0 -6,1');
  give(without, { communal: 12 });
  plan(without);
  take(without, RED, { do: 'loaf' });
  expect(offersOf(without, RED).find(rebuild as never)).toBeUndefined();
  take(without, RED, { do: 'build', work: 'hut-mud', crew: 'communal-first' });
  const site = offersOf(without, RED)
    .list()
    .find((move) => move.do === 'lay');
  expect(site).toBeDefined();
  take(without, RED, site as never, rebuild);
  // Without the order for the Hut there is nothing to rebuild.
  take(without, RED, { do: 'change', part: 'order-1' }, { do: 'none' });
  const red = without.plans[RED];
  expect(red === 'secret' ? red : red?.orders).toEqual([]);
});

rule('TT-4.33', 'a Hut that is built by one order is rebuilt by the next', () => {
  const p = town();
  road(p, '-3,0 -4,0 -5,0 -6,1');
  give(p, { communal: 20 });
  const hut = order('hut-mud', '-4,1 -5,1 -5,2 -6,2');
  resolve(p, [{ orders: [hut, { work: 'rebuild', site: 0, crew: 'communal-first' }] }]);
  expect(p.buildings[hutNumber(p, RED)]).toMatchObject({ material: 'wood', owner: RED });
});

rule('TT-4.33', 'an add-on that is planned takes its hex', () => {
  const p = twoHuts();
  const number = shop(p, '3,-2 3,-1 4,-2');
  p.turn = 11;
  give(p, { communal: 4, own: [1] });
  plan(p);
  take(p, RED, { do: 'upgrade-hovel' }, { do: 'building', building: number }, { do: 'hex', hex: '4,-1' });
  take(p, RED, { do: 'build', work: 'cage', crew: 'communal-first' });
  expect(offersOf(p, RED).find({ do: 'lay', on: '4,-1' } as never)).toBeUndefined();
});
