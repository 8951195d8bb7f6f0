import type { Counts, PrefixOf } from '../../kernel/game.ts';
import { FOLK_IDS } from './box/folk-ids.ts';
import { FOLKS } from './box/folks.ts';
import { FURNISHING_IDS, FURNISHINGS, furnishingNumber } from './box/furnishings.ts';
import { LOOT_IDS, type LootId } from './box/loot.ts';
import { SPACE_KINDS, SPACES, spaceAt } from './box/spaces.ts';
import { type Caverna, NOT_IN_PLAY, playerAt } from './position.ts';
import { folkOf } from './rules/folks.ts';
import type { Word } from './words.ts';

const SPACE_MOVES = { 'place-person': 'space', 'choose-space': 'space', 'imitate-target': 'space' };

function isInPlay({ owners }: Caverna, furnishing: number): boolean {
  return (owners[furnishing] ?? NOT_IN_PLAY) !== NOT_IN_PLAY;
}

const EXCHANGING = FURNISHINGS.filter(({ hooks }) => hooks['exchange.anytime'] !== undefined).map(({ id }) => id);

/** FF-4.7: loot that only some folks find. */
const FOUND_BY_SOME: readonly LootId[] = FOLKS.flatMap(({ hooks }) => hooks['expedition.loot'] ?? []);

function lootOf({ players }: Caverna): LootId[] {
  const found = FOLKS.flatMap(({ id, hooks }) =>
    players.some((player) => folkOf(player) === id) ? (hooks['expedition.loot'] ?? []) : [],
  );
  return LOOT_IDS.filter((item) => !FOUND_BY_SOME.includes(item) || found.includes(item));
}

export const counts: Counts<Caverna, Word, PrefixOf<Word>> = {
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
      inPlay: (p) => FURNISHING_IDS.filter((_, number) => isInPlay(p, number)),
    },
    { say: 'counts.loot', prefix: 'loot.', things: LOOT_IDS, events: { 'told.loot': 'item' }, inPlay: lootOf },
    {
      say: 'counts.exchanges',
      prefix: 'furnishing.',
      things: EXCHANGING,
      events: { 'told.exchanged': 'furnishing' },
      inPlay: (p) => EXCHANGING.filter((id) => isInPlay(p, furnishingNumber(id))),
    },
  ],
};
