import { expect } from 'vitest';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  goodsOn,
  has,
  home,
  line,
  may,
  offered,
  offers,
  question,
  skip,
  take,
  use,
  whyNot,
} from './testing.ts';
import { build, hasRoom, nextOf } from './testing-folk.ts';

const D = 'dwelling';

rule(
  ['FF-7.1.2', 'FF-7.1.3', 'FF-7.1.4', 'FF-case-38', 'FF-case-39', 'FF-case-40', 'FF-case-41', 'FF-case-131'],
  'Cave Goblins lose one good of every space they take goods from',
  () => {
    const goods = { 'logging-13': { wood: 3 }, 'drift-mining-13': { stone: 1 }, 'wood-gathering': { wood: 1 } };
    const scene = (more: object = {}, lying: object = goods) =>
      arrange({ seats: 3, home: { folk: 'cave-goblins', ...more }, goods: { ...lying } });
    const logging = scene();
    take(logging, use('logging-13'));
    expect([has(logging), goodsOn(logging, 'logging-13')]).toEqual([{ wood: 2 }, {}]);
    const drift = scene();
    take(drift, use('drift-mining-13'));
    expect([question(drift), has(drift), may(drift, skip)]).toEqual(['place-twin', {}, false]);
    expect(goodsOn(drift, 'drift-mining-13')).toEqual({});
    expect(whyNot(scene(), use('wood-gathering')).rule).toBe('FF-6.11');
    const seam = scene({ built: ['seam'] }, { 'drift-mining-13': { stone: 3 } });
    take(seam, use('drift-mining-13'));
    expect(has(seam)).toEqual({ stone: 2, ore: 2 });
    const goblin = scene({ people: [], goblins: [0] }, { 'logging-13': { wood: 4 } });
    take(goblin, use('logging-13'));
    expect(has(goblin)).toEqual({ wood: 3 });
    const imitating = arrange({
      seats: 3,
      home: { folk: 'cave-goblins', people: [5], goods: { food: 4 } },
      taken: { 'logging-13': 1 },
    });
    take(imitating, use('imitation-3'));
    expect(question(imitating)).toBe('imitate-target');
    take(imitating, { do: 'imitate', space: 'logging-13' });
    expect([question(imitating), has(imitating)]).toEqual(['expedition', {}]);
  },
);

rule(['FF-7.1.5', 'FF-case-42'], 'Cave Goblins forge as Goblins do; the Blacksmith takes two ore off', () => {
  const forging = (ore: number, built: readonly 'blacksmith'[]) => {
    const match = arrange({ cards: ['blacksmithing'], home: { folk: 'cave-goblins', goods: { ore }, built } });
    take(match, use('blacksmithing'));
    return offered(match, 'forge', 'strength');
  };
  expect(forging(5, [])).toEqual([1, 2, 3]);
  expect(forging(3, ['blacksmith'])).toEqual([1, 2, 3]);
  expect(forging(20, ['blacksmith'])).toEqual([1, 2, 3, 4, 5, 6]);
});

rule(
  ['FF-7.1.6', 'FF-7.1.7', 'FF-case-43'],
  'Cave Goblins grow to six with ordinary rooms, and never by the Additional Dwelling',
  () => {
    // One Dwelling is there from the start.
    expect(hasRoom([D, D, D], 5, 0, 'cave-goblins')).toBe(true);
    expect(hasRoom([D, D, 'additional-dwelling'], 5, 0, 'cave-goblins')).toBe(false);
    expect(hasRoom([D, D, D, D], 6, 0, 'cave-goblins')).toBe(false);
  },
);

rule(
  ['FF-7.1.8', 'FF-7.2.7', 'FF-12.6', 'FF-case-44', 'FF-case-50'],
  'dwellings of Cave Goblins and Dark Elves are worth no points, but work',
  () => {
    for (const folk of ['cave-goblins', 'dark-elves', 'humans'] as const) {
      const match = arrange({
        home: { folk, goods: { cattle: 4 }, built: [D, 'mixed-dwelling', 'couple-dwelling', 'overseers-dwelling'] },
        sets: ['mountain-dwarves'],
      });
      expect(line(match, 'score.furnishing')).toBe(folk === 'humans' ? 15 : 0);
      expect(offers(match).length).toBeGreaterThan(0);
      expect(question(match)).toBe('place-person');
    }
    const overseer = arrange({
      home: {
        folk: 'dark-elves',
        goods: { wood: 4, stone: 4 },
        tops: { '5,3': 'ore-mine', '5,4': 'deep-tunnel' },
      },
      sets: ['mountain-dwarves'],
    });
    take(overseer, ...build('overseers-dwelling'));
    expect(has(overseer)).toEqual({ ore: 2 });
  },
);

rule(['FF-7.1.9', 'FF-case-45'], 'Cave Goblins are not lazy, a Goblin among them is', () => {
  const match = arrange({ home: { folk: 'cave-goblins', people: [0, 0, 3], goblins: [0] } });
  const kinds: string[] = [];
  for (let i = 0; i < 4; i++) {
    const next = nextOf(match, 0);
    const person = home(match).people[next] as { kind: string };
    kinds.push(person.kind);
    home(match).people = home(match).people.map((each, at) => (at === next ? { ...each, at: 0 } : each));
  }
  expect(kinds).toEqual(['regular', 'regular', 'regular', 'goblin']);
  expect(hasRoom([D, D, D, D], 5, 1, 'cave-goblins')).toBe(false);
});
