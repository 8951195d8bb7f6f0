import type { Seat } from '../../../kernel/game.ts';
import { hold, isHooked } from '../../../kernel/hooks.ts';
import { at } from '../../../kernel/lists.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { READING_ORDER } from '../box/cells.ts';
import type { Site } from '../box/furnishing.ts';
import { BASE_KINDS, FURNISHINGS, furnishingAt, furnishingNumber, HOOK_SET } from '../box/furnishings.ts';
import type { Some } from '../box/goods.ts';
import type { Top } from '../box/tiles.ts';
import { type Caverna, COVERED, isSown, ON_OFFER, type Player, playerAt, replaced } from '../position.ts';
import { tell, type Word } from '../words.ts';
import { canSpareMeadows } from './animals.ts';
import { gainAll } from './goods.ts';
import { isEmptyForest } from './neighbours.ts';
import { canPay } from './payments.ts';

const {
  'place.furnishing': SITES,
  'place.woodland': WOODLAND,
  'build.gain': GAIN,
  'build.promise': PROMISE,
} = HOOK_SET.hooks;

const ALL = FURNISHINGS.map((_, number) => number);
const OF_BASE = ALL.slice(0, BASE_KINDS);
const DWELLINGS = ALL.filter((number) => furnishingAt(number).tag === 'dwelling');
const DWELLINGS_OF_BASE = DWELLINGS.filter((number) => number < BASE_KINDS);

/** CV-4.8: the furnishings of this match among which one may choose. */
export function choiceOf({ folks }: Caverna, only: 'any' | 'dwelling'): readonly number[] {
  if (folks === undefined) return only === 'any' ? OF_BASE : DWELLINGS_OF_BASE;
  return only === 'any' ? ALL : DWELLINGS;
}

/** CV-4.7, CV-11.4, FF-1.12, FF-7.3.4: whether a furnishing for caverns can lie on the cell. */
function isCavernSite(player: Player, cell: number): boolean {
  const { held, tops } = player;
  const top = tops[cell] as Top;
  if (top === 'cavern') return player.sown.length === 0 || !isSown(player, cell);
  if (top === 'none' && !isHooked(WOODLAND, held)) return false;
  if (isHooked(SITES, held) && held.things.some((thing) => SITES.at[thing]?.some((face) => face === top) === true))
    return true;
  return isHooked(WOODLAND, held) && isEmptyForest(player, cell);
}

/** FF-4.2: fields without crops, and meadows that can be without animals. */
function isSite(player: Player, site: Site, cell: number): boolean {
  switch (site) {
    case 'cavern':
      return isCavernSite(player, cell);
    case 'field':
      return player.tops[cell] === 'field' && !isSown(player, cell);
    case 'meadow':
      return player.tops[cell] === 'meadow' && !player.stables.includes(cell);
  }
}

/** Whether there is any site of this kind; FF-9.2: of a meadow, one that the animals can do without. */
function hasSite(p: Caverna, seat: Seat, site: Site): boolean {
  const player = playerAt(p, seat);
  const { tops } = player;
  for (let cell = 0; cell < tops.length; cell++) {
    if (isSite(player, site, cell)) return site !== 'meadow' || canSpareMeadows(p, seat, 1);
  }
  return false;
}

/** CV-11.12: the cell of the furnishing that this one has to cover, or -1. */
function coveredCell({ tops }: Player, furnishing: number): number {
  const { covers } = furnishingAt(furnishing);
  return covers === undefined ? -1 : tops.indexOf(covers);
}

/** CV-4.7: where the furnishing can be put. */
export function sitesFor(p: Caverna, seat: Seat, furnishing: number): number[] {
  const player = playerAt(p, seat);
  const covered = coveredCell(player, furnishing);
  if (covered >= 0) return [covered];
  const { site } = furnishingAt(furnishing);
  if (site === 'meadow' && !canSpareMeadows(p, seat, 1)) return [];
  return READING_ORDER.filter((cell) => isSite(player, site, cell));
}

export function isOnOffer(p: Caverna, furnishing: number): boolean {
  return p.owners[furnishing] === ON_OFFER;
}

/** The kinds of sites that a player has, a bit each: asked once for all furnishings. */
export function sitesOf(p: Caverna, seat: Seat): number {
  let sites = hasSite(p, seat, 'cavern') ? SITE_BIT.cavern : 0;
  if (p.folks === undefined) return sites;
  if (hasSite(p, seat, 'field')) sites |= SITE_BIT.field;
  if (hasSite(p, seat, 'meadow')) sites |= SITE_BIT.meadow;
  return sites;
}

const SITE_BIT: Readonly<Record<Site, number>> = { cavern: 1, field: 2, meadow: 4 };
/** By furnishing. */
const SITE_BITS: readonly number[] = FURNISHINGS.map(({ site }) => SITE_BIT[site]);

export function isSiteAmong(sites: number, furnishing: number): boolean {
  return (sites & (SITE_BITS[furnishing] as number)) !== 0;
}

/** CV-4.6, CV-4.7 */
export function canFurnish(p: Caverna, player: Player, furnishing: number, sites: number, cost: Some): boolean {
  if (!isOnOffer(p, furnishing)) return false;
  if (!isSiteAmong(sites, furnishing) && coveredCell(player, furnishing) < 0) return false;
  return canPay(player, cost, 'furnishing');
}

/** Whether anything can be furnished at all. */
export function canFurnishAny(p: Caverna, seat: Seat, only: 'any' | 'dwelling'): boolean {
  const player = playerAt(p, seat);
  const sites = sitesOf(p, seat);
  const wanted = choiceOf(p, only);
  for (const each of wanted) {
    if (canFurnish(p, player, each, sites, furnishingAt(each).cost)) return true;
  }
  return false;
}

/** CV-4.6, CV-4.7: why nothing can be furnished. */
export function whyNoFurnishing(p: Caverna, seat: Seat): Refusal<Word> {
  return sitesOf(p, seat) === 0
    ? { rule: 'CV-4.7', say: 'blocked.no-cavern' }
    : { rule: 'CV-4.6', say: 'blocked.none-payable' };
}

/** The furnishings, or Dwellings, that can be built now. */
export function furnishingsNow(p: Caverna, seat: Seat, only: 'any' | 'dwelling'): number[] {
  const player = playerAt(p, seat);
  const sites = sitesOf(p, seat);
  return choiceOf(p, only).filter((each) => canFurnish(p, player, each, sites, furnishingAt(each).cost));
}

/** CV-4.12: puts the furnishing on its cell; what it does when built comes first, all else from then on. */
export function build(p: Caverna, seat: Seat, furnishing: number, cell: number): void {
  const player = playerAt(p, seat);
  const { id, unlimited } = furnishingAt(furnishing);
  const below = at(player.tops, cell);
  const covered = furnishingNumber(below);
  if (covered >= 0) {
    p.owners = replaced(p.owners, covered, COVERED);
    giveUp(player, covered);
  } else {
    player.under = replaced(player.under, cell, below);
  }
  player.tops = replaced(player.tops, cell, id);
  if (!unlimited) p.owners = replaced(p.owners, furnishing, seat);
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
