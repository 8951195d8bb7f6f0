import type { Seat, Viewer } from '../../kernel/game.ts';
import { NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { isOver } from '../../kernel/steps.ts';
import { viewStack } from '../../kernel/together.ts';
import { ALL_CAVE_TILES, ALL_KING_TILES, TILE_IDS } from './box/tiles.ts';
import { TROLL_CARDS } from './box/troll-cards.ts';
import {
  BACKS,
  cardsOfTime,
  isBack,
  NO_CARD,
  TIMES,
  TURN_CARDS,
  type TurnCard,
  timeOf,
  turnCardsInPlay,
} from './box/turn-cards.ts';
import { clone, FACE_DOWN, type TrollsAndPrincesses } from './position.ts';
import { FIELDS_OF_TILE } from './rules/network.ts';

function faceDown(deck: readonly number[]): number[] {
  return Array<number>(deck.length).fill(FACE_DOWN);
}

function backOf(card: TurnCard): TurnCard {
  return card === NO_CARD ? NO_CARD : (BACKS[timeOf(card)] as TurnCard);
}

/** TP-9.1 to TP-9.3, TP-11.8 */
export function view(p: TrollsAndPrincesses, viewer: Viewer): TrollsAndPrincesses {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  if (isOver(p)) return seen;
  seen.caveDeck = faceDown(p.caveDeck);
  seen.kingDeck = faceDown(p.kingDeck);
  seen.trollDeck = faceDown(p.trollDeck);
  seen.undealt = p.undealt.map(backOf);
  seen.players.forEach((player, seat) => {
    player.deck = player.deck.map(backOf);
    if (seat !== viewer && !p.options.openHands) player.hand = backOf(player.hand);
  });
  return seen;
}

/** Deals what the view hides: turn cards over hands, decks and those left over, each by its back; tiles and cards over their decks. */
export function imagine(seen: TrollsAndPrincesses, _seat: Seat, random: Random): TrollsAndPrincesses {
  const p = clone(seen);
  p.random = random;
  seenTiles.fill(0);
  for (const { tiles } of p.players) mark(seenTiles, tiles, FIELDS_OF_TILE);
  mark(seenTiles, p.caveDisplay);
  mark(seenTiles, p.caveDiscard);
  mark(seenTiles, p.kingDisplay);
  p.caveDeck = shuffle(random, unmarked(seenTiles, ALL_CAVE_TILES));
  p.kingDeck = shuffle(random, unmarked(seenTiles, ALL_KING_TILES));
  seenCards.fill(0);
  for (const { cards } of p.players) mark(seenCards, cards);
  mark(seenCards, p.trollDisplay);
  mark(seenCards, p.trollDiscard);
  p.trollDeck = shuffle(random, unmarked(seenCards, ALL_TROLL_CARDS));
  if (!isOver(p)) dealTurnCards(p, random);
  return p;
}

const ALL_TROLL_CARDS = TROLL_CARDS.map((_, card) => card);

// Search imagines a position for every thought, so what is seen is marked in lists that are made once.
const seenTiles = new Uint8Array(TILE_IDS.length);
const seenCards = new Uint8Array(TROLL_CARDS.length);
const seenTurnCards = new Uint8Array(TURN_CARDS.length);

function mark(seen: Uint8Array, list: readonly number[], every = 1): void {
  for (let i = 0; i < list.length; i += every) seen[list[i] as number] = 1;
}

function unmarked(seen: Uint8Array, all: readonly number[]): number[] {
  const left: number[] = [];
  for (const each of all) if (seen[each] === 0) left.push(each);
  return left;
}

/** TP-9.5: the turn cards of the villages in play that have not been seen. */
export function turnCardsToCome(p: TrollsAndPrincesses): TurnCard[] {
  seenTurnCards.fill(0);
  mark(seenTurnCards, p.revealed);
  for (const { hand } of p.players) if (!isBack(hand)) seenTurnCards[hand] = 1;
  return unmarked(seenTurnCards, turnCardsInPlay(p.seats));
}

function dealTurnCards(p: TrollsAndPrincesses, random: Random): void {
  const cards = turnCardsToCome(p);
  const stacks = TIMES.map((_, time) => shuffle(random, cardsOfTime(cards, time)));
  const deal = (card: TurnCard) =>
    isBack(card) && card !== NO_CARD ? (stacks[timeOf(card)]?.pop() as TurnCard) : card;
  for (const player of p.players) {
    player.hand = deal(player.hand);
    player.deck = player.deck.map(deal);
  }
  p.undealt = p.undealt.map(deal);
}
