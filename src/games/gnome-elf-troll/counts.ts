import type { Counts, PrefixOf } from '../../kernel/game.ts';
import { CREATURES, PURCHASES } from './box/creatures.ts';
import { PRODUCE } from './box/produce.ts';
import type { GnomeElfTroll } from './position.ts';
import type { Word } from './words.ts';

export const counts: Counts<GnomeElfTroll, Word, PrefixOf<Word>> = {
  groups: [
    { say: 'counts.bought', prefix: 'purchase.', things: PURCHASES, moves: { buy: 'purchase' } },
    { say: 'counts.sown', prefix: 'kind.', things: PRODUCE, moves: { sow: 'kind' } },
    { say: 'counts.driven-off', prefix: 'creature.', things: CREATURES, events: { 'told.drove-off': 'driven' } },
    { say: 'counts.won-with', prefix: 'kind.', things: PRODUCE, events: { 'told.won': 'kind' } },
  ],
};
