import type { Clock } from '../../../kernel/game.ts';
import { isSecret } from '../../../kernel/together.ts';
import { GRUNT } from '../moves.ts';
import type { TrollTown } from '../position.ts';

/** TT-3.12: where time to plan is limited, a plan is locked as it stands when it is up. Stats are chosen without hurry. */
export const clock: Clock<TrollTown> = {
  of(p) {
    const { timer } = p.options;
    if (timer === 'none' || p.turn === 0 || !isSecret(p)) return undefined;
    return { period: p.turn, seconds: Number(timer) };
  },
  late: () => GRUNT,
};
