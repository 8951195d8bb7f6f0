/** How fast a match is to be played. Without a pace nobody's time is limited. */

/** When clocks run at a table by days; outside of these hours they stand. */
export interface PlayingHours {
  /** Time of day in the zone, such as '10:00'. If `to` is earlier than `from`, the hours last beyond midnight. */
  readonly from: string;
  readonly to: string;
  /** A time zone of the IANA database, such as 'Europe/Stockholm'. */
  readonly zone: string;
}

/** What happens to a seat whose time is up: a bot plays until its owner takes it back, or it resigns. */
export type TimeUp = 'stand-in' | 'resign';

/** Times are in seconds. */
export interface Pace {
  /** Live: everybody stays at the table. By days: each comes when it suits. */
  readonly kind: 'live' | 'days';
  /** What each seat has at the beginning. */
  readonly bank: number;
  /** What a seat gets after it has answered, once a turn. */
  readonly increment: number;
  /** More than this nobody saves up. */
  readonly cap: number;
  /** Free of charge for each decision. */
  readonly free: number;
  readonly hours?: PlayingHours;
  readonly timeUp: TimeUp;
  /** Whether clocks stand for those who are on holiday. */
  readonly holidays: boolean;
}

export const PACE_KINDS = ['none', 'live', 'days'] as const;
export type PaceKind = (typeof PACE_KINDS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const LIVE = { kind: 'live', free: 3, timeUp: 'stand-in', holidays: false } as const;
const DAYS = { kind: 'days', free: 0, timeUp: 'stand-in', holidays: true } as const;

/** Paces that are chosen by name. */
export const PACES = {
  'live-quick': { ...LIVE, bank: 10 * MINUTE, increment: 30, cap: 10 * MINUTE },
  'live-calm': { ...LIVE, bank: 20 * MINUTE, increment: MINUTE, cap: 20 * MINUTE },
  'days-brisk': { ...DAYS, bank: 24 * HOUR, increment: 4 * HOUR, cap: 72 * HOUR },
  'days-steady': { ...DAYS, bank: 72 * HOUR, increment: 12 * HOUR, cap: 120 * HOUR },
  'days-slow': { ...DAYS, bank: 72 * HOUR, increment: 36 * HOUR, cap: 240 * HOUR },
} as const satisfies Readonly<Record<string, Pace>>;

export type PaceName = keyof typeof PACES;

export const PACE_NAMES = Object.keys(PACES) as PaceName[];

/** What can be chosen with any pace. */
interface PaceChoices {
  readonly hours?: PlayingHours;
  readonly timeUp?: TimeUp;
  readonly holidays?: boolean;
}

/** The pace that somebody wants for a new table: none, one of the list, or one of their own. */
export type PaceRequest =
  | 'none'
  | PaceName
  | ({ readonly preset: PaceName } & PaceChoices)
  | (Pick<Pace, 'kind' | 'bank' | 'increment' | 'cap'> & Partial<Pick<Pace, 'free'>> & PaceChoices);

interface Range {
  readonly least: number;
  readonly most: number;
}

/** In seconds: what can be chosen. */
export const PACE_LIMITS: Readonly<
  Record<Pace['kind'], Readonly<Record<'bank' | 'increment' | 'cap' | 'free', Range>>>
> = {
  live: {
    bank: { least: 30, most: 24 * HOUR },
    increment: { least: 0, most: HOUR },
    cap: { least: 30, most: 24 * HOUR },
    free: { least: 0, most: MINUTE },
  },
  days: {
    bank: { least: HOUR, most: 60 * 24 * HOUR },
    increment: { least: 0, most: 15 * 24 * HOUR },
    cap: { least: HOUR, most: 60 * 24 * HOUR },
    free: { least: 0, most: MINUTE },
  },
};

/** In minutes: playing hours last at least so long every day. */
export const SHORTEST_HOURS = 60;

export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes since midnight of a time such as '10:30'. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
