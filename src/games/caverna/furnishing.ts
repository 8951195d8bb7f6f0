import type { Seat } from '../../kernel/game.ts';
import { hold, isHooked } from '../../kernel/hooks.ts';
import { tell } from '../../kernel/tell.ts';
import { READING_ORDER } from './box/cells.ts';
import { FURNISHINGS, furnishingAt, furnishingNumber, HOOK_SET } from './box/furnishings.ts';
import type { Some } from './box/goods.ts';
import type { Top } from './box/tiles.ts';
import { gainAll } from './goods.ts';
import { canPay } from './payments.ts';
import { type Caverna, COVERED, ON_OFFER, type Player, playerAt, replaced } from './position.ts';

const { 'place.furnishing': SITES, 'build.gain': GAIN, 'build.promise': PROMISE } = HOOK_SET.hooks;

/** CV-4.8 */
const DWELLINGS: readonly number[] = FURNISHINGS.flatMap(({ tag }, number) => (tag === 'dwelling' ? [number] : []));
export const ORDINARY_DWELLING = furnishingNumber('dwelling');

/** CV-4.7, CV-11.4: whether a furnishing can lie on what is there. */
function isSite({ held }: Player, top: Top): boolean {
  if (top === 'cavern') return true;
  return isHooked(SITES, held) && held.things.some((thing) => SITES.at[thing]?.includes(top) === true);
}

export function hasSite(player: Player): boolean {
  const { tops } = player;
  for (let cell = 0; cell < tops.length; cell++) if (isSite(player, tops[cell] as Top)) return true;
  return false;
}

/** CV-11.12: the cell of the furnishing that this one has to cover, or -1. */
function coveredCell({ tops }: Player, furnishing: number): number {
  const { covers } = furnishingAt(furnishing);
  return covers === undefined ? -1 : tops.indexOf(covers);
}

/** CV-4.7: where the furnishing can be put. */
export function sitesFor(player: Player, furnishing: number): number[] {
  const covered = coveredCell(player, furnishing);
  if (covered >= 0) return [covered];
  return READING_ORDER.filter((cell) => isSite(player, player.tops[cell] as Top));
}

export function isOnOffer(p: Caverna, furnishing: number): boolean {
  return p.owners[furnishing] === ON_OFFER;
}

/** CV-4.6, CV-4.7; whether there is an empty cavern is asked once for all. */
export function canFurnish(p: Caverna, player: Player, furnishing: number, hasCavern: boolean, cost: Some): boolean {
  if (!isOnOffer(p, furnishing)) return false;
  if (!hasCavern && coveredCell(player, furnishing) < 0) return false;
  return canPay(player, cost, 'furnishing');
}

/** Whether anything can be furnished at all. */
export function canFurnishAny(p: Caverna, seat: Seat, only: 'any' | 'dwelling'): boolean {
  const player = playerAt(p, seat);
  const hasCavern = hasSite(player);
  if (only === 'dwelling') {
    return DWELLINGS.some((each) => canFurnish(p, player, each, hasCavern, furnishingAt(each).cost));
  }
  for (let each = 0; each < FURNISHINGS.length; each++) {
    if (canFurnish(p, player, each, hasCavern, furnishingAt(each).cost)) return true;
  }
  return false;
}

/** The Dwellings that can be furnished now. */
export function dwellingsNow(p: Caverna, player: Player): number[] {
  const hasCavern = hasSite(player);
  return DWELLINGS.filter((each) => canFurnish(p, player, each, hasCavern, furnishingAt(each).cost));
}

/** CV-4.12: puts the furnishing on its cell; what it does when built comes first, all else from then on. */
export function build(p: Caverna, seat: Seat, furnishing: number, cell: number): void {
  const player = playerAt(p, seat);
  const { id, unlimited } = furnishingAt(furnishing);
  const below = player.tops[cell] as Top;
  const covered = furnishingNumber(below);
  if (covered >= 0) {
    p.owners = replaced(p.owners, covered, COVERED);
    giveUp(player, covered);
  } else {
    player.under = replaced(player.under, cell, below);
  }
  player.tops = replaced(player.tops, cell, id);
  if (unlimited === undefined) p.owners = replaced(p.owners, furnishing, seat);
  tell({ say: 'told.furnished', seat, furnishing: id, cell });
  hold(HOOK_SET, player.held, furnishing);
  if (isHooked(PROMISE, player.held)) {
    const promise = PROMISE.at[furnishing];
    if (promise !== undefined) player.promised = [...player.promised, promise];
  }
  if (isHooked(GAIN, player.held)) {
    const gain = GAIN.at[furnishing];
    if (gain !== undefined) gainAll(p, seat, typeof gain === 'function' ? gain(p, seat, cell) : gain);
  }
  p.acted = true;
}

function giveUp(player: Player, covered: number): void {
  const things = player.held.things.filter((thing) => thing !== covered);
  player.held = { things: [], hooks: player.held.hooks.map(() => 0) };
  for (const thing of things) hold(HOOK_SET, player.held, thing);
}
