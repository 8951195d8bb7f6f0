import type { Seat } from '../kernel/game.ts';
import type { Relation } from './companions.ts';

/** What people are shown of each other: profiles, ratings, leaderboards. Times are milliseconds since 1970. */

/** Somebody in a list. */
export interface PersonInfo {
  readonly person: string;
  readonly name: string;
  readonly mark: string;
  /** Set if they have deleted their name. */
  readonly gone?: true;
}

/** A strength in one game. */
export interface RatingInfo {
  readonly game: string;
  /** How many rated matches it rests on. */
  readonly matches: number;
  /** Left out while there are fewer than five. */
  readonly rating?: number;
  /** Set while there are fewer than ten. */
  readonly unsure?: true;
  /** Two times in three the true strength lies between these. */
  readonly from: number;
  readonly to: number;
  /** By how much it has changed in the last ten matches; left out with the rating. */
  readonly trend?: number;
  /** The place on the leaderboard, and of how many; left out if they are not on it. */
  readonly place?: number;
  readonly of?: number;
}

/** A rating after a match. */
export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly band: number;
}

/** A finished match of somebody, as a line of a list. */
export interface ResultInfo {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly place: number;
  readonly seats: number;
  /** Left out if they played to the end. */
  readonly fate?: 'resigned' | 'taken-over';
  readonly others: readonly (PersonInfo | { readonly bot: string })[];
  /** How many more sat there who show others nothing but their name. */
  readonly unnamed?: number;
  /** What it did to the rating; left out if the match was not rated. */
  readonly change?: number;
}

/** GET /api/people/:id/results: those that ended last first; `more` asks for the next page as `before`. */
export interface ResultList {
  readonly results: readonly ResultInfo[];
  readonly more?: string;
}

/** How often somebody finished ahead of another person, of the matches that both played. */
interface AheadInfo {
  readonly other: PersonInfo | { readonly bot: string };
  readonly ahead: number;
  readonly of: number;
}

/** How reliably somebody plays with others, over the last matches with a clock. */
export interface Reliability {
  readonly matches: number;
  /** In how many of them their time ran out at least once, and how many they did not play to the end. */
  readonly timeOuts: number;
  readonly left: number;
  /** In milliseconds: how long others usually wait for them, live and by days. */
  readonly live?: number;
  readonly days?: number;
}

export interface AchievementInfo {
  readonly game: string;
  readonly achievement: string;
  /** When it was first done, and how often. */
  readonly first: number;
  readonly times: number;
}

/** GET /api/people/:id. Of a private profile others are told no more than who it is. */
export interface Profile extends PersonInfo {
  readonly mine?: true;
  readonly program?: true;
  readonly private?: true;
  /** Whether the reader follows or has blocked them. */
  readonly relation?: Relation;
  readonly shown?: ShownProfile;
}

export interface ShownProfile {
  readonly since: number;
  readonly matches: number;
  /** The games played most, at most two. */
  readonly favourites: readonly string[];
  readonly ratings: readonly RatingInfo[];
  /** By game, the first match first; evenly thinned out where there are many. */
  readonly courses: Readonly<Record<string, readonly RatingPoint[]>>;
  readonly recent: ResultList;
  readonly ahead: readonly AheadInfo[];
  readonly reliability: Reliability;
  readonly achievements: readonly AchievementInfo[];
  /** How many achievements there are in all games. */
  readonly achievementsInAll: number;
}

/** GET /api/bots/:level */
export interface BotProfile {
  readonly bot: string;
  /** By game: matches with people, how many of them it won, and its place among the measured levels. */
  readonly games: readonly { readonly game: string; readonly matches: number; readonly won: number }[];
}

/** A row of a leaderboard. */
export interface BoardRow extends PersonInfo {
  readonly place: number;
  readonly rating: number;
  readonly band: number;
  readonly matches: number;
  readonly wins: number;
  /** The places in the last five matches, the newest last. */
  readonly recent: readonly number[];
}

export const LEADERBOARD_FILTERS = ['everyone', 'met', 'year'] as const;
export type Among = (typeof LEADERBOARD_FILTERS)[number];

/** GET /api/leaderboards/:game?among=…&from=… */
export interface Leaderboard {
  readonly game: string;
  /** How many people are listed in all. */
  readonly listed: number;
  /** How many more have a rating and chose not to be listed. */
  readonly hidden: number;
  /** The strongest, from the place that was asked for on. */
  readonly rows: readonly BoardRow[];
  /** Whether there are more below these. */
  readonly more: boolean;
  /** Those around the reader, who is one of them; left out if the reader is not listed. */
  readonly around?: readonly BoardRow[];
  /** The one just above the reader, and how the two have played each other. */
  readonly next?: AheadInfo & { readonly points: number };
  /** What the reader lacks to be listed; left out if the reader is, or is nobody known. */
  readonly missing?: {
    readonly matches: number;
    readonly opponents: number;
    readonly idle?: true;
    readonly private?: true;
  };
  /** Those who have not played enough to be listed, who played last first, and how many there are. */
  readonly newcomers: { readonly people: readonly PersonInfo[]; readonly all: number };
}

/** GET /api/tables/:id/ratings: what is at stake at a rated table, and what came of it; without those who keep that to themselves. */
export interface TableRatings {
  /** Whether the match is over and has been counted. */
  readonly counted: boolean;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly rating?: number;
    readonly unsure?: true;
    /** What the match did to it. */
    readonly change?: number;
  }[];
}
