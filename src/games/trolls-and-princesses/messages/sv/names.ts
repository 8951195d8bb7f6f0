import type { Param, Translation } from '../../../../kernel/messages.ts';
import { lookUp, prefixed, textsOf, title } from '../../../speech/speech.ts';
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
  none: 'ingen bonus',
  'power-1': '1 trollkraft',
  'power-2': '2 trollkraft',
  'obsidian-1': '1 obsidian',
  'obsidian-2': '2 obsidianer',
  'gold-1': '1 guld',
  'cow-1': '1 ko',
  refill: 'fyll ett slags brott',
  'take-all-obsidian': 'bryt all obsidian',
  'take-all-gold': 'bryt allt guld',
  'take-all-diamond': 'bryt alla diamanter',
};

export const VICTORY: Readonly<Record<Victory, string>> = {
  bat: 'fladdermuskort',
  toad: 'paddkort',
  snake: 'ormkort',
  diamond: 'diamanter',
  'gold-pair': 'par guld',
  'obsidian-pair': 'par obsidian',
  cow: 'kor',
  'human-pair': 'par människor',
};

const TILE_KIND = { princess: 'Prinsessgrotta', bell: 'Klockgrotta', resource: 'Obsidiangrotta' } as const;

function caveTileName({ id, kind, victory }: CaveTile): string {
  if (kind !== 'victory') return `${TILE_KIND[kind]} ${Number(id.slice(-2))}`;
  return `Trofégrotta för ${lookUp(VICTORY, victory)} ${id.endsWith('-a') ? 'A' : 'B'}`;
}

/** 'en klockgrotta' eller 'klockgrottan': as one speaks of a tile that is in sight. */
export function tileSaid(id: Param, form: 'en' | 'den'): string {
  const tile = tileNumber(id as TileId);
  if (isKingTile(tile)) return lookUp(names, `tile.${id}`);
  const { kind, victory } = caveTile(tile);
  const noun = kind === 'victory' ? 'trofégrotta' : TILE_KIND[kind].toLowerCase();
  const said = form === 'en' ? `en ${noun}` : `${noun}n`;
  return kind === 'victory' ? `${said} för ${lookUp(VICTORY, victory)}` : said;
}

const CAVE_TILE_NAMES = prefixed('tile', textsOf(CAVE_TILES, caveTileName));

export const DESIGN_NAMES: Readonly<Record<DesignId, string>> = {
  'vp-king': 'Kunglig gäst',
  'vp-diamond-sites': 'Ädelstensnos',
  'vp-gold-sites': 'Guldgrävare',
  'vp-obsidian-sites': 'Stenräknare',
  'vp-bell-tiles': 'Klocklyssnare',
  'vp-princess-tiles': 'Bäddare',
  'vp-victory-tiles': 'Troféjägare',
  'vp-cave-tiles': 'Tunnelgrävare',
  'vp-power': 'Kraftsamlare',
  'gain-gold': 'Ficktjuv',
  'gain-obsidian': 'Stenhuggare',
  'gain-power': 'Schaman',
  'gain-refill': 'Källfinnare',
  'spot-bed': 'Barnflicka',
  'spot-bell': 'Klockringare',
  'spot-outpost': 'Väktare',
};

/** In the order of the totems. */
const TOTEM_NAMES = ['fladdermöss', 'ormar', 'paddor'];

const TROLL_CARD_NAMES = prefixed(
  'card',
  textsOf(TROLL_CARDS, ({ design, totem }) => `${DESIGN_NAMES[design]} (${TOTEM_NAMES[totem]})`),
);

const TIME_NAMES = ['morgon', 'kväll', 'natt'] as const;

const TURN_CARD_NAMES = prefixed(
  'card',
  textsOf(
    TURN_CARDS,
    ({ id, time, village }) => `${TIME_NAMES[time]}kort ${id.slice(-1)} för ${lookUp(PLACE, `village-${village + 1}`)}`,
  ),
);

const AREA_NAMES = prefixed('area', PLACE, title);

export const CLAN: Readonly<Record<string, string>> = { teal: 'turkos', yellow: 'gul', red: 'röd', purple: 'lila' };

export const WHAT: Readonly<Record<Challenge | Tally, string>> = {
  'princess-tiles': 'prinsessgrottor',
  'resource-tiles': 'obsidiangrottor',
  'bell-tiles': 'klockgrottor',
  'victory-tiles': 'trofégrottor',
  'cave-tiles': 'grottbrickor',
  bats: 'fladdermuskort',
  snakes: 'ormkort',
  toads: 'paddkort',
  'totem-kinds': 'olika totem',
  'troll-cards': 'trollkort',
  outposts: 'neutrala utposter',
  changelings: 'neutrala bortbytingar',
  bells: 'klockor',
  humans: 'människor',
  'king-tiles': 'kungsbrickor',
  'diamond-sites': 'diamantbrott',
  'gold-sites': 'guldbrott',
  'obsidian-sites': 'obsidianbrott',
  power: 'trollkraft',
};

export const names: Translation<typeof english.names> = {
  'game.summary': summary,

  ...AREA_NAMES,
  ...CAVE_TILE_NAMES,
  ...TROLL_CARD_NAMES,
  ...TURN_CARD_NAMES,

  'resource.obsidian': 'obsidian',
  'resource.gold': 'guld',
  'resource.diamond': 'diamant',

  'clan.teal': 'Turkosa klanen',
  'clan.yellow': 'Gula klanen',
  'clan.red': 'Röda klanen',
  'clan.purple': 'Lila klanen',

  'tile.king-move-trolls': 'Kungens marsch',
  'tile.king-move-troll-human': 'Kungens eskort',
  'tile.king-move-humans': 'Kungens ärende',
  'tile.king-power': 'Kungens kraft',
  'tile.king-cows': 'Kungens hjord',
  'tile.king-mine-obsidian': 'Kungens stenbrott',
  'tile.king-mine-gold': 'Kungens börs',
  'tile.king-mine-diamond': 'Kungens ädelsten',
  'tile.king-build': 'Kungens grävare',
  'tile.king-troll-card': 'Kungens kallelse',
  'tile.king-refill': 'Kungens källa',
  'tile.king-site-obsidian': 'Kungens obsidianåder',
  'tile.king-site-gold': 'Kungens guldåder',
  'tile.king-site-diamond': 'Kungens diamantåder',
  'tile.king-spots-changelings': 'Kungens barnkammare',
  'tile.king-spots-changeling-outpost': 'Kungens utkiksvagga',
  'tile.king-spots-changeling-bell': 'Kungens vaggvisa',
  'tile.king-spots-bells': 'Kungens klockstapel',
  'tile.king-spots-outpost-bell': 'Kungens larmtorn',
  'tile.king-totems': 'Kungens totem',

  'castle.castle-refill': 'Källans slott',
  'castle.castle-move-humans': 'Fogdens slott',
  'castle.castle-move-trolls': 'Portens slott',
  'castle.castle-obsidian': 'Det svarta glasets slott',
  'castle.castle-obsidian-cow': 'Koherdens slott',
  'castle.castle-cows': 'Betesmarkens slott',
  'castle.castle-gold': 'Börsens slott',
  'castle.castle-diamond': 'Ädelstenens slott',
  'castle.castle-power': 'Häxans slott',
  'castle.castle-build': 'Murarens slott',

  'card.kc-princess-tiles': 'Tre prinsessgrottor',
  'card.kc-resource-tiles': 'Tre obsidiangrottor',
  'card.kc-bell-tiles': 'Tre klockgrottor',
  'card.kc-victory-tiles': 'Tre trofégrottor',
  'card.kc-cave-tiles': 'Sju grottbrickor',
  'card.kc-bats': 'Tre fladdermöss',
  'card.kc-snakes': 'Tre ormar',
  'card.kc-toads': 'Tre paddor',
  'card.kc-each-totem': 'Ett av varje totem',
  'card.kc-five-cards': 'Fem trollkort',
  'card.kc-outposts': 'Tre utposter',
  'card.kc-changelings': 'Tre bortbytingar',
  'card.kc-bells': 'Tre klockor',
  'card.kc-humans': 'Fem människor',

  'place.op-diamond': 'bättre diamantbrytning',
  'place.op-gold': 'bättre guldbrytning',
  'place.op-obsidian': 'bättre obsidianbrytning',
  'place.op-power': '2 trollkraft',
  'place.ch-cow': 'en ko',
  'place.ch-track': 'en sjunde ruta för trollkraft',
  'place.ch-power-a': 'bättre kraftsamling',
  'place.ch-power-b': 'bättre kraftsamling',

  ...prefixed('bonus', BONUS),
  ...prefixed('victory', VICTORY),
  ...prefixed('what', WHAT),
  'time.morning': TIME_NAMES[0],
  'time.evening': TIME_NAMES[1],
  'time.night': TIME_NAMES[2],

  'option.clans': 'Klaner',
  'option.clans.choose': 'väljs i turordning',
  'option.clans.random': 'lottas',
  ...companyNames(CLAN),
  'option.firstPlayer': 'Vem som börjar',
  'option.firstPlayer.random': 'lottas',
  'option.refreshCards': 'Nya trollkort kostar',
  'option.refreshCards.dear': '2 möda och 1 obsidian',
  'option.refreshCards.cheap': '1 möda',
  'option.sharedActions': 'Andras troll hjälper till med',
  'option.sharedActions.dearest': 'prinsessor och klockor',
  'option.sharedActions.all': 'allt i byarna',
  'option.pushPlacement': 'Ett undanknuffat troll placeras',
  'option.pushPlacement.owner': 'av sin ägare',
  'option.pushPlacement.automatic': 'automatiskt',
  'option.noSealing': 'Man får inte stänga sitt nät (med tunnlar)',
  'option.openHands': 'Alla ser turkorten på hand',
  'option.runningScore': 'Poängen visas under spelet',
  'option.network': 'Grottbrickor måste',
  'option.network.contact': 'röra en egen bricka',
  'option.network.tunnel': 'höra ihop genom en tunnel',
};
