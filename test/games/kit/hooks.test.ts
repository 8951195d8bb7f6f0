import { expect, test } from 'vitest';
import {
  collectHooks,
  fold,
  type HookLines,
  type Modifier,
  nextHooked,
  noHoldings,
  type Thing,
} from '../../../src/kernel/hooks.ts';
import { faultsOfHooks } from './hooks.ts';

interface KitchenHooks {
  taste: Modifier<number, undefined, undefined>;
  recipe: { readonly name: string };
}

const LINES: HookLines<KitchenHooks> = { taste: 'When a dish is tasted.', recipe: 'What can be cooked.' };

const THINGS: readonly Thing<KitchenHooks>[] = [
  { id: 'salt', hooks: { taste: (points) => points + 1 } },
  { id: 'cook-book', hooks: { recipe: { name: 'soup' } } },
];

test('nothing is wrong where every hook has its line, its thing and its rule, and nothing has changed afterwards', () => {
  const set = collectHooks(LINES, THINGS);
  const held = noHoldings();
  const play = () => {
    fold(set.hooks.taste, held, 0, undefined, 0, undefined);
    nextHooked(set.hooks.recipe, held);
  };
  expect(faultsOfHooks({ lines: LINES, things: THINGS, set, play })).toEqual([]);
  expect(set.hooks.taste).toEqual(collectHooks(LINES, THINGS).hooks.taste);
});

test('names hooks that no rule calls, and those without line, thing or place in the table', () => {
  const owl = { id: 'owl', hooks: { midnight: 0 } as Partial<KitchenHooks> };
  const [salt] = THINGS;
  const things = salt === undefined ? [] : [salt, owl];
  const set = collectHooks(LINES, things);
  const lines = { ...LINES, recipe: ' ' };
  expect(faultsOfHooks({ lines, things, set, play: () => {} })).toEqual([
    "owl has the hook 'midnight', which is not in the table",
    "'recipe' has no line",
    "no thing has the hook 'recipe'",
    "no rule calls the hook 'taste'",
    "no rule calls the hook 'recipe'",
  ]);
});
