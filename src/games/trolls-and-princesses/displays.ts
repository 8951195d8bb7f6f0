import type { Seat } from '../../kernel/game.ts';
import { shuffle } from '../../kernel/random.ts';
import { learn } from '../../kernel/steps.ts';
import { tell } from '../../kernel/tell.ts';
import { COUNTS } from './box/counts.ts';
import type { TrollsAndPrincesses } from './position.ts';

/** TP-3.11, TP-6.9 */
export function fillDisplays(p: TrollsAndPrincesses): void {
  fill(p, p.caveDisplay, p.caveDeck, p.caveDiscard);
  fill(p, p.kingDisplay, p.kingDeck, []);
  fill(p, p.trollDisplay, p.trollDeck, p.trollDiscard);
}

function fill(p: TrollsAndPrincesses, display: number[], deck: number[], discard: number[]): void {
  while (display.length < COUNTS.display) {
    if (deck.length === 0) {
      if (discard.length === 0) return;
      deck.push(...discard);
      discard.length = 0;
      shuffle(p.random, deck);
      tell({ say: 'told.reshuffled' });
    }
    display.push(deck.pop() as number);
    learn(p);
  }
}

/** TP-4.14, TP-6.10: what lies open is discarded first. */
export function refreshCave(p: TrollsAndPrincesses, seat: Seat): void {
  tell({ say: 'told.refreshed-cave', seat });
  p.caveDiscard.push(...p.caveDisplay);
  p.caveDisplay.length = 0;
  fill(p, p.caveDisplay, p.caveDeck, p.caveDiscard);
}

/** TP-4.18, TP-6.10 */
export function refreshCards(p: TrollsAndPrincesses, seat: Seat): void {
  tell({ say: 'told.refreshed-cards', seat });
  p.trollDiscard.push(...p.trollDisplay);
  p.trollDisplay.length = 0;
  fill(p, p.trollDisplay, p.trollDeck, p.trollDiscard);
}
