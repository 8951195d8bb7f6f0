/** The results of a tournament so far: the input for standings and seatings. */

export interface Entrant {
  readonly id: string;
  /** Stronger entrants first, from 0: the order before anything was played. */
  readonly seed: number;
  /** Those with whom this one must not be seated. */
  readonly blocked: readonly string[];
  /** Whether this one has left: earlier results stand, but they get no more tables. */
  readonly left?: boolean;
}

export interface TableResult {
  /** In the order of their seats. */
  readonly players: readonly string[];
  /** By seat, 1 is best; absent while the match runs. */
  readonly places?: readonly number[];
  /** By seat: the points of the game itself. */
  readonly scores?: readonly number[];
  /** Seats whose players did not come, or left so early that they get no points. */
  readonly absent?: readonly number[];
}

export interface RoundResult {
  readonly tables: readonly TableResult[];
  /** Those who had no table through no fault of their own. */
  readonly byes: readonly string[];
  /** Those who sat the round out, and their points for it. */
  readonly satOut?: Readonly<Record<string, number>>;
}
