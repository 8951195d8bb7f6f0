import type { Seat, Viewer } from '../../../kernel/game.ts';
import { isOneOf } from '../../../kernel/lists.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { family, num, oneOf, placeIds, text } from '../../../web/board-kit/place-ids.ts';
import type { About } from '../../../web/board-kit/tabletop.ts';
import { ACTIONS } from '../box/actions.ts';
import { AREAS, type AreaId, areaNumber, CAMP, FIRST_VILLAGE } from '../box/areas.ts';
import { CASTLES } from '../box/castles.ts';
import { CLAN_IDS } from '../box/clans.ts';
import { KING_CARDS } from '../box/king-cards.ts';
import { isKingTile, kingTile, TILE_IDS, type TileId, tileNumber } from '../box/tiles.ts';
import { TROLL_CARDS } from '../box/troll-cards.ts';
import { playerAt, type TrollsAndPrincesses, villageAt } from '../position.ts';
import { type ActionPoints, actionPoints, actionPointsAfterMove } from '../rules/action-points.ts';
import { ruleOfHelp } from '../rules/costs.ts';
import { clanOf } from './art/clans.ts';
import { OpenTilePicture } from './caves/OpenTilePicture.tsx';
import { tileBrings, tileName } from './caves/words.ts';
import { sayNextCard } from './next-card.ts';
import { ACTION_NAMES, type ActionName } from './places.ts';
import { actionOf, wholePriceOf } from './prices.ts';
import type { BoardWord, Speak } from './words.ts';

/** Things that are the same wherever they stand: what is said of them, and the rule. */
const PLAIN = {
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
} satisfies Readonly<Record<string, readonly [say: BoardWord, rule: string]>>;

const PLAIN_THINGS = Object.keys(PLAIN) as (keyof typeof PLAIN)[];

/** What can be said about a thing on the board: its name, what it costs, what it does, and the rule. */
export function about(thing: string, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): About | undefined {
  if (isOneOf(PLAIN_THINGS, thing)) {
    const [say, rule] = PLAIN[thing];
    return { name: speak(`thing.${thing}`), lines: [{ text: speak(say), rule }] };
  }
  if (thing === 'round') return aboutRound(view, viewer, speak);
  const found = readThing(thing);
  switch (found?.is) {
    case 'action':
      return aboutDeed(found.of[0], view, speak);
    case 'tile':
      return aboutTile(found.of[0], speak);
    case 'card': {
      const [card] = found.of;
      return { name: speak(`card.${card}`), price: speak('shelf.cards-how'), lines: aboutCard(card, speak) };
    }
    case 'kingCard':
      return { name: speak(`card.${found.of[0]}`), lines: [{ text: speak('explain.king-card'), rule: 'TP-4.29' }] };
    case 'own':
      return {
        name: speak('thing.own'),
        lines: [{ text: speak('place.own', { place: found.of[0] }), rule: 'TP-1.8' }],
      };
    case 'clanTile':
      return aboutClanTile(view, viewer, speak);
    case 'troll':
    case 'clan':
      return aboutClan(found.of[0], view, speak);
    case 'points':
      return aboutArea(found.of[0], view, viewer, speak);
    default: {
      const area = AREAS.find((each) => each === thing);
      return area && aboutArea(area, view, viewer, speak);
    }
  }
}

/** What the board says something about, beside its areas. */
const { readPlace: readThing } = placeIds({
  action: family('act', oneOf(ACTION_NAMES)),
  tile: family('tile', oneOf(TILE_IDS)),
  card: family('card', oneOf(TROLL_CARDS.map(({ id }) => id))),
  kingCard: family('king-card', oneOf(KING_CARDS.map(({ id }) => id))),
  own: family('own', text),
  clanTile: family('clan-tile'),
  troll: family('troll', num),
  clan: family('clan', num),
  points: family('points', oneOf(AREAS)),
});

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
  const what = name === 'mine-obsidian' || name === 'mine-gold' || name === 'mine-diamond' ? 'mine' : name;
  return {
    name: speak(`use.${name}`),
    price: wholePriceOf(name, view, speak),
    lines: [{ text: speak(`explain.${what}`), rule: ACTIONS[actionOf(name)].rule }, ...sharedBy(name, view, speak)],
  };
}

/** TP-4.3, TP-11.5: whether others' trolls help. */
function sharedBy(name: ActionName, view: TrollsAndPrincesses, speak: Speak): About['lines'] {
  const rule = ruleOfHelp(view, actionOf(name));
  if (rule === undefined) return [];
  return [{ text: speak(view.options.sharedActions === 'all' ? 'explain.shared-all' : 'explain.shared'), rule }];
}

function aboutTile(id: TileId, speak: Speak): About {
  const tile = tileNumber(id);
  const isKings = isKingTile(tile);
  const text = isKings
    ? speak(`about.${kingTile(tile).id}`)
    : speak('explain.tile', { brings: tileBrings(tile, speak) });
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

function aboutClanTile(view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): About {
  const clan = CLAN_IDS[playerAt(view, viewer === 'spectator' ? view.active : viewer).clan] ?? 'teal';
  return {
    name: speak('deed.clan'),
    price: wholePriceOf('activate', view, speak),
    lines: [{ text: speak(`about.clan-${clan}`), rule: 'TP-4.9' }],
  };
}

function aboutClan(seat: Seat, view: TrollsAndPrincesses, speak: Speak): About {
  const clan = clanOf(view, seat);
  return {
    name: speak('thing.clan', { seat, clan }),
    lines: [
      { text: speak(`about.clan-${clan}`), rule: 'TP-1.10' },
      { text: speak('explain.troll'), rule: 'TP-3.4' },
    ],
  };
}

function aboutArea(id: AreaId, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): About {
  const area = areaNumber(id);
  const isVillage = area >= FIRST_VILLAGE && area !== CAMP;
  const castle = isVillage ? CASTLES[villageAt(view, area - FIRST_VILLAGE).castle]?.id : undefined;
  const moves = viewer !== 'spectator' && frameFor(view, viewer)?.step === 'move';
  const reckon = moves ? actionPointsAfterMove : actionPoints;
  const points = viewer === 'spectator' || area === CAMP ? undefined : reckon(view, viewer, area);
  const sayPoints = (told: ActionPoints) =>
    speak('explain.effort', { ...told, comes: moves ? 1 : 0, shared: view.options.sharedActions });
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
