import { expect } from 'vitest';
import { canGrow } from '../../../src/games/caverna/rules/family.ts';
import { mealOf } from '../../../src/games/caverna/rules/feeding.ts';
import { rule } from '../kit/rule.ts';
import { arrange, has, home, loot, may, on, take, use, whyNot } from './testing.ts';

const D = 'dwelling';

const explore = (strength: number, more: object = {}) => {
  const match = arrange({
    seats: 3,
    cards: ['blacksmithing'],
    home: {
      folk: 'dark-elves',
      people: [strength, 0, 0, 0],
      goods: { wood: 2, stone: 1, ruby: 1 },
      ...more,
    },
  });
  take(match, { do: 'instead', strength }, use('logging-13'));
  return match;
};

rule(
  ['FF-7.2.1', 'FF-7.2.3', 'FF-7.2.4', 'FF-4.7', 'FF-case-46', 'FF-case-47'],
  'Dark Elves of strength 10 find a Dwelling with a Goblin',
  () => {
    const match = explore(10);
    take(match, loot('loot-goblin-dwelling'));
    expect(home(match).people).toHaveLength(5);
    expect(home(match).people.at(-1)).toMatchObject({ kind: 'goblin', usableFrom: 2, adult: true });
    expect([has(match), home(match).tops.includes('dwelling')]).toEqual([{}, true]);
    expect(may(explore(9), loot('loot-goblin-dwelling'))).toBe(false);
    expect(may(explore(12, { people: [12, 0, 0, 0, 0, 0] }), loot('loot-goblin-dwelling'))).toBe(false);
    expect(may(explore(12, { tops: { '4,3': 'tunnel' } }), loot('loot-goblin-dwelling'))).toBe(false);
    expect(may(explore(12, { goods: { wood: 2, ruby: 1 } }), loot('loot-goblin-dwelling'))).toBe(false);
    expect(
      may(explore(12, { goods: { wood: 1, stone: 1, ruby: 1 }, built: ['carpenter'] }), loot('loot-goblin-dwelling')),
    ).toBe(true);
    expect(may(explore(12, { folk: 'humans' }), loot('loot-goblin-dwelling'))).toBe(false);
  },
);

rule(
  ['FF-7.2.2', 'FF-7.2.5', 'FF-case-48', 'FF-case-133'],
  'it stands beside the other Dwelling, and each Goblin takes a place',
  () => {
    const match = arrange({
      seats: 3,
      cards: ['ore-mine-construction'],
      home: {
        folk: 'dark-elves',
        people: [11, 0, 0, 0],
        goods: { wood: 4, stone: 3, ruby: 1 },
        built: [D, D],
        tops: { '5,2': 'cavern' },
      },
    });
    take(match, { do: 'instead', strength: 11 }, use('ore-mine-construction'), loot('loot-goblin-dwelling'));
    take(match, on('cell', '4,3'));
    expect(whyNot(match, loot('loot-goblin-dwelling')).rule).toBe('CV-7.7');
    take(match, loot('loot-dwelling'));
    expect([has(match), home(match).people.length, canGrow(home(match))]).toEqual([{}, 5, true]);
    const full = arrange({
      home: { folk: 'dark-elves', people: [0, 0], goblins: [0, 0, 0, 0], built: [D, D, D, D, D] },
    });
    expect(canGrow(home(full))).toBe(false);
    expect(mealOf(full.position, 0, 'harvest', 'nobody').food).toBe(12);
  },
);

rule(['FF-7.2.6', 'FF-case-49'], 'a ruby mine brings Dark Elves a ruby on any tunnel', () => {
  for (const tunnel of ['tunnel', 'deep-tunnel'] as const) {
    const match = arrange({ cards: ['ruby-mine-construction'], home: { folk: 'dark-elves', tops: { '5,3': tunnel } } });
    take(match, use('ruby-mine-construction'));
    expect(has(match)).toEqual({ ruby: 1 });
  }
});
