import type { Seat } from '../../../kernel/game.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { sayNextCard } from './next-card.ts';
import type { Speak } from './words.ts';

/** What the turn card in a hand brings. */
export function holds(view: TrollsAndPrincesses, seat: Seat, speak: Speak): readonly string[] {
  return [sayNextCard(view, seat, speak)];
}
