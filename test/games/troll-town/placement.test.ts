import { expect } from 'vitest';
import { hexesNamed, hexNamed } from '../../../src/games/troll-town/box/hexes.ts';
import { BRIDGE } from '../../../src/games/troll-town/box/map.ts';
import type { PieceId } from '../../../src/games/troll-town/box/pieces.ts';
import { siteOn } from '../../../src/games/troll-town/box/sites.ts';
import type { TrollTown } from '../../../src/games/troll-town/position.ts';
import { trollOf } from '../../../src/games/troll-town/position.ts';
import { breakBuilding, removeHex } from '../../../src/games/troll-town/rules/damage.ts';
import { obstacleOn } from '../../../src/games/troll-town/rules/ground/obstacles.ts';
import { supportsOf, survey } from '../../../src/games/troll-town/rules/ground/survey.ts';
import { statOf } from '../../../src/games/troll-town/rules/levels.ts';
import { doorstepOf, dwellingOf, isBridgeLinked, isHubLinked } from '../../../src/games/troll-town/rules/roads.ts';
import { rule } from '../kit/rule.ts';
import {
  at,
  BLUE,
  build,
  cage,
  countSites,
  give,
  offersOf,
  order,
  plan,
  RED,
  resolve,
  road,
  ruleAgainst,
  take,
  town,
  twoHuts,
} from './testing.ts';

/** What stands in the way of a piece on these hexes. */
function obstacle(p: TrollTown, piece: PieceId, on: string): string | undefined {
  const site = siteOn(piece, hexesNamed(on));
  if (site === undefined) throw new Error(`${piece} cannot lie on ${on}`);
  return obstacleOn(survey(p), piece, site);
}

function supports(p: TrollTown, on: string): number {
  return supportsOf(survey(p), hexesNamed(on));
}

const ALL = ['i2', 'i3', 'v3', 'i4', 'l4', 'c4', 's4', 'y4', 'hovel', 'cage', 'shop', 'hut-mud', 'pit'] as const;

function counts(p: TrollTown): number[] {
  give(p, { communal: 9 });
  return ALL.map((piece) => countSites(p, piece));
}

rule(
  ['TT-5.1', 'TT-5.3', 'TT-5.4', 'TT-5.5', 'TT-case-1', 'TT-case-2'],
  'all legal placements at the start, counted',
  () => {
    expect(counts(town())).toEqual([35, 33, 76, 30, 140, 76, 81, 30, 33, 18, 11, 0, 0]);
    expect(counts(town(2, { layout: 'ring' }))).toEqual([25, 25, 53, 23, 104, 50, 56, 21, 25, 14, 7, 0, 0]);
  },
);

rule(['TT-5.1', 'TT-case-3'], 'free hovels take sites away', () => {
  const sites = (seats: number) =>
    (['hovel', 'cage', 'shop'] as const).map((piece) => {
      const p = town(seats);
      give(p, { communal: 4 });
      return countSites(p, piece);
    });
  expect(sites(3)).toEqual([34, 17, 10]);
  expect(sites(5)).toEqual([33, 16, 9]);
});

rule(['TT-5.4', 'TT-case-5'], 'no three path hexes may touch one another', () => {
  expect(obstacle(town(), 'i2', '3,-1 4,-1')).toBe('parallel');
  expect(obstacle(town(), 'i2', '5,0 6,0')).toBeUndefined();
});

rule(['TT-5.8', 'TT-case-6'], 'a Hut touches no inner path, however many supports it has', () => {
  const p = town();
  expect(supports(p, '3,-2 3,-1 4,-2 4,-1')).toBe(7);
  expect(obstacle(p, 'hut-mud', '3,-2 3,-1 4,-2 4,-1')).toBe('inner-path');
});

rule(['TT-5.5', 'TT-1.8', 'TT-case-7', 'TT-case-9'], 'a Hut needs six supports, a shop four', () => {
  const p = town();
  road(p, '-3,0 -4,0 -5,0 -6,1');
  expect(supports(p, '-4,1 -5,1 -5,2 -6,2')).toBe(6);
  expect(obstacle(p, 'hut-mud', '-4,1 -5,1 -5,2 -6,2')).toBeUndefined();
  const ring = town(2, { layout: 'ring' });
  expect(supports(ring, '3,-2 3,-1 4,-2')).toBe(4);
  expect(obstacle(ring, 'shop', '3,-2 3,-1 4,-2')).toBeUndefined();
  expect(obstacle(ring, 'cage', '3,-3')).toBe('supports');
});

rule(['TT-5.5', 'TT-case-8'], 'a pit needs nine supports', () => {
  const p = town();
  const pit = '4,-2 4,-3 5,-3 5,-2 4,-1 3,-1 3,-2';
  expect(supports(p, pit)).toBe(7);
  expect(obstacle(p, 'pit', pit)).toBe('supports');
  road(p, '3,-3 4,-4');
  expect(supports(p, pit)).toBe(10);
  give(p, { communal: 9 });
  expect(countSites(p, 'pit')).toBe(1);
});

rule('TT-5.6', 'a hex beside two path hexes has two supports', () => {
  expect(supports(town(), '4,-1')).toBe(2);
  expect(obstacle(town(), 'cage', '4,-1')).toBeUndefined();
});

rule(['TT-5.7', 'TT-case-10'], 'a hovel may lean on a hovel that is supported, but on no other', () => {
  const p = town();
  expect(supports(p, '2,-5')).toBe(0);
  expect(obstacle(p, 'hovel', '2,-5')).toBeUndefined();
  expect(obstacle(p, 'cage', '2,-5')).toBe('supports');
  build(p, 'hovel', '8,-8');
  expect(obstacle(p, 'hovel', '8,-7')).toBe('supports');
});

rule(['TT-5.1', 'TT-case-11'], 'debris is never empty', () => {
  const p = town();
  breakBuilding(p, cage(p, '4,-1'));
  expect(at(p, '4,-1')).toBe('debris');
  expect(obstacle(p, 'cage', '4,-1')).toBe('not-empty');
});

rule(['TT-5.3', 'TT-case-12'], 'new road needs the Hub or road that is joined to it', () => {
  const p = town();
  road(p, '7,0 8,0');
  expect(obstacle(p, 'i2', '9,0 10,0')).toBe('not-linked');
  for (const hex of ['1,1', '0,2', '-1,2']) removeHex(p, hexNamed(hex));
  expect(obstacle(p, 'i2', '1,1 0,2')).toBeUndefined();
});

rule(['TT-5.5', 'TT-case-13'], 'the thirteenth cage is not offered; when one has broken, it is', () => {
  const p = twoHuts();
  give(p, { communal: 5 });
  const cages = Array.from({ length: 12 }, (_, i) => build(p, 'cage', `${i - 6},${8 - Math.max(0, i - 6)}`));
  expect(countSites(p, 'cage')).toBe(0);
  plan(p);
  take(p, RED, { do: 'loaf' });
  expect(ruleAgainst(p, RED, { do: 'build', work: 'cage' })).toBe('TT-5.11');
  breakBuilding(p, cages[0] as number);
  expect(countSites(p, 'cage')).toBeGreaterThan(0);
});

rule(['TT-5.9', 'TT-5.12'], 'a Troll moves into its Hut at once, has one only, and its strength grows', () => {
  const p = town();
  road(p, '-3,0 -4,0 -5,0 -6,1');
  give(p, { communal: 2 });
  expect(statOf(p, RED, 0)).toBe(3);
  expect(dwellingOf(p, RED)).toEqual(BRIDGE);
  const hut = order('hut-mud', '-4,1 -5,1 -5,2 -6,2');
  resolve(p, [{ orders: [hut] }]);
  expect(at(p, '-4,1')).toBe('hut');
  expect(statOf(p, RED, 0)).toBe(4);
  give(p, { communal: 4 });
  plan(p);
  take(p, RED, { do: 'loaf' });
  expect(ruleAgainst(p, RED, { do: 'build', work: 'hut-wood' })).toBe('TT-5.9');
  breakBuilding(p, trollOf(p, RED).hut);
  expect(dwellingOf(p, RED)).toEqual(BRIDGE);
  plan(p);
  take(p, RED, { do: 'loaf' });
  expect(ruleAgainst(p, RED, { do: 'build', work: 'hut-mud' })).not.toBe('TT-5.9');
});

rule('TT-5.10', 'buildings may touch each other, the Hub and debris', () => {
  const p = town();
  breakBuilding(p, cage(p, '4,-1'));
  cage(p, '3,1');
  expect(obstacle(p, 'hovel', '3,-1')).toBeUndefined();
  expect(obstacle(p, 'hovel', '4,1')).toBeUndefined();
});

rule('TT-5.11', 'an order may cost no more than all Minions there could be', () => {
  const p = town();
  plan(p);
  take(p, RED, { do: 'loaf' });
  const build = (work: 'cage' | 'shop') =>
    offersOf(p, RED).find({ do: 'build', work, crew: 'communal-first' } as never);
  expect(build('cage')).toBeDefined();
  expect(build('shop')).toBeUndefined();
  expect(ruleAgainst(p, RED, { do: 'build', work: 'shop' })).toBe('TT-5.11');
  give(p, { communal: 2 });
  expect(build('shop')).toBeDefined();
});

rule('TT-5.12', 'new beds count in the same Post-turn, a new shop not before the next turn', () => {
  const p = town();
  give(p, { communal: 4 });
  const events = resolve(p, [{ deed: 'capture-child', gear: 'shop', orders: [order('shop', '3,-2 3,-1 4,-2')] }]);
  expect(events.find(({ say }) => say === 'told.captured-bare')).toBeDefined();
  expect(at(p, '3,-1')).toBe('shop');
});

rule('TT-5.2', 'what was fought over is built after the fight', () => {
  const p = town();
  give(p, { communal: 2 });
  trollOf(p, RED).stats = [7, 7, 7, 7, 7];
  const events = resolve(p, [{ orders: [order('cage', '4,-1')] }, { orders: [order('cage', '4,-1')] }]).map(
    ({ say }) => say,
  );
  expect(events.indexOf('told.won-conflict')).toBeLessThan(events.indexOf('told.built'));
});

rule('TT-1.9', 'hub-linked and bridge-linked go over path, Damaged joins too', () => {
  const p = twoHuts();
  const hut = p.buildings[trollOf(p, BLUE).hut];
  if (hut === undefined) throw new Error('Blue has a Hut');
  p.cracks.push(0);
  expect([isHubLinked(p, hut), isBridgeLinked(p, hut)]).toEqual([true, true]);
  removeHex(p, hexNamed('1,-2'));
  expect([isHubLinked(p, hut), isBridgeLinked(p, hut)]).toEqual([true, true]);
  removeHex(p, hexNamed('-1,-1'));
  expect([isHubLinked(p, hut), isBridgeLinked(p, hut)]).toEqual([true, false]);
  removeHex(p, hexNamed('3,0'));
  expect([isHubLinked(p, hut), isBridgeLinked(p, hut)]).toEqual([false, false]);
});

rule('TT-1.10', 'the doorstep is all path that touches the dwelling', () => {
  const p = twoHuts();
  expect(doorstepOf(p, BLUE)).toEqual(hexesNamed('5,0 6,0 7,0 7,1'));
  expect(doorstepOf(town(), RED)).toEqual(BRIDGE);
});
