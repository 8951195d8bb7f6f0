import { expect, test } from 'vitest';
import {
  cloneHoldings,
  collectHooks,
  type Effect,
  fold,
  type HookLines,
  hold,
  isHooked,
  type Modifier,
  nextHooked,
  noHoldings,
  type Thing,
  trigger,
} from './hooks.ts';

interface Kitchen {
  readonly log: string[];
}

interface KitchenHooks {
  taste: Modifier<number, Kitchen, string>;
  morning: Effect<Kitchen, undefined>;
  recipe: { readonly name: string };
}

const LINES: HookLines<KitchenHooks> = {
  taste: 'When a dish is tasted: how good it is.',
  morning: 'When the day begins.',
  recipe: 'What can be cooked.',
};

const THINGS: readonly Thing<KitchenHooks>[] = [
  { id: 'salt', hooks: { taste: (points) => points + 1 } },
  { id: 'pepper', hooks: { taste: (points) => points * 2, morning: ({ log }, seat) => log.push(`pepper ${seat}`) } },
  { id: 'cook-book', hooks: { recipe: { name: 'soup' } } },
  { id: 'spoon', hooks: {} },
  { id: 'ladle', hooks: { taste: (points, _kitchen, seat, dish, thing) => points + seat + dish.length + thing } },
];

const SET = collectHooks(LINES, THINGS);
const { taste, morning, recipe } = SET.hooks;

function holding(...things: number[]) {
  const held = noHoldings();
  for (const thing of things) hold(SET, held, thing);
  return held;
}

const KITCHEN: Kitchen = { log: [] };

test('things change a value in the order in which they came, and as often as they are there', () => {
  expect(fold(taste, holding(), 3, KITCHEN, 0, '')).toBe(3);
  expect(fold(taste, holding(0, 1), 3, KITCHEN, 0, '')).toBe(8);
  expect(fold(taste, holding(1, 3, 0), 3, KITCHEN, 0, '')).toBe(7);
  expect(fold(taste, holding(0, 0), 3, KITCHEN, 0, '')).toBe(5);
});

test('a thing is told what it is about, who has it, and which one it is', () => {
  expect(fold(taste, holding(4), 0, KITCHEN, 2, 'pie')).toBe(2 + 3 + 4);
});

test('effects happen for those who have them, and not for what is gained meanwhile', () => {
  const kitchen: Kitchen = { log: [] };
  const held = holding(1, 0, 1);
  trigger(morning, held, kitchen, 3, undefined);
  expect(kitchen.log).toEqual(['pepper 3', 'pepper 3']);
  const growing = holding(1);
  const once: typeof morning = {
    ...morning,
    at: morning.at.map((each) => each && (() => hold(SET, growing, 1))),
  };
  trigger(once, growing, kitchen, 0, undefined);
  expect(growing.things).toEqual([1, 1]);
});

test('a rule can walk what has a hook', () => {
  const held = holding(3, 2, 0, 2);
  const first = nextHooked(recipe, held);
  expect(recipe.at[held.things[first] as number]).toEqual({ name: 'soup' });
  expect([first, nextHooked(recipe, held, first), nextHooked(recipe, held, 3)]).toEqual([1, 3, -1]);
  expect(nextHooked(recipe, holding(0, 3))).toBe(-1);
});

test('holdings are plain data, and copies are apart', () => {
  const held = holding(0);
  const copy = cloneHoldings(held);
  hold(SET, copy, 1);
  expect(JSON.parse(JSON.stringify(held))).toEqual(held);
  expect([isHooked(morning, held), isHooked(morning, copy)]).toEqual([false, true]);
  expect(held.things).toEqual([0]);
});

test('there may be more hooks than bits in a word', () => {
  const names = Array.from({ length: 70 }, (_, i) => `hook-${i}`);
  type Many = Record<string, Modifier<number, undefined, undefined>>;
  const lines: HookLines<Many> = Object.fromEntries(names.map((name) => [name, `${name} is called.`]));
  const things: Thing<Many>[] = names.map((name, i) => ({ id: name, hooks: { [name]: (sum) => sum + i } }));
  const set = collectHooks(lines, things);
  for (const own of [0, 31, 32, 63, 64, 69]) {
    const held = noHoldings();
    expect(held.hooks).toEqual([0]);
    hold(set, held, own);
    expect(held.hooks).toHaveLength(Math.floor(own / 32) + 1);
    const sums = names.map((name) => {
      const hook = set.hooks[name];
      return hook === undefined ? -1 : fold(hook, held, 0, undefined, 0, undefined);
    });
    expect(sums).toEqual(names.map((_, i) => (i === own ? own : 0)));
  }
});
