import type { Seat, Viewer } from '../../../src/kernel/game.ts';
import { NO_RANDOM, type Random } from '../../../src/kernel/random.ts';
import { viewStack } from '../../../src/kernel/together.ts';
import { clone, type TakeStones } from './position.ts';

/** TS-2.1: nothing is hidden but what chance will bring. A game with secrets blanks them here. */
export function view(p: TakeStones, viewer: Viewer): TakeStones {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  return seen;
}

/** What a view blanks, this fills with anything that the seat could not tell from the truth. */
export function imagine(seen: TakeStones, _seat: Seat, random: Random): TakeStones {
  const p = clone(seen);
  p.random = random;
  return p;
}
