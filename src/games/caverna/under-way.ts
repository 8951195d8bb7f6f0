import type { Seat } from '../../kernel/game.ts';
import type { CavernaFrame } from './frames.ts';
import type { Caverna } from './position.ts';
import type { Prospects } from './prospects.ts';
import { WORTH } from './worth.ts';

/** What the answers still to be given in an action that has begun may bring: half of it must not look like nothing. */
export function underWay(p: Caverna, seat: Seat, { rounds }: Prospects): number {
  if (seat !== p.active) return 0;
  const { stack } = p;
  let worth = 0;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as CavernaFrame;
    if (frame.step === 'finish-turn' || frame.step === 'return-home') break;
    worth += promiseOf(frame, rounds);
  }
  return worth;
}

function promiseOf(frame: CavernaFrame, rounds: number): number {
  switch (frame.step) {
    case 'expedition':
      return frame.left * (WORTH.loot + 0.1 * frame.strength) + (frame.again > 0 ? WORTH.loot : 0);
    case 'choose-space':
    case 'imitate-target':
      return WORTH.action;
    case 'grow':
      return WORTH.action * rounds;
    case 'place-twin':
    case 'branch':
    case 'sequence':
    case 'effect':
    case 'furnish':
    case 'fences':
    case 'sow':
    case 'forge':
    case 'trade-count':
    case 'market':
    case 'place-ruby-mine':
    case 'place-single':
      return WORTH.pending;
    default:
      return 0;
  }
}
