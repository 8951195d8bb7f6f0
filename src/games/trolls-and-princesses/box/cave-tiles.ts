import type { BonusId } from './bonuses.ts';

/** TP-1.13 to TP-1.16 */
export type CaveTileKind = 'princess' | 'bell' | 'resource' | 'victory';

/** TP-1.16: what a victory tile counts at the end. */
export const VICTORIES = [
  'bat',
  'toad',
  'snake',
  'diamond',
  'gold-pair',
  'obsidian-pair',
  'cow',
  'human-pair',
] as const;
export type Victory = (typeof VICTORIES)[number];

interface Cave {
  readonly id: string;
  /** TP-1.12: edges 0 to 4, clockwise. */
  readonly edges: string;
  /** What the spot of a bell or resource tile yields. */
  readonly bonus?: BonusId;
}

export type CaveTile =
  | (Cave & { readonly kind: 'victory'; readonly victory: Victory })
  | (Cave & { readonly kind: Exclude<CaveTileKind, 'victory'>; readonly victory?: undefined });

export const CAVE_TILES = [
  { id: 'cave-princess-01', kind: 'princess', edges: 'og.##' },
  { id: 'cave-princess-02', kind: 'princess', edges: 'dog##' },
  { id: 'cave-princess-03', kind: 'princess', edges: 'odo##' },
  { id: 'cave-princess-04', kind: 'princess', edges: 'oog##' },
  { id: 'cave-princess-05', kind: 'princess', edges: 'g.#o#' },
  { id: 'cave-princess-06', kind: 'princess', edges: 'go#o#' },
  { id: 'cave-princess-07', kind: 'princess', edges: '.o#g#' },
  { id: 'cave-princess-08', kind: 'princess', edges: 'og#.#' },
  { id: 'cave-princess-09', kind: 'princess', edges: 'goog#' },
  { id: 'cave-princess-10', kind: 'princess', edges: 'godg#' },
  { id: 'cave-princess-11', kind: 'princess', edges: 'ogod#' },
  { id: 'cave-princess-12', kind: 'princess', edges: 'godo#' },
  { id: 'cave-princess-13', kind: 'princess', edges: 'g.gd#' },
  { id: 'cave-princess-14', kind: 'princess', edges: 'ogdo#' },
  { id: 'cave-princess-15', kind: 'princess', edges: 'gdoo#' },
  { id: 'cave-princess-16', kind: 'princess', edges: 'oodo#' },
  { id: 'cave-bell-01', kind: 'bell', edges: 'g#d##', bonus: 'take-all-diamond' },
  { id: 'cave-bell-02', kind: 'bell', edges: 'd#o##', bonus: 'take-all-gold' },
  { id: 'cave-bell-03', kind: 'bell', edges: 'o#g##', bonus: 'take-all-diamond' },
  { id: 'cave-bell-04', kind: 'bell', edges: 'o#o##', bonus: 'take-all-gold' },
  { id: 'cave-bell-05', kind: 'bell', edges: 'god##', bonus: 'gold-1' },
  { id: 'cave-bell-06', kind: 'bell', edges: 'dog##', bonus: 'power-2' },
  { id: 'cave-bell-07', kind: 'bell', edges: 'do.##', bonus: 'refill' },
  { id: 'cave-bell-08', kind: 'bell', edges: 'ggo##', bonus: 'obsidian-2' },
  { id: 'cave-bell-09', kind: 'bell', edges: 'gd#o#', bonus: 'gold-1' },
  { id: 'cave-bell-10', kind: 'bell', edges: 'go#.#', bonus: 'power-2' },
  { id: 'cave-bell-11', kind: 'bell', edges: 'og#d#', bonus: 'refill' },
  { id: 'cave-bell-12', kind: 'bell', edges: 'gg#.#', bonus: 'obsidian-2' },
  { id: 'cave-bell-13', kind: 'bell', edges: 'ogog#', bonus: 'power-2' },
  { id: 'cave-bell-14', kind: 'bell', edges: 'gg.d#', bonus: 'cow-1' },
  { id: 'cave-bell-15', kind: 'bell', edges: 'gdoo#', bonus: 'take-all-obsidian' },
  { id: 'cave-bell-16', kind: 'bell', edges: 'ogoo#', bonus: 'take-all-obsidian' },
  { id: 'cave-resource-01', kind: 'resource', edges: 'goo##', bonus: 'gold-1' },
  { id: 'cave-resource-02', kind: 'resource', edges: 'gog##', bonus: 'power-2' },
  { id: 'cave-resource-03', kind: 'resource', edges: 'oog##', bonus: 'gold-1' },
  { id: 'cave-resource-04', kind: 'resource', edges: 'o.#d#', bonus: 'refill' },
  { id: 'cave-resource-05', kind: 'resource', edges: '.o#g#', bonus: 'refill' },
  { id: 'cave-resource-06', kind: 'resource', edges: 'go#.#', bonus: 'refill' },
  { id: 'cave-resource-07', kind: 'resource', edges: 'oo.d#', bonus: 'refill' },
  { id: 'cave-resource-08', kind: 'resource', edges: 'ggoo#', bonus: 'power-2' },
  { id: 'cave-resource-09', kind: 'resource', edges: 'oood#', bonus: 'refill' },
  { id: 'cave-resource-10', kind: 'resource', edges: 'gdgo#', bonus: 'power-2' },
  { id: 'cave-resource-11', kind: 'resource', edges: 'ogoo#', bonus: 'refill' },
  { id: 'cave-resource-12', kind: 'resource', edges: 'odo.#', bonus: 'cow-1' },
  { id: 'cave-resource-13', kind: 'resource', edges: 'ooggd', bonus: 'obsidian-1' },
  { id: 'cave-resource-14', kind: 'resource', edges: 'dggoo', bonus: 'obsidian-1' },
  { id: 'cave-resource-15', kind: 'resource', edges: 'ooo.g', bonus: 'cow-1' },
  { id: 'cave-resource-16', kind: 'resource', edges: 'oddog', bonus: 'power-1' },
  { id: 'cave-victory-bat-a', kind: 'victory', edges: 'o####', victory: 'bat' },
  { id: 'cave-victory-bat-b', kind: 'victory', edges: 'g####', victory: 'bat' },
  { id: 'cave-victory-toad-a', kind: 'victory', edges: 'o####', victory: 'toad' },
  { id: 'cave-victory-toad-b', kind: 'victory', edges: 'd####', victory: 'toad' },
  { id: 'cave-victory-snake-a', kind: 'victory', edges: 'o####', victory: 'snake' },
  { id: 'cave-victory-snake-b', kind: 'victory', edges: 'g####', victory: 'snake' },
  { id: 'cave-victory-diamond-a', kind: 'victory', edges: 'd####', victory: 'diamond' },
  { id: 'cave-victory-diamond-b', kind: 'victory', edges: 'o####', victory: 'diamond' },
  { id: 'cave-victory-gold-pair-a', kind: 'victory', edges: 'g####', victory: 'gold-pair' },
  { id: 'cave-victory-gold-pair-b', kind: 'victory', edges: 'o####', victory: 'gold-pair' },
  { id: 'cave-victory-obsidian-pair-a', kind: 'victory', edges: 'o####', victory: 'obsidian-pair' },
  { id: 'cave-victory-obsidian-pair-b', kind: 'victory', edges: 'g####', victory: 'obsidian-pair' },
  { id: 'cave-victory-cow-a', kind: 'victory', edges: 'g####', victory: 'cow' },
  { id: 'cave-victory-cow-b', kind: 'victory', edges: 'd####', victory: 'cow' },
  { id: 'cave-victory-human-pair-a', kind: 'victory', edges: 'o####', victory: 'human-pair' },
  { id: 'cave-victory-human-pair-b', kind: 'victory', edges: 'd####', victory: 'human-pair' },
] as const satisfies readonly CaveTile[];
