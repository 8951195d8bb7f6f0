/** Parameters of the search. Whatever they are, the search uses imagined positions only. */
export interface SearchSettings {
  /** How much the benefit of the doubt counts for answers that were tried seldom, in expected result. */
  readonly exploration: number;
  /** The same for a lone player: nobody punishes what was overlooked, but what pays late looks bad for long. */
  readonly explorationAlone: number;
  /** For how many visits the first guess at an answer counts: the worth one step ahead. */
  readonly trust: number;
  /** Offers looked at when a question comes up for the first time, and at each later visit; the root looks at all. */
  readonly width: readonly [first: number, more: number];
  /** Decisions made at random below the tree before a position is judged. */
  readonly playout: number;
  /** Whether the others are taken to play for themselves, or all against the seat that thinks. */
  readonly others: 'for-themselves' | 'against-me';
}

export const SETTINGS: SearchSettings = {
  exploration: 0.3,
  explorationAlone: 1,
  trust: 1,
  width: [24, 6],
  playout: 0,
  others: 'for-themselves',
};
