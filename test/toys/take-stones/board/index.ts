import type { Tabletop } from '../../../../src/web/board-kit/tabletop.ts';
import type { TakeStonesMove } from '../moves.ts';
import type { TakeStones } from '../position.ts';
import { Board } from './Board.tsx';
import { guide } from './guide.ts';
import { nameOf, pathsOf, shows, spotsOf } from './places.ts';
import type { BoardWord } from './words.ts';

export const tabletop: Tabletop<TakeStones, TakeStonesMove, BoardWord> = {
  Board,
  pathsOf,
  nameOf,
  fits: true,
  shows,
  spotsOf,
  wins: (_view, speak) => speak('board.wins'),
  guide,
  sounds: { 'told.took': 'wood' },
};
