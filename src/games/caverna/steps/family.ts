import type { Seat } from '../../../kernel/game.ts';
import { GROW, type Plain, SKIP } from '../moves.ts';
import { type Caverna, playerAt } from '../position.ts';
import { canGrow, grow } from '../rules/family.ts';
import { tell } from '../words.ts';
import type { Ask } from './step.ts';

/** CV-8.4, CV-8.5 */
export function growNow(p: Caverna, seat: Seat): void {
  grow(p, playerAt(p, seat));
  p.acted = true;
  tell({ say: 'told.grew', seat });
}

/** CV-4.28, CV-8.4 */
export const growFamily: Ask<'grow', Plain> = {
  rule: 'CV-8.4',
  completes: true,
  offer(p, _frame, seat, offers) {
    if (canGrow(playerAt(p, seat))) offers.add(GROW);
    offers.add(SKIP);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grow') growNow(p, seat);
  },
};
