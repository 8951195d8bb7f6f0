import type { Param, Translation } from '../../../../kernel/messages.ts';
import { lookUp, prefixed, textsOf } from '../../../speech/speech.ts';
import type { BonusId } from '../../box/bonuses.ts';
import { CAVE_TILES, type CaveTile, type Victory } from '../../box/cave-tiles.ts';
import type { Challenge } from '../../box/king-cards.ts';
import { caveTile, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { type DesignId, type Tally, TROLL_CARDS } from '../../box/troll-cards.ts';
import { TURN_CARDS } from '../../box/turn-cards.ts';
import { companyNames } from '../companies.ts';
import type * as english from '../en/names.ts';
import { PLACE } from './speech.ts';
import { summary } from './summary.ts';

export const BONUS: Readonly<Record<BonusId, string>> = {
  none: 'kein Bonus',
  'power-1': '1 Trollkraft',
  'power-2': '2 Trollkraft',
  'obsidian-1': '1 Obsidian',
  'obsidian-2': '2 Obsidian',
  'gold-1': '1 Gold',
  'cow-1': '1 Kuh',
  refill: 'eine Art Gruben auffüllen',
  'take-all-obsidian': 'allen Obsidian abbauen',
  'take-all-gold': 'alles Gold abbauen',
  'take-all-diamond': 'alle Diamanten abbauen',
};

export const VICTORY: Readonly<Record<Victory, string>> = {
  bat: 'Fledermauskarten',
  toad: 'Krötenkarten',
  snake: 'Schlangenkarten',
  diamond: 'Diamanten',
  'gold-pair': 'Goldpaare',
  'obsidian-pair': 'Obsidianpaare',
  cow: 'Kühe',
  'human-pair': 'Menschenpaare',
};

const TILE_KIND = { princess: 'Prinzessinnenhöhle', bell: 'Glockenhöhle', resource: 'Obsidianhöhle' } as const;

function caveTileName({ id, kind, victory }: CaveTile): string {
  if (kind !== 'victory') return `${TILE_KIND[kind]} ${Number(id.slice(-2))}`;
  return `Trophäenhöhle für ${lookUp(VICTORY, victory)} ${id.endsWith('-a') ? 'A' : 'B'}`;
}

/** 'eine Glockenhöhle': as one speaks of a tile that is in sight. All caves are feminine. */
export function tileSaid(id: Param, article: 'eine' | 'die'): string {
  const tile = tileNumber(id as TileId);
  if (isKingTile(tile)) return `„${lookUp(names, `tile.${id}`)}“`;
  const { kind, victory } = caveTile(tile);
  if (kind === 'victory') return `${article} Trophäenhöhle für ${lookUp(VICTORY, victory)}`;
  return `${article} ${TILE_KIND[kind]}`;
}

const CAVE_TILE_NAMES = prefixed('tile', textsOf(CAVE_TILES, caveTileName));

export const DESIGN_NAMES: Readonly<Record<DesignId, string>> = {
  'vp-king': 'Königlicher Gast',
  'vp-diamond-sites': 'Edelsteinschnüffler',
  'vp-gold-sites': 'Goldgräber',
  'vp-obsidian-sites': 'Steinezähler',
  'vp-bell-tiles': 'Glockenlauscher',
  'vp-princess-tiles': 'Bettenmacher',
  'vp-victory-tiles': 'Trophäenjäger',
  'vp-cave-tiles': 'Tunnelgräber',
  'vp-power': 'Kraftmeier',
  'gain-gold': 'Taschendieb',
  'gain-obsidian': 'Steinbrecher',
  'gain-power': 'Schamane',
  'gain-refill': 'Quellenfinder',
  'spot-bed': 'Kindermädchen',
  'spot-bell': 'Glöckner',
  'spot-outpost': 'Wächter',
};

/** In the order of the totems. */
const TOTEM_NAMES = ['Fledermäuse', 'Schlangen', 'Kröten'];

const TROLL_CARD_NAMES = prefixed(
  'card',
  textsOf(TROLL_CARDS, ({ design, totem }) => `${DESIGN_NAMES[design]} der ${TOTEM_NAMES[totem]}`),
);

const TIME_CARDS = ['Morgenkarte', 'Abendkarte', 'Nachtkarte'] as const;

const TURN_CARD_NAMES = prefixed(
  'card',
  textsOf(
    TURN_CARDS,
    ({ id, time, village }) => `${TIME_CARDS[time]} ${id.slice(-1)} von ${lookUp(PLACE, `village-${village + 1}`)}`,
  ),
);

const AREA_NAMES = prefixed('area', PLACE);

export const CLAN: Readonly<Record<string, string>> = { teal: 'Türkis', yellow: 'Gelb', red: 'Rot', purple: 'Lila' };

export const WHAT: Readonly<Record<Challenge | Tally, string>> = {
  'princess-tiles': 'Prinzessinnenhöhlen',
  'resource-tiles': 'Obsidianhöhlen',
  'bell-tiles': 'Glockenhöhlen',
  'victory-tiles': 'Trophäenhöhlen',
  'cave-tiles': 'Höhlenplättchen',
  bats: 'Fledermauskarten',
  snakes: 'Schlangenkarten',
  toads: 'Krötenkarten',
  'totem-kinds': 'verschiedene Totems',
  'troll-cards': 'Trollkarten',
  outposts: 'neutrale Außenposten',
  changelings: 'neutrale Wechselbälger',
  bells: 'Glocken',
  humans: 'Menschen',
  'king-tiles': 'Königsplättchen',
  'diamond-sites': 'Diamantgruben',
  'gold-sites': 'Goldgruben',
  'obsidian-sites': 'Obsidiangruben',
  power: 'Trollkraft',
};

export const names: Translation<typeof english.names> = {
  'game.summary': summary,

  ...AREA_NAMES,
  ...CAVE_TILE_NAMES,
  ...TROLL_CARD_NAMES,
  ...TURN_CARD_NAMES,

  'resource.obsidian': 'Obsidian',
  'resource.gold': 'Gold',
  'resource.diamond': 'Diamanten',

  'clan.teal': 'Clan Türkis',
  'clan.yellow': 'Clan Gelb',
  'clan.red': 'Clan Rot',
  'clan.purple': 'Clan Lila',

  'tile.king-move-trolls': 'Marsch des Königs',
  'tile.king-move-troll-human': 'Geleit des Königs',
  'tile.king-move-humans': 'Botengang des Königs',
  'tile.king-power': 'Macht des Königs',
  'tile.king-cows': 'Herde des Königs',
  'tile.king-mine-obsidian': 'Steinbruch des Königs',
  'tile.king-mine-gold': 'Geldbeutel des Königs',
  'tile.king-mine-diamond': 'Edelstein des Königs',
  'tile.king-build': 'Bautrupp des Königs',
  'tile.king-troll-card': 'Ruf des Königs',
  'tile.king-refill': 'Quelle des Königs',
  'tile.king-site-obsidian': 'Obsidianader des Königs',
  'tile.king-site-gold': 'Goldader des Königs',
  'tile.king-site-diamond': 'Diamantader des Königs',
  'tile.king-spots-changelings': 'Kinderstube des Königs',
  'tile.king-spots-changeling-outpost': 'Ausguckwiege des Königs',
  'tile.king-spots-changeling-bell': 'Wiegenlied des Königs',
  'tile.king-spots-bells': 'Glockenstuhl des Königs',
  'tile.king-spots-outpost-bell': 'Alarmturm des Königs',
  'tile.king-totems': 'Totems des Königs',

  'castle.castle-refill': 'Schloss der Quelle',
  'castle.castle-move-humans': 'Schloss des Vogts',
  'castle.castle-move-trolls': 'Schloss des Tors',
  'castle.castle-obsidian': 'Schloss des schwarzen Glases',
  'castle.castle-obsidian-cow': 'Schloss des Kuhhirten',
  'castle.castle-cows': 'Schloss der Weide',
  'castle.castle-gold': 'Schloss des Geldbeutels',
  'castle.castle-diamond': 'Schloss des Edelsteins',
  'castle.castle-power': 'Schloss der Hexe',
  'castle.castle-build': 'Schloss des Maurers',

  'card.kc-princess-tiles': 'Drei Prinzessinnenhöhlen',
  'card.kc-resource-tiles': 'Drei Obsidianhöhlen',
  'card.kc-bell-tiles': 'Drei Glockenhöhlen',
  'card.kc-victory-tiles': 'Drei Trophäenhöhlen',
  'card.kc-cave-tiles': 'Sieben Höhlenplättchen',
  'card.kc-bats': 'Drei Fledermäuse',
  'card.kc-snakes': 'Drei Schlangen',
  'card.kc-toads': 'Drei Kröten',
  'card.kc-each-totem': 'Jedes Totem einmal',
  'card.kc-five-cards': 'Fünf Trollkarten',
  'card.kc-outposts': 'Drei Außenposten',
  'card.kc-changelings': 'Drei Wechselbälger',
  'card.kc-bells': 'Drei Glocken',
  'card.kc-humans': 'Fünf Menschen',

  'place.op-diamond': 'mehr Diamanten beim Abbau',
  'place.op-gold': 'mehr Gold beim Abbau',
  'place.op-obsidian': 'mehr Obsidian beim Abbau',
  'place.op-power': '2 Trollkraft',
  'place.ch-cow': 'eine Kuh',
  'place.ch-track': 'ein siebtes Feld für Trollkraft',
  'place.ch-power-a': 'mehr Kraft beim Sammeln',
  'place.ch-power-b': 'mehr Kraft beim Sammeln',

  ...prefixed('bonus', BONUS),
  ...prefixed('victory', VICTORY),
  ...prefixed('what', WHAT),
  'time.morning': 'Morgen',
  'time.evening': 'Abend',
  'time.night': 'Nacht',

  'option.clans': 'Clans',
  'option.clans.choose': 'in Zugreihenfolge gewählt',
  'option.clans.random': 'ausgelost',
  ...companyNames(CLAN),
  'option.firstPlayer': 'Wer beginnt',
  'option.firstPlayer.random': 'wird ausgelost',
  'option.refreshCards': 'Neue Trollkarten kosten',
  'option.refreshCards.dear': '2 Mühe und 1 Obsidian',
  'option.refreshCards.cheap': '1 Mühe',
  'option.sharedActions': 'Fremde Trolle helfen bei',
  'option.sharedActions.dearest': 'Prinzessinnen und Glocken',
  'option.sharedActions.all': 'allem in den Dörfern',
  'option.pushPlacement': 'Wer verdrängte Trolle aufstellt',
  'option.pushPlacement.owner': 'wem sie gehören',
  'option.pushPlacement.automatic': 'niemand (automatisch)',
  'option.noSealing': 'Das Höhlennetz darf nicht verschlossen werden (mit Tunneln)',
  'option.openHands': 'Alle sehen die Zugkarten auf der Hand',
  'option.runningScore': 'Der Punktestand wird im Spiel angezeigt',
  'option.network': 'Höhlenplättchen müssen',
  'option.network.contact': 'ein eigenes Plättchen berühren',
  'option.network.tunnel': 'durch einen Tunnel verbunden sein',
};
