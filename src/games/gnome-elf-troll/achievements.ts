import type { Achievement } from '../../kernel/game.ts';
import { CREATURES } from './box/creatures.ts';
import type { GnomeElfTroll } from './position.ts';
import type { Word } from './words.ts';

/** How much more than the goal is more than enough. */
const ABUNDANCE = 3;
const ALL_GNOMES = 4;

export const achievements = [
  {
    id: 'no-troll',
    rule: 'GET-6.1',
    isDone: ({ position, told }, seat) =>
      position.winner === seat &&
      !told.some(({ say, seat: by, purchase }) => say === 'told.bought' && by === seat && purchase === 'troll'),
  },
  {
    id: 'abundance',
    rule: 'GET-5.1',
    isDone: ({ position, told }, seat) =>
      told.some(
        ({ say, seat: by, count }) => say === 'told.won' && by === seat && Number(count) >= position.goal + ABUNDANCE,
      ),
  },
  {
    id: 'all-sent-home',
    rule: 'GET-4.4',
    isDone({ told }, seat) {
      const sent = told.filter(({ say, seat: by, owner }) => say === 'told.drove-off' && by === seat && owner !== seat);
      return CREATURES.every((creature) => sent.some(({ driven }) => driven === creature));
    },
  },
  {
    id: 'gnomes-abroad',
    rule: 'GET-3.10',
    isDone({ position }, seat) {
      const abroad = position.gardens.filter((_, garden) => garden !== seat).flat();
      const gnomes = abroad.filter(({ figure }) => figure?.creature === 'gnome' && figure.owner === seat);
      return gnomes.length === ALL_GNOMES;
    },
  },
] as const satisfies readonly Achievement<GnomeElfTroll, Word>[];
