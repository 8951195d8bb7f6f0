/** Printing inks of what lies in lamplight or is held in hand; they are the same by day and by night. */
export const INKS = {
  none: 'none',
  ink: '#14120f',
  pit: '#1c140f',
  oak: '#7a4e24',
  wood: '#a06a38',
  plank: '#b98245',
  pine: '#d9b173',
  cut: '#e9bf7c',
  bark: '#5f3d1d',
  straw: '#e3b84c',
  gold: '#f0c75e',
  brass: '#a5701a',
  linen: '#f3e7cc',
  paper: '#fbf4e3',
  skin: '#e8bf94',
  stone: '#a9b2b0',
  chalk: '#dfe4df',
  rubble: '#7d6a59',
  wall: '#6d5a4c',
  coal: '#4b4652',
  spark: '#f09a48',
  iron: '#59636a',
  steel: '#c9d2d0',
  ruby: '#cf2c42',
  blush: '#f58a90',
  red: '#b5452f',
  rose: '#c9706a',
  rust: '#a9552e',
  flame: '#e0682c',
  glow: '#ffd36a',
  lamp: '#ffe08a',
  carrot: '#e07b2c',
  crust: '#d9a257',
  moss: '#6f9a42',
  leaf: '#3f6b3a',
  frost: '#4f7f97',
  night: '#2c4a5a',
  dusk: '#6c4f82',
  lilac: '#8f7fc0',
  pale: '#e9e2f6',
  wool: '#f7efd9',
  face: '#3a332c',
  hide: '#8b9296',
  bristle: '#6a4a34',
  fur: '#c88a48',
  shade: 'rgba(12, 9, 6, 0.4)',
  gleam: 'rgba(255, 248, 224, 0.6)',
  /** Lamplight, fading outwards. */
  light: 'url(#cv-light)',
  /** Whatever the place that shows the thing decides: a blanket, a roof. */
  tint: 'var(--tint, #b5452f)',
} as const;
export type InkName = keyof typeof INKS;

/** One cut of the block: ink, path, and the width of its outline (0 for none). */
type Shape = readonly [ink: InkName, d: string, line?: number];
export type Drawing = readonly Shape[];

/** A circle as a path. */
export function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0-${r * 2} 0z`;
}
