import { expect } from 'vitest';
import {
  arrange,
  asking,
  blocked,
  buy,
  counts,
  done,
  type GardenMatch,
  offered,
  place,
  row,
  sow,
  take,
  whyNot,
} from '../../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { undo } from '../../../kernel/match.ts';
import type { Counts } from '../box/produce.ts';

/** Seat 0 buys, with two bare tiles of its own and an elf in the garden of seat 1. */
function shopping(purse: Partial<Counts>, ...gardens: string[]): GardenMatch {
  return arrange({ gardens: gardens.length > 0 ? gardens : ['apple bean', 'pumpkin:elf@1'], purse });
}

rule('GET-3.14', 'several creatures can be bought one after another, and buying can stop at any time', () => {
  const match = shopping({ pumpkin: 4, apple: 4, bean: 4 });
  take(match, buy('gnome', 'apple'), place(0, 0));
  expect(offered(match)).toContain('done');
  take(match, buy('troll'), place(0, 1));
  expect(match.position.purse).toEqual({ pumpkin: 3, apple: 0, bean: 3 });
  expect(row(match, 0)).toBe('apple:gnome@0 bean:troll@0');
  take(match, done());
  expect(asking(match)).toBe(1);
});

rule('GET-3.14', 'one may buy nothing at all', () => {
  const match = shopping({ bean: 6 });
  take(match, done());
  expect(asking(match)).toBe(1);
  expect(match.position.stocks[0]).toEqual({ gnome: 4, elf: 4, troll: 4 });
});

rule('GET-3.14', 'what the purse cannot pay is greyed out', () => {
  expect(blocked(shopping({ bean: 3 }))).toEqual({
    'buy gnome pumpkin': 'GET-3.14 blocked.price-gnome',
    'buy gnome apple': 'GET-3.14 blocked.price-gnome',
    'buy two-gnomes pumpkin pumpkin': 'GET-3.14 blocked.price-two-gnomes',
    'buy two-gnomes pumpkin apple': 'GET-3.14 blocked.price-two-gnomes',
    'buy two-gnomes pumpkin bean': 'GET-3.14 blocked.price-two-gnomes',
    'buy two-gnomes apple apple': 'GET-3.14 blocked.price-two-gnomes',
    'buy two-gnomes apple bean': 'GET-3.14 blocked.price-two-gnomes',
    'buy two-gnomes bean bean': 'GET-3.14 blocked.price-two-gnomes',
    'buy elf pumpkin': 'GET-3.14 blocked.price-elf',
    'buy elf apple': 'GET-3.14 blocked.price-elf',
    'buy elf bean': 'GET-3.14 blocked.price-elf',
    'buy troll': 'GET-3.14 blocked.price-troll',
  });
});

rule('GET-3.14', 'a gnome costs 3 of one kind, an elf 4 of one kind, a troll 1 of each', () => {
  for (const kind of ['pumpkin', 'apple', 'bean'] as const) {
    expect(offered(shopping({ [kind]: 3 }))).toEqual([`buy gnome ${kind}`, 'done']);
    expect(offered(shopping({ [kind]: 4 }))).toEqual([`buy elf ${kind}`, `buy gnome ${kind}`, 'done']);
    const paid = (move: ReturnType<typeof buy>) => {
      const match = shopping({ pumpkin: 9, apple: 9, bean: 9 });
      take(match, move);
      return match.position.purse;
    };
    const purse = { pumpkin: 9, apple: 9, bean: 9 };
    expect(paid(buy('gnome', kind))).toEqual({ ...purse, [kind]: 6 });
    expect(paid(buy('elf', kind))).toEqual({ ...purse, [kind]: 5 });
    expect(paid(buy('troll'))).toEqual({ pumpkin: 8, apple: 8, bean: 8 });
    expect(offered(shopping({ ...counts({ pumpkin: 2, apple: 2, bean: 2 }), [kind]: 1 }))).toEqual([
      'buy troll',
      'done',
    ]);
    expect(asking(shopping({ ...counts({ pumpkin: 2, apple: 2, bean: 2 }), [kind]: 0 }))).toBe(1);
  }
});

rule('GET-3.15', 'a bought creature is placed at once: nothing else is on offer before', () => {
  const match = shopping({ apple: 7 });
  take(match, buy('gnome', 'apple'));
  expect(offered(match)).toEqual(['place 0 0', 'place 0 1']);
  expect(whyNot(match, done()).rule).toBe('GET-4.3');
  expect(whyNot(match, buy('gnome', 'apple')).rule).toBe('GET-4.3');
});

rule('GET-3.15', 'a creature without a legal tile cannot be bought', () => {
  const purse = { pumpkin: 6, apple: 6, bean: 6 };
  const creatures = (garden: string) =>
    new Set(offered(arrange({ gardens: [garden], purse })).map((move) => move.split(' ')[1] ?? move));
  expect(creatures('bean')).toEqual(new Set(['done', 'gnome', 'elf', 'troll']));
  expect(creatures('bean:gnome@1')).toEqual(new Set(['done', 'troll']));
  expect(creatures('bean:elf@1')).toEqual(new Set(['done', 'two-gnomes']));
  expect(creatures('bean:troll@1')).toEqual(new Set(['done', 'elf']));
  expect(whyNot(arrange({ gardens: ['bean:gnome@1'], purse }), buy('elf', 'bean'))).toEqual({
    rule: 'GET-3.15',
    say: 'blocked.no-tile-elf',
  });
});

rule('GET-1.1', 'the last figure of a sort can be bought, and after it none', () => {
  const last = shopping({ bean: 6 }, 'apple:gnome@0 bean:gnome@0 apple:gnome@0 bean pumpkin');
  take(last, buy('gnome', 'bean'), place(0, 3));
  expect(asking(last)).toBe(1);
  const gnomes = shopping({ bean: 4 }, 'apple:gnome@0 apple:gnome@0 apple:gnome@0 apple:gnome@0 bean');
  expect(offered(gnomes)).toEqual(['buy elf bean', 'done']);
  expect(whyNot(gnomes, buy('gnome', 'bean'))).toEqual({ rule: 'GET-1.1', say: 'blocked.no-figure-gnome' });
  const elves = shopping({ bean: 4 }, 'apple:elf@0 apple:elf@0 apple:elf@0 apple:elf@0 bean');
  expect(offered(elves)).toEqual(['buy gnome bean', 'done']);
  expect(whyNot(elves, buy('elf', 'bean'))).toEqual({ rule: 'GET-1.1', say: 'blocked.no-figure-elf' });
});

rule('GET-1.1', 'the figures of others do not count', () => {
  const match = shopping({ bean: 3 }, 'apple:gnome@1 apple:gnome@1 apple:gnome@1 apple:gnome@1 bean');
  expect(offered(match)).toEqual(['buy gnome bean', 'done']);
});

rule('GET-8.1', 'who cannot buy anything is not asked', () => {
  const poor = arrange({ gardens: ['bean apple'], hands: ['bean'] });
  take(poor, sow('bean', 'right'));
  expect(asking(poor)).toBe(1);
  const crowded = arrange({ gardens: ['bean:elf@1 apple:elf@2'], purse: { bean: 5 } });
  expect(asking(crowded)).toBe(1);
  const rich = arrange({ gardens: ['bean apple'], hands: ['bean'] });
  take(rich, sow('bean', 'left'));
  expect(offered(rich)).toEqual(['buy gnome bean', 'done']);
});

rule('GET-8.2', 'buying and placing can be taken back one by one', () => {
  const match = shopping({ bean: 7 });
  const before = structuredClone(match.position);
  take(match, buy('elf', 'bean'), place(0, 1));
  undo(match, 0);
  expect(offered(match)).toEqual(['place 0 0', 'place 0 1']);
  undo(match, 0);
  expect(match.position).toEqual(before);
});

rule('GET-8.3', 'no purchase has more than 14 answers', () => {
  expect(offered(shopping({ pumpkin: 6, apple: 6, bean: 6 }))).toEqual([
    'buy elf apple',
    'buy elf bean',
    'buy elf pumpkin',
    'buy gnome apple',
    'buy gnome bean',
    'buy gnome pumpkin',
    'buy troll',
    'buy two-gnomes apple apple',
    'buy two-gnomes apple bean',
    'buy two-gnomes bean bean',
    'buy two-gnomes pumpkin apple',
    'buy two-gnomes pumpkin bean',
    'buy two-gnomes pumpkin pumpkin',
    'done',
  ]);
});

rule('GET-case-8', 'purse 3 beans, 0 others: gnome (bean) is the only creature on offer', () => {
  expect(offered(shopping({ bean: 3 }))).toEqual(['buy gnome bean', 'done']);
});

rule('GET-case-9', 'purse 1/1/1: troll is the only creature on offer', () => {
  expect(offered(shopping({ pumpkin: 1, apple: 1, bean: 1 }))).toEqual(['buy troll', 'done']);
});

rule('GET-case-10', 'purse 4 apples: gnome or elf; an elf leaves 0, a gnome leaves 1 and nothing on offer', () => {
  const elf = shopping({ apple: 4 });
  expect(offered(elf)).toEqual(['buy elf apple', 'buy gnome apple', 'done']);
  take(elf, buy('elf', 'apple'));
  expect(elf.position.purse).toEqual(counts({}));
  const gnome = shopping({ apple: 4 });
  take(gnome, buy('gnome', 'apple'));
  expect(gnome.position.purse).toEqual(counts({ apple: 1 }));
  take(gnome, place(0, 0));
  expect(asking(gnome)).toBe(1);
});

rule('GET-case-11', 'purse 7 beans: gnome and elf in one turn, in either order', () => {
  const gnomeFirst = shopping({ bean: 7 });
  take(gnomeFirst, buy('gnome', 'bean'), place(0, 0), buy('elf', 'bean'), place(0, 1));
  expect(row(gnomeFirst, 0)).toBe('apple:gnome@0 bean:elf@0');
  const elfFirst = shopping({ bean: 7 });
  take(elfFirst, buy('elf', 'bean'), place(0, 1), buy('gnome', 'bean'), place(0, 0));
  expect(row(elfFirst, 0)).toBe('apple:gnome@0 bean:elf@0');
});

rule('GET-case-17', 'two gnomes with one gnome in stock, or with 5 of one kind and nothing else: not on offer', () => {
  const rich = { pumpkin: 6, apple: 6, bean: 6 };
  const twoGnomes = (match: GardenMatch) => offered(match).filter((move) => move.startsWith('buy two-gnomes'));
  const oneInStock = shopping(rich, 'apple:gnome@0 bean:gnome@0 bean:gnome@0 apple', 'bean:elf@1');
  expect(twoGnomes(oneInStock)).toEqual([]);
  expect(whyNot(oneInStock, buy('two-gnomes', 'apple', 'bean'))).toEqual({
    rule: 'GET-4.4',
    say: 'blocked.no-figure-two-gnomes',
  });
  const twoInStock = shopping(rich, 'apple:gnome@0 bean:gnome@0 apple', 'bean:elf@1');
  expect(twoGnomes(twoInStock)).toHaveLength(6);
  expect(twoGnomes(shopping({ bean: 5 }))).toEqual([]);
  expect(twoGnomes(shopping({ bean: 6 }))).toEqual(['buy two-gnomes bean bean']);
});

rule('GET-case-18', 'with all four trolls placed there is no troll on offer, even with 1/1/1', () => {
  const trolls = 'apple:troll@0 apple:troll@0 apple:troll@0';
  const four = shopping({ pumpkin: 1, apple: 1, bean: 4 }, `${trolls} apple:troll@0 bean`);
  expect(offered(four)).toEqual(['buy elf bean', 'buy gnome bean', 'done']);
  expect(whyNot(four, buy('troll'))).toEqual({ rule: 'GET-1.1', say: 'blocked.no-figure-troll' });
  expect(asking(shopping({ pumpkin: 1, apple: 1, bean: 1 }, `${trolls} apple:troll@0 bean`))).toBe(1);
  expect(offered(shopping({ pumpkin: 1, apple: 1, bean: 1 }, `${trolls} bean`))).toEqual(['buy troll', 'done']);
});
