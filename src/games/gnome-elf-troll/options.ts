import type { Chosen, Option, Table } from '../../kernel/game.ts';
import { FIRST_PLAYER } from '../../kernel/options.ts';

export const options = {
  goal: { default: 10, values: () => [8, 10, 12] },
  firstPlayer: FIRST_PLAYER,
} satisfies Record<string, Option>;

export type GnomeElfTrollTable = Table<Chosen<typeof options>>;
