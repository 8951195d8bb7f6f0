import type { Seat } from '../../../kernel/game.ts';
import { shuffle } from '../../../kernel/random.ts';
import { learn } from '../../../kernel/steps.ts';
import { COUNTS } from '../box/counts.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { tell } from '../words.ts';

/** What lies open but this one. */
export function without(display: readonly number[], piece: number): number[] {
  return display.filter((each) => each !== piece);
}

/** TP-3.11, TP-6.9 */
export function fillDisplays(p: TrollsAndPrincesses): void {
  fillCave(p);
  if (p.kingDisplay.length < COUNTS.display) {
    const deck = p.kingDeck.slice();
    p.kingDisplay = filled(p, p.kingDisplay, deck, []);
    p.kingDeck = deck;
  }
  fillCards(p);
}

function fillCave(p: TrollsAndPrincesses): void {
  if (p.caveDisplay.length === COUNTS.display) return;
  const deck = p.caveDeck.slice();
  const discard = p.caveDiscard.slice();
  p.caveDisplay = filled(p, p.caveDisplay, deck, discard);
  p.caveDeck = deck;
  p.caveDiscard = discard;
}

function fillCards(p: TrollsAndPrincesses): void {
  if (p.trollDisplay.length === COUNTS.display) return;
  const deck = p.trollDeck.slice();
  const discard = p.trollDiscard.slice();
  p.trollDisplay = filled(p, p.trollDisplay, deck, discard);
  p.trollDeck = deck;
  p.trollDiscard = discard;
}

/** The display with what it lacks, taken from the deck; a deck that runs out is made anew from the discard pile. */
function filled(p: TrollsAndPrincesses, display: readonly number[], deck: number[], discard: number[]): number[] {
  const open = display.slice();
  while (open.length < COUNTS.display) {
    if (deck.length === 0) {
      if (discard.length === 0) return open;
      deck.push(...discard);
      discard.length = 0;
      shuffle(p.random, deck);
      tell({ say: 'told.reshuffled' });
    }
    open.push(deck.pop() as number);
    learn(p);
  }
  return open;
}

/** TP-4.14, TP-6.10: what lies open is discarded first. */
export function refreshCave(p: TrollsAndPrincesses, seat: Seat): void {
  tell({ say: 'told.refreshed-cave', seat });
  p.caveDiscard = p.caveDiscard.concat(p.caveDisplay);
  p.caveDisplay = [];
  fillCave(p);
}

/** TP-4.18, TP-6.10 */
export function refreshCards(p: TrollsAndPrincesses, seat: Seat): void {
  tell({ say: 'told.refreshed-cards', seat });
  p.trollDiscard = p.trollDiscard.concat(p.trollDisplay);
  p.trollDisplay = [];
  fillCards(p);
}
