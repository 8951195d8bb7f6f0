import type { FolkId } from '../../../../src/games/caverna/box/folk-ids.ts';
import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import type { Cost } from './furnishings.ts';
import { type Home, hasGoods } from './home.ts';

type Region = 'forest' | 'mountain';

/** Section 7 of the sheet of The Forgotten Folk, as far as it is a matter of numbers. */
interface SheetFolk {
  /** FF-4.10, FF-4.16: where twin tiles may overhang, and what that brings. */
  readonly overhangs?: { readonly region: Region; readonly gain: Cost };
  /** FF-4.18 */
  readonly barred?: Region;
  /** FF-12.4: points for each unused space. */
  readonly unused: Readonly<Record<Region, number>>;
  /** FF-12.6 */
  readonly worthlessDwellings?: boolean;
}

const BOTH = { forest: -1, mountain: -1 };
const MOUNTAIN_ONLY = { forest: 0, mountain: -1 };

const FOLKS: Readonly<Record<FolkId, SheetFolk>> = {
  dwarves: { unused: BOTH },
  'cave-goblins': { unused: BOTH, worthlessDwellings: true },
  'dark-elves': { unused: BOTH, worthlessDwellings: true },
  elves: { unused: { forest: 0, mountain: 0 } },
  humans: {
    overhangs: { region: 'forest', gain: { food: 2, gold: 1 } },
    barred: 'mountain',
    unused: { forest: -1, mountain: 0 },
  },
  'mountain-dwarves': {
    overhangs: { region: 'mountain', gain: { gold: 2 } },
    barred: 'forest',
    unused: MOUNTAIN_ONLY,
  },
  'pale-ones': {
    overhangs: { region: 'mountain', gain: { gold: 1, mushroom: 1 } },
    barred: 'forest',
    unused: MOUNTAIN_ONLY,
  },
  silicoids: { unused: BOTH },
  trolls: { unused: BOTH },
};

/** FF-7.0.1: without the expansion everybody plays as the Dwarves do. */
export function folkOf({ folk = 'dwarves' }: Home): SheetFolk {
  return FOLKS[folk];
}

/** FF-4.10, FF-4.16, FF-4.17, CV-5.16: what an overhanging tile brings in this region; undefined where none may overhang. */
export function overhangGain(home: Home, region: Region): Cost | undefined {
  const { overhangs } = folkOf(home);
  if (overhangs !== undefined) return overhangs.region === region ? overhangs.gain : undefined;
  return home.built.includes('office-room') ? { gold: 2 } : undefined;
}

/** FF-7.3.12, FF-7.3.13: rubies the Elves could pay for a tile; a gemfruit is a ruby once it is exchanged. */
export function rubiesToPay({ goods }: Home): number {
  return goods.ruby + goods.gemfruit;
}

/** FF-3.8: markets that were not used in this round. */
function openMarkets(home: Home): number {
  return (['elven-market', 'jeweler'] as const).filter((id) => home.built.includes(id) && !home.exchanged.includes(id))
    .length;
}

/** Table 9c, as far as it brings gold and takes no ruby. */
const SELLERS: readonly (readonly [FurnishingId, Cost])[] = [
  ['beer-parlor', { grain: 2 }],
  ['hunting-parlor', { boar: 2 }],
  ['schnapps-parlor', { vegetable: 1 }],
  ['sheep-market', { dog: 1, sheep: 2 }],
  ['spare-part-storage', { wood: 1, stone: 1, ore: 1 }],
];

function canSell(home: Home): boolean {
  return SELLERS.some(([id, give]) => home.built.includes(id) && hasGoods(home, give));
}

/** FF-8.19, FF-8.34: whether a market could still be used. */
export function hasMarketInReach(home: Home): boolean {
  return openMarkets(home) > 0 && (home.goods.gold >= 2 || canSell(home));
}

/** FF-5.3, FF-8.19, FF-8.34: rubies, and what becomes of something at any time. */
export function rubiesInReach(home: Home): number {
  const payable = canSell(home) ? 2 : Math.floor(home.goods.gold / 2);
  return rubiesToPay(home) + Math.min(openMarkets(home), payable);
}

export function hasRubyInReach(home: Home): boolean {
  return rubiesInReach(home) >= 1;
}

/** Missing rubies come from gemfruits (FF-5.3). */
export function payRubies({ goods }: Home, rubies: number): void {
  const ofRuby = Math.min(rubies, goods.ruby);
  goods.ruby -= ofRuby;
  goods.gemfruit -= rubies - ofRuby;
}

/** FF-9.1, FF-8.31: sheep that so many dogs watch on one meadow or pasture. */
export function watched(home: Home, dogs: number): number {
  return home.built.includes('sheep-dog-school') ? 2 * (dogs + 1) : dogs + 1;
}
