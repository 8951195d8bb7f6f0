import type { Tabletop } from '../../../../src/web/board-kit/tabletop.ts';
import type { SealedBids, SealedBidsMove } from '../position.ts';
import { Board } from './Board.tsx';

/** Nothing has a place: all answers are buttons. */
export const tabletop: Tabletop<SealedBids, SealedBidsMove> = {
  Board,
  pathsOf: () => [],
  nameOf: () => undefined,
  sounds: {},
};
