import type { Counts } from '../../kernel/game.ts';
import { FOLK_IDS } from './box/folk-ids.ts';
import { FURNISHING_IDS } from './box/furnishing-ids.ts';
import { FURNISHINGS } from './box/furnishings.ts';
import { LOOT_IDS } from './box/loot.ts';
import { SPACE_KINDS, SPACES, spaceAt } from './box/spaces.ts';
import { folkOf } from './folks.ts';
import { type Caverna, NOT_IN_PLAY, playerAt } from './position.ts';

const SPACE_MOVES = { 'place-person': 'space', 'choose-space': 'space', 'imitate-target': 'space' };

export const counts: Counts<Caverna> = {
  sides: {
    say: 'counts.folks',
    prefix: 'folk.',
    things: FOLK_IDS,
    of: (p, seat) => (p.folks === undefined ? undefined : folkOf(playerAt(p, seat))),
  },
  groups: [
    {
      say: 'counts.spaces',
      prefix: 'kind.',
      things: SPACE_KINDS,
      moves: SPACE_MOVES,
      as: (id) => SPACES.find((space) => space.id === id)?.kind,
      inPlay: ({ spaces, cards }) => [
        ...new Set([
          ...spaces.map(({ space }) => spaceAt(space).kind),
          ...SPACES.filter(({ id }) => cards.includes(id)).map(({ kind }) => kind),
        ]),
      ],
    },
    {
      say: 'counts.furnishings',
      prefix: 'furnishing.',
      things: FURNISHING_IDS,
      events: { 'told.furnished': 'furnishing' },
      inPlay: ({ owners }) => FURNISHING_IDS.filter((_, number) => (owners[number] ?? NOT_IN_PLAY) !== NOT_IN_PLAY),
    },
    { say: 'counts.loot', prefix: 'loot.', things: LOOT_IDS, events: { 'told.loot': 'item' } },
    {
      say: 'counts.exchanges',
      prefix: 'furnishing.',
      things: FURNISHINGS.filter(({ hooks }) => hooks['exchange.anytime'] !== undefined).map(({ id }) => id),
      events: { 'told.exchanged': 'furnishing' },
    },
  ],
};
