import type { PaceKind } from './pace.ts';

/** GET /api/durations: how long finished matches between people usually took, where enough have ended. */
export interface DurationList {
  readonly durations: readonly UsualDuration[];
}

export interface UsualDuration {
  readonly game: string;
  readonly seats: number;
  readonly pace: PaceKind;
  /** In milliseconds from the beginning to the end: the median of the last ones. */
  readonly duration: number;
}
