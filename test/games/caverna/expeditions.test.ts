import { expect } from 'vitest';
import { has, home, lay, loot, may, offers, on, question, single, stop, strengths, take, use } from './testing.ts';
import { type Home, scene, together } from './testing-folk.ts';

/*
 * The lines of the table in section 9 about new furnishings with weapons and with printed ground.
 */

together('Training Room', 'Trolls', () => {
  const after = (people: number[], goblins: number[]) => {
    const match = scene({ folk: 'trolls', people, goblins, goods: { ore: 1 }, built: ['training-room'] });
    take(match, use('logging-13'));
    const asked = question(match);
    if (asked === 'train') take(match, { do: 'train' });
    take(match, loot('loot-dog'), stop);
    return [asked, ...strengths(match)];
  };
  expect(after([8], [])).toEqual(['train', 10]);
  expect(after([9], [])).toEqual(['train', 10]);
  expect(after([10], [])).toEqual(['expedition', 10]);
  expect(after([], [10])).toEqual(['train', 12]);
  expect(after([], [14])).toEqual(['expedition', 14]);
});

together('Guard Dog School', 'Trolls', () => {
  const forging = (ours: Home) => {
    const match = scene(
      { folk: 'trolls', goods: { dog: 1, wood: 2 }, built: ['guard-dog-school'], ...ours },
      { cards: ['blacksmithing'] },
    );
    take(match, use('blacksmithing'));
    return offers(match).filter((move) => move.do === 'forge');
  };
  expect(forging({})).toEqual([{ do: 'forge', strength: 4 }]);
  expect(forging({ people: [], goblins: [0] })).toEqual([{ do: 'forge', strength: 5, dog: 1 }]);
  const poor = scene({ folk: 'trolls', goods: { dog: 1 }, built: ['guard-dog-school'] }, { cards: ['blacksmithing'] });
  expect(may(poor, use('blacksmithing'))).toBe(false);
});

together('Explorer’s Cave', 'single tiles', () => {
  const humans = scene(
    { folk: 'humans', tops: { '6,2': 'tunnel' }, built: ['explorers-cave'] },
    { goods: { 'excavation-13': { stone: 1 } } },
  );
  take(humans, use('excavation-13'), single('cavern', '6,1'));
  expect(has(humans)).toEqual({ stone: 1, food: 6 });
  const bought = scene({ goods: { ruby: 1 }, tops: { '3,4': 'meadow', '3,2': 'field' }, built: ['explorers-cave'] });
  take(bought, { do: 'ruby-tile', tile: 'meadow' }, on('tile', '3,1'));
  expect(has(bought)).toEqual({ boar: 2 });
  const looted = scene({ people: [11], tops: { '3,4': 'meadow' }, built: ['explorers-cave'] });
  take(looted, use('logging-13'), loot('loot-meadow'), on('tile', '2,4'));
  expect(home(looted).goods.food).toBe(3);
});

together('Explorer’s Cave', 'folks whose tiles overhang', () => {
  const built = ['explorers-cave'] as const;
  const humans = scene(
    { folk: 'humans', tops: { '3,4': 'meadow', '2,4': 'field', '1,4': 'meadow' }, built },
    { goods: { 'clearing-13': { wood: 1 } } },
  );
  take(humans, use('clearing-13'), lay('meadow-field', '1,3', '0,3'));
  expect(has(humans)).toEqual({ wood: 1, food: 2, gold: 1, boar: 2 });
  for (const [folk, gain] of [
    ['mountain-dwarves', { gold: 2 }],
    ['pale-ones', { gold: 1, mushroom: 1 }],
  ] as const) {
    const match = scene({ folk, tops: { '6,2': 'tunnel' }, built }, { goods: { 'excavation-13': { stone: 1 } } });
    take(match, use('excavation-13'), lay('cavern-tunnel', '6,1', '7,1'));
    expect(has(match)).toEqual({ stone: 1, food: 6, ...gain });
  }
});
