import type { Tabletop } from '../../../web/board-kit/tabletop.ts';
import type { TrollTownMove } from '../moves.ts';
import { CROWNS } from '../options.ts';
import type { TrollTown } from '../position.ts';
import { about } from './about.tsx';
import { Board } from './Board.tsx';
import { shows, spotsOf } from './changes.ts';
import { guide } from './guide.ts';
import { holds } from './holds.ts';
import { asksNext, foresees, nameOf, pathsOf } from './places.ts';
import { isReveal } from './show/script.ts';
import type { BoardWord } from './words.ts';

export const tabletop: Tabletop<TrollTown, TrollTownMove, BoardWord> = {
  Board,
  pathsOf,
  nameOf,
  foresees,
  asksNext,
  about,
  wins: ({ options: { biggest, friendliest, greediest, provider, missed } }, speak) =>
    speak('board.wins', { biggest, friendliest, greediest, provider, spoils: missed === 'two' }),
  shows,
  stages: isReveal,
  spotsOf,
  listsPlayers: true,
  needsWidth: 'desktop',
  actsAtThumb: true,
  lowAround: true,
  scoreRows: CROWNS.map((crown) => ({ title: `score.${crown}`, of: [`score.${crown}`] })),
  holds,
  guide,
  sounds: {
    'told.turn': 'turn',
    'told.built': 'wood',
    'told.boss-built': 'wood',
    'told.extended': 'wood',
    'told.got-own': 'step',
    'told.got-communal': 'step',
    'told.captured': 'chime',
    'told.captured-bare': 'chime',
    'told.conflict': 'growl',
    'told.duel': 'growl',
    'told.card': 'flutter',
    'told.broke-out': 'flutter',
    'told.struck': 'growl',
    'told.tantrum': 'growl',
    'told.feast': 'chime',
    'told.new-boss': 'win',
  },
};
