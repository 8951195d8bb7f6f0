import { expect, test } from 'vitest';
import { arrange, done, type GardenMatch, sow, take } from '../../../../test/games/gnome-elf-troll/testing.ts';
import { weightsOf } from '../../../kernel/learning.ts';
import { gnomeElfTroll } from '../index.ts';
import { learning } from './bot.ts';

/** The hand-made value, without what was learned from play. */
const handMade = learning.botWith(weightsOf(learning, { ...learning.learned, kinds: {} }));

function worth(match: GardenMatch, seat: number): number {
  return handMade.worth(match.position, seat);
}

function worthOf(...gardens: string[]): number {
  return worth(arrange({ gardens }), 0);
}

test('a won match is worth more than anything, a lost one less', () => {
  const won = arrange({ gardens: ['bean bean bean bean bean', 'apple'], hands: ['bean'] });
  take(won, sow('bean'), done());
  const strong = 'bean bean bean bean bean bean bean bean bean bean bean';
  expect(worth(won, 0)).toBeGreaterThan(worthOf(strong, '', ''));
  expect(worth(won, 1)).toBeLessThan(worthOf('', strong, strong));
  expect(worth(won, 2)).toBeLessThan(worth(won, 1));
});

test('a match that ended without a winner is worth what its places say', () => {
  const hands = ['', '', ''];
  const ended = arrange({ gardens: ['bean bean bean', 'apple apple apple bean', 'bean'], hands, pile: '' });
  const shared = arrange({ gardens: ['bean bean', 'apple apple', 'bean'], hands, pile: '' });
  expect(worth(ended, 1)).toBeGreaterThan(worthOf('', 'bean bean bean bean'));
  expect(worth(ended, 0)).toBeLessThan(worthOf('bean', 'bean bean bean bean'));
  expect(worth(ended, 2)).toBeLessThan(worth(ended, 0));
  expect([worth(shared, 0), worth(shared, 1)]).toEqual([worth(ended, 1), worth(ended, 1)]);
});

test('more under control is worth more', () => {
  expect(worthOf('bean bean')).toBeGreaterThan(worthOf('bean'));
  expect(worthOf('bean bean apple')).toBeGreaterThan(worthOf('bean apple bean'));
  expect(worthOf('bean bean bean', 'apple:gnome@0')).toBeGreaterThan(worthOf('bean bean bean', 'apple:gnome@2'));
});

test('the second and the third kind count too', () => {
  expect(worthOf('bean bean apple')).toBeGreaterThan(worthOf('bean bean'));
  expect(worthOf('bean bean apple pumpkin')).toBeGreaterThan(worthOf('bean bean apple'));
});

test('many of one kind are worth more than as many of several', () => {
  expect(worthOf('bean bean bean')).toBeGreaterThan(worthOf('bean bean apple pumpkin'));
});

test('the last steps to the goal are worth more than the first', () => {
  const first = worthOf('bean bean') - worthOf('bean');
  const last = worthOf('bean bean bean bean bean') - worthOf('bean bean bean bean');
  expect(last).toBeGreaterThan(1.5 * first);
});

test('a troll is better set on the leader than on who trails', () => {
  const leader = worthOf('apple', 'bean bean:troll@0 bean bean', 'bean pumpkin bean');
  const trailing = worthOf('apple', 'bean bean bean bean', 'bean:troll@0 pumpkin bean');
  expect(leader).toBeGreaterThan(trailing);
});

test('of two equal losses that of the leader counts more', () => {
  const leader = worthOf('pumpkin', 'bean bean bean bean apple:troll@0', 'bean bean apple');
  const trailing = worthOf('pumpkin', 'bean bean bean bean apple', 'bean bean apple:troll@0');
  expect(leader).toBeGreaterThan(trailing + 1e-6);
});

test('a troll on the own row is worse than none', () => {
  expect(worthOf('bean bean:troll@1 bean')).toBeLessThan(worthOf('bean bean bean', 'apple:troll@1'));
});

test('what others control makes a position worth less', () => {
  expect(worthOf('bean', 'apple apple apple')).toBeLessThan(worthOf('bean', 'apple'));
  expect(worthOf('bean', 'apple apple apple', 'apple apple')).toBeLessThan(worthOf('bean', 'apple apple apple', ''));
});

test('an elf is better on an own tile than on a foreign one', () => {
  expect(worthOf('bean bean:elf@0', 'apple')).toBeGreaterThan(worthOf('bean bean', 'apple:elf@0'));
});

test('a figure in stock is worth something', () => {
  expect(worthOf('bean bean', 'apple:elf@2')).toBeGreaterThan(worthOf('bean bean', 'apple:elf@0'));
});

test('a purse that pays for the goal is worth more than one that does not', () => {
  const gardens = ['bean bean bean bean bean', 'bean apple'];
  const enough = arrange({ gardens, purse: { bean: 3 } });
  const tooLittle = arrange({ gardens, purse: { pumpkin: 1, apple: 1, bean: 2 } });
  expect(worth(enough, 0)).toBeGreaterThan(worth(tooLittle, 0));
});

test('a tile in the own hand that reaches the goal is worth something', () => {
  const gardens = ['bean:elf@0 bean:elf@0 bean:elf@0 bean:elf@0 bean:elf@1'];
  const bean = arrange({ gardens, hands: ['bean', 'apple', 'apple'] });
  const pumpkin = arrange({ gardens, hands: ['pumpkin', 'apple', 'apple'] });
  expect(worth(bean, 0)).toBeGreaterThan(worth(pumpkin, 0));
});

test('hidden tiles do not matter', () => {
  const gardens = ['bean', 'apple', ''];
  const one = arrange({ gardens, hands: ['bean', 'bean', 'bean'], pile: 'bean apple' });
  const other = arrange({ gardens, hands: ['bean', 'apple', 'pumpkin'], pile: 'apple bean' });
  expect(worth(one, 0)).toBe(worth(other, 0));
  expect(worth(one, 0)).toBe(handMade.worth(gnomeElfTroll.view(one.position, 0), 0));
});

test('the reasons add up to the worth', () => {
  for (const seats of [2, 3, 4]) {
    const { position } = arrange({ seats, gardens: ['bean bean:elf@0', 'apple apple:troll@0'], hands: ['bean apple'] });
    for (let seat = 0; seat < seats; seat++) {
      const reasons = handMade.reasons?.(position, seat) ?? [];
      expect(reasons.reduce((sum, reason) => sum + reason.worth, 0)).toBeCloseTo(
        worth({ position } as GardenMatch, seat),
        9,
      );
      expect(new Set(reasons.map(({ say }) => say)).size).toBe(reasons.length);
    }
  }
});
