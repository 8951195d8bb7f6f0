import type { CountedGroup, Counts, PrefixOf } from '../../kernel/game.ts';
import { AREAS } from './box/areas.ts';
import { ARTIFACTS } from './box/artifacts.ts';
import { CARD, DECK } from './box/cards.ts';
import { type FigureKind, KIND } from './box/kinds.ts';
import { type CaveTroll, kindsOf } from './position.ts';
import type { Word } from './words.ts';

type Group = CountedGroup<CaveTroll, Word, PrefixOf<Word>>;

const POINTS: Group = {
  say: 'counts.points',
  prefix: 'points.',
  things: ['rooms', 'berserkers', 'slayers', 'end', 'artifacts'],
  lines: {
    'score.room': 'rooms',
    'score.room-half': 'rooms',
    'score.berserker-half': 'berserkers',
    'score.slayer': 'slayers',
    'score.end-bonus': 'end',
    'score.artifact': 'artifacts',
  },
  inPlay: ({ options }) => [
    'rooms',
    ...(options.set === 'alternate' ? ['berserkers', 'slayers'] : []),
    'end',
    'artifacts',
  ],
};

const PLAYED: Group = {
  say: 'counts.cards',
  prefix: 'card.',
  things: Object.keys(CARD),
  events: { 'told.played': 'card', 'told.played-from-hand': 'card' },
  inPlay: ({ options }) => [...new Set(DECK[options.set])],
};

const KINDS = Object.keys(KIND);

function kindsInPlay(p: CaveTroll): FigureKind[] {
  return [...new Set(kindsOf(p))];
}

const MOVED: Group = {
  say: 'counts.moved',
  prefix: 'kind.',
  things: KINDS,
  events: { 'told.moved': 'kind', 'told.leapt': 'kind' },
  inPlay: (p) => kindsInPlay(p).flatMap(({ id, stride }) => (stride > 0 ? [id] : [])),
};

/** Counted for the seat that did it, not for the figure's owner. */
const DISCARDED: Group = {
  say: 'counts.discarded',
  prefix: 'kind.',
  things: KINDS,
  events: {
    'told.killed': 'kind',
    'told.struck': 'kind',
    'told.swept': 'kind',
    'told.crushed': 'kind',
    'told.trampled': 'kind',
    'told.slain-by-knight': 'kind',
    'told.slain-by-slayer': 'kind',
    'told.smitten': 'kind',
  },
  inPlay: (p) => kindsInPlay(p).map(({ id }) => id),
};

const USED: Group = {
  say: 'counts.artifacts',
  prefix: 'artifact.',
  things: ARTIFACTS,
  events: { 'told.used-artifact': 'artifact' },
};

const TAKEN: Group = {
  say: 'counts.rooms',
  prefix: 'area.',
  things: AREAS.flatMap(({ id, type }) => (type === 'room' ? [id] : [])),
  events: { 'told.room-taken': 'area', 'told.room-split': 'area' },
};

export const counts: Counts<CaveTroll, Word> = { groups: [POINTS, PLAYED, MOVED, DISCARDED, USED, TAKEN] };
