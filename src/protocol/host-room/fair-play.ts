import type { Named } from './reports.ts';

/** Rated matches of two or three people that seem to be arranged. There are good reasons for each, so nothing follows by itself. */
export interface HostSuspicion {
  /** The two played from one network, met hardly anybody else, or one of them resigned suspiciously often so that the other won. */
  readonly kind: 'same-network' | 'same-few' | 'gives-up';
  readonly game: string;
  readonly who: Named;
  readonly others: readonly Named[];
  /** How often, and of how many. */
  readonly times: number;
  readonly of: number;
}

/** GET /api/host/fair-play: of rated matches in so many days, what happened most often first. */
export interface HostFairPlay {
  readonly days: number;
  readonly suspicions: readonly HostSuspicion[];
  readonly more: boolean;
}
