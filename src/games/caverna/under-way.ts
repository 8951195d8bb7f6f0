import type { Seat } from '../../kernel/game.ts';
import type { Effect, Part } from './box/effects.ts';
import { FURNISHINGS } from './box/furnishings.ts';
import type { Good, Some } from './box/goods.ts';
import { effectAt } from './box/spaces.ts';
import { canGrow } from './family.ts';
import type { CavernaFrame } from './frames.ts';
import {
  type Caverna,
  countTops,
  emptyFields,
  ON_OFFER,
  type Player,
  personAt,
  playerAt,
  type SpaceState,
} from './position.ts';
import type { Prospects } from './prospects.ts';
import { USE_OF_FURNISHING, WORTH } from './worth.ts';

// What the answers still to be given in an action that has begun may bring, by rule of thumb: half of it must not look like
// nothing.

/** What one more of a good is worth, points included. */
const ONE: Readonly<Record<Good, number>> = {
  wood: WORTH.wood,
  stone: WORTH.stone,
  ore: WORTH.ore,
  ruby: 1 + WORTH.ruby,
  grain: 0.7,
  vegetable: 1.3,
  gemfruit: 1.8,
  mushroom: 1.4,
  food: WORTH.food,
  gold: 1 + WORTH.gold,
  dog: 1,
  sheep: 1.3,
  donkey: 1.5,
  boar: 1.6,
  cattle: 1.8,
  begging: -3,
};

function worthOfGoods(goods: Some): number {
  let worth = 0;
  for (const good in goods) worth += ONE[good as Good] * (goods[good as Good] as number);
  return worth;
}

const COST: readonly number[] = FURNISHINGS.map(({ cost }) => worthOfGoods(cost));

/** What a furnishing brings once it lies. */
function promiseOf(furnishing: number, rounds: number): number {
  const { hooks, points } = FURNISHINGS[furnishing] as (typeof FURNISHINGS)[number];
  const room = hooks['person.rooms'] === undefined ? 0 : WORTH.room * Math.max(0, rounds - 1);
  return points + (USE_OF_FURNISHING[furnishing] as number) * rounds + room;
}

/** The best furnishing on offer that the goods could nearly pay. */
function bestFurnishing(p: Caverna, { goods }: Player, only: 'any' | 'dwelling', rounds: number): number {
  let best = 0;
  for (let each = 0; each < FURNISHINGS.length; each++) {
    const { cost, tag } = FURNISHINGS[each] as (typeof FURNISHINGS)[number];
    if (p.owners[each] !== ON_OFFER || (only === 'dwelling' && tag !== 'dwelling')) continue;
    if ((cost.wood ?? 0) > goods.wood || (cost.stone ?? 0) > goods.stone || (cost.ore ?? 0) > goods.ore) continue;
    best = Math.max(best, promiseOf(each, rounds) - (COST[each] as number));
  }
  return best;
}

function partOf(p: Caverna, seat: Seat, player: Player, part: Part, rounds: number): number {
  const { goods, tops } = player;
  switch (part.is) {
    case 'take':
      return worthOfGoods((p.spaces[p.used] as SpaceState).goods);
    case 'gain':
      return worthOfGoods(part.goods);
    case 'per-mine':
      return countTops(tops, part.mine) * worthOfGoods(part.goods);
    case 'place':
      return part.tiles[0] === 'ore-mine' ? 3 : part.tiles[0] === 'meadow-field' ? 3.5 : 4;
    case 'ruby-mine':
      return 4;
    case 'furnish':
      return countTops(tops, 'cavern') > 0 ? bestFurnishing(p, player, part.only, rounds) : 0;
    case 'fences': {
      const meadows = countTops(tops, 'meadow');
      if (meadows === 0) return goods.stone > 0 ? 0.5 : 0;
      return (goods.wood >= 4 && meadows > 1 ? 2 : 0) + (goods.wood >= 2 ? 1.2 : 0) + (goods.stone > 0 ? 0.5 : 0);
    }
    case 'sow': {
      const empty = emptyFields(player);
      return Math.min(empty, Math.min(2, goods.grain) + Math.min(2, goods.vegetable)) * 0.8;
    }
    case 'forge':
      return Math.min(8, goods.ore) * (WORTH.strength * rounds - WORTH.ore) + WORTH.armed * rounds;
    case 'expedition': {
      const { strength } = personAt(player, p.person);
      const now = strength > 0 ? strength : Math.min(8, goods.ore);
      return now > 0 ? part.level * part.times * (WORTH.loot + 0.1 * now) : 0;
    }
    case 'grow':
      return canGrow(player) ? 1 + (WORTH.action + WORTH.earlier * rounds * 0.5 - WORTH.food) * rounds : 0;
    case 'trade':
      return Math.min(3, Math.floor(goods.ore / 2)) * 1.7;
    case 'market':
      return 1;
    case 'imitate':
      return WORTH.action;
    default:
      return seat === p.first ? 0 : WORTH.first;
  }
}

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
      return partOf(p, seat, player, effect.part, rounds);
    default:
      return partOf(p, seat, player, effect, rounds);
  }
}

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
      return canGrow(player) ? 1 + (WORTH.action + WORTH.earlier * rounds * 0.5 - WORTH.food) * rounds : 0;
    case 'furnish':
      return bestFurnishing(p, player, frame.only, rounds);
    case 'sow-crop':
      return Math.max(0, partOf(p, seat, player, PART.sow, rounds));
    case 'train':
      return frame.level * (WORTH.loot + 0.1 * personAt(player, p.person).strength);
    case 'pasture-payment':
      return frame.b < 0 ? 2 : 4;
    case 'move-in':
      return WORTH.action;
    case 'fences':
    case 'sow':
    case 'forge':
      return Math.max(0, partOf(p, seat, player, frame.step === 'fences' ? FENCES : PART[frame.step], rounds));
    case 'trade-count':
      return partOf(p, seat, player, PART.trade, rounds);
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

const FENCES: Part = { is: 'fences', stable: true };
const PART: Readonly<Record<'sow' | 'forge' | 'trade', Part>> = {
  sow: { is: 'sow' },
  forge: { is: 'forge' },
  trade: { is: 'trade' },
};

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
