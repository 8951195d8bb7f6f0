import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import type { Caverna } from '../position.ts';
import { allFit } from './animals.ts';

/** CV-6.14: to be called last, so that nothing else is asked before. */
export function house(p: Caverna, seat: Seat): void {
  if (allFit(p, seat)) return;
  const top = p.stack[p.stack.length - 1];
  const asksAlready = top !== undefined && top.step === 'keep' && top.seat === seat;
  if (!asksAlready) push(p, { step: 'keep', seat });
}
