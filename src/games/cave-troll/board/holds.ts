import type { Seat } from '../../../kernel/game.ts';
import type { CaveTroll } from '../position.ts';
import type { Speak } from './words.ts';

/** The cards in a hand, and the artifact. */
export function holds({ hands, artifacts }: CaveTroll, seat: Seat, speak: Speak): readonly string[] {
  return [
    ...(hands[seat] ?? []).flatMap((card) => (card === 'hidden' ? [] : [speak(`card.${card}`)])),
    ...(artifacts[seat] ?? []).flatMap((artifact) => (artifact === 'hidden' ? [] : [speak(`artifact.${artifact}`)])),
  ];
}
