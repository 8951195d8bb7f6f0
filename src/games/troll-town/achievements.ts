import type { Achievement } from '../../kernel/game.ts';
import type { TrollTown } from './position.ts';
import { isBiggest, isFriendliest } from './score.ts';
import type { Word } from './words.ts';

const FEASTS = 4;
const CAUGHT = 60;

export const achievements = [
  {
    id: 'four-feasts',
    rule: 'TT-13.2',
    isDone: ({ position: { feasts, options } }) =>
      options.hunger === 'normal' && feasts.filter(({ short }) => short === 0).length === FEASTS,
  },
  {
    id: 'three-crowns',
    rule: 'TT-15.6',
    isDone: ({ position: p }, seat) => isBiggest(p, seat) && isFriendliest(p, seat) && p.greediest.includes(seat),
  },
  {
    id: 'new-boss',
    rule: 'TT-9.5',
    isDone: ({ position, told }, seat) =>
      position.title === seat && told.some(({ say, seat: by }) => say === 'told.new-boss' && by === seat),
  },
  {
    id: 'none-escaped',
    rule: 'TT-12.17',
    isDone: ({ position: { escaped, caught } }) => escaped === 0 && caught >= CAUGHT,
  },
] as const satisfies readonly Achievement<TrollTown, Word>[];
