import type { Seat } from '../../../kernel/game.ts';
import type { Caverna } from '../position.ts';
import type { Speak } from './words.ts';

/** The folk boards that a player chooses among. Nothing else is held: goods lie open. */
export function holds({ folks }: Caverna, seat: Seat, speak: Speak): readonly string[] {
  return (folks?.hands[seat] ?? []).flatMap((folk) => (folk === 'hidden' ? [] : [speak(`folk.${folk}`)]));
}
