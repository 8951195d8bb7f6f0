import { expect, test } from 'vitest';
import { arrange, buy, deal, done, place, sow, take, whyNot } from '../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { tableFor } from '../../kernel/table.ts';
import { gnomeElfTroll } from './index.ts';

rule('GET-9.1', 'the game is for 2, 3 or 4 players, for 3 without a wish', () => {
  for (const seats of [2, 3, 4]) expect(deal(seats, 'players').position.seats).toBe(seats);
  expect(tableFor(gnomeElfTroll).seats).toBe(3);
  for (const seats of [1, 5]) {
    expect(() => tableFor(gnomeElfTroll, seats)).toThrow(`Gnome Elf Troll is for 2, 3, 4 players, not ${seats}.`);
  }
});

rule('GET-9.2', 'the goal is 8, 10 or 12 produce of one kind, 10 without a wish', () => {
  expect(gnomeElfTroll.options.goal?.values(3)).toEqual([8, 10, 12]);
  expect(deal(3, 'goal').position.goal).toBe(10);
  for (const goal of [8, 10, 12]) expect(deal(3, 'goal', { goal }).position.goal).toBe(goal);
  expect(() => tableFor(gnomeElfTroll, 3, { goal: 9 })).toThrow(
    "Option 'goal' of Gnome Elf Troll can be 8, 10, 12, not 9.",
  );
});

rule('GET-9.3', 'the first player is random or a seat of the table, random without a wish', () => {
  expect(gnomeElfTroll.options.firstPlayer?.values(2)).toEqual(['random', 0, 1]);
  expect(gnomeElfTroll.options.firstPlayer?.values(4)).toEqual(['random', 0, 1, 2, 3]);
  expect(tableFor(gnomeElfTroll).options).toEqual({ goal: 10, firstPlayer: 'random' });
  for (const firstPlayer of [0, 1, 2, 3]) {
    expect(deal(4, 'first', { firstPlayer }).position.first).toBe(firstPlayer);
    expect(deal(4, 'first', { firstPlayer: `${firstPlayer}` }).position.first).toBe(firstPlayer);
  }
  expect(() => tableFor(gnomeElfTroll, 3, { firstPlayer: 3 })).toThrow('can be random, 0, 1, 2, not 3');
});

rule(['GET-3.1', 'GET-6.1'], 'a move out of turn, or after the end, names the rule against it', () => {
  const match = arrange({ goal: 8, gardens: ['bean bean bean bean'], hands: ['bean'] });
  expect(whyNot(match, sow('bean'), 1)).toEqual({ rule: 'GET-3.1', say: 'refused.not-your-turn' });
  take(match, sow('bean'), done());
  expect(whyNot(match, sow('bean'), 1)).toEqual({ rule: 'GET-6.1', say: 'refused.match-over' });
});

rule('GET-case-28', 'what cannot be paid, a tile that does not exist, a move out of turn: refused', () => {
  const match = arrange({ gardens: ['bean', 'apple'], purse: { bean: 3 } });
  expect(whyNot(match, buy('elf', 'bean'))).toEqual({ rule: 'GET-3.14', say: 'blocked.price-elf', pay: 'bean' });
  expect(whyNot(match, buy('gnome', 'bean'), 1)).toEqual({ rule: 'GET-3.1', say: 'refused.not-your-turn' });
  take(match, buy('gnome', 'bean'));
  for (const move of [place(0, 1), place(0, -1), place(2, 0), place(7, 0)]) {
    expect(whyNot(match, move)).toEqual({ rule: 'GET-4.3', say: 'refused.not-on-offer' });
  }
});

test('the game has the name and number that records carry', () => {
  const { id, title, version } = gnomeElfTroll;
  expect({ id, title, version }).toEqual({ id: 'gnome-elf-troll', title: 'Gnome Elf Troll', version: 1 });
});
