/** So many points of rating make a puzzle ten times as hard, as in Elo's scale. */
const SPREAD = 400;
/** Where everybody begins. */
const FIRST = 1200;
/** How far the first try may move a rating, and any later one. */
const WIDEST = 80;
const NARROWEST = 16;
/** After so many tries a step is half as wide. */
const HALF = 8;
/** From so many tries on a rating is more than a guess. */
const SURE = 10;

/** What somebody's tries come to. */
export interface PuzzleRating {
  readonly value: number;
  readonly tries: number;
  readonly sure: boolean;
  /** After each try, the oldest first. */
  readonly course: readonly number[];
}

/** A first try at a puzzle: how hard it was, and from 0 to 1 how well it was solved. */
export interface RatedTry {
  readonly rating: number;
  readonly score: number;
}

/** The chance that somebody of this rating solves a puzzle of that one. */
export function chanceOf(own: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - own) / SPREAD));
}

/** The rating after these tries, the oldest first. It follows from them alone, so that every device comes to the same. */
export function ratingAfter(tries: readonly RatedTry[]): PuzzleRating {
  let value = FIRST;
  const course = tries.map(({ rating, score }, n) => {
    value += Math.max(NARROWEST, WIDEST / (1 + n / HALF)) * (score - chanceOf(value, rating));
    return Math.round(value);
  });
  return { value: Math.round(value), tries: tries.length, sure: tries.length >= SURE, course };
}

/** What solving is worth by the number of tries; a nudge halves it. */
const BY_TRIES = [1, 0.5, 0.25];

export function scoreFor(tries: number, nudged: boolean): number {
  return (BY_TRIES[tries - 1] ?? 0) * (nudged ? 0.5 : 1);
}
