import type { Catalogue, Param } from '../../../../kernel/messages.ts';
import { title } from '../../../speech/speech.ts';
import { CAVE_TILES, type CaveTile } from '../../box/cave-tiles.ts';
import { caveTile, isKingTile, type TileId, tileNumber } from '../../box/tiles.ts';
import { TOTEMS } from '../../box/troll-cards.ts';
import { TIMES, TURN_CARDS } from '../../box/turn-cards.ts';
import { companyNames } from '../companies.ts';
import { PLACE } from './speech.ts';
import { summary } from './summary.ts';

export const BONUS: Readonly<Record<string, string>> = {
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

export const VICTORY: Readonly<Record<string, string>> = {
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
  return `Trofégrotta för ${VICTORY[String(victory)]} ${id.endsWith('-a') ? 'A' : 'B'}`;
}

/** 'en klockgrotta' eller 'klockgrottan': as one speaks of a tile that is in sight. */
export function tileSaid(id: Param, form: 'en' | 'den'): string {
  const tile = tileNumber(id as TileId);
  if (isKingTile(tile)) return String(names[`tile.${id}`]);
  const { kind, victory } = caveTile(tile);
  const noun = kind === 'victory' ? 'trofégrotta' : TILE_KIND[kind].toLowerCase();
  const said = form === 'en' ? `en ${noun}` : `${noun}n`;
  return kind === 'victory' ? `${said} för ${VICTORY[String(victory)]}` : said;
}

const CAVE_TILE_NAMES: Catalogue = Object.fromEntries(
  CAVE_TILES.map((tile) => [`tile.${tile.id}`, caveTileName(tile)]),
);

export const DESIGN_NAMES: Readonly<Record<string, string>> = {
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

const TOTEM_NAMES: Readonly<Record<string, string>> = { bat: 'fladdermöss', snake: 'ormar', toad: 'paddor' };

const TROLL_CARD_NAMES: Catalogue = Object.fromEntries(
  TOTEMS.flatMap((totem) =>
    Object.entries(DESIGN_NAMES).map(([design, name]) => [
      `card.troll-${totem}-${design}`,
      `${name} (${TOTEM_NAMES[totem]})`,
    ]),
  ),
);

const TIME_NAMES = ['morgon', 'kväll', 'natt'];

const TURN_CARD_NAMES: Catalogue = Object.fromEntries(
  TURN_CARDS.map(({ id, time, village }) => [
    `card.${id}`,
    `${TIME_NAMES[time]}kort ${id.slice(-1)} för ${PLACE[`village-${village + 1}`]}`,
  ]),
);

const AREA_NAMES: Catalogue = Object.fromEntries(
  Object.entries(PLACE).map(([id, name]) => [`area.${id}`, title(name)]),
);

export const CLAN: Readonly<Record<string, string>> = { teal: 'turkos', yellow: 'gul', red: 'röd', purple: 'lila' };

export const WHAT: Readonly<Record<string, string>> = {
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

export const names: Catalogue = {
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
  'place.ch-power-a': 'bättre kraftsamling (vänster)',
  'place.ch-power-b': 'bättre kraftsamling (höger)',

  ...Object.fromEntries(Object.entries(BONUS).map(([id, name]) => [`bonus.${id}`, name])),
  ...Object.fromEntries(Object.entries(VICTORY).map(([id, name]) => [`victory.${id}`, name])),
  ...Object.fromEntries(Object.entries(WHAT).map(([id, name]) => [`what.${id}`, name])),
  ...Object.fromEntries(TIMES.map((time, number) => [`time.${time}`, TIME_NAMES[number] as string])),

  'option.clans': 'Klaner',
  'option.clans.choose': 'väljs i turordning',
  'option.clans.random': 'lottas',
  ...companyNames(CLAN),
  'option.firstPlayer': 'Första spelare',
  'option.firstPlayer.random': 'lottas',
  'option.refreshCards': 'Nya trollkort kostar',
  'option.refreshCards.dear': '2 poäng och 1 obsidian',
  'option.refreshCards.cheap': '1 poäng',
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
