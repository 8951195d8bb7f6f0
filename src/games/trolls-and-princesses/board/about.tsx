import type { Viewer } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { About, Speak } from '../../../web/board-kit/tabletop.ts';
import { AREAS, type AreaId, areaNumber } from '../box/areas.ts';
import { CASTLES } from '../box/castles.ts';
import { CLAN_IDS } from '../box/clans.ts';
import { isKingTile, kingTile, type TileId, tileNumber } from '../box/tiles.ts';
import { playerAt, type TrollsAndPrincesses, villageAt } from '../position.ts';
import { clanOf } from './art/clans.ts';
import { OpenTilePicture } from './caves/OpenTilePicture.tsx';
import { tileBrings, tileName } from './caves/words.ts';
import { sayNextCard } from './next-card.ts';
import type { ActionName } from './places.ts';
import { type Breakdown, breakdown } from './points.ts';
import { wholePriceOf } from './prices.ts';

/** The rule behind each action. */
const RULE_OF: Readonly<Record<ActionName, string>> = {
  'mine-obsidian': 'TP-4.7',
  'mine-gold': 'TP-4.7',
  'mine-diamond': 'TP-4.7',
  'build-outpost': 'TP-4.10',
  'build-tiles': 'TP-4.13',
  'refresh-cave': 'TP-4.14',
  replenish: 'TP-4.15',
  'get-power': 'TP-4.16',
  'buy-card': 'TP-4.17',
  'refresh-cards': 'TP-4.18',
  princess: 'TP-4.20',
  bell: 'TP-4.21',
  castle: 'TP-4.24',
  swap: 'TP-4.25',
  hire: 'TP-4.26',
  cow: 'TP-4.28',
};

/** Things that are the same wherever they stand: what is said of them, and the rule. */
const PLAIN: Readonly<Record<string, readonly [say: string, rule: string]>> = {
  king: ['reference.king', 'TP-1.6'],
  human: ['reference.human', 'TP-4.1'],
  cauldrons: ['reference.pot', 'TP-1.3'],
  castle: ['reference.castle', 'TP-4.20'],
  church: ['reference.church', 'TP-4.21'],
  town: ['reference.town', 'TP-4.25'],
  farm: ['reference.farm', 'TP-4.26'],
  outposts: ['reference.outpost', 'TP-4.12'],
  camp: ['explain.camp', 'TP-2.7'],
  'first-cave': ['explain.first-cave', 'TP-5.6'],
  stored: ['explain.stored', 'TP-8.2'],
  beds: ['explain.beds', 'TP-4.20'],
  'troll-cards': ['explain.troll-cards', 'TP-4.17'],
  'home-pieces': ['explain.home-pieces', 'TP-1.8'],
  'spot-changeling': ['explain.spot-changeling', 'TP-6.8'],
  'spot-outpost': ['explain.spot-outpost', 'TP-6.8'],
  'spot-bell': ['explain.spot-bell', 'TP-6.8'],
  'goods-obsidian': ['explain.goods', 'TP-4.8'],
  'goods-gold': ['explain.goods', 'TP-4.8'],
  'goods-diamond': ['explain.goods', 'TP-4.8'],
  'sites-obsidian': ['explain.goods', 'TP-5.12'],
  'sites-gold': ['explain.goods', 'TP-5.12'],
  'sites-diamond': ['explain.goods', 'TP-5.12'],
  'goods-power': ['reference.power', 'TP-1.9'],
  'goods-cows': ['explain.cows', 'TP-1.14'],
};

/** What can be said about a thing on the board: its name, what it costs, what it does, and the rule. */
export function about(thing: string, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): About | undefined {
  const plain = PLAIN[thing];
  if (plain !== undefined) return { name: speak(`thing.${thing}`), lines: [{ text: speak(plain[0]), rule: plain[1] }] };
  if (thing === 'round') return aboutRound(view, viewer, speak);
  const [, family, which = ''] = /^(act|points|tile|card|king-card|own)-(.+)$/.exec(thing) ?? [];
  switch (family) {
    case 'act':
      return aboutDeed(which as ActionName, view, speak);
    case 'tile':
      return aboutTile(which as TileId, speak);
    case 'card':
      return { name: speak(`card.${which}`), price: speak('shelf.cards-how'), lines: aboutCard(which, speak) };
    case 'own':
      return { name: speak('thing.own'), lines: [{ text: speak('place.own', { place: which }), rule: 'TP-1.8' }] };
    default:
      return aboutSomebody(thing, view, viewer, speak);
  }
}

function aboutRound(view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): About {
  return {
    name: speak('thing.round'),
    lines: [
      { text: speak('explain.round'), rule: 'TP-3.1' },
      ...(viewer === 'spectator' ? [] : [{ text: sayNextCard(view, viewer, speak) }]),
    ],
  };
}

function aboutDeed(name: ActionName, view: TrollsAndPrincesses, speak: Speak): About {
  return {
    name: speak(`use.${name}`),
    price: wholePriceOf(name, view, speak),
    lines: [
      { text: speak(`explain.${name.startsWith('mine-') ? 'mine' : name}`), rule: RULE_OF[name] },
      ...sharedBy(name, view, speak),
    ],
  };
}

/** TP-4.3, TP-11.5: whether others' trolls help. */
function sharedBy(name: ActionName, { options }: TrollsAndPrincesses, speak: Speak): About['lines'] {
  if (options.sharedActions === 'all' && VILLAGE_ACTIONS.includes(name)) {
    return [{ text: speak('explain.shared-all'), rule: 'TP-11.5' }];
  }
  return name === 'princess' || name === 'bell' ? [{ text: speak('explain.shared'), rule: 'TP-4.3' }] : [];
}

const VILLAGE_ACTIONS: readonly ActionName[] = ['princess', 'bell', 'castle', 'swap', 'hire', 'cow'];

function aboutTile(id: TileId, speak: Speak): About {
  const tile = tileNumber(id);
  const isKings = isKingTile(tile);
  const text = isKings ? speak(`about.${id}`) : speak('explain.tile', { brings: tileBrings(tile, speak) });
  const rule = isKings ? (kingTile(tile).effects === undefined ? 'TP-1.17' : 'TP-4.9') : 'TP-5.9';
  return {
    name: tileName(tile, speak),
    price: speak(isKings ? 'explain.king-tile-price' : 'shelf.cave-how'),
    lines: [{ text, rule }],
    picture: <OpenTilePicture tile={tile} />,
  };
}

function aboutCard(id: string, speak: Speak): About['lines'] {
  return [
    { text: speak('explain.card', { card: id }), rule: 'TP-1.20' },
    { text: speak('explain.card-spots', { card: id }), rule: 'TP-6.8' },
  ];
}

/** Clans, trolls, King's cards and areas. */
function aboutSomebody(thing: string, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): About | undefined {
  if (thing.startsWith('king-card-')) {
    const card = thing.slice('king-card-'.length);
    return { name: speak(`card.${card}`), lines: [{ text: speak('explain.king-card'), rule: 'TP-4.29' }] };
  }
  if (thing === 'clan-tile') {
    const clan = CLAN_IDS[playerAt(view, viewer === 'spectator' ? view.active : viewer).clan] ?? 'teal';
    return {
      name: speak('deed.clan'),
      price: wholePriceOf('activate', view, speak),
      lines: [{ text: speak(`about.clan-${clan}`), rule: 'TP-4.9' }],
    };
  }
  const [, seat] = /^(?:troll|clan)-(\d)$/.exec(thing) ?? [];
  if (seat !== undefined) {
    const clan = clanOf(view, Number(seat));
    return {
      name: speak('thing.clan', { seat: Number(seat), clan }),
      lines: [
        { text: speak(`about.clan-${clan}`), rule: 'TP-1.10' },
        { text: speak('explain.troll'), rule: 'TP-3.4' },
      ],
    };
  }
  const area = thing.replace(/^points-/, '');
  return (AREAS as readonly string[]).includes(area) ? aboutArea(area as AreaId, view, viewer, speak) : undefined;
}

function aboutArea(id: AreaId, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): About {
  const area = areaNumber(id);
  const isVillage = id.startsWith('village');
  const castle = isVillage ? CASTLES[villageAt(view, Number(id.slice(-1)) - 1).castle]?.id : undefined;
  const moves = viewer !== 'spectator' && frameFor(view, viewer)?.step === 'move';
  const points = viewer === 'spectator' ? undefined : breakdown(view, viewer, moves ? -1 : undefined, area);
  const sayPoints = (told: Breakdown) =>
    speak('explain.points', { ...told, comes: moves ? 1 : 0, shared: view.options.sharedActions });
  return {
    name: speak(`area.${id}`),
    lines: [
      ...(points && points.own + points.help > 0
        ? [{ text: sayPoints(points), rule: isVillage ? 'TP-4.2' : 'TP-4.1' }]
        : []),
      ...(castle ? [{ text: speak('explain.castle-here', { castle }), rule: 'TP-4.24' }] : []),
    ],
  };
}
