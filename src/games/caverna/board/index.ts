import type { Tabletop } from '../../../web/board-kit/tabletop.ts';
import type { CavernaMove } from '../moves.ts';
import type { Caverna } from '../position.ts';
import { about } from './about.tsx';
import { Board } from './Board.tsx';
import { homeOf, shows, spotsOf } from './changes.ts';
import { folkGuide } from './folk-guide.ts';
import { guide } from './guide.ts';
import { asksNext, foresees, nameOf, pathsOf } from './places.ts';

export const tabletop: Tabletop<Caverna, CavernaMove> = {
  Board,
  pathsOf,
  nameOf,
  foresees,
  about,
  asksNext,
  shows,
  spotsOf,
  homeOf,
  captions: new Set(['told.card', 'told.emptied', 'told.rescued', 'told.imitated', 'told.furnished']),
  guide,
  guides: { forgottenFolk: folkGuide },
  sounds: {
    'told.placed': 'step',
    'told.imitated': 'step',
    'told.card': 'flutter',
    'told.gained': 'coin',
    'told.traded': 'coin',
    'told.bought': 'coin',
    'told.tile': 'turn',
    'told.single': 'turn',
    'told.ruby-mine': 'wood',
    'told.small-pasture': 'wood',
    'told.large-pasture': 'wood',
    'told.stable': 'wood',
    'told.furnished': 'wood',
    'told.forged': 'wood',
    'told.loot': 'coin',
    'told.returned': 'growl',
    'told.grew': 'chime',
    'told.reaped': 'flutter',
    'told.bred': 'chime',
  },
};
