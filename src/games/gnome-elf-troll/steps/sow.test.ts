import { expect } from 'vitest';
import {
  arrange,
  blocked,
  controlled,
  counts,
  offered,
  place,
  row,
  sow,
  take,
  whyNot,
} from '../../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { canUndo, undo } from '../../../kernel/match.ts';

rule('GET-3.4', 'every kind in hand can be sown, once on the list however many there are of it', () => {
  const match = arrange({ gardens: ['pumpkin'], hands: ['bean apple bean'] });
  expect(offered(match)).toEqual(['sow apple left', 'sow apple right', 'sow bean left', 'sow bean right']);
});

rule('GET-3.4', 'sowing cannot be skipped, and a kind not in hand cannot be sown', () => {
  const match = arrange({ gardens: ['pumpkin'], hands: ['bean'] });
  expect(whyNot(match, { do: 'done' }).rule).toBe('GET-3.4');
  expect(whyNot(match, sow('apple', 'right'))).toEqual({ rule: 'GET-3.4', say: 'blocked.not-in-hand', kind: 'apple' });
  expect(whyNot(match, sow('apple', 'left'))).toEqual({ rule: 'GET-3.4', say: 'blocked.not-in-hand', kind: 'apple' });
  expect(blocked(match)).toEqual({
    'sow apple left': 'GET-3.4 blocked.not-in-hand',
    'sow apple right': 'GET-3.4 blocked.not-in-hand',
    'sow pumpkin left': 'GET-3.4 blocked.not-in-hand',
    'sow pumpkin right': 'GET-3.4 blocked.not-in-hand',
  });
});

rule('GET-3.4', 'exactly one tile goes from the hand to the own garden', () => {
  const match = arrange({ gardens: ['', 'apple'], hands: ['bean apple bean'], pile: 'pumpkin' });
  take(match, sow('bean'));
  expect(row(match, 0)).toBe('bean');
  expect(row(match, 1)).toBe('apple');
  expect(match.position.hands[0]).toEqual(['apple', 'bean', 'pumpkin']);
  expect(whyNot(match, sow('bean'), 0).rule).toBe('GET-3.1');
});

rule('GET-3.5', 'a tile goes to the left or the right end, and the row keeps its order', () => {
  const left = arrange({ gardens: ['apple bean:elf@1 pumpkin'] });
  take(left, sow('apple', 'left'));
  expect(row(left, 0)).toBe('apple apple bean:elf@1 pumpkin');
  const right = arrange({ gardens: ['apple bean:elf@1 pumpkin'] });
  take(right, sow('apple', 'right'));
  expect(row(right, 0)).toBe('apple bean:elf@1 pumpkin apple');
});

rule('GET-3.5', 'a tile keeps its number of sowing wherever it comes to lie, and a new one gets a new number', () => {
  const match = arrange({ gardens: ['apple bean', 'pumpkin'] });
  take(match, sow('bean', 'left'));
  expect(match.position.gardens[0]?.map(({ id }) => id)).toEqual([3, 0, 1]);
  take(match, sow('bean', 'right'));
  expect(match.position.gardens[1]?.map(({ id }) => id)).toEqual([2, 4]);
});

rule('GET-3.17', 'a creature stays with its tile when the index changes', () => {
  const match = arrange({ gardens: ['apple bean:gnome@1 pumpkin:elf@2'] });
  take(match, sow('bean', 'left'));
  expect(row(match, 0)).toBe('bean apple bean:gnome@1 pumpkin:elf@2');
});

rule('GET-3.17', 'tiles are chosen by their index from the left, in the garden as it is then', () => {
  const match = arrange({ gardens: ['apple apple apple'], hands: ['bean'] });
  take(match, sow('bean', 'left'), { do: 'buy', purchase: 'elf', pay: 'apple' }, place(0, 1));
  expect(row(match, 0)).toBe('bean apple:elf@0 apple apple');
});

rule('GET-8.2', 'sowing can be taken back while the turn lasts', () => {
  const match = arrange({ gardens: ['apple'], hands: ['apple bean'] });
  const before = structuredClone(match.position);
  take(match, sow('apple', 'right'));
  expect(canUndo(match, 0)).toBe(true);
  expect(undo(match, 0)).toEqual({ undone: sow('apple', 'right') });
  expect(match.position).toEqual(before);
});

rule('GET-8.3', 'no sowing has more than 6 answers', () => {
  const match = arrange({ gardens: ['bean bean apple'] });
  expect(offered(match)).toHaveLength(6);
});

rule(['GET-case-29', 'GET-3.17'], 'the gnome on the apple goes along when a bean is sown on its left', () => {
  const match = arrange({ gardens: ['apple:gnome@1 bean'], hands: ['bean'] });
  expect(controlled(match, 1)).toEqual(counts({ apple: 1 }));
  take(match, sow('bean', 'left'));
  expect(match.position.gardens[0]?.[1]).toMatchObject({ kind: 'apple', figure: { creature: 'gnome', owner: 1 } });
  expect(row(match, 0)).toBe('bean apple:gnome@1 bean');
  expect(controlled(match, 1)).toEqual(counts({ apple: 1 }));
});

rule(['GET-case-30', 'GET-3.5'], 'left and right are both offered only where they give different rows', () => {
  const choices = (garden: string, hand: string) => offered(arrange({ gardens: [garden], hands: [hand] }));
  expect(choices('bean bean', 'bean')).toEqual(['sow bean right']);
  expect(choices('bean:troll@1 bean', 'bean')).toEqual(['sow bean left', 'sow bean right']);
  expect(choices('bean bean:troll@1', 'bean')).toEqual(['sow bean left', 'sow bean right']);
});

rule('GET-3.5', 'only right is offered in an empty garden; elsewhere the kinds decide', () => {
  const choices = (garden: string, hand: string) => offered(arrange({ gardens: [garden], hands: [hand] }));
  expect(choices('', 'bean apple')).toEqual(['sow apple right', 'sow bean right']);
  expect(choices('bean bean', 'bean apple')).toEqual(['sow apple left', 'sow apple right', 'sow bean right']);
  expect(choices('bean apple bean', 'bean')).toEqual(['sow bean left', 'sow bean right']);
  expect(choices('bean:elf@0', 'bean')).toEqual(['sow bean left', 'sow bean right']);
  expect(choices('bean:gnome@0 bean:gnome@0', 'bean')).toEqual(['sow bean left', 'sow bean right']);
});
