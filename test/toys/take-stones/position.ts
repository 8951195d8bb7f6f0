import type { Position, Seat } from '../../../src/kernel/game.ts';
import { cloneStack } from '../../../src/kernel/together.ts';
import type { TakeStonesFrame } from './frames.ts';

export interface TakeStones extends Position {
  stack: TakeStonesFrame[];
  heap: number;
  /** How many stones each seat has taken. */
  taken: number[];
  /** Whose turn it is. */
  active: Seat;
  /** How many the player before has just taken; 0 at the start. */
  last: number;
}

export function clone(p: TakeStones): TakeStones {
  return {
    seats: p.seats,
    random: { key: p.random.key, drawn: p.random.drawn },
    stack: cloneStack(p.stack),
    learned: p.learned,
    heap: p.heap,
    taken: p.taken.slice(),
    active: p.active,
    last: p.last,
  };
}
