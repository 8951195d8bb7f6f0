import { expect } from 'vitest';
import { rule } from '../../../test/games/kit/rule.ts';
import { arrange, deal } from '../../../test/games/trolls-and-princesses/testing.ts';
import { CAVE_TILES } from './box/cave-tiles.ts';
import { DESIGNS } from './box/troll-cards.ts';
import { trollsAndPrincesses } from './index.ts';
import type { OfEachForm } from './position.ts';
import { pointsForSets, pointsOf, score } from './score.ts';

type Boards = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['boards']>;

function pointsWith(board: Boards[number]): number {
  return pointsOf(arrange({ boards: { 0: board } }).position, 0);
}

rule(['TP-case-63', 'TP-8.2'], 'sets, pairs and singles to the best result', () => {
  const stores: OfEachForm[] = [
    [2, 1, 1],
    [3, 0, 0],
    [1, 1, 0],
    [2, 2, 2],
    [4, 3, 2],
  ];
  const sets = stores.map(pointsForSets);
  expect(sets).toEqual([19, 12, 9, 30, 43]);
  expect(pointsForSets([2, 4, 3])).toBe(43);
  for (let n = 0; n < 6 ** 3; n++) {
    const counts: OfEachForm = [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36)];
    expect(pointsForSets(counts)).toBe(bestSets(counts));
  }
});

/** The best of all ways to make sets and pairs, tried one by one. */
function bestSets([a, b, c]: OfEachForm): number {
  let best = 0;
  for (let sets = 0; sets <= Math.min(a, b, c); sets++) {
    const [x, y, z] = [a - sets, b - sets, c - sets];
    for (let xy = 0; xy <= Math.min(x, y); xy++) {
      for (let xz = 0; xz <= Math.min(x - xy, z); xz++) {
        for (let yz = 0; yz <= Math.min(y - xy, z - xz); yz++) {
          const pairs = xy + xz + yz;
          best = Math.max(best, 15 * sets + 9 * pairs + 4 * (x + y + z - 2 * pairs));
        }
      }
    }
  }
  return best;
}

rule(['TP-case-64', 'TP-8.3'], 'pairs are rounded down', () => {
  expect(pointsWith({ field: { gold: 5 }, network: [['cave-victory-gold-pair-a', 0, 1, 0]] })).toBe(2);
  expect(pointsWith({ humans: { power: 3 }, network: [['cave-victory-human-pair-a', 0, 1, 0]] })).toBe(1 + 3);
  expect(pointsWith({ field: { obsidian: 7 }, network: [['cave-victory-obsidian-pair-a', 0, 1, 0]] })).toBe(3);
});

rule('TP-case-65', 'two cards of a design pay both', () => {
  const cards = ['troll-bat-vp-cave-tiles', 'troll-toad-vp-cave-tiles'] as const;
  expect(pointsWith({ cards, built: { princess: 9 } })).toBe(4);
});

rule(['TP-1.20', 'TP-7.3', 'TP-8.3'], 'what each design of troll card counts, and for how many', () => {
  const hoard: Boards[number] = {
    built: { princess: 5, bell: 6, resource: 2, victory: 7, king: 3 },
    sites: { obsidian: 11, gold: 7, diamond: 5 },
    filled: { obsidian: 0, gold: 0, diamond: 0 },
    power: 4,
    field: { obsidian: 9, gold: 9, diamond: 9 },
  };
  const without = pointsWith(hoard);
  const paid = DESIGNS.map(({ id }) => [id, pointsWith({ ...hoard, cards: [`troll-toad-${id}`] }) - without]);
  expect(Object.fromEntries(paid.filter(([, points]) => points !== 0))).toEqual({
    'vp-king': 3,
    'vp-diamond-sites': 2,
    'vp-gold-sites': 3,
    'vp-obsidian-sites': 3,
    'vp-bell-tiles': 6,
    'vp-princess-tiles': 5,
    'vp-victory-tiles': 7,
    'vp-cave-tiles': 5,
    'vp-power': 4,
  });
  expect(pointsWith({ cards: ['troll-bat-vp-king'] })).toBe(0);
});

rule('TP-1.16', 'what each kind of victory tile counts, and for how many', () => {
  const hoard: Boards[number] = {
    cards: (['bat', 'snake', 'snake', 'toad', 'toad', 'toad'] as const).map(
      (totem, n) => `troll-${totem}-${DESIGNS[9 + (n % 4)]?.id ?? 'gain-gold'}` as const,
    ),
    field: { obsidian: 15, gold: 11, diamond: 6 },
    cows: 4,
    humans: { mining: 1, building: 4, power: 4 },
  };
  const without = pointsWith(hoard);
  const paid = CAVE_TILES.flatMap((tile) =>
    tile.kind === 'victory' ? [[tile.id, pointsWith({ ...hoard, network: [[tile.id, 0, 1, 0]] }) - without]] : [],
  );
  const wanted = { bat: 1, toad: 3, snake: 2, diamond: 6, 'gold-pair': 5, 'obsidian-pair': 7, cow: 4, 'human-pair': 4 };
  expect(Object.fromEntries(paid)).toEqual(
    Object.fromEntries(
      Object.entries(wanted).flatMap(([kind, points]) =>
        ['a', 'b'].map((copy) => [`cave-victory-${kind}-${copy}`, points]),
      ),
    ),
  );
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
  for (const kind of ['bat', 'snake', 'toad'] as const) {
    const tile = `cave-victory-${kind}-a` as const;
    const network = [[tile, 0, 1, 0] as const, ['king-totems', -1, 0, 0] as const];
    expect(pointsWith({ network })).toBe(1 + 3);
  }
});

rule('TP-11.9', 'a hidden score shows nothing before the end', () => {
  const match = arrange({ options: { runningScore: false }, boards: { 0: EXAMPLE } });
  expect(score(match.position)).toEqual([0, 1].map((seat) => ({ seat, place: 1, points: 0, lines: [] })));
  match.position.stack = [];
  expect(score(match.position)[0]?.points).toBe(86);
});
