import type { Option } from '../../../src/kernel/game.ts';

export const options = {
  stones: { default: 12, values: () => [8, 12, 16] },
  firstPlayer: { default: 'random', values: (seats: number) => ['random', ...Array(seats).keys()] },
} satisfies Record<string, Option>;
