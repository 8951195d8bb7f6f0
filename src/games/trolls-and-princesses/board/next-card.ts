import type { Seat } from '../../../kernel/game.ts';
import { areaId } from '../box/areas.ts';
import { isBack, NO_CARD, TIMES, TURN_CARDS, timeOf } from '../box/turn-cards.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';
import type { Speak } from './words.ts';

/** What a player's next turn card brings, as far as it is known: an item for a village, and where the King goes. */
export function sayNextCard(view: TrollsAndPrincesses, seat: Seat, speak: Speak): string {
  const { hand, deck } = playerAt(view, seat);
  const face = isBack(hand) ? undefined : TURN_CARDS[hand];
  if (hand !== NO_CARD && face !== undefined)
    return speak('board.hand', { item: face.item, village: `village-${face.village + 1}`, king: areaId(face.king) });
  if (deck.length === 0) return speak('board.last-card');
  const time = TIMES[timeOf(deck.at(-1) ?? -1)] ?? 'morning';
  return speak('board.next-card', { time: speak(`time.${time}`), count: deck.length });
}
