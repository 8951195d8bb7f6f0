import type { Seat } from '../../../kernel/game.ts';
import type { TrollTown } from '../position.ts';
import type { Speak } from './words.ts';

/** What a Troll plans to do this turn. */
export function holds({ plans }: TrollTown, seat: Seat, speak: Speak): readonly string[] {
  const plan = plans[seat];
  return plan === undefined || plan === 'secret' || plan.deed === 'none' ? [] : [speak(`deed.${plan.deed}`)];
}
