import type { Format } from '../../protocol/tournaments.ts';
import type { Entrant, RoundResult } from './results.ts';

export interface Plan {
  readonly format: Format;
  /** Seats a table, if the number of people allows it. */
  readonly seats: number;
  /** The numbers of seats that the game can be played with. */
  readonly allowed: readonly number[];
  /** For Swiss, and for round robin where no perfect plan exists; a knock-out takes as many as it needs. */
  readonly rounds: number;
}

/** The players of each table in the order of their seats, and the byes. */
export interface Draw {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** Everybody who has taken part, all rounds so far with their results, and the seed of this draw. */
export interface DrawQuestion {
  readonly plan: Plan;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly RoundResult[];
  readonly seed: string;
}

/** The ids of those who have not left. */
export function stillIn(entrants: readonly Entrant[]): Set<string> {
  return new Set(entrants.filter(({ left }) => !left).map(({ id }) => id));
}

export function blocksAmong(entrants: readonly Entrant[]): (one: string, other: string) => boolean {
  const blocks = new Map<string, Set<string>>();
  const add = (one: string, other: string) => blocks.set(one, (blocks.get(one) ?? new Set()).add(other));
  for (const { id, blocked } of entrants) {
    for (const other of blocked) {
      add(id, other);
      add(other, id);
    }
  }
  return (one, other) => blocks.get(one)?.has(other) ?? false;
}
