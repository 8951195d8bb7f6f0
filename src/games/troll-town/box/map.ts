import { distance, HEXES, type Hex, hexAt, hexesNamed } from './hexes.ts';

/** The middle of the Hub. */
const CENTRE = hexAt(0, 0);

/** Where a Child is free (TT-12.14). */
export const FOOT = hexAt(0, -2);

/** The tiles that lie there when the game begins. */
export const FIXED = {
  hub: hexesNamed('0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0'),
  bridge: hexesNamed('0,-2 0,-3 0,-4'),
  'inner-a': hexesNamed('1,-2 2,-2 2,-1 2,0'),
  'inner-b': hexesNamed('1,1 0,2 -1,2'),
  'inner-c': hexesNamed('-2,2 -2,1 -2,0 -1,-1'),
} satisfies Record<string, readonly Hex[]>;

export const HUB: readonly Hex[] = FIXED.hub;
export const BRIDGE: readonly Hex[] = FIXED.bridge;

/** TT-1.12: clockwise from the north. */
export const CORNERS: readonly Hex[] = hexesNamed('0,-2 2,-2 2,0 0,2 -2,2 -2,0');

function flags(holds: (hex: Hex) => boolean): readonly boolean[] {
  return HEXES.map((_, hex) => holds(hex));
}

const ON_HUB = flags((hex) => HUB.includes(hex));
const ON_BRIDGE = flags((hex) => BRIDGE.includes(hex));
const ON_RING = flags((hex) => distance(hex, CENTRE) === 2 && hex !== FOOT);

export function isHub(hex: Hex): boolean {
  return ON_HUB[hex] as boolean;
}

export function isBridge(hex: Hex): boolean {
  return ON_BRIDGE[hex] as boolean;
}

/** TT-1.11: where path is inner path. */
export function isInner(hex: Hex): boolean {
  return ON_RING[hex] as boolean;
}

/** TT-2.3 */
export const BOSS_ROAD: readonly Hex[] = hexesNamed('1,3 0,3 -1,4 -1,5');
export const BOSS_HUT: readonly Hex[] = hexesNamed('0,4 0,5 1,4 1,5');

/** TT-2.4: the layout `pointy`. */
export const STUBS: readonly (readonly Hex[])[] = [hexesNamed('3,0 4,0'), hexesNamed('-3,3 -4,4')];

/** TT-2.5: in the order in which they are placed. */
export const FREE_HOVELS: readonly Hex[] = ['1,-4', '-1,-3', '1,-3'].flatMap((name) => hexesNamed(name));
