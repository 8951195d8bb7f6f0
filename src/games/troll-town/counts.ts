import type { CountedGroup, Counts, PrefixOf } from '../../kernel/game.ts';
import { DEED_IDS } from './box/deeds.ts';
import { PIECE_IDS } from './box/pieces.ts';
import { CONDITIONS } from './options.ts';
import { REBUILDS, type TrollTown } from './position.ts';
import type { Word } from './words.ts';

type Group = CountedGroup<TrollTown, Word, PrefixOf<Word>>;

const DID: Group = {
  say: 'counts.deeds',
  prefix: 'deed.',
  things: DEED_IDS,
  events: { 'told.deed': 'deed' },
};

const BUILT: Group = {
  say: 'counts.built',
  prefix: 'work.',
  things: [...PIECE_IDS, ...REBUILDS],
  events: { 'told.built': 'work' },
};

const FOUGHT: Group = {
  say: 'counts.fights',
  prefix: 'about.',
  things: [
    'capture-child',
    'schmooze',
    'challenge',
    'fight',
    'crew',
    'shop',
    'supply',
    'site',
    'scare',
    'destroy',
    'greediest',
  ],
  events: { 'told.conflict': 'about', 'told.duel': 'about' },
};

const CROWNS: Group = {
  say: 'counts.crowns',
  prefix: 'crown.',
  things: CONDITIONS,
  lines: { 'score.biggest': 'biggest', 'score.friendliest': 'friendliest', 'score.greediest': 'greediest' },
};

export const counts: Counts<TrollTown, Word> = { groups: [DID, BUILT, FOUGHT, CROWNS] };
