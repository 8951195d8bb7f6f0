import type { Generated, Selectable } from 'kysely';
import type { PaceKind } from '../../../protocol/pace.ts';

/** The outcome of a seat: its owner played to the end, resigned, or a bot had taken over. */
export type SeatOutcome = 'played' | 'resigned' | 'taken-over';

/** The result of a seat in a finished match. It is kept when the match is removed. */
interface ResultsTable {
  table_id: string;
  seat: number;
  game: string;
  person: string | null;
  /** The level of a bot. */
  bot: string | null;
  place: number;
  /** How many seats the table had, and how many people sat there. */
  seats: number;
  people: number;
  ended: number;
  rated: number;
  /** 1 if everybody could find the table; otherwise only those who sat there may know of the match. */
  listed: number;
  pace: PaceKind;
  fate: SeatOutcome;
  /** How often the time of the seat ran out. */
  time_outs: number;
  /** How often others waited for the seat while its owner played it, and the median time in milliseconds. */
  replies: number;
  reply: number | null;
  /** The network of the person's device at that time, as in `devices`. */
  network: string | null;
}

/** One row for each game: how many matches were counted, and whether ratings have to be recomputed. */
interface RatingPoolsTable {
  game: string;
  number: number;
  stale: Generated<number>;
}

/** The change of a seat's rating by a match. `before` and `after` can be recomputed from the other columns. */
interface RatingEventsTable {
  table_id: string;
  seat: number;
  game: string;
  /** The place of the match in the order in which they count. */
  number: number;
  person: string;
  place: number;
  seats: number;
  /** 1 if a bot had taken the seat over. */
  absent: number;
  at: number;
  before: number;
  after: number;
}

/** A summary of a person's rating events in a game. */
interface RatingsTable {
  person: string;
  game: string;
  rating: number;
  /** The rating less its uncertainty, by which people are ordered. */
  safe: number;
  matches: number;
  wins: number;
  /** How many different people they have met. */
  opponents: number;
  /** When they last played. */
  last: number;
  /** Their places in the last five matches, the newest last, as a JSON list. */
  recent: string;
  /** By how much the rating has changed in the last ten matches. */
  trend: number;
}

/** An achievement, by the game's own list. The database calls it a deed. */
interface AchievementsTable {
  table_id: string;
  seat: number;
  deed: string;
  game: string;
  person: string;
  at: number;
}

export interface RatingsSchema {
  results: ResultsTable;
  rating_pools: RatingPoolsTable;
  rating_events: RatingEventsTable;
  ratings: RatingsTable;
  deeds: AchievementsTable;
}

export type ResultRow = Selectable<ResultsTable>;
export type RatingEventRow = Selectable<RatingEventsTable>;
export type RatingRow = Selectable<RatingsTable>;
export type AchievementRow = Selectable<AchievementsTable>;
