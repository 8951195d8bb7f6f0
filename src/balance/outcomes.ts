import type { Score } from '../kernel/game.ts';
import { addUses, NO_SIDE, newUses, type Uses } from './uses.ts';

/** How matches ended, one after the other: flat arrays that threads can hand over without copying. */
export interface Outcomes {
  readonly seats: number;
  readonly count: number;
  /** 0 where a match has not been played. */
  readonly decisions: Uint32Array<ArrayBuffer>;
  /** Seat by seat for the first match, then for the second … */
  readonly places: Uint8Array<ArrayBuffer>;
  readonly points: Float64Array<ArrayBuffer>;
  readonly sides: Uint8Array<ArrayBuffer>;
  /** All matches together. */
  readonly uses: Uses;
}

export function newOutcomes(seats: number, count: number, uses: Uses = newUses(0, 0)): Outcomes {
  return {
    seats,
    count,
    decisions: new Uint32Array(count),
    places: new Uint8Array(count * seats),
    points: new Float64Array(count * seats),
    sides: new Uint8Array(count * seats).fill(NO_SIDE),
    uses,
  };
}

export function setOutcome(
  outcomes: Outcomes,
  index: number,
  decisions: number,
  scores: readonly Score[],
  sideOf: (seat: number) => number = () => NO_SIDE,
): void {
  outcomes.decisions[index] = decisions;
  for (const { seat, place, points } of scores) {
    const at = index * outcomes.seats + seat;
    outcomes.places[at] = place;
    outcomes.points[at] = points;
    outcomes.sides[at] = sideOf(seat);
  }
}

/** Puts a part where it belongs. */
export function insert(whole: Outcomes, first: number, part: Outcomes): void {
  whole.decisions.set(part.decisions, first);
  whole.places.set(part.places, first * whole.seats);
  whole.points.set(part.points, first * whole.seats);
  whole.sides.set(part.sides, first * whole.seats);
  addUses(whole.uses, part.uses);
}

export function playedMatches({ decisions }: Outcomes): number[] {
  const played: number[] = [];
  decisions.forEach((number, match) => {
    if (number > 0) played.push(match);
  });
  return played;
}
