import type { Seat } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Effect } from './box/effects.ts';
import { spaceAt } from './box/spaces.ts';
import { forgeLines } from './forging.ts';
import { type Caverna, playerAt, type SpaceState } from './position.ts';
import { type Acts, hasGoods, isClumsy } from './usable.ts';

/** CV-4.1: why nothing of the space can be done, for people who look at it. */
export function whyUnusable(p: Caverna, seat: Seat, at: number, person: Acts): Refusal {
  const { space, goods } = p.spaces[at] as SpaceState;
  const why = reason(p, seat, spaceAt(space).effect, person);
  // Goods lie there, but the only one would be lost.
  if (why.rule === 'CV-4.1' && hasGoods(goods) && isClumsy(playerAt(p, seat), person)) {
    return { rule: 'FF-6.11', say: 'blocked.clumsy' };
  }
  return why;
}

function reason(p: Caverna, seat: Seat, effect: Effect, person: Acts): Refusal {
  const { goods } = playerAt(p, seat);
  switch (effect.is) {
    case 'expedition':
      return { rule: 'CV-7.6', say: 'blocked.unarmed' };
    case 'imitate':
      return goods.food < effect.food
        ? { rule: 'CV-4.35', say: 'blocked.food', food: effect.food }
        : { rule: 'CV-4.35', say: 'blocked.nothing-to-imitate' };
    case 'trade':
      return { rule: 'CV-4.36', say: 'blocked.ore', ore: 2 };
    case 'ruby-mine':
      return { rule: 'CV-5.13', say: 'blocked.no-tunnel' };
    case 'take':
      return { rule: 'CV-4.1', say: 'blocked.empty' };
    case 'either':
      return { rule: 'CV-8.4', say: 'blocked.no-room-no-dwelling' };
    case 'and-or':
    case 'then-or':
      return partsReason(p, seat, effect.parts, person);
    default:
      return { rule: 'CV-4.1', say: 'blocked.nothing-to-do' };
  }
}

function partsReason(p: Caverna, seat: Seat, parts: readonly Effect[], person: Acts): Refusal {
  const has = (is: Effect['is']) => parts.some((part) => part.is === is);
  if (has('forge')) {
    const { wood } = forgeLines(playerAt(p, seat), person.kind)[0]?.cost ?? {};
    return wood === undefined
      ? { rule: 'CV-7.2', say: 'blocked.no-ore-for-weapon' }
      : { rule: 'FF-7.8.1', say: 'blocked.no-wood-for-club' };
  }
  if (has('grow')) return { rule: 'CV-8.4', say: 'blocked.no-growth-no-sowing' };
  if (has('place') && has('expedition')) return { rule: 'CV-5.12', say: 'blocked.no-two-tunnels' };
  if (has('place') && has('sow')) return { rule: 'CV-4.13', say: 'blocked.no-tile-no-sowing' };
  if (has('sow')) return reason(p, seat, { is: 'expedition', level: 1, times: 1 }, person);
  return { rule: 'CV-4.1', say: 'blocked.nothing-to-do' };
}
