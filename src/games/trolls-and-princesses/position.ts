import type { Position, Seat } from '../../kernel/game.ts';
import { cloneStack } from '../../kernel/together.ts';
import type { Area } from './box/areas.ts';
import type { KingCard } from './box/king-cards.ts';
import type { Tile } from './box/tiles.ts';
import type { TrollCard } from './box/troll-cards.ts';
import type { TurnCard } from './box/turn-cards.ts';
import type { TrollsFrame } from './frames.ts';
import type { Options } from './options.ts';
import type { Network } from './rules/network.ts';

/** A number of each resource: obsidian, gold, diamond. */
export type OfEachResource = readonly [number, number, number];
/** A number of each form: changelings, outposts, bells. */
export type OfEachForm = readonly [number, number, number];

/**
 * What belongs to a player. Lists are never changed, but replaced:
 * so that a clone, of which search makes millions, can share them.
 */
export interface Player extends Network {
  /** A number of CLANS. */
  clan: number;
  /** The area of each of the five trolls. */
  trolls: readonly Area[];
  /** In each cavern. */
  humans: readonly [number, number, number];
  power: number;
  cows: number;
  /** Barn covers left. */
  covers: number;
  field: OfEachResource;
  sites: OfEachResource;
  filled: OfEachResource;
  /** Places of the board on which an own outpost or changeling is left, one bit each. */
  outposts: number;
  changelings: number;
  /** Own outposts and changelings in each village. */
  outpostsIn: readonly number[];
  changelingsIn: readonly number[];
  /** Free storage spots, by form and bonus. */
  spots: readonly number[];
  /** Neutral changelings, neutral outposts and bells stored, by form. */
  stored: OfEachForm;
  beds: number;
  princesses: number;
  /** Tiles built, by kind. */
  built: readonly [number, number, number, number, number];
  cards: readonly TrollCard[];
  /** Cards of each totem. */
  totems: readonly [number, number, number];
  /** TP-4.30: open King's cards claimed, one bit each. */
  markers: number;
  hand: TurnCard;
  /** The top is the last card. */
  deck: readonly TurnCard[];
}

export interface Village {
  /** A number of CASTLES. */
  castle: number;
  princesses: number;
  bells: number;
  /** Neutral ones. */
  outposts: number;
  changelings: number;
  humans: number;
}

/** TP-1.1: what is still to be had. */
export interface Supply {
  resources: OfEachResource;
  cows: number;
  princesses: number;
  changelings: number;
  humans: number;
}

export interface TrollsAndPrincesses extends Position {
  stack: TrollsFrame[];
  readonly options: Options;
  /** TP-2.11 */
  readonly first: Seat;
  active: Seat;
  /** Turns begun. */
  turns: number;
  /** TP-3.1: 2 is the first troll, 3 the second; 0 before the first turn. */
  phase: number;
  /** TP-3.6: the troll moved in phase 2, which may not move in phase 3. */
  barred: number;
  /** Where the moved troll has gone. */
  area: Area;
  /** TP-4.2, TP-4.3: own and help action points left. */
  points: number;
  help: number;
  /** TP-4.9, TP-4.24: whether something was activated, and a castle used, in this phase. */
  activated: boolean;
  castled: boolean;
  /** The area of the King; in a cavern, whose. */
  king: Area;
  kingAt: Seat;
  readonly kingCards: readonly KingCard[];
  players: Player[];
  /** All four of them, in play or not. */
  villages: Village[];
  supply: Supply;
  /** The top of a deck is its last card. */
  caveDeck: readonly Tile[];
  caveDisplay: readonly Tile[];
  caveDiscard: readonly Tile[];
  kingDeck: readonly Tile[];
  kingDisplay: readonly Tile[];
  trollDeck: readonly TrollCard[];
  trollDisplay: readonly TrollCard[];
  trollDiscard: readonly TrollCard[];
  /** Turn cards that have been revealed, in their order, and those that nobody was dealt. */
  revealed: readonly TurnCard[];
  undealt: readonly TurnCard[];
}

/** No troll is barred. */
export const NOBODY = -1;
/** TP-9.1: stands in a view for a tile or card of a deck. */
export const FACE_DOWN = -1;

export function playerAt(p: TrollsAndPrincesses, seat: Seat): Player {
  return p.players[seat] as Player;
}

export function villageAt(p: TrollsAndPrincesses, village: number): Village {
  return p.villages[village] as Village;
}

/** Whether somebody is spending the points of an area, be it that a choice within an action is asked just now. */
export function isActing(p: TrollsAndPrincesses): boolean {
  return p.stack.some(({ step }) => step === 'act');
}

export function clonePlayer(player: Player): Player {
  return {
    clan: player.clan,
    trolls: player.trolls,
    humans: player.humans,
    power: player.power,
    cows: player.cows,
    covers: player.covers,
    field: player.field,
    sites: player.sites,
    filled: player.filled,
    outposts: player.outposts,
    changelings: player.changelings,
    outpostsIn: player.outpostsIn,
    changelingsIn: player.changelingsIn,
    spots: player.spots,
    stored: player.stored,
    beds: player.beds,
    princesses: player.princesses,
    tiles: player.tiles,
    frontier: player.frontier,
    victories: player.victories,
    built: player.built,
    cards: player.cards,
    totems: player.totems,
    markers: player.markers,
    hand: player.hand,
    deck: player.deck,
  };
}

function cloneVillage({ castle, princesses, bells, outposts, changelings, humans }: Village): Village {
  return { castle, princesses, bells, outposts, changelings, humans };
}

function cloneSupply({ resources, cows, princesses, changelings, humans }: Supply): Supply {
  return { resources, cows, princesses, changelings, humans };
}

export function clone(p: TrollsAndPrincesses): TrollsAndPrincesses {
  return {
    seats: p.seats,
    random: { key: p.random.key, drawn: p.random.drawn },
    stack: cloneStack(p.stack),
    learned: p.learned,
    options: p.options,
    first: p.first,
    active: p.active,
    turns: p.turns,
    phase: p.phase,
    barred: p.barred,
    area: p.area,
    points: p.points,
    help: p.help,
    activated: p.activated,
    castled: p.castled,
    king: p.king,
    kingAt: p.kingAt,
    kingCards: p.kingCards,
    players: p.players.map(clonePlayer),
    villages: p.villages.map(cloneVillage),
    supply: cloneSupply(p.supply),
    caveDeck: p.caveDeck,
    caveDisplay: p.caveDisplay,
    caveDiscard: p.caveDiscard,
    kingDeck: p.kingDeck,
    kingDisplay: p.kingDisplay,
    trollDeck: p.trollDeck,
    trollDisplay: p.trollDisplay,
    trollDiscard: p.trollDiscard,
    revealed: p.revealed,
    undealt: p.undealt,
  };
}
