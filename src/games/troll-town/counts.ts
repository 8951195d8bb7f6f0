import type { CountedGroup, Counts, PrefixOf } from '../../kernel/game.ts';
import { temperName } from './bot/bot.ts';
import { DEED_IDS } from './box/deeds.ts';
import { PIECE_IDS } from './box/pieces.ts';
import { CROWNS, TEMPER_NAMES } from './options.ts';
import { REBUILDS, type TrollTown } from './position.ts';
import type { TemperName } from './rules/tempers.ts';
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

const WORN: Group = {
  say: 'counts.crowns',
  prefix: 'crown.',
  things: CROWNS,
  lines: {
    'score.biggest': 'biggest',
    'score.friendliest': 'friendliest',
    'score.greediest': 'greediest',
    'score.provider': 'provider',
  },
};

/** The Feasts that were met, for every seat. */
const FEASTS: Group = {
  say: 'counts.feasts',
  prefix: 'feast.',
  things: ['1', '2', '3', '4'],
  atEnd: ({ feasts }) => feasts.flatMap(({ era, short }) => (short === 0 ? [String(era)] : [])),
};

/** Where bots of several tempers play, what each of them does is counted apart. */
const SIDES: NonNullable<Counts<TrollTown, Word, PrefixOf<Word>>['sides']> = {
  say: 'option.tempers',
  prefix: 'option.',
  things: TEMPER_NAMES.map(sideOf),
  of({ options }, seat) {
    const isOneForAll = typeof options.tempers === 'string' && options.tempers !== 'mixed';
    return isOneForAll ? undefined : sideOf(temperName(options, seat));
  },
};

/** A temper as the options name it. */
function sideOf(temper: TemperName): string {
  return `temper1.${temper}`;
}

export const counts: Counts<TrollTown, Word> = { sides: SIDES, groups: [DID, BUILT, FOUGHT, WORN, FEASTS] };
