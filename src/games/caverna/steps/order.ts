import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import { pushTogether } from '../../../kernel/together.ts';
import type { CavernaFrame } from '../frames.ts';
import type { Caverna } from '../position.ts';

/** The seats from the starting player on. */
export function inTurnOrder(p: Caverna): Seat[] {
  return p.players.map((_, after) => (p.first + after) % p.seats);
}

/** CV-10.2: all at once, or one after another from the starting player on. */
export function askEach(p: Caverna, frames: readonly CavernaFrame[]): void {
  const [first, ...others] = frames;
  if (first === undefined) return;
  if (others.length > 0 && p.options.simultaneousHarvest) pushTogether(p, frames, { secret: false, done: 'shown' });
  else for (const frame of frames.toReversed()) push(p, frame);
}
