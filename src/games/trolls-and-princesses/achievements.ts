import type { Achievement } from '../../kernel/game.ts';
import { NO_CASTLE } from './box/castles.ts';
import { playerAt, type TrollsAndPrincesses } from './position.ts';
import { pointsOf } from './score.ts';

import type { Word } from './words.ts';

const ALL_KING_CARDS = 0b1111;
const PRINCESSES = 4;
const POINTS = 100;
/** In a match of two there are only two villages. */
const LEAST_VILLAGES = 3;

export const achievements = [
  {
    id: 'kings-favour',
    rule: 'TP-4.30',
    isDone: ({ position }, seat) => playerAt(position, seat).markers === ALL_KING_CARDS,
  },
  {
    id: 'silent-villages',
    rule: 'TP-4.21',
    isDone({ position, told }, seat) {
      const villages = position.villages.filter(({ castle }) => castle !== NO_CASTLE).length;
      const bells = told.filter(({ say, seat: by }) => say === 'told.took-bell' && by === seat);
      return villages >= LEAST_VILLAGES && new Set(bells.map(({ village }) => village)).size === villages;
    },
  },
  {
    id: 'four-princesses',
    rule: 'TP-4.20',
    isDone: ({ position }, seat) => playerAt(position, seat).princesses >= PRINCESSES,
  },
  {
    id: 'all-moved-out',
    rule: 'TP-4.25',
    isDone({ position }, seat) {
      const { outposts, changelings } = playerAt(position, seat);
      return outposts === 0 && changelings === 0;
    },
  },
  { id: 'hundred', rule: 'TP-8.6', isDone: ({ position }, seat) => pointsOf(position, seat) >= POINTS },
] as const satisfies readonly Achievement<TrollsAndPrincesses, Word>[];
