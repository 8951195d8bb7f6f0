import type { Seat } from '../../../kernel/game.ts';
import { type Caverna, HOME, playerAt } from '../position.ts';
import { isReady } from './family.ts';

/** Whether People are being placed: from the start of a round until all return home (CV-3.17). */
export function isWorkingTime({ stack }: Caverna): boolean {
  return stack.some(({ step }) => step === 'return-home');
}

/** CV-3.9, CV-3.15: how many People of a family can still be placed in this round. */
export function peopleToPlace(p: Caverna, seat: Seat): number {
  const player = playerAt(p, seat);
  if (!isWorkingTime(p) || player.passed) return 0;
  return player.people.filter((_, person) => isReady(p, player, person)).length;
}

/** Whether a Person stands on a space. */
export function isPlaced({ at }: { readonly at: number }): boolean {
  return at !== HOME;
}
