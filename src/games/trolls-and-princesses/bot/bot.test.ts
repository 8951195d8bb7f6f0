import { expect, test } from 'vitest';
import { arrange, deal, playOn, type TrollsMatch, take } from '../../../../test/games/trolls-and-princesses/testing.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { trollsAndPrincesses } from '../index.ts';
import { words as en } from '../messages/en/index.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Board = NonNullable<Scene['boards']>[number];

function worth({ position }: TrollsMatch, seat = 0): number {
  return trollsAndPrincesses.bot.worth(position, seat);
}

function worthOf(board: Board, scene: Scene = {}): number {
  return worth(arrange({ ...scene, boards: { ...scene.boards, 0: board } }));
}

test('a won match is worth more than anything, a lost one less', () => {
  const over = (own: number, other: number) => {
    const match = arrange({ boards: { 0: { princesses: own }, 1: { princesses: other } } });
    match.position.stack = [];
    return worth(match);
  };
  const rich = worthOf({
    princesses: 12,
    field: { diamond: 9 },
    power: 6,
    stored: { bell: 4, outpost: 4, changeling: 4 },
  });
  expect(over(2, 1)).toBeGreaterThan(rich);
  expect(over(2, 2)).toBeGreaterThan(rich);
  expect(over(1, 2)).toBeLessThan(worthOf({}));
  expect(over(1, 5)).toBeLessThan(over(1, 2));
});

test('points and goods are worth having, and others having them is not', () => {
  const plain = worthOf({});
  for (const board of [
    { princesses: 1 },
    { stored: { bell: 1 } },
    { humans: { mining: 1 } },
    { field: { gold: 3 } },
    { power: 3 },
    { cows: 2 },
    { filled: { obsidian: 4, diamond: 2, gold: 3 } },
    { beds: 1 },
    { outpostsIn: { 'village-1': 1 } },
    { left: ['op-gold'] },
    { left: ['ch-track'] },
  ] satisfies Board[]) {
    expect(worthOf(board), JSON.stringify(board)).toBeGreaterThan(plain);
    expect(worth(arrange({ boards: { 1: board } })), JSON.stringify(board)).toBeLessThan(plain);
  }
});

test('a piece that completes a set is worth more than one more of the same', () => {
  const set = worthOf({ stored: { bell: 1, changeling: 1, outpost: 1 } });
  expect(set).toBeGreaterThan(worthOf({ stored: { bell: 2, changeling: 1 } }));
});

test('coming near a King’s card is worth something', () => {
  const kingCards = ['kc-cave-tiles', 'kc-bats', 'kc-outposts', 'kc-bells'] as const;
  const others = ['kc-cave-tiles', 'kc-bats', 'kc-outposts', 'kc-changelings'] as const;
  const board: Board = { stored: { bell: 2 } };
  expect(worthOf(board, { kingCards })).toBeGreaterThan(worthOf(board, { kingCards: others }));
});

/** What a diamond adds for a board, with a princess waiting or not. */
function diamondGain(board: Board, princesses = 1): number {
  const villages: Scene['villages'] = { 'village-1': { princesses } };
  return worthOf({ ...board, field: { diamond: 1 } }, { villages }) - worthOf(board, { villages });
}

test('a diamond is worth most where it is the last thing missing for a princess', () => {
  const trolls: Board['trolls'] = ['village-1', 'village-1', 'village-1', 'village-1', 'camp'];
  const ready: Board = { trolls, power: 2, beds: 1, outpostsIn: { 'village-1': 1 } };
  const gain = diamondGain(ready);
  expect(gain).toBeGreaterThan(diamondGain({ ...ready, beds: 0 }));
  expect(gain).toBeGreaterThan(diamondGain({ ...ready, power: 0 }));
  expect(gain).toBeGreaterThan(diamondGain({ ...ready, trolls: ['mining', 'mining', 'mining', 'mining', 'camp'] }));
  expect(gain).toBeGreaterThan(diamondGain(ready, 0));
  expect(gain).toBeGreaterThan(
    worthOf({ ...ready, field: { diamond: 2 } }) - worthOf({ ...ready, field: { diamond: 1 } }),
  );
});

test('with everything there the princess is carried off, not saved up for', () => {
  const trolls: Board['trolls'] = ['village-1', 'village-1', 'village-1', 'camp', 'camp'];
  const after = (...answers: string[]) => {
    const match = arrange({
      king: 'village-1',
      boards: { 0: { trolls, power: 2, field: { diamond: 1 }, beds: 1 } },
      villages: { 'village-1': { princesses: 1, castle: 'castle-cows' } },
      kingDisplay: ['king-power'],
    });
    take(match, 'move:camp:village-1', ...answers);
    return worth(match);
  };
  for (const other of ['castle', 'cow', 'end']) {
    expect(after('princess', 'place:0:1:0'), other).toBeGreaterThan(after(other));
  }
});

test('King’s tiles are worth what they can do, and of those that are activated one works at a time', () => {
  const having = (...tiles: readonly ('king-troll-card' | 'king-build' | 'king-move-humans')[]) =>
    worthOf({ network: tiles.map((tile, at) => [tile, -at, 1 + at, 0] as const) });
  const [card, build, errand] = [having('king-troll-card'), having('king-build'), having('king-move-humans')];
  expect(card).toBeGreaterThan(build);
  expect(build).toBeGreaterThan(errand);
  expect(having('king-troll-card', 'king-build') - card).toBeLessThan(build - having());
});

test('trolls are better together than apart, but not where the next finds no room', () => {
  const standing = (...trolls: NonNullable<Board['trolls']>) => worthOf({ trolls });
  const three = standing('building', 'building', 'building', 'camp', 'camp');
  expect(three).toBeGreaterThan(standing('building', 'mining', 'power', 'camp', 'camp'));
  expect(three).toBeGreaterThan(standing('building', 'building', 'building', 'building', 'camp'));
});

test('points to spend are worth what they can buy', () => {
  const board: Board = {
    trolls: ['village-1', 'village-1', 'village-1', 'camp', 'camp'],
    power: 2,
    field: { diamond: 1 },
    beds: 1,
  };
  const after = (princesses: number) => {
    const match = arrange({
      king: 'village-1',
      boards: { 0: board },
      villages: { 'village-1': { princesses } },
    });
    take(match, 'move:camp:village-1');
    return worth(match);
  };
  expect(after(1)).toBeGreaterThan(after(0) + 0.3);
  const idle = arrange({ boards: { 0: { trolls: ['mining', 'mining'] } } });
  take(idle, 'move:camp:mining');
  const before = worth(idle);
  take(idle, 'end');
  expect(worth(idle)).toBeLessThan(before);
});

test('at the end what is left over is worth almost nothing', () => {
  const match = deal(2, 'towards the end', { clans: 'teal-yellow', firstPlayer: 0 });
  const gain = () => {
    const richer = trollsAndPrincesses.clone(match.position);
    const player = richer.players[1];
    if (player !== undefined) {
      const [obsidian, gold, diamond] = player.field;
      player.field = [obsidian + 2, gold + 2, diamond + 2];
    }
    return trollsAndPrincesses.bot.worth(richer, 1) - trollsAndPrincesses.bot.worth(match.position, 1);
  };
  const early = gain();
  playOn(match, randomFrom(seedFrom('late')), () => match.position.turns === 24 && match.position.active === 1);
  expect(gain()).toBeLessThan(early / 4);
});

test('the worth is the same for all at once; the reasons add up to it, each said once, and can be read', () => {
  const match = deal(3, 'reasons');
  playOn(match, randomFrom(seedFrom('why')), () => {
    const { reasons } = trollsAndPrincesses.bot;
    const all = new Float64Array(3);
    trollsAndPrincesses.bot.worths?.(match.position, all);
    for (const seat of [0, 1, 2]) {
      const parts = reasons?.call(trollsAndPrincesses.bot, match.position, seat) ?? [];
      expect(parts.reduce((sum, part) => sum + part.worth, 0)).toBeCloseTo(worth(match, seat), 8);
      expect(all[seat]).toBe(worth(match, seat));
      expect(new Set(parts.map(({ say }) => say)).size).toBe(parts.length);
      for (const { say } of parts) expect(en[say]).toBeDefined();
    }
    return match.position.turns > 12;
  });
});

test('what is remembered of seats that did not change is what they are worth', () => {
  const match = deal(4, 'remembered');
  let decisions = 0;
  playOn(match, randomFrom(seedFrom('again')), () => {
    const worths = new Float64Array(4);
    trollsAndPrincesses.bot.worths?.(match.position, worths);
    if (decisions++ % 5 === 0) {
      const afresh = structuredClone(match.position);
      expect([0, 1, 2, 3].map((seat) => trollsAndPrincesses.bot.worth(afresh, seat))).toEqual([...worths]);
    }
    return match.position.turns > 12;
  });
});
