import type { Table } from '../../../src/kernel/game.ts';
import type { TakeStones } from './position.ts';

/** Every piece there is, wherever it lies: the sums stay the same through a match. */
export function census({ heap, taken }: TakeStones): Record<string, number> {
  return { stone: taken.reduce((sum, each) => sum + each, heap) };
}

/** What changes in a match, but is no piece. */
export const uncounted = ['active', 'last'];

/** TS-2.2: every turn takes a stone at least. */
export function bound({ seats, options }: Table): number {
  return Number(options.stones) * seats;
}
