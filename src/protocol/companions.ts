import { z } from 'zod';

/** People one has played with, follows or has blocked. */

const RELATIONS = ['follow', 'block'] as const;
/** Whoever is blocked cannot sit down where one sits, write there, or be seated with one by a tournament. */
export type Relation = (typeof RELATIONS)[number];

/** PUT /api/me/people/:id; null for neither. Answered with the `CompanionList`. */
export const newRelation = z.strictObject({ relation: z.enum(RELATIONS).nullable() });

/** GET /api/me/people: those one follows first, then those met last. */
export interface CompanionList {
  readonly people: readonly Companion[];
}

export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly mark: string;
  /** A program of somebody's. */
  readonly program?: true;
  readonly relation?: Relation;
  /** How many matches both have finished, and the last of them. */
  readonly matches: number;
  readonly last?: { readonly table: string; readonly game: string; readonly ended: number };
}
