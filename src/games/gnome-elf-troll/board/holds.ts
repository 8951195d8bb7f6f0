import type { Seat } from '../../../kernel/game.ts';
import type { GnomeElfTroll } from '../position.ts';
import type { Speak } from './words.ts';

/** The tiles in a hand. */
export function holds({ hands }: GnomeElfTroll, seat: Seat, speak: Speak): readonly string[] {
  return (hands[seat] ?? []).flatMap((kind) => (kind === 'hidden' ? [] : [speak(`kind.${kind}`)]));
}
