import { below, pick } from '../../../kernel/random.ts';
import { push } from '../../../kernel/steps.ts';
import { pushTogether } from '../../../kernel/together.ts';
import { herdOf, isHerdDay } from '../box/calendar.ts';
import { type Hex, hexName, NOWHERE, neighbour, WAYS } from '../box/hexes.ts';
import { isBridge } from '../box/map.ts';
import { type TrollTownFrame, TURN_STEPS } from '../frames.ts';
import { buildingOn, isPath, NO_PLAN, NOBODY, planOf, type TrollTown } from '../position.ts';
import { harm, removeHex } from '../rules/damage.ts';
import { runOn } from '../rules/runs.ts';
import { closeSlates } from '../rules/slates.ts';
import { tell } from '../words.ts';
import type { Auto } from './step.ts';

/** TT-3.2 */
export const preTurn: Auto<'pre-turn'> = {
  auto(p) {
    lookBack(p);
    p.turn++;
    tell({ say: 'told.turn', turn: p.turn });
    if (isHerdDay(p.turn)) herdArrives(p);
    p.aside.fill(0);
    burn(p);
    runOn(p);
    p.scared.length = 0;
    p.communalWorked = 0;
    for (const troll of p.trolls) troll.worked = 0;
    p.shopsTaken.length = 0;
    p.schmoozer = NOBODY;
    p.bossOfTurn = p.title;
    p.feastCalled = false;
    push(p, { step: 'planning' });
  },
};

/** What was planned and drawn in the turn before stays open to all. */
function lookBack(p: TrollTown): void {
  p.lastPlans = Array.from({ length: p.seats }, (_, seat) => ({ ...planOf(p, seat), changes: 0 }));
  p.lastDraws = p.draws;
  p.draws = '';
}

/** TT-2.9 */
function herdArrives(p: TrollTown): void {
  const minions = herdOf(p.seats);
  p.toCome -= minions;
  p.herd += minions;
  tell({ say: 'told.herd', minions });
}

/** TT-10.13, TT-18.7 */
function burn(p: TrollTown): void {
  if (p.fires.length === 0) return;
  const burning = p.fires.sort((one, other) => one - other);
  p.fires = [];
  if (p.options.fireSpread) for (const hex of burning) spreadFire(p, hex, burning);
  for (const hex of burning) {
    tell({ say: 'told.burnt', hex: hexName(hex) });
    removeHex(p, hex, true);
  }
}

function spreadFire(p: TrollTown, hex: Hex, burning: readonly Hex[]): void {
  if (below(p.random, 2) === 0) return;
  const near: Hex[] = [];
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && canCatchFire(p, next) && !burning.includes(next) && !p.fires.includes(next))
      near.push(next);
  }
  if (near.length === 0) return;
  const caught = pick(p.random, near);
  const house = buildingOn(p, caught);
  tell({ say: 'told.fire-spread', hex: hexName(caught) });
  if (house === undefined) p.fires.push(caught);
  else harm(p, house.number);
}

function canCatchFire(p: TrollTown, hex: Hex): boolean {
  if (isPath(p, hex)) return !isBridge(hex);
  const house = buildingOn(p, hex);
  return house !== undefined && house.material !== 'clay';
}

/** Others see who has locked, and in which order; a locked plan stays locked (TT-3.4). */
const SECRETLY = { secret: true, done: 'final' } as const;

/** TT-3.3 */
export const planning: Auto<'planning'> = {
  auto(p) {
    const { orders, declare } = p.options;
    p.plans.fill(NO_PLAN);
    closeSlates(p);
    p.declared = declare === 'grunt' ? [] : rotated(p);
    for (let i = TURN_STEPS.length - 1; i >= 0; i--) {
      const step = TURN_STEPS[i] as (typeof TURN_STEPS)[number];
      if (step === 'orders') for (let round = orders - 1; round >= 0; round--) push(p, { step, round });
      else push(p, { step });
    }
    const frames: TrollTownFrame[] = Array.from({ length: p.seats }, (_, seat) => ({ step: 'plan-action', seat }));
    pushTogether(p, frames, SECRETLY);
  },
};

/** The first seat moves one clockwise each turn. */
function rotated({ seats, turn }: TrollTown): number[] {
  return Array.from({ length: seats }, (_, place) => (turn - 1 + place) % seats);
}
