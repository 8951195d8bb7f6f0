/** Somebody's first try at a puzzle, as it is kept on the device and with the person. Their rating follows from all of them. */
export interface PuzzleTry {
  readonly game: string;
  readonly puzzle: string;
  /** How hard the puzzle was taken to be then. */
  readonly rating: number;
  /** From 0, not solved, to 1, solved at once and without a nudge. */
  readonly score: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The date whose puzzle it was, as '2026-11-19'. */
  readonly day?: string;
}

/** So many tries are sent at once, at most. */
export const MOST_TRIES_SENT = 200;

/** All tries that are kept with the person, the oldest first. */
export interface PuzzleTries {
  readonly tries: readonly PuzzleTry[];
}
