import type { Tabletop } from '../../../web/board-kit/tabletop.ts';
import type { GnomeElfTrollMove } from '../moves.ts';
import type { GnomeElfTroll } from '../position.ts';
import { about } from './about.ts';
import { Board } from './Board.tsx';
import { guide } from './guide.ts';
import { holds } from './holds.ts';
import { asksNext, isForSale, nameOf, pathsOf } from './places.ts';
import { captions, shows, spotsOf } from './shows.ts';
import type { BoardWord } from './words.ts';

export const tabletop: Tabletop<GnomeElfTroll, GnomeElfTrollMove, BoardWord> = {
  Board,
  pathsOf,
  nameOf,
  carries: isForSale,
  fits: true,
  actsAtThumb: true,
  asksNext,
  about,
  wins: ({ goal }, speak) => speak('board.wins', { goal }),
  shows,
  spotsOf,
  captions,
  holds,
  guide,
  sounds: {
    'told.sowed': 'wood',
    'told.harvested': 'coin',
    'told.bought': 'coin',
    'told.placed': 'step',
    'told.drove-off': 'growl',
    'told.drew': 'flutter',
    'told.marker': 'chime',
  },
};
