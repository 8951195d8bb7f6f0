import type { Score, Seat } from '../kernel/game.ts';

/** Wins are counted in these parts, so that shared ones stay whole numbers and add up in any order: up to 7 may share. */
export const PARTS_OF_WIN = 420;

/** Of a seat that has no side, since the game knows none. */
export const NO_SIDE = 255;

/**
 * What was used in many matches. Each row has a number for every thing; there is a row for every side, or a single one
 * where the game knows no sides.
 */
export interface Uses {
  readonly things: number;
  readonly rows: number;
  /** How often a thing was used, or the points it brought. */
  readonly times: Float64Array<ArrayBuffer>;
  /** In how many matches it was used by a seat, seat by seat. */
  readonly users: Float64Array<ArrayBuffer>;
  /** What those seats won, in parts of a win. */
  readonly wins: Float64Array<ArrayBuffer>;
  /** In how many matches there was such a thing; a single row. */
  readonly inPlay: Float64Array<ArrayBuffer>;
}

export function newUses(things: number, sides: number): Uses {
  const rows = Math.max(1, sides);
  return {
    things,
    rows,
    times: new Float64Array(rows * things),
    users: new Float64Array(rows * things),
    wins: new Float64Array(rows * things),
    inPlay: new Float64Array(things),
  };
}

/** `times` goes by seat and thing. */
export function addMatch(
  uses: Uses,
  times: Float64Array,
  scores: readonly Score[],
  sideOf: (seat: Seat) => number,
): void {
  const { things } = uses;
  const winners = scores.filter(({ place }) => place === 1).length;
  for (const { seat, place } of scores) {
    const side = sideOf(seat);
    const row = (side === NO_SIDE ? 0 : side) * things;
    const won = place === 1 ? PARTS_OF_WIN / winners : 0;
    for (let thing = 0; thing < things; thing++) {
      const count = times[seat * things + thing] as number;
      if (count === 0) continue;
      uses.times[row + thing] = (uses.times[row + thing] as number) + count;
      uses.users[row + thing] = (uses.users[row + thing] as number) + 1;
      uses.wins[row + thing] = (uses.wins[row + thing] as number) + won;
    }
  }
}

const COUNTED = ['times', 'users', 'wins', 'inPlay'] as const;

export function addUses(whole: Uses, part: Uses): void {
  for (const name of COUNTED) {
    const sums = whole[name];
    part[name].forEach((value, i) => {
      sums[i] = (sums[i] as number) + value;
    });
  }
}
