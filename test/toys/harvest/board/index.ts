import type { Tabletop } from '../../../../src/web/board-kit/tabletop.ts';
import type { Harvest, HarvestMove } from '../position.ts';
import { Board } from './Board.tsx';
import { guide } from './guide.ts';

/** Nothing has a place: all answers are buttons. */
export const tabletop: Tabletop<Harvest, HarvestMove> = {
  Board,
  pathsOf: () => [],
  nameOf: () => undefined,
  sounds: {},
  guide,
};
