import { expect } from 'vitest';
import { arrange, controlled, counts, row, sow, take } from '../../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import type { Counts } from '../box/produce.ts';

/** What seat 0 controls with these gardens on the table. */
function controls(...gardens: string[]): Counts {
  return controlled(arrange({ gardens }), 0);
}

rule('GET-3.7', 'a tile yields 1 of its own kind', () => {
  expect(controls('')).toEqual(counts({}));
  expect(controls('pumpkin')).toEqual(counts({ pumpkin: 1 }));
  expect(controls('pumpkin apple bean')).toEqual({ pumpkin: 1, apple: 1, bean: 1 });
});

rule('GET-3.7', 'a tile with a troll on it yields nothing, whoever owns the troll', () => {
  expect(controls('pumpkin:troll@1 apple bean')).toEqual(counts({ apple: 1, bean: 1 }));
  expect(controls('pumpkin apple:troll@0 bean')).toEqual(counts({ pumpkin: 1, bean: 1 }));
});

rule('GET-3.7', 'the tiles of other gardens yield nothing', () => {
  expect(controls('', 'apple apple', 'bean')).toEqual(counts({}));
});

rule('GET-3.8', 'a run of n tiles of a kind yields 2n - 1', () => {
  const runs = [1, 2, 3, 4, 5, 6].map((n) => controls(Array(n).fill('pumpkin').join(' ')).pumpkin);
  expect(runs).toEqual([1, 3, 5, 7, 9, 11]);
});

rule('GET-3.8', 'only neighbours of the same kind make a pair', () => {
  expect(controls('apple bean apple bean')).toEqual(counts({ apple: 2, bean: 2 }));
  expect(controls('apple apple bean bean apple')).toEqual(counts({ apple: 4, bean: 3 }));
});

rule('GET-3.8', 'the ends of the row are no neighbours', () => {
  expect(controls('bean apple pumpkin bean')).toEqual({ pumpkin: 1, apple: 1, bean: 2 });
});

rule('GET-3.9', 'a troll splits the run it stands in', () => {
  expect(controls('bean bean bean bean bean').bean).toBe(9);
  expect(controls('bean:troll@1 bean bean bean bean').bean).toBe(7);
  expect(controls('bean bean:troll@1 bean bean bean').bean).toBe(1 + 5);
  expect(controls('bean bean bean:troll@1 bean bean').bean).toBe(3 + 3);
  expect(controls('bean bean bean bean bean:troll@1').bean).toBe(7);
  expect(controls('bean:troll@1 bean:troll@2').bean).toBe(0);
});

rule('GET-3.10', 'an own gnome yields 1 of the kind it stands on, in any garden', () => {
  expect(controls('pumpkin:gnome@0')).toEqual(counts({ pumpkin: 2 }));
  expect(controls('pumpkin', 'apple:gnome@0 bean', 'bean:gnome@0 bean:gnome@0')).toEqual({
    pumpkin: 1,
    apple: 1,
    bean: 2,
  });
});

rule('GET-3.10', 'all four gnomes count', () => {
  expect(controls('', 'bean:gnome@0 bean:gnome@0', 'bean:gnome@0 bean:gnome@0').bean).toBe(4);
});

rule('GET-3.10', 'gnomes side by side earn no bonus for a pair', () => {
  expect(controls('', 'apple:gnome@0 apple:gnome@0').apple).toBe(2);
});

rule('GET-3.11', 'a foreign gnome takes nothing from the garden and breaks no run', () => {
  expect(controls('bean bean:gnome@1 bean')).toEqual(counts({ bean: 5 }));
});

rule('GET-3.11', 'a foreign gnome gives the owner of the garden nothing', () => {
  const match = arrange({ gardens: ['apple:gnome@1', 'bean', ''] });
  expect(controlled(match, 0)).toEqual(counts({ apple: 1 }));
  expect(controlled(match, 1)).toEqual(counts({ apple: 1, bean: 1 }));
  expect(controlled(match, 2)).toEqual(counts({}));
});

rule('GET-3.12', 'an elf neither adds nor takes, own or foreign', () => {
  expect(controls('apple:elf@0 bean')).toEqual(counts({ apple: 1, bean: 1 }));
  expect(controls('apple:elf@1 bean')).toEqual(counts({ apple: 1, bean: 1 }));
  expect(controls('', 'apple:elf@0')).toEqual(counts({}));
});

rule('GET-5.1', 'control is counted from the table as it is now, not from the purse', () => {
  const match = arrange({ gardens: ['bean bean', 'bean:gnome@0'], purse: { pumpkin: 9, bean: 3 } });
  expect(controlled(match, 0)).toEqual(counts({ bean: 4 }));
});

rule('GET-5.1', 'the worked example: 7 from the row and 3 from gnomes, with a troll 4 and 3', () => {
  const gnomes = ['bean:gnome@0 apple bean:gnome@0', 'pumpkin bean:gnome@0'];
  expect(controls('bean bean bean bean', ...gnomes).bean).toBe(10);
  expect(controls('bean bean:troll@1 bean bean', ...gnomes).bean).toBe(7);
});

rule('GET-case-1', 'beans sown one beside the other yield 1, 3, 5, 7', () => {
  const yields = ['', 'bean', 'bean bean', 'bean bean bean'].map((garden) => {
    const match = arrange({ gardens: [garden] });
    const [, harvested] = take(match, sow('bean'));
    expect(harvested?.event.say).toBe('told.harvested');
    return harvested?.event.bean;
  });
  expect(yields).toEqual([1, 3, 5, 7]);
});

rule('GET-case-2', 'bean, apple, bean: 2 beans, 1 apple', () => {
  expect(controls('bean apple bean')).toEqual(counts({ bean: 2, apple: 1 }));
});

rule('GET-case-3', 'three beans with a troll on the middle one: 2 beans', () => {
  expect(controls('bean bean:troll@1 bean')).toEqual(counts({ bean: 2 }));
});

rule('GET-case-4', 'three beans with a troll on the first: 3 beans', () => {
  expect(controls('bean:troll@1 bean bean')).toEqual(counts({ bean: 3 }));
});

rule('GET-case-5', 'an elf on a middle bean changes nothing', () => {
  expect(controls('bean bean:elf@1 bean')).toEqual(counts({ bean: 5 }));
  expect(controls('bean bean:elf@0 bean')).toEqual(controls('bean bean bean'));
});

rule(['GET-case-6', 'GET-3.10'], 'a gnome on an apple of an opponent: 1 apple for each of the two', () => {
  const match = arrange({ gardens: ['', 'apple:gnome@0'] });
  expect(controlled(match, 0)).toEqual(counts({ apple: 1 }));
  expect(controlled(match, 1)).toEqual(counts({ apple: 1 }));
});

rule(['GET-case-7', 'GET-3.11'], 'with the gnome of an opponent on my apple I harvest the apple and no more', () => {
  const match = arrange({ gardens: ['apple:gnome@1'], hands: ['bean'] });
  take(match, sow('bean', 'left'));
  expect(controlled(match, 0)).toEqual(counts({ apple: 1, bean: 1 }));
  expect(row(match, 0)).toBe('bean apple:gnome@1');
});
