import { expect } from 'vitest';
import { rule } from '../../kit/rule.ts';
import { has, home, loot, may, offers, question, strengths, take, use } from '../testing.ts';
import { type Home, scene } from '../testing-folk.ts';

rule(['FF-8.12', 'FF-case-95', 'FF-4.5'], 'Guard Dog School: strength 5 for a dog, but not for Trolls', () => {
  const forging = (ours: Home) => {
    const match = scene({ ...ours, built: ['guard-dog-school'] }, { cards: ['blacksmithing'] });
    if (!may(match, use('blacksmithing'))) return [];
    take(match, use('blacksmithing'));
    return offers(match).filter((move) => move.do === 'forge');
  };
  const byDog = { do: 'forge', strength: 5, dog: 1 };
  expect(forging({ goods: { dog: 1 } })).toEqual([byDog]);
  expect(forging({ folk: 'cave-goblins', goods: { dog: 1, ore: 3 } })).toEqual([{ do: 'forge', strength: 1 }, byDog]);
  expect(forging({ folk: 'trolls', goods: { dog: 1, wood: 2 } })).toEqual([{ do: 'forge', strength: 4 }]);
  expect(forging({ folk: 'trolls', people: [], goblins: [0], goods: { dog: 1 } })).toEqual([byDog]);
  const match = scene({ goods: { dog: 1 }, built: ['guard-dog-school'] }, { cards: ['blacksmithing'] });
  take(match, use('blacksmithing'), byDog as never);
  expect([strengths(match)[0], has(match)]).toEqual([5, {}]);
});

rule(['FF-8.29', 'FF-case-112'], 'Training Room: an ore for one more strength before an expedition', () => {
  const going = (ours: Home, space: 'logging-13' | 'adventure' = 'logging-13') => {
    const match = scene({ built: ['training-room'], ...ours }, { cards: ['adventure'] });
    take(match, use(space));
    return match;
  };
  const match = going({ people: [7], goods: { ore: 1, stone: 1 } });
  expect(question(match)).toBe('train');
  take(match, { do: 'train' });
  expect(may(match, loot('loot-stable'))).toBe(true);
  take(match, loot('loot-dog'));
  expect(strengths(match)).toEqual([9]);
  expect(question(going({ people: [14], goods: { ore: 1 } }))).toBe('expedition');
  const twice = going({ people: [4], goods: { ore: 2 } }, 'adventure');
  take(twice, { do: 'train' }, loot('loot-dog'));
  expect(question(twice)).toBe('train');
  take(twice, { do: 'train' }, loot('loot-dog'));
  expect([strengths(twice), home(twice).goods.ore]).toEqual([[8], 0]);
  const trolls = going({ folk: 'trolls', people: [10], goods: { ore: 1 } });
  expect(question(trolls)).toBe('expedition');
});

rule(['FF-8.29', 'CV-7.15'], 'the Peaceful Cave leaves the weapon of the Person that trains for an expedition', () => {
  const match = scene({ built: ['training-room', 'peaceful-cave'], people: [3, 5], goods: { ore: 1 } });
  take(match, use('logging-13'));
  expect(question(match)).toBe('train');
  expect(may(match, { do: 'discard', strength: 3 })).toBe(false);
  take(match, { do: 'discard', strength: 5 }, { do: 'train' }, loot('loot-dog'));
  expect(strengths(match)).toEqual([5, 0]);
});
