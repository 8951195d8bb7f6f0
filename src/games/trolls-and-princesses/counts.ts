import type { CountedGroup, Counts, PrefixOf } from '../../kernel/game.ts';
import { AREAS, PLACES } from './box/areas.ts';
import { BONUS_IDS } from './box/bonuses.ts';
import { CASTLES, NO_CASTLE } from './box/castles.ts';
import { CAVE_TILES, type CaveTile, VICTORIES } from './box/cave-tiles.ts';
import { CHANGELING_PLACES, CLAN_IDS, NO_CLAN, OUTPOST_PLACES } from './box/clans.ts';
import { KING_CARDS, kingCardFace } from './box/king-cards.ts';
import { KING_TILES, type KingTile } from './box/king-tiles.ts';
import { DESIGNS, TROLL_CARDS } from './box/troll-cards.ts';
import { playerAt, type TrollsAndPrincesses } from './position.ts';
import type { Word } from './words.ts';

type Group = CountedGroup<TrollsAndPrincesses, Word, PrefixOf<Word>>;

function idsOf(things: readonly { readonly id: string }[]): string[] {
  return things.map(({ id }) => id);
}

const POINTS: Group = {
  say: 'counts.points',
  prefix: 'points.',
  things: ['sets', 'pairs', 'singles', 'princesses', 'king-tiles', 'humans', 'victory', 'card'],
  lines: {
    'score.sets': 'sets',
    'score.pairs': 'pairs',
    'score.singles': 'singles',
    'score.princesses': 'princesses',
    'score.king-tiles': 'king-tiles',
    'score.humans': 'humans',
    'score.victory': 'victory',
    'score.card': 'card',
  },
};

const ACTIONS: Group = {
  say: 'counts.actions',
  prefix: 'use.',
  things: [
    'mine-obsidian',
    'mine-gold',
    'mine-diamond',
    'activate',
    'build-outpost',
    'build-tiles',
    'refresh-cave',
    'replenish',
    'get-power',
    'buy-card',
    'refresh-cards',
    'princess',
    'bell',
    'castle',
    'swap',
    'hire',
    'cow',
  ],
  moves: { act: 'do' },
};

const WHERE: Group = {
  say: 'counts.areas',
  prefix: 'area.',
  things: AREAS.slice(0, PLACES),
  moves: { move: 'to' },
};

const CAVE_OF = new Map<string, string>(CAVE_TILES.map(({ id, kind, victory }: CaveTile) => [id, victory ?? kind]));

const CAVES: Group = {
  say: 'counts.caves',
  prefix: 'caves.',
  things: ['princess', 'bell', 'resource', ...VICTORIES],
  events: { 'told.built': 'tile' },
  as: (tile) => CAVE_OF.get(tile),
};

const DESIGN_OF = new Map<string, string>(TROLL_CARDS.map(({ id, design }) => [id, design]));

const DESIGNS_TAKEN: Group = {
  say: 'counts.designs',
  prefix: 'design.',
  things: idsOf(DESIGNS),
  events: { 'told.took-card': 'card' },
  as: (card) => DESIGN_OF.get(card),
};

const CLAIMED: Group = {
  say: 'counts.king-cards',
  prefix: 'card.',
  things: idsOf(KING_CARDS),
  events: { 'told.claimed': 'card' },
  inPlay: ({ kingCards }) => kingCards.map((card) => kingCardFace(card).id),
};

const TAKEN: Group = {
  say: 'counts.king-tiles',
  prefix: 'tile.',
  things: idsOf(KING_TILES),
  events: { 'told.placed-king-tile': 'tile' },
};

const ACTIVATED: Group = {
  say: 'counts.activated',
  prefix: 'tile.',
  things: ['clan', ...idsOf(KING_TILES.filter(({ effects }: KingTile) => effects !== undefined))],
  moves: { act: 'tile' },
};

const VISITED: Group = {
  say: 'counts.castles',
  prefix: 'castle.',
  things: idsOf(CASTLES),
  events: { 'told.used-castle': 'castle' },
  inPlay: ({ villages }) =>
    villages.flatMap(({ castle }) => (castle === NO_CASTLE ? [] : idsOf(CASTLES.slice(castle, castle + 1)))),
};

const SENT_OUT: Group = {
  say: 'counts.places',
  // Two places of changelings bring the same, and are counted apart.
  prefix: 'sent.',
  things: [...OUTPOST_PLACES, ...CHANGELING_PLACES],
  moves: { act: 'place' },
};

const STORED: Group = {
  say: 'counts.bonuses',
  prefix: 'bonus.',
  things: BONUS_IDS,
  events: { 'told.stored': 'bonus' },
};

const BUILT: Group = {
  say: 'counts.cave-tiles',
  prefix: 'tile.',
  things: idsOf(CAVE_TILES),
  events: { 'told.built': 'tile' },
};

const BOUGHT: Group = {
  say: 'counts.troll-cards',
  prefix: 'card.',
  things: idsOf(TROLL_CARDS),
  events: { 'told.took-card': 'card' },
};

export const counts: Counts<TrollsAndPrincesses, Word> = {
  sides: {
    say: 'counts.clans',
    prefix: 'clan.',
    things: CLAN_IDS,
    of(p, seat) {
      const { clan } = playerAt(p, seat);
      return clan === NO_CLAN ? '' : (CLAN_IDS[clan] ?? '');
    },
  },
  groups: [
    POINTS,
    ACTIONS,
    WHERE,
    CAVES,
    DESIGNS_TAKEN,
    CLAIMED,
    TAKEN,
    ACTIVATED,
    VISITED,
    SENT_OUT,
    STORED,
    BUILT,
    BOUGHT,
  ],
};
