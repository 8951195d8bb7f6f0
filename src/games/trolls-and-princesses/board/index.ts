import type { Tabletop } from '../../../web/board-kit/tabletop.ts';
import type { TrollsMove } from '../moves.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { about } from './about.tsx';
import { coloursOf } from './art/clans.ts';
import { Board } from './Board.tsx';
import { homeOf, shows, spotsOf } from './changes.ts';
import { guide } from './guide.ts';
import { holds } from './holds.ts';
import { asksNext, foresees, isObvious, nameOf, pathsOf } from './places.ts';
import type { BoardWord } from './words.ts';

export const tabletop: Tabletop<TrollsAndPrincesses, TrollsMove, BoardWord> = {
  Board,
  pathsOf,
  nameOf,
  foresees,
  isObvious,
  declines: ({ do: action }) => action === 'end' || action === 'stop',
  wins: (_view, speak) => speak('board.wins'),
  about,
  asksNext,
  coloursOf,
  shows,
  spotsOf,
  homeOf,
  namesHome: true,
  needsWidth: 'laptop',
  holds,
  guide,
  sounds: {
    'told.revealed': 'flutter',
    'told.revealed-in-vain': 'flutter',
    'told.moved': 'step',
    'told.moved-human': 'step',
    'told.moved-by-effect': 'step',
    'told.returned': 'step',
    'told.pushed': 'growl',
    'told.mined': 'coin',
    'told.gained': 'coin',
    'told.refilled': 'coin',
    'told.gained-power': 'growl',
    'told.built': 'wood',
    'told.placed-king-tile': 'chime',
    'told.built-outpost': 'wood',
    'told.took-card': 'flutter',
    'told.captured': 'chime',
    'told.took-bell': 'chime',
    'told.claimed': 'chime',
    'told.swapped': 'flutter',
    'told.hired': 'step',
  },
};
