import {
  type AreaId,
  areaNumber,
  type CavernId,
  NOWHERE,
  VILLAGE_IDS,
  type VillageId,
  villageNumber,
} from '../../../src/games/trolls-and-princesses/box/areas.ts';
import { type BonusId, bonusNumber, type Resource } from '../../../src/games/trolls-and-princesses/box/bonuses.ts';
import { CASTLES, type CastleId } from '../../../src/games/trolls-and-princesses/box/castles.ts';
import {
  CHANGELING_PLACES,
  type ChangelingPlace,
  CLAN_IDS,
  type ClanId,
  OUTPOST_PLACES,
  type OutpostPlace,
} from '../../../src/games/trolls-and-princesses/box/clans.ts';
import { KING_CARDS, type KingCardId } from '../../../src/games/trolls-and-princesses/box/king-cards.ts';
import { type Form, formNumber, spotKind } from '../../../src/games/trolls-and-princesses/box/spots.ts';
import {
  type TILE_KINDS,
  type Tile,
  type TileId,
  tileNumber,
} from '../../../src/games/trolls-and-princesses/box/tiles.ts';
import { type TrollCardId, trollCardNumber } from '../../../src/games/trolls-and-princesses/box/troll-cards.ts';
import { NO_CARD, TURN_CARDS } from '../../../src/games/trolls-and-princesses/box/turn-cards.ts';
import { trollsAndPrincesses } from '../../../src/games/trolls-and-princesses/index.ts';
import type { TrollsMove } from '../../../src/games/trolls-and-princesses/moves.ts';
import {
  NOBODY,
  type OfEachResource,
  type Player,
  playerAt,
  type Supply,
  type TrollsAndPrincesses,
  type Village,
  villageAt,
} from '../../../src/games/trolls-and-princesses/position.ts';
import { placeTile } from '../../../src/games/trolls-and-princesses/rules/building.ts';
import { takeCard } from '../../../src/games/trolls-and-princesses/rules/cards.ts';
import { without } from '../../../src/games/trolls-and-princesses/rules/displays.ts';
import { plus } from '../../../src/games/trolls-and-princesses/rules/goods.ts';
import { joinClan } from '../../../src/games/trolls-and-princesses/setup.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { tableKit } from '../kit/table-kit.ts';

export type TrollsMatch = Match<TrollsAndPrincesses, TrollsMove>;

type Amounts = Partial<Record<Resource, number>>;

/** How a board shall stand; what is not said is as at the start. */
interface Board {
  readonly trolls?: readonly AreaId[];
  readonly humans?: Partial<Record<CavernId, number>>;
  readonly power?: number;
  readonly cows?: number;
  readonly covers?: number;
  readonly field?: Amounts;
  readonly sites?: Amounts;
  readonly filled?: Amounts;
  /** Own outposts and changelings that have left these places. */
  readonly left?: readonly (OutpostPlace | ChangelingPlace)[];
  readonly outpostsIn?: Partial<Record<VillageId, number>>;
  /** Tiles, laid in this order. */
  readonly network?: readonly (readonly [TileId, i: number, j: number, r: number])[];
  /** Tiles counted as built without lying anywhere. */
  readonly built?: Partial<Record<(typeof TILE_KINDS)[number], number>>;
  readonly cards?: readonly TrollCardId[];
  /** Free spots, instead of those there would be. */
  readonly spots?: Partial<Record<Form, readonly BonusId[]>>;
  readonly stored?: Partial<Record<Form, number>>;
  readonly beds?: number;
  readonly princesses?: number;
  readonly claimed?: readonly KingCardId[];
}

type Goods = Amounts & Partial<Omit<Supply, 'resources'>>;

interface Scene {
  readonly seats?: number;
  readonly clans?: readonly ClanId[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly boards?: Readonly<Record<Seat, Board>>;
  readonly villages?: Partial<Record<VillageId, Partial<Omit<Village, 'castle'>> & { readonly castle?: CastleId }>>;
  readonly supply?: Goods;
  readonly king?: AreaId;
  readonly kingCards?: readonly KingCardId[];
  readonly caveDisplay?: readonly TileId[];
  readonly kingDisplay?: readonly TileId[];
  readonly trollDisplay?: readonly TrollCardId[];
  readonly phase?: 2 | 3;
  /** The troll that moved in phase 2, numbered from 1. */
  readonly barred?: number;
  /** Cards that the seats have in hand. */
  readonly hands?: Readonly<Record<Seat, string>>;
}

/** Nobody comes near these without a wish for it. */
const PLAIN_CARDS: readonly KingCardId[] = ['kc-cave-tiles', 'kc-five-cards', 'kc-bells', 'kc-humans'];

/** A match that stands as described: seat 0 is asked for the first troll, or for the second. */
export function arrange(scene: Scene = {}): TrollsMatch {
  const { seats = 2, options = {} } = scene;
  return tableKit(trollsAndPrincesses).arrange(seats, { firstPlayer: 0, ...options }, (p) => stage(p, scene));
}

function stage(p: TrollsAndPrincesses, scene: Scene): void {
  const { clans = CLAN_IDS, phase = 2 } = scene;
  for (let seat = 0; seat < p.seats; seat++) joinClan(p, seat, CLAN_IDS.indexOf(clans[seat] as ClanId));
  const wanted: readonly KingCardId[] = scene.kingCards ?? PLAIN_CARDS;
  Object.assign(p, { kingCards: wanted.map((id) => KING_CARDS.findIndex((card) => card.id === id)) });
  for (const [seat, board] of Object.entries(scene.boards ?? {})) furnish(p, Number(seat), board);
  for (const [id, options] of Object.entries(scene.villages ?? {})) {
    const { castle, ...pieces } = options;
    const village = villageAt(p, villageNumber(id as VillageId));
    Object.assign(village, pieces);
    if (castle !== undefined) village.castle = CASTLES.findIndex((each) => each.id === castle);
  }
  const { obsidian, gold, diamond, ...rest } = scene.supply ?? {};
  Object.assign(p.supply, rest);
  p.supply.resources = withAmounts(p.supply.resources, {
    ...(obsidian !== undefined && { obsidian }),
    ...(gold !== undefined && { gold }),
    ...(diamond !== undefined && { diamond }),
  });
  if (scene.caveDisplay) {
    const open = scene.caveDisplay.map(tileNumber);
    Object.assign(p, { caveDeck: leftFor(p.caveDeck, p.caveDisplay, open), caveDisplay: open });
  }
  if (scene.kingDisplay) {
    const open = scene.kingDisplay.map(tileNumber);
    Object.assign(p, { kingDeck: leftFor(p.kingDeck, p.kingDisplay, open), kingDisplay: open });
  }
  if (scene.trollDisplay) {
    const open = scene.trollDisplay.map(trollCardNumber);
    Object.assign(p, { trollDeck: leftFor(p.trollDeck, p.trollDisplay, open), trollDisplay: open });
  }
  for (const [seat, card] of Object.entries(scene.hands ?? {})) {
    playerAt(p, Number(seat)).hand = TURN_CARDS.findIndex(({ id }) => id === card);
  }
  const first = playerAt(p, 0);
  p.revealed = [first.hand];
  first.hand = NO_CARD;
  p.turns = 1;
  p.phase = phase;
  p.king = scene.king === undefined ? NOWHERE : areaNumber(scene.king);
  p.kingAt = 0;
  p.barred = scene.barred === undefined ? NOBODY : scene.barred - 1;
  p.stack = [{ step: 'move', seat: 0 }];
}

/** What is left for the deck when exactly these lie open. */
function leftFor(deck: readonly number[], display: readonly number[], open: readonly number[]): number[] {
  return [...deck, ...display].filter((piece) => !open.includes(piece));
}

function withAmounts([obsidian, gold, diamond]: OfEachResource, amounts: Amounts): OfEachResource {
  return [amounts.obsidian ?? obsidian, amounts.gold ?? gold, amounts.diamond ?? diamond];
}

function furnish(p: TrollsAndPrincesses, seat: Seat, board: Board): void {
  const player = playerAt(p, seat);
  const { network = [], cards = [] } = board;
  for (const [id, i, j, r] of network) lay(p, seat, tileNumber(id), i, j, r);
  for (const id of cards) {
    p.trollDeck = without(p.trollDeck, trollCardNumber(id));
    takeCard(p, seat, trollCardNumber(id));
  }
  furnishFigures(player, board);
  furnishGoods(player, board);
  furnishStores(p, player, board);
}

function lay(p: TrollsAndPrincesses, seat: Seat, tile: Tile, i: number, j: number, r: number): void {
  p.kingDeck = without(p.kingDeck, tile);
  p.caveDeck = without(p.caveDeck, tile);
  placeTile(p, seat, tile, i, j, r);
}

function furnishFigures(player: Player, { trolls = [], humans = {}, outpostsIn = {}, left = [] }: Board): void {
  player.trolls = player.trolls.map((camp, troll) => (trolls[troll] === undefined ? camp : areaNumber(trolls[troll])));
  const [mining, building, power] = player.humans;
  player.humans = [humans.mining ?? mining, humans.building ?? building, humans.power ?? power];
  player.outpostsIn = player.outpostsIn.map((none, village) => outpostsIn[VILLAGE_IDS[village] as VillageId] ?? none);
  for (const place of left) {
    const outpost = (OUTPOST_PLACES as readonly string[]).indexOf(place);
    if (outpost >= 0) player.outposts &= ~(1 << outpost);
    else player.changelings &= ~(1 << (CHANGELING_PLACES as readonly string[]).indexOf(place));
  }
}

function furnishGoods(player: Player, { power, cows, covers, field = {}, sites = {}, filled = {} }: Board): void {
  player.power = power ?? player.power;
  player.cows = cows ?? player.cows;
  player.covers = covers ?? player.covers;
  player.field = withAmounts(player.field, field);
  player.filled = withAmounts(player.filled, filled);
  const [obsidian, gold, diamond] = withAmounts(player.sites, sites);
  player.sites = [
    Math.max(obsidian, player.filled[0]),
    Math.max(gold, player.filled[1]),
    Math.max(diamond, player.filled[2]),
  ];
}

function furnishStores(p: TrollsAndPrincesses, player: Player, board: Board): void {
  const { spots = {}, stored = {}, built = {}, claimed = [] } = board;
  for (const [form, bonuses] of Object.entries(spots)) {
    const number = formNumber(form as Form);
    const isOfForm = (kind: number) => kind >= spotKind(number, 0) && kind < spotKind(number + 1, 0);
    player.spots = player.spots.map((count, kind) => (isOfForm(kind) ? 0 : count));
    for (const bonus of bonuses) player.spots = plus(player.spots, spotKind(number, bonusNumber(bonus)), 1);
  }
  const [changelings, outposts, bells] = player.stored;
  player.stored = [stored.changeling ?? changelings, stored.outpost ?? outposts, stored.bell ?? bells];
  const [princess, bell, resource, victory, king] = player.built;
  player.built = [
    built.princess ?? princess,
    built.bell ?? bell,
    built.resource ?? resource,
    built.victory ?? victory,
    built.king ?? king,
  ];
  player.beds = board.beds ?? player.beds;
  player.princesses = board.princesses ?? player.princesses;
  for (const card of claimed) {
    player.markers |= 1 << p.kingCards.findIndex((open) => KING_CARDS[open]?.id === card);
  }
}
