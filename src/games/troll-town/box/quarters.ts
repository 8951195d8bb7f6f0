import { axialOf, type Hex, hexNamed } from './hexes.ts';
import { isBridge, isHub } from './map.ts';

/** The quarters of the town, so that people can speak of places: six ways out of the Hub, five of them near and far. */
const NEAR = ['bank', 'birches', 'yard', 'fen', 'hollow', 'alders'] as const;
const FAR = ['bank', 'heath', 'mill', 'bog', 'quarry', 'moor'] as const;

export const QUARTERS = ['hub', 'bridge', ...NEAR, 'heath', 'mill', 'bog', 'quarry', 'moor'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** As far from the middle as the near quarters reach. */
const NEAR_REACH = 5;

export function quarterOf(hex: Hex): Quarter {
  if (isHub(hex)) return 'hub';
  if (isBridge(hex)) return 'bridge';
  const { q, r } = axialOf(hex);
  const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  // Straight up is sector 0, and the sectors go round clockwise.
  const angle = Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2));
  const sector = (Math.round((angle / Math.PI) * 3) + 6) % 6;
  return ((ring <= NEAR_REACH ? NEAR : FAR)[sector] ?? 'hub') as Quarter;
}

export function quarterNamed(hex: string): Quarter {
  return quarterOf(hexNamed(hex));
}
