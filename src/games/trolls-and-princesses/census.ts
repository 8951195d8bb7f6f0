import type { Table } from '../../kernel/game.ts';
import { CAMP } from './box/areas.ts';
import { RESOURCES } from './box/bonuses.ts';
import { CASTLES } from './box/castles.ts';
import { CLAN_IDS } from './box/clans.ts';
import { kingCardFace } from './box/king-cards.ts';
import { BELL, CHANGELING, OUTPOST } from './box/spots.ts';
import { TILE_IDS } from './box/tiles.ts';
import { TROLL_CARDS } from './box/troll-cards.ts';
import { NO_CARD, roundsOf, TURN_CARDS } from './box/turn-cards.ts';
import type { Player, TrollsAndPrincesses } from './position.ts';
import { humansOf } from './rules/figures.ts';
import { FIELDS_OF_TILE } from './rules/network.ts';

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

function bits(places: number): number {
  return places.toString(2).replaceAll('0', '').length;
}

/** TP-1.1: every piece in the game, wherever it is. */
export function census(p: TrollsAndPrincesses): Record<string, number> {
  const { players, villages, supply } = p;
  const held = (count: (player: Player) => number) => sum(players.map(count));
  const pieces: Record<string, number> = {
    cows: supply.cows + held(({ cows }) => cows),
    princesses: supply.princesses + sum(villages.map((each) => each.princesses)) + held((each) => each.princesses),
    humans: supply.humans + sum(villages.map((each) => each.humans)) + held(humansOf),
    changelings:
      supply.changelings + sum(villages.map((each) => each.changelings)) + held(({ stored }) => stored[CHANGELING]),
    outposts: sum(villages.map((each) => each.outposts)) + held(({ stored }) => stored[OUTPOST]),
    bells: sum(villages.map((each) => each.bells)) + held(({ stored }) => stored[BELL]),
  };
  RESOURCES.forEach((resource, number) => {
    const own = held(({ field, filled }) => (field[number] ?? 0) + (filled[number] ?? 0));
    pieces[resource] = (supply.resources[number] ?? 0) + own;
  });
  players.forEach((player, seat) => {
    pieces[`outposts of ${seat}`] = bits(player.outposts) + sum(player.outpostsIn);
    pieces[`changelings of ${seat}`] = bits(player.changelings) + sum(player.changelingsIn);
    pieces[`trolls of ${seat}`] = player.trolls.filter((area) => area >= 0 && area <= CAMP).length;
  });
  const add = (component: string | undefined) => {
    if (component !== undefined) pieces[component] = (pieces[component] ?? 0) + 1;
  };
  for (const { castle } of villages) add(CASTLES[castle]?.id);
  for (const card of p.kingCards) add(kingCardFace(card).id);
  const laid = players.flatMap(({ tiles }) => tiles.filter((_, at) => at % FIELDS_OF_TILE === 0));
  for (const pile of [p.caveDeck, p.caveDisplay, p.caveDiscard, p.kingDeck, p.kingDisplay, laid]) {
    for (const tile of pile) add(TILE_IDS[tile]);
  }
  const owned = players.flatMap(({ cards }) => cards);
  for (const pile of [p.trollDeck, p.trollDisplay, p.trollDiscard, owned]) {
    for (const card of pile) add(TROLL_CARDS[card]?.id);
  }
  const inHand = players.flatMap(({ hand }) => (hand === NO_CARD ? [] : [hand]));
  for (const pile of [p.revealed, p.undealt, inHand, ...players.map(({ deck }) => deck)]) {
    for (const card of pile) add(TURN_CARDS[card]?.id);
  }
  return pieces;
}

/** Whose turn it is, tracks, and what follows from the tiles and cards that are counted. */
export const uncounted = [
  'turns',
  'phase',
  'active',
  'king',
  'kingAt',
  'barred',
  'area',
  'points',
  'help',
  'activated',
  'castled',
  'players.clan',
  'players.power',
  'players.covers',
  'players.sites',
  'players.frontier',
  'players.spots',
  'players.totems',
  'players.victories',
  'players.built',
  'players.beds',
  'players.markers',
];

/** Four trolls, four outposts, the King and help: nobody has more points than this in a phase. */
const MOST_POINTS = 4 + 4 + 1 + 3;
/** The action, its spot, what to refill; or two tiles and where to put them; or three moves. */
const DECISIONS_OF_POINT = 6;
/** The troll, where a pushed one goes, the end, and the way home of four. */
const DECISIONS_OF_PHASE = 7;
const KING_CARDS_TO_CLAIM = 4;
/** The claim, the tile, its place. */
const DECISIONS_OF_CLAIM = 3;

export function bound({ seats }: Table): number {
  const setup = CLAN_IDS.length + 1;
  const phases = 2 * seats * roundsOf(seats);
  const claims = seats * KING_CARDS_TO_CLAIM * DECISIONS_OF_CLAIM;
  const closes = seats * roundsOf(seats);
  return setup + phases * (DECISIONS_OF_PHASE + MOST_POINTS * DECISIONS_OF_POINT) + claims + closes;
}
