import type { Seat, Viewer } from '../../kernel/game.ts';
import { NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { isOver, viewStack } from '../../kernel/steps.ts';
import { villagesInPlay } from './box/areas.ts';
import { ALL_CAVE_TILES, ALL_KING_TILES, type Tile } from './box/tiles.ts';
import { TROLL_CARDS } from './box/troll-cards.ts';
import { BACKS, isBack, NO_CARD, TIMES, TURN_CARDS, type TurnCard, timeOf } from './box/turn-cards.ts';
import { FIELDS_OF_TILE } from './network.ts';
import { clone, FACE_DOWN, type TrollsAndPrincesses } from './position.ts';

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
  const laid = p.players.flatMap(({ tiles }) => tiles.filter((_, at) => at % FIELDS_OF_TILE === 0));
  p.caveDeck = unseen(ALL_CAVE_TILES, [laid, p.caveDisplay, p.caveDiscard], random);
  p.kingDeck = unseen(ALL_KING_TILES, [laid, p.kingDisplay], random);
  const owned = p.players.flatMap(({ cards }) => cards);
  p.trollDeck = unseen(Array.from(TROLL_CARDS.keys()), [owned, p.trollDisplay, p.trollDiscard], random);
  if (!isOver(p)) dealTurnCards(p, random);
  return p;
}

function unseen(all: readonly Tile[], shown: readonly (readonly number[])[], random: Random): number[] {
  const known = new Set(shown.flat());
  return shuffle(
    random,
    all.filter((each) => !known.has(each)),
  );
}

/** TP-9.5: the turn cards of the villages in play that have not been seen. */
export function turnCardsToCome(p: TrollsAndPrincesses): TurnCard[] {
  const villages = villagesInPlay(p.seats);
  const known = new Set([...p.revealed, ...p.players.map(({ hand }) => hand)]);
  return TURN_CARDS.flatMap(({ village }, card) => (villages.includes(village) && !known.has(card) ? [card] : []));
}

function dealTurnCards(p: TrollsAndPrincesses, random: Random): void {
  const cards = turnCardsToCome(p);
  const stacks = TIMES.map((_, time) =>
    shuffle(
      random,
      cards.filter((card) => timeOf(card) === time),
    ),
  );
  const deal = (card: TurnCard) =>
    isBack(card) && card !== NO_CARD ? (stacks[timeOf(card)]?.pop() as TurnCard) : card;
  for (const player of p.players) {
    player.hand = deal(player.hand);
    player.deck = player.deck.map(deal);
  }
  p.undealt = p.undealt.map(deal);
}
