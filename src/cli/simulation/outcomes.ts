import type { Score } from '../../kernel/game.ts';

/** How matches ended, one after the other: flat arrays that threads can hand over without copying. */
export interface Outcomes {
  readonly seats: number;
  readonly count: number;
  /** 0 where a match has not been played. */
  readonly decisions: Uint32Array<ArrayBuffer>;
  /** Seat by seat for the first match, then for the second … */
  readonly places: Uint8Array<ArrayBuffer>;
  readonly points: Float64Array<ArrayBuffer>;
}

export function newOutcomes(seats: number, count: number): Outcomes {
  return {
    seats,
    count,
    decisions: new Uint32Array(count),
    places: new Uint8Array(count * seats),
    points: new Float64Array(count * seats),
  };
}

export function setOutcome(outcomes: Outcomes, index: number, decisions: number, scores: readonly Score[]): void {
  outcomes.decisions[index] = decisions;
  for (const { seat, place, points } of scores) {
    outcomes.places[index * outcomes.seats + seat] = place;
    outcomes.points[index * outcomes.seats + seat] = points;
  }
}

/** Puts a part where it belongs. */
export function insert(whole: Outcomes, first: number, part: Outcomes): void {
  whole.decisions.set(part.decisions, first);
  whole.places.set(part.places, first * whole.seats);
  whole.points.set(part.points, first * whole.seats);
}

export function playedMatches({ decisions }: Outcomes): number[] {
  const played: number[] = [];
  decisions.forEach((number, match) => {
    if (number > 0) played.push(match);
  });
  return played;
}
