import type { Seat } from '../../../kernel/game.ts';
import { RESOURCES, type ResourceNumber } from '../box/bonuses.ts';
import { BARNS, CH_POWER_A, CH_POWER_B, CH_TRACK, MOST_POWER, PLACE_OF_RESOURCE } from '../box/clans.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { tell } from '../words.ts';

/** TP-1.9, TP-6.6 */
export function mostPower({ changelings }: Player): number {
  return (changelings & (1 << CH_TRACK)) === 0 ? MOST_POWER + 1 : MOST_POWER;
}

/** TP-4.16 */
export function powerOfAction({ changelings }: Player): number {
  const gone = (place: number) => ((changelings & (1 << place)) === 0 ? 1 : 0);
  return 2 + gone(CH_POWER_A) + gone(CH_POWER_B);
}

/** TP-1.8, TP-4.7 */
export function miningAmount({ outposts }: Player, resource: ResourceNumber): number {
  return (outposts & (1 << PLACE_OF_RESOURCE[resource])) === 0 ? 2 : 1;
}

/** TP-6.7 */
export function freeBarns({ covers, cows }: Player): number {
  return BARNS - covers - cows;
}

export function emptySites({ sites, filled }: Player, resource: ResourceNumber): number {
  return sites[resource] - filled[resource];
}

/** TP-4.15, TP-6.5 */
export function canRefill(p: TrollsAndPrincesses, player: Player, resource: ResourceNumber): boolean {
  return emptySites(player, resource) > 0 && p.supply.resources[resource] > 0;
}

export function gainPower(p: TrollsAndPrincesses, seat: Seat, amount: number): void {
  const player = playerAt(p, seat);
  const gained = Math.min(amount, mostPower(player) - player.power);
  player.power += gained;
  if (gained > 0) tell({ say: 'told.gained-power', seat, amount: gained });
  if (gained < amount) tell({ say: 'told.lost-power', seat, amount: amount - gained });
}

export function gainResource(p: TrollsAndPrincesses, seat: Seat, resource: ResourceNumber, amount: number): void {
  const gained = Math.min(amount, p.supply.resources[resource]);
  const player = playerAt(p, seat);
  p.supply.resources = plus(p.supply.resources, resource, -gained);
  player.field = plus(player.field, resource, gained);
  const name = RESOURCES[resource];
  if (gained > 0) tell({ say: 'told.gained', seat, resource: name, amount: gained });
  if (gained < amount) tell({ say: 'told.lost', seat, resource: name, amount: amount - gained });
}

export function gainCows(p: TrollsAndPrincesses, seat: Seat, amount: number): void {
  const player = playerAt(p, seat);
  const barns = freeBarns(player);
  const gained = Math.min(amount, p.supply.cows, barns);
  p.supply.cows -= gained;
  player.cows += gained;
  if (gained > 0) tell({ say: 'told.gained-cows', seat, amount: gained });
  if (gained < amount) {
    tell({ say: barns > gained ? 'told.no-cows-left' : 'told.lost-cows', seat, amount: amount - gained });
  }
}

/** TP-4.7, TP-4.8 */
export function mine(p: TrollsAndPrincesses, seat: Seat, resource: ResourceNumber, amount: number): void {
  const player = playerAt(p, seat);
  const mined = Math.min(amount, player.filled[resource]);
  player.filled = plus(player.filled, resource, -mined);
  player.field = plus(player.field, resource, mined);
  tell({ say: 'told.mined', seat, resource: RESOURCES[resource], amount: mined });
}

/** TP-6.5 */
export function refill(p: TrollsAndPrincesses, seat: Seat, resource: ResourceNumber): void {
  const filled = fillSites(p, seat, resource, emptySites(playerAt(p, seat), resource));
  tell({ say: 'told.refilled', seat, resource: RESOURCES[resource], amount: filled });
}

/** TP-6.1, TP-6.3: new sites, filled as far as the supply reaches. */
export function addFilledSites(p: TrollsAndPrincesses, seat: Seat, resource: ResourceNumber, count: number): void {
  const player = playerAt(p, seat);
  player.sites = plus(player.sites, resource, count);
  const filled = fillSites(p, seat, resource, count);
  tell({ say: 'told.new-sites', seat, resource: RESOURCES[resource], count, amount: filled });
}

function fillSites(p: TrollsAndPrincesses, seat: Seat, resource: ResourceNumber, wanted: number): number {
  const filled = Math.min(wanted, p.supply.resources[resource]);
  const player = playerAt(p, seat);
  p.supply.resources = plus(p.supply.resources, resource, -filled);
  player.filled = plus(player.filled, resource, filled);
  return filled;
}

/** The list with so much more of one thing. */
export function plus<L extends readonly number[]>(list: L, at: number, amount: number): L {
  const changed = list.slice();
  changed[at] = (changed[at] ?? 0) + amount;
  // A copy of a list is as long as the list, which slice does not say.
  return changed as readonly number[] as L;
}
