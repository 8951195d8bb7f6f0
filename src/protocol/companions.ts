import { z } from 'zod';

/** People one has played with, follows or has blocked. */

const RELATIONS = ['follow', 'block'] as const;
/** A blocked person cannot sit down or write at the blocker's tables, and tournaments do not seat the two together. */
export type Relation = (typeof RELATIONS)[number];

/** PUT /api/me/people/:id; null for neither. Answered with the `CompanionList`. */
export const newRelation = z.strictObject({ relation: z.enum(RELATIONS).nullable() });

/** GET /api/me/people: people one has met or follows, or those one has blocked, and how many to pass over. */
export const companionsQuery = z.strictObject({
  show: z.enum(['met', 'blocked']).default('met'),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** A page of them: those one follows first, then those met last. */
export interface CompanionList {
  readonly people: readonly Companion[];
  /** The `from` of the next page, if there is one. */
  readonly more?: number;
  /** How many people one has blocked. */
  readonly blocked: number;
}

/** GET /api/people?name=: people one may invite, by a part of their name. */
export const namesQuery = z.strictObject({
  name: z.string().trim().min(2, 'write at least two letters of the name').max(60),
});

export interface PeopleFound {
  readonly people: readonly { readonly id: string; readonly name: string; readonly mark: string }[];
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
