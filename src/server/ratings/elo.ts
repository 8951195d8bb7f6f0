/**
 * Pairwise Elo for tables of any size: each pair at a table counts like a match of two. Nothing here reads a store or a clock, and
 * the same matches in the same order give the same numbers, to the last digit.
 */

export const FIRST_RATING = 1500;
/** How many rated matches are needed to show a number, and to show it without a question mark. */
export const SHOWN_FROM = 5;
export const SURE_FROM = 10;

/** Somebody at a rated table, before the match counts. */
export interface Contender {
  readonly rating: number;
  /** How many rated matches of this game they have played before. */
  readonly matches: number;
  /** 1 is best; equal places are shared. */
  readonly place: number;
  /** Whether a bot has taken the seat over: it comes last, whatever the bot made of it. */
  readonly left: boolean;
}

/** How much a match can change: much for newcomers, little for those whose strength is known. */
function weightOf(matches: number): number {
  return Math.max(24, 96 / (1 + matches / 6));
}

/** The share of a pair that somebody of this rating can expect against another: from 0 to 1. */
function expected(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / 400));
}

/** The score of one player in the pair with another. */
function shareOf(own: Contender, other: Contender): number {
  if (own.left !== other.left) return own.left ? 0 : 1;
  return own.place < other.place ? 1 : own.place > other.place ? 0 : 0.5;
}

/**
 * Whether somebody is rated by the pair with another. Those who played to the end are rated among themselves; the pair with one
 * who left counts only where nobody else was left to play with. Those who left are rated by the pairs with all who stayed.
 */
function counts(own: Contender, other: Contender, stayed: number): boolean {
  if (own.left) return !other.left;
  return !other.left || stayed === 1;
}

/** The ratings after a match, in the same order. */
export function ratedAfter(contenders: readonly Contender[]): number[] {
  const stayed = contenders.filter(({ left }) => !left).length;
  return contenders.map((own) => {
    const rivals = contenders.filter((other) => other !== own && counts(own, other, stayed));
    if (rivals.length === 0) return own.rating;
    const gain = rivals.reduce((sum, other) => sum + shareOf(own, other) - expected(own.rating, other.rating), 0);
    return rounded(own.rating + (weightOf(own.matches) / rivals.length) * gain);
  });
}

/** Rounded to hundredths, so that every machine and database gets the same number. */
function rounded(rating: number): number {
  return Math.round(rating * 100) / 100;
}

/**
 * How far a rating may be off: two times in three the true strength lies within so many points. Measured, not derived, in matches
 * of 3 to 5 people in which luck weighs half again as much as skill; elo.test.ts plays them again.
 */
export function bandOf(matches: number): number {
  return Math.round(Math.hypot(31, 131 / (1 + matches / 13)));
}
