import { expect, expectTypeOf, test } from 'vitest';
import type { Chosen, Option, Seat } from './game.ts';
import { FIRST_PLAYER, OFF, ON, oneOf } from './options.ts';

const options = {
  layout: oneOf('ring', 'stubs'),
  orders: { default: 2, values: () => [1, 2, 3] },
  grift: OFF,
  speed: ON,
  firstPlayer: FIRST_PLAYER,
} satisfies Record<string, Option>;

test('the first value is the one that is taken unless another is chosen', () => {
  expect([options.layout.default, options.layout.values(2)]).toEqual(['ring', ['ring', 'stubs']]);
  expect([options.grift.default, options.speed.default]).toEqual([false, true]);
});

test('anybody at the table may begin', () => {
  expect(options.firstPlayer.values(3)).toEqual(['random', 0, 1, 2]);
});

test('what was chosen is typed by the table of options', () => {
  expectTypeOf<Chosen<typeof options>>().toEqualTypeOf<{
    readonly layout: 'ring' | 'stubs';
    readonly orders: number;
    readonly grift: boolean;
    readonly speed: boolean;
    readonly firstPlayer: 'random' | Seat;
  }>();
});
