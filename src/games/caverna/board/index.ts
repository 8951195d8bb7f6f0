import type { Tabletop } from '../../../web/board-kit/tabletop.ts';
import type { CavernaMove } from '../moves.ts';
import type { Caverna } from '../position.ts';
import { Board } from './Board.tsx';
import { homeOf, isQuiet, shows, spotsOf } from './changes.ts';
import { about } from './explain/about.tsx';
import { folkGuide } from './folk-guide.ts';
import { guide } from './guide.ts';
import { holds } from './holds.ts';
import { placeOf } from './place-ids.ts';
import { asksNext, brings, foresees, isObvious, nameOf, pathsOf } from './places.ts';
import { cellsFor } from './previews.ts';
import { scoreRows } from './score-rows.ts';
import type { BoardWord } from './words.ts';

export const tabletop: Tabletop<Caverna, CavernaMove, BoardWord> = {
  Board,
  pathsOf,
  nameOf,
  foresees,
  isObvious,
  brings,
  declines: (move) => move.do === 'skip' || move.do === 'stop',
  previews: (move, view, viewer) => cellsFor(move, view, viewer).map(placeOf.cell),
  about,
  wins: (_view, speak) => speak('board.wins'),
  asksNext,
  listsPlayers: true,
  needsWidth: 'desktop',
  actsAtThumb: true,
  lowAround: true,
  shows,
  spotsOf,
  homeOf,
  isQuiet,
  scoreRows,
  captions: new Set(['told.emptied', 'told.rescued', 'told.imitated', 'told.furnished']),
  holds,
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
