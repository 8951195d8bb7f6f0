import { expect, test } from 'vitest';
import { arrange, controlled, done, type GardenMatch, sow, take } from '../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { isMatchOver, standings } from '../../kernel/match.ts';

function places(match: GardenMatch): number[] {
  return standings(match).map(({ place }) => place);
}

/** A match that ends at once, by GET-6.3, with these gardens. */
function ended(...gardens: string[]): GardenMatch {
  const match = arrange({ seats: gardens.length, gardens, hands: gardens.map(() => ''), pile: '' });
  expect(isMatchOver(match)).toBe(true);
  return match;
}

function list(match: GardenMatch, seat: number): number[] {
  return Object.values(controlled(match, seat)).sort((a, b) => b - a);
}

rule('GET-6.4', 'the highest count decides first, of whatever kind', () => {
  const match = ended('bean bean apple apple pumpkin pumpkin', 'apple apple apple');
  expect([list(match, 0), list(match, 1)]).toEqual([
    [3, 3, 3],
    [5, 0, 0],
  ]);
  expect(places(match)).toEqual([2, 1]);
});

rule('GET-6.4', 'then the second count, then the third', () => {
  expect(places(ended('bean bean bean apple', 'pumpkin pumpkin pumpkin bean bean'))).toEqual([2, 1]);
  expect(places(ended('bean bean apple', 'bean bean apple pumpkin'))).toEqual([2, 1]);
});

rule('GET-6.4', 'what is controlled counts, gnomes and trolls included', () => {
  const match = ended('bean:gnome@1 bean bean:troll@2', 'apple:gnome@1 bean', 'bean bean');
  expect([list(match, 0), list(match, 1), list(match, 2)]).toEqual([
    [3, 0, 0],
    [2, 2, 0],
    [3, 0, 0],
  ]);
  expect(places(match)).toEqual([1, 3, 1]);
});

rule('GET-6.5', 'equal lists share the place, whichever the kinds, and the next place stays empty', () => {
  expect(places(ended('bean bean apple', 'pumpkin pumpkin bean', 'apple'))).toEqual([1, 1, 3]);
  expect(places(ended('bean', 'apple apple', 'apple', 'pumpkin'))).toEqual([2, 1, 2, 2]);
  expect(places(ended('', '', ''))).toEqual([1, 1, 1]);
});

rule('GET-6.6', 'who wins by the goal is first, even where another controls more', () => {
  const match = arrange({
    gardens: ['bean bean bean bean apple bean', 'pumpkin pumpkin pumpkin pumpkin pumpkin pumpkin', 'apple apple'],
    hands: ['bean'],
  });
  take(match, sow('bean', 'left'), done());
  expect(list(match, 0)[0]).toBe(10);
  expect(list(match, 1)[0]).toBe(11);
  expect(places(match)).toEqual([1, 2, 3]);
});

rule('GET-6.6', 'the others can share a place behind the winner, but not the first one', () => {
  const match = arrange({
    gardens: ['bean bean bean bean apple bean', 'apple apple pumpkin', 'pumpkin pumpkin apple'],
    hands: ['bean'],
  });
  take(match, sow('bean', 'left'), done());
  expect(places(match)).toEqual([1, 2, 2]);
  const level = arrange({
    gardens: ['bean bean bean bean apple bean', 'pumpkin pumpkin pumpkin pumpkin pumpkin apple pumpkin'],
    hands: ['bean'],
  });
  take(level, sow('bean', 'left'), done());
  expect(list(level, 0)).toEqual(list(level, 1));
  expect(places(level)).toEqual([1, 2, 3]);
});

rule('GET-case-23', 'the end by an empty hand: (7,5,0) beats (7,4,2), and (7,5,1) twice is shared', () => {
  const decided = ended(
    'bean bean bean bean apple apple pumpkin apple pumpkin',
    'bean bean bean bean apple apple apple',
  );
  expect([list(decided, 0), list(decided, 1)]).toEqual([
    [7, 4, 2],
    [7, 5, 0],
  ]);
  expect(places(decided)).toEqual([2, 1]);
  const shared = ended(
    'bean bean bean bean apple apple apple pumpkin',
    'apple apple apple apple bean bean bean pumpkin',
  );
  expect([list(shared, 0), list(shared, 1)]).toEqual([
    [7, 5, 1],
    [7, 5, 1],
  ]);
  expect(places(shared)).toEqual([1, 1]);
});

rule(['GET-case-32', 'GET-6.6'], 'a win with (10,2,0) against (8,1,1) and (8,3,0): places 1, 3, 2', () => {
  const match = arrange({
    gardens: [
      'bean bean bean bean apple bean apple',
      'bean bean bean bean apple bean pumpkin',
      'pumpkin pumpkin pumpkin pumpkin apple apple pumpkin',
    ],
    hands: ['bean'],
  });
  take(match, sow('bean', 'left'), done());
  expect([list(match, 0), list(match, 1), list(match, 2)]).toEqual([
    [10, 2, 0],
    [8, 1, 1],
    [8, 3, 0],
  ]);
  expect(places(match)).toEqual([1, 3, 2]);
});

test('the points are the highest count, and the lines say what every count is made of', () => {
  const match = arrange({
    gardens: ['bean bean bean apple:troll@1 apple', 'bean:gnome@0 bean:gnome@2', 'apple:gnome@0'],
  });
  const score = standings(match)[0];
  expect(score).toEqual({
    seat: 0,
    place: 1,
    points: 6,
    lines: [
      { say: 'score.tiles', kind: 'apple', count: 1, points: 1, rule: 'GET-3.7' },
      { say: 'score.gnomes', kind: 'apple', count: 1, points: 1, rule: 'GET-3.10' },
      { say: 'score.tiles', kind: 'bean', count: 3, points: 3, rule: 'GET-3.7' },
      { say: 'score.pairs', kind: 'bean', count: 2, points: 2, rule: 'GET-3.8' },
      { say: 'score.gnomes', kind: 'bean', count: 1, points: 1, rule: 'GET-3.10' },
    ],
  });
});

test('the lines of a kind add up to what is controlled of it', () => {
  const match = arrange({
    gardens: [
      'bean bean:troll@1 bean bean:gnome@0 bean:elf@1 apple apple pumpkin',
      'apple:gnome@0 apple:gnome@2 pumpkin:gnome@0',
    ],
  });
  for (const { seat, lines } of standings(match)) {
    for (const kind of ['pumpkin', 'apple', 'bean'] as const) {
      const points = lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.points, 0);
      expect(points).toBe(controlled(match, seat)[kind]);
    }
  }
});
