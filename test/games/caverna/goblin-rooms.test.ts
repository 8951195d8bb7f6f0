import { expect } from 'vitest';
import { rule } from '../kit/rule.ts';
import { arrange, furnish, home, offered, question, take, use } from './testing.ts';
import { build, hasRoom } from './testing-folk.ts';

const D = 'dwelling';

rule(
  ['FF-6.4', 'FF-6.5', 'FF-6.6', 'FF-case-30', 'FF-case-31', 'FF-case-135'],
  'never more than six People; the Additional Dwelling is for the sixth regular one of a family without Goblins',
  () => {
    expect(hasRoom([D, D, D, D, 'additional-dwelling'], 5, 1)).toBe(false);
    expect(hasRoom([D, D, D, D], 4, 1)).toBe(true);
    expect(hasRoom([D, D, D, D], 5, 1)).toBe(false);
    expect(hasRoom([D, D, D, 'additional-dwelling'], 5, 0)).toBe(true);
    expect(hasRoom([D, D, D, 'additional-dwelling'], 4, 1)).toBe(false);
    expect(hasRoom([D, D, D, D], 5, 0)).toBe(false);
    expect(hasRoom([D, D, 'goblin-dwelling'], 3, 1)).toBe(true);
    expect(hasRoom([D, 'goblin-dwelling'], 3, 1)).toBe(false);
  },
);

rule(['FF-case-32'], 'a Goblin Dwelling for a full family stays empty', () => {
  const match = arrange({
    home: {
      goods: { wood: 4, vegetable: 1 },
      people: [0, 0, 0, 0, 0, 0],
      built: ['additional-dwelling', D, D, D],
    },
    sets: ['trolls'],
  });
  take(match, ...build('goblin-dwelling'));
  expect(home(match).people).toHaveLength(6);
});

rule(['FF-case-33', 'FF-4.3', 'FF-case-13'], 'on Urgent Wish the Goblin Dwelling is no room for a child', () => {
  const match = arrange({
    round: 8,
    cards: ['urgent-wish'],
    home: { goods: { wood: 4, stone: 4, vegetable: 1 } },
    sets: ['trolls', 'mountain-dwarves', 'cave-goblins'],
  });
  take(match, use('urgent-wish'), { do: 'branch', first: 'dwelling' });
  expect(offered(match, 'furnish', 'furnishing')).toEqual([
    'dwelling',
    'additional-dwelling',
    'overseers-dwelling',
    'goblin-dwelling',
  ]);
  take(match, furnish('goblin-dwelling'));
  expect(question(match)).toBe('place-person');
  expect(home(match).people).toHaveLength(3);
});
