import type { Tabletop } from '../../../web/board-kit/tabletop.ts';
import type { CaveTrollMove } from '../moves.ts';
import type { CaveTroll } from '../position.ts';
import { about } from './about.ts';
import { Board } from './Board.tsx';
import { guide } from './guide.ts';
import { holds } from './holds.ts';
import { foresees, nameOf, pathsOf } from './places.ts';
import { captions, shows, spotsOf } from './shows.ts';
import type { BoardWord } from './words.ts';

export const tabletop: Tabletop<CaveTroll, CaveTrollMove, BoardWord> = {
  Board,
  pathsOf,
  nameOf,
  foresees,
  declines: ({ do: action }) => action === 'end-turn' || action === 'stop',
  fits: true,
  about,
  wins: (_view, speak) => speak('board.wins'),
  shows,
  spotsOf,
  captions,
  listsPlayers: true,
  needsWidth: 'tablet',
  holds,
  guide,
  sounds: {
    'told.drew': 'flutter',
    'told.drew-a-card': 'flutter',
    'told.placed': 'wood',
    'told.moved': 'step',
    'told.moved-on': 'step',
    'told.leapt': 'step',
    'told.hurried': 'step',
    'told.slipped': 'flutter',
    'told.pushed': 'wood',
    'told.called': 'chime',
    'told.banished': 'chime',
    'told.fled': 'step',
    'told.killed': 'growl',
    'told.struck': 'growl',
    'told.swept': 'growl',
    'told.slain-by-knight': 'growl',
    'told.smitten': 'growl',
    'told.crushed': 'growl',
    'told.rampaged': 'growl',
    'told.trampled': 'growl',
    'told.found': 'chime',
    'told.found-something': 'chime',
    'told.pile': 'chime',
    'told.room-taken': 'coin',
    'told.room-split': 'coin',
    'told.slayer-gold': 'coin',
  },
};
