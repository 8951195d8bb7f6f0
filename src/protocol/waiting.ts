import { PACE_NAMES, type PaceName } from './pace.ts';

/** 'Play somebody': people who wait for others to play with. Times are milliseconds since 1970, spans are milliseconds. */

/** Only named paces, so that many people wait for the same. */
export const WAITING_PACES: readonly WaitingPace[] = ['none', ...PACE_NAMES];
export type WaitingPace = 'none' | PaceName;

/** In seconds: after which times bots can take the seats that are still free. */
export const BOT_AFTER = { least: 1, most: 24 * 60 * 60 } as const;
/** In milliseconds: how long somebody waits at most without a page open. */
export const LONGEST_STAY = { live: 2 * 60 * 60_000, days: 7 * 24 * 60 * 60_000 } as const;

/** What somebody waits for. Two meet only if they wait for the same. */
export interface WaitedFor {
  readonly game: string;
  readonly seats: number;
  readonly pace: WaitingPace;
  readonly rated: boolean;
}

/** The reader's own waiting. */
export interface OwnWaiting extends WaitedFor {
  readonly botAfter?: number;
  readonly stay: boolean;
  readonly since: number;
  /** When the waiting ends if nobody is found; an open page puts that off, unless one stays. */
  readonly until: number;
  /** The rating that others are compared with. */
  readonly rating: number;
  /** The greatest difference in rating to others; left out once there is no limit. */
  readonly reach?: number;
  /** When the reach grows next; left out once there is no limit. */
  readonly widens?: number;
  /** How many wait for the same, oneself included, and how many of them are near enough in rating now. */
  readonly people: number;
  readonly near: number;
}

/** How many wait for the same. */
export interface WaitingGroup extends WaitedFor {
  readonly people: number;
  /** Since when the first of them has waited. */
  readonly since: number;
}

/** How long people usually waited for this until others were found: the median of the last month. */
export interface UsualWait extends WaitedFor {
  readonly wait: number;
}

/** GET /api/waiting: who waits for what. Asking also shows that one is still there. */
export interface WaitingRoom {
  readonly now: number;
  readonly mine?: OwnWaiting;
  /** The match that was found last, until it has been opened. */
  readonly found?: { readonly table: string; readonly game: string; readonly at: number; readonly bots: number };
  readonly groups: readonly WaitingGroup[];
  readonly usual: readonly UsualWait[];
}

/** How the range of ratings grows: by one step each time. After the last step there is no limit. */
export const RATING_RANGE = { step: 150, steps: 6 } as const;

/** In milliseconds: how long each step takes. */
export const RANGE_GROWS_EVERY = { live: 30_000, days: 30 * 60_000 } as const;
