import type { Option } from '../../kernel/game.ts';

export const options = {
  goal: { default: 10, values: () => [8, 10, 12] },
  firstPlayer: { default: 'random', values: (seats: number) => ['random', ...Array(seats).keys()] },
} satisfies Record<string, Option>;
