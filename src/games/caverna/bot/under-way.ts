import type { Seat } from '../../../kernel/game.ts';
import { type Effect, FENCES_AND_STABLE, FORGE, GROW, SOW, TRADE } from '../box/effects.ts';
import { effectAt } from '../box/spaces.ts';
import type { CavernaFrame } from '../frames.ts';
import { worthOfPart } from '../parts/parts.ts';
import { type Caverna, type Player, personAt, playerAt } from '../position.ts';
import { bestFurnishing, promiseOf } from './one-more.ts';
import type { Prospects } from './prospects.ts';
import { WORTH } from './worth.ts';

// What the answers still to be given in an action that has begun may bring, by rule of thumb: half of it must not look like
// nothing.

function effectOf(p: Caverna, seat: Seat, player: Player, effect: Effect, from: number, rounds: number): number {
  switch (effect.is) {
    case 'and':
    case 'and-or':
    case 'then-or': {
      let sum = 0;
      for (let i = from; i < effect.parts.length; i++) {
        sum += Math.max(0, effectOf(p, seat, player, effect.parts[i] as Effect, 0, rounds));
      }
      return sum;
    }
    case 'in-any-order':
    case 'either': {
      let best = 0;
      let sum = 0;
      for (const branch of effect.branches) {
        const worth = Math.max(0, effectOf(p, seat, player, branch.effect, 0, rounds));
        best = Math.max(best, worth);
        sum += worth;
      }
      return effect.is === 'either' ? best : sum;
    }
    case 'may':
      return worthOfPart(p, seat, player, effect.part, rounds);
    default:
      return worthOfPart(p, seat, player, effect, rounds);
  }
}

const ASKED = { fences: FENCES_AND_STABLE, sow: SOW, forge: FORGE } as const;

function frameOf(p: Caverna, seat: Seat, player: Player, frame: CavernaFrame, rounds: number): number {
  switch (frame.step) {
    case 'effect':
    case 'branch':
    case 'place-twin':
      return effectOf(p, seat, player, effectAt(frame.effect), 0, rounds);
    case 'sequence':
      return effectOf(p, seat, player, effectAt(frame.effect), frame.next, rounds);
    case 'expedition':
      return frame.left * (WORTH.loot + 0.1 * frame.strength) + (frame.again > 0 ? WORTH.loot : 0);
    case 'end-expedition':
      return WORTH.strength * rounds;
    case 'choose-space':
    case 'imitate-target':
      return WORTH.action;
    case 'grow':
      return worthOfPart(p, seat, player, GROW, rounds);
    case 'furnish':
      return bestFurnishing(p, player, frame.only, rounds);
    case 'sow-crop':
      return Math.max(0, worthOfPart(p, seat, player, SOW, rounds));
    case 'train':
      return frame.level * (WORTH.loot + 0.1 * personAt(player, p.person).strength);
    case 'pasture-payment':
      return frame.b < 0 ? 2 : 4;
    case 'move-in':
      return WORTH.action;
    case 'fences':
    case 'sow':
    case 'forge':
      return Math.max(0, worthOfPart(p, seat, player, ASKED[frame.step], rounds));
    case 'trade-count':
      return worthOfPart(p, seat, player, TRADE, rounds);
    case 'furnish-cell':
    case 'furnish-payment':
      return promiseOf(frame.furnishing, rounds);
    case 'place-ruby-mine':
      return 4;
    case 'place-single':
      return WORTH.pending;
    default:
      return 0;
  }
}

/** Whether the seat has begun an action that is not over yet. */
export function isUnderWay({ active, stack }: Caverna, seat: Seat): boolean {
  return seat === active && stack[stack.length - 1]?.step !== 'place-person';
}

export function underWay(p: Caverna, seat: Seat, { rounds }: Prospects): number {
  if (!isUnderWay(p, seat)) return 0;
  const { stack } = p;
  const player = playerAt(p, seat);
  let worth = 0;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as CavernaFrame;
    if (frame.step === 'finish-turn' || frame.step === 'return-home') break;
    worth += frameOf(p, seat, player, frame, rounds);
  }
  return worth;
}
