import type { Catalogue, Param } from '../../../../kernel/messages.ts';
import { lookUp, prefixed, textsOf, title } from '../../../speech/speech.ts';
import type { BonusId } from '../../box/bonuses.ts';
import { CAVE_TILES, type CaveTile, type Victory } from '../../box/cave-tiles.ts';
import type { Challenge } from '../../box/king-cards.ts';
import { caveTile, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { type DesignId, type Tally, TROLL_CARDS } from '../../box/troll-cards.ts';
import { TURN_CARDS } from '../../box/turn-cards.ts';
import { companyNames } from '../companies.ts';
import { PLACE } from './speech.ts';
import { summary } from './summary.ts';

export const BONUS: Readonly<Record<BonusId, string>> = {
  none: 'no bonus',
  'power-1': '1 troll power',
  'power-2': '2 troll power',
  'obsidian-1': '1 obsidian',
  'obsidian-2': '2 obsidian',
  'gold-1': '1 gold',
  'cow-1': '1 cow',
  refill: 'refill one kind of site',
  'take-all-obsidian': 'mine all obsidian',
  'take-all-gold': 'mine all gold',
  'take-all-diamond': 'mine all diamonds',
};

export const VICTORY: Readonly<Record<Victory, string>> = {
  bat: 'bat cards',
  toad: 'toad cards',
  snake: 'snake cards',
  diamond: 'diamonds',
  'gold-pair': 'pairs of gold',
  'obsidian-pair': 'pairs of obsidian',
  cow: 'cows',
  'human-pair': 'pairs of humans',
};

const TILE_KIND = { princess: 'Princess cave', bell: 'Bell cave', resource: 'Obsidian cave' } as const;

function caveTileName({ id, kind, victory }: CaveTile): string {
  if (kind !== 'victory') return `${TILE_KIND[kind]} ${Number(id.slice(-2))}`;
  return `Trophy cave for ${lookUp(VICTORY, victory)} ${id.endsWith('-a') ? 'A' : 'B'}`;
}

/** 'a bell cave': as one speaks of a tile that is in sight. Its number is for lists, in which it has to be told from its like. */
export function tileSaid(id: Param, article: 'a' | 'the'): string {
  const tile = tileNumber(id as TileId);
  if (isKingTile(tile)) return lookUp(names, `tile.${id}`);
  const { kind, victory } = caveTile(tile);
  if (kind === 'victory') return `${article} trophy cave for ${lookUp(VICTORY, victory)}`;
  return `${article === 'a' && kind === 'resource' ? 'an' : article} ${TILE_KIND[kind].toLowerCase()}`;
}

const CAVE_TILE_NAMES = prefixed('tile', textsOf(CAVE_TILES, caveTileName));

export const DESIGN_NAMES: Readonly<Record<DesignId, string>> = {
  'vp-king': 'Royal Guest',
  'vp-diamond-sites': 'Gem Sniffer',
  'vp-gold-sites': 'Gold Digger',
  'vp-obsidian-sites': 'Stone Counter',
  'vp-bell-tiles': 'Bell Listener',
  'vp-princess-tiles': 'Bed Maker',
  'vp-victory-tiles': 'Trophy Hunter',
  'vp-cave-tiles': 'Tunneller',
  'vp-power': 'Hoarder of Might',
  'gain-gold': 'Pickpocket',
  'gain-obsidian': 'Quarry Hand',
  'gain-power': 'Shaman',
  'gain-refill': 'Spring Finder',
  'spot-bed': 'Nursemaid',
  'spot-bell': 'Bell Ringer',
  'spot-outpost': 'Watchman',
};

/** In the order of the totems. */
const TOTEM_NAMES = ['Bats', 'Snakes', 'Toads'];

const TROLL_CARD_NAMES = prefixed(
  'card',
  textsOf(TROLL_CARDS, ({ design, totem }) => `${DESIGN_NAMES[design]} of the ${TOTEM_NAMES[totem]}`),
);

const TIME_NAMES = ['morning', 'evening', 'night'] as const;

const TURN_CARD_NAMES = prefixed(
  'card',
  textsOf(
    TURN_CARDS,
    ({ id, time, village }) => `${TIME_NAMES[time]} card ${id.slice(-1)} of ${lookUp(PLACE, `village-${village + 1}`)}`,
  ),
);

const AREA_NAMES = prefixed('area', PLACE, title);

const CLAN_NAMES: Readonly<Record<string, string>> = { teal: 'teal', yellow: 'yellow', red: 'red', purple: 'purple' };

/** What is counted, by challenges and cards. */
export const WHAT: Readonly<Record<Challenge | Tally, string>> = {
  'princess-tiles': 'princess caves',
  'resource-tiles': 'obsidian caves',
  'bell-tiles': 'bell caves',
  'victory-tiles': 'trophy caves',
  'cave-tiles': 'cave tiles',
  bats: 'bat cards',
  snakes: 'snake cards',
  toads: 'toad cards',
  'totem-kinds': 'different totems',
  'troll-cards': 'troll cards',
  outposts: 'neutral outposts',
  changelings: 'neutral changelings',
  bells: 'bells',
  humans: 'humans',
  'king-tiles': 'King’s tiles',
  'diamond-sites': 'diamond sites',
  'gold-sites': 'gold sites',
  'obsidian-sites': 'obsidian sites',
  power: 'troll power',
};

/** What things are called, and what the table can agree on. */
export const names = {
  'game.summary': summary,

  ...AREA_NAMES,
  ...CAVE_TILE_NAMES,
  ...TROLL_CARD_NAMES,
  ...TURN_CARD_NAMES,

  'resource.obsidian': 'obsidian',
  'resource.gold': 'gold',
  'resource.diamond': 'diamonds',

  'clan.teal': 'Teal clan',
  'clan.yellow': 'Yellow clan',
  'clan.red': 'Red clan',
  'clan.purple': 'Purple clan',

  'tile.king-move-trolls': 'King’s March',
  'tile.king-move-troll-human': 'King’s Escort',
  'tile.king-move-humans': 'King’s Errand',
  'tile.king-power': 'King’s Might',
  'tile.king-cows': 'King’s Herd',
  'tile.king-mine-obsidian': 'King’s Quarry',
  'tile.king-mine-gold': 'King’s Purse',
  'tile.king-mine-diamond': 'King’s Gem',
  'tile.king-build': 'King’s Diggers',
  'tile.king-troll-card': 'King’s Summons',
  'tile.king-refill': 'King’s Spring',
  'tile.king-site-obsidian': 'King’s Obsidian Vein',
  'tile.king-site-gold': 'King’s Gold Vein',
  'tile.king-site-diamond': 'King’s Diamond Vein',
  'tile.king-spots-changelings': 'King’s Nursery',
  'tile.king-spots-changeling-outpost': 'King’s Lookout Crib',
  'tile.king-spots-changeling-bell': 'King’s Lullaby',
  'tile.king-spots-bells': 'King’s Belfry',
  'tile.king-spots-outpost-bell': 'King’s Alarm Tower',
  'tile.king-totems': 'King’s Totems',

  'castle.castle-refill': 'Castle of the Spring',
  'castle.castle-move-humans': 'Castle of the Steward',
  'castle.castle-move-trolls': 'Castle of the Gate',
  'castle.castle-obsidian': 'Castle of Black Glass',
  'castle.castle-obsidian-cow': 'Castle of the Cowherd',
  'castle.castle-cows': 'Castle of the Pasture',
  'castle.castle-gold': 'Castle of the Purse',
  'castle.castle-diamond': 'Castle of the Gem',
  'castle.castle-power': 'Castle of the Witch',
  'castle.castle-build': 'Castle of the Mason',

  'card.kc-princess-tiles': 'Three Princess Caves',
  'card.kc-resource-tiles': 'Three Obsidian Caves',
  'card.kc-bell-tiles': 'Three Bell Caves',
  'card.kc-victory-tiles': 'Three Trophy Caves',
  'card.kc-cave-tiles': 'Seven Cave Tiles',
  'card.kc-bats': 'Three Bats',
  'card.kc-snakes': 'Three Snakes',
  'card.kc-toads': 'Three Toads',
  'card.kc-each-totem': 'One of Each Totem',
  'card.kc-five-cards': 'Five Troll Cards',
  'card.kc-outposts': 'Three Outposts',
  'card.kc-changelings': 'Three Changelings',
  'card.kc-bells': 'Three Bells',
  'card.kc-humans': 'Five Humans',

  'place.op-diamond': 'better diamond mining',
  'place.op-gold': 'better gold mining',
  'place.op-obsidian': 'better obsidian mining',
  'place.op-power': '2 troll power',
  'place.ch-cow': 'a cow',
  'place.ch-track': 'a seventh space for troll power',
  'place.ch-power-a': 'better power gathering',
  'place.ch-power-b': 'better power gathering',

  ...prefixed('bonus', BONUS),
  ...prefixed('victory', VICTORY),
  ...prefixed('what', WHAT),
  'time.morning': TIME_NAMES[0],
  'time.evening': TIME_NAMES[1],
  'time.night': TIME_NAMES[2],

  'option.clans': 'Clans',
  'option.clans.choose': 'chosen in turn order',
  'option.clans.random': 'drawn at random',
  ...companyNames(CLAN_NAMES),
  'option.firstPlayer': 'First player',
  'option.firstPlayer.random': 'drawn at random',
  'option.refreshCards': 'New troll cards cost',
  'option.refreshCards.dear': '2 effort and 1 obsidian',
  'option.refreshCards.cheap': '1 effort',
  'option.sharedActions': 'Trolls of others help with',
  'option.sharedActions.dearest': 'princesses and bells',
  'option.sharedActions.all': 'everything in villages',
  'option.pushPlacement': 'A pushed troll is placed',
  'option.pushPlacement.owner': 'by its owner',
  'option.pushPlacement.automatic': 'automatically',
  'option.noSealing': 'You may not close your network (with tunnels)',
  'option.openHands': 'Everybody sees the turn cards in hand',
  'option.runningScore': 'The score is shown while you play',
  'option.network': 'Cave tiles must',
  'option.network.contact': 'touch one of your tiles',
  'option.network.tunnel': 'connect by a tunnel',
} satisfies Catalogue;
