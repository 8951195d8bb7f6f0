import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { trollsAndPrincesses } from './index.ts';
import { pointsForSets, pointsOf, score } from './score.ts';
import { arrange, deal } from './testing.ts';

type Boards = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['boards']>;

function pointsWith(board: Boards[number]): number {
  return pointsOf(arrange({ boards: { 0: board } }).position, 0);
}

rule(['TP-case-63', 'TP-8.2'], 'sets, pairs and singles to the best result', () => {
  const sets = [
    [2, 1, 1],
    [3, 0, 0],
    [1, 1, 0],
    [2, 2, 2],
    [4, 3, 2],
  ].map(pointsForSets);
  expect(sets).toEqual([19, 12, 9, 30, 43]);
  expect(pointsForSets([2, 4, 3])).toBe(43);
});

rule(['TP-case-64', 'TP-8.3'], 'pairs are rounded down', () => {
  expect(pointsWith({ field: { gold: 5 }, network: [['cave-victory-gold-pair-a', 0, 1, 0]] })).toBe(2);
  expect(pointsWith({ humans: { power: 3 }, network: [['cave-victory-human-pair-a', 0, 1, 0]] })).toBe(1 + 3);
  expect(pointsWith({ field: { obsidian: 7 }, network: [['cave-victory-obsidian-pair-a', 0, 1, 0]] })).toBe(3);
});

rule('TP-case-65', 'two cards of a design pay both', () => {
  const cards = ['troll-bat-vp-cave-tiles', 'troll-toad-vp-cave-tiles'] as const;
  expect(pointsWith({ cards, built: { princess: 9 } })).toBe(4);
});

const EXAMPLE: Boards[number] = {
  stored: { bell: 3, changeling: 2, outpost: 4 },
  princesses: 2,
  built: { king: 4 },
  humans: { mining: 3 },
  cows: 2,
  power: 3,
  sites: { obsidian: 8 },
  cards: ['troll-snake-vp-king', 'troll-snake-vp-obsidian-sites', 'troll-bat-vp-power'],
  network: [
    ['king-totems', 0, 1, 0],
    ['cave-victory-snake-a', -1, 0, 0],
    ['cave-victory-cow-a', 1, 2, 0],
  ],
};

rule(['TP-case-66', 'TP-8.1', 'TP-8.7'], 'the example of the rules, line by line', () => {
  const match = arrange({ boards: { 0: EXAMPLE } });
  const [first] = score(match.position);
  expect(first?.points).toBe(86);
  const lines = first?.lines.map(({ say, count, points }) => [say.replace('score.', ''), count, points]);
  expect(lines).toEqual([
    ['sets', 2, 30],
    ['pairs', 1, 9],
    ['singles', 1, 4],
    ['princesses', 2, 14],
    ['king-tiles', 4, 12],
    ['humans', 3, 3],
    ['victory', 3, 3],
    ['victory', 2, 2],
    ['card', 4, 4],
    ['card', 8, 2],
    ['card', 3, 3],
  ]);
});

rule('TP-8.1', 'the total is the sum of its lines', () => {
  const match = arrange({ boards: { 0: EXAMPLE, 1: { humans: { power: 2 }, princesses: 1 } } });
  for (const { points, lines } of score(match.position)) {
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  }
});

rule('TP-8.4', 'what is left over is worth nothing by itself', () => {
  expect(pointsWith({ field: { obsidian: 9, gold: 9, diamond: 9 }, cows: 2, power: 6, claimed: ['kc-bells'] })).toBe(0);
});

rule(['TP-case-67', 'TP-8.5'], 'princesses decide a tie, and then it is shared', () => {
  const match = arrange({
    seats: 3,
    boards: {
      0: { princesses: 1, humans: { mining: 7 } },
      1: { princesses: 2 },
      2: { princesses: 2 },
    },
  });
  expect(score(match.position).map(({ place, points }) => [place, points])).toEqual([
    [3, 14],
    [1, 14],
    [1, 14],
  ]);
});

rule('TP-8.6', 'nobody begins with points, but for the human of red', () => {
  const match = deal(2, 'nothing yet', { clans: 'teal-yellow' });
  expect(trollsAndPrincesses.score(match.position).map(({ points }) => points)).toEqual([0, 0]);
  expect(pointsWith({ humans: { mining: 1 } })).toBe(1);
});

rule('TP-7.8', 'the totems of the King count at the end', () => {
  const bat = [['cave-victory-bat-a', 0, 1, 0]] as const;
  const cards = ['troll-bat-vp-power'] as const;
  expect(pointsWith({ cards, power: 0, network: bat })).toBe(1);
  expect(pointsWith({ cards, power: 0, network: [...bat, ['king-totems', -1, 0, 0]] })).toBe(2 + 3);
});

rule('TP-11.9', 'a hidden score shows nothing before the end', () => {
  const match = arrange({ options: { runningScore: false }, boards: { 0: EXAMPLE } });
  expect(score(match.position)).toEqual([0, 1].map((seat) => ({ seat, place: 1, points: 0, lines: [] })));
  match.position.stack = [];
  expect(score(match.position)[0]?.points).toBe(86);
});
