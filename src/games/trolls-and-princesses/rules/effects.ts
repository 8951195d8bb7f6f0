import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import { RESOURCE_NUMBERS, resourceNumber } from '../box/bonuses.ts';
import type { Effect } from '../box/effects.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { canMoveHuman, canMoveTroll } from './figures.ts';
import { canRefill, freeBarns, gainCows, gainPower, gainResource, mine, mostPower, refill } from './goods.ts';
import { hasPlacement } from './network.ts';

/** TP-4.9: whether at least a part of it is possible. */
export function canCarryOut(p: TrollsAndPrincesses, seat: Seat, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (isPossible(p, seat, effect)) return true;
  return false;
}

/** As far as possible; what needs a choice asks for it, and what finds no room is said to be lost (TP-1.11). */
export function carryOut(p: TrollsAndPrincesses, seat: Seat, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (isGain(effect) || isPossible(p, seat, effect)) carryOutOne(p, seat, effect);
  }
}

function isGain({ is }: Effect): boolean {
  return is === 'power' || is === 'gain' || is === 'cows';
}

/** How much of these gains the player has no room for, once that much troll power is paid; undefined if all of it fits. */
export function lossesOf(player: Player, effects: readonly Effect[], paid = 0): Losses | undefined {
  let power = paid + mostPower(player) - player.power;
  let barns = freeBarns(player);
  for (const effect of effects) {
    if (effect.is === 'power') power -= effect.amount;
    else if (effect.is === 'cows') barns -= effect.amount;
  }
  if (power >= 0 && barns >= 0) return undefined;
  return { ...(power < 0 && { lostPower: -power }), ...(barns < 0 && { lostCows: -barns }) };
}

type Losses = { readonly lostPower?: number; readonly lostCows?: number };

function isPossible(p: TrollsAndPrincesses, seat: Seat, effect: Effect): boolean {
  const player = playerAt(p, seat);
  switch (effect.is) {
    case 'power':
      return player.power < mostPower(player);
    case 'gain':
      return p.supply.resources[resourceNumber(effect.resource)] > 0;
    case 'cows':
      return p.supply.cows > 0 && freeBarns(player) > 0;
    case 'mine':
      return player.filled[resourceNumber(effect.resource)] > 0;
    case 'refill':
      return refillableTypes(p, player) > 0;
    case 'move':
      return (effect.trolls > 0 && canMoveTroll(p, seat, 0)) || (effect.humans > 0 && canMoveHuman(player));
    case 'build':
      return canBuild(p, player);
    case 'card':
      return p.trollDisplay.length > 0;
  }
}

function carryOutOne(p: TrollsAndPrincesses, seat: Seat, effect: Effect): void {
  switch (effect.is) {
    case 'power':
      gainPower(p, seat, effect.amount);
      return;
    case 'gain':
      gainResource(p, seat, resourceNumber(effect.resource), effect.amount);
      return;
    case 'cows':
      gainCows(p, seat, effect.amount);
      return;
    case 'mine':
      mine(p, seat, resourceNumber(effect.resource), effect.amount);
      return;
    case 'refill':
      askRefillType(p, seat);
      return;
    case 'move':
      push(p, { step: 'unit-move', seat, trolls: effect.trolls, humans: effect.humans, moved: 0 });
      return;
    case 'build':
      push(p, { step: 'tile', seat, building: effect.mayStop ? 'free' : 'must' });
      return;
    case 'card':
      push(p, { step: 'card', seat });
  }
}

/** TP-4.13: whether a displayed cave tile has a legal placement. */
export function canBuild(p: TrollsAndPrincesses, player: Player): boolean {
  const { caveDisplay } = p;
  for (const tile of caveDisplay) {
    if (hasPlacement(player, tile, p.options)) return true;
  }
  return false;
}

function refillableTypes(p: TrollsAndPrincesses, player: Player): number {
  let types = 0;
  for (const resource of RESOURCE_NUMBERS) if (canRefill(p, player, resource)) types++;
  return types;
}

/** TP-10.1: asked only where there is a choice. */
function askRefillType(p: TrollsAndPrincesses, seat: Seat): void {
  const player = playerAt(p, seat);
  if (refillableTypes(p, player) > 1) {
    push(p, { step: 'refill-type', seat });
    return;
  }
  for (const resource of RESOURCE_NUMBERS) {
    if (canRefill(p, player, resource)) refill(p, seat, resource);
  }
}
