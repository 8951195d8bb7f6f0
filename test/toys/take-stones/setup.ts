import type { Table } from '../../../src/kernel/game.ts';
import { below, type Random } from '../../../src/kernel/random.ts';
import type { TakeStones } from './position.ts';

/** TS-1.1, TS-1.2 */
export function setup({ seats, options }: Table, random: Random): TakeStones {
  return {
    seats,
    random,
    stack: [{ step: 'turn' }],
    learned: 0,
    heap: Number(options.stones) * seats,
    taken: Array.from({ length: seats }, () => 0),
    active: options.firstPlayer === 'random' ? below(random, seats) : Number(options.firstPlayer),
    last: 0,
  };
}
