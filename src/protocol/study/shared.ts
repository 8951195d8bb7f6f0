import { z } from 'zod';
import type { Study } from './study.ts';

/** The longest study that a server keeps, in characters of JSON, and how many of one person. */
export const MOST_SHARED_CHARACTERS = 1_000_000;
export const MOST_SHARED_STUDIES = 50;

/** POST /api/studies, and PUT /api/studies/:id with the revision that was changed. The study itself is checked by `studyFrom`. */
export const newSharedStudy = z.strictObject({ study: z.unknown() });
export const changedSharedStudy = z.strictObject({
  study: z.unknown(),
  revision: z.number().int().min(1),
  key: z.string().max(40).optional(),
});

/** POST /api/studies/:id/key: whether others may work on it by a new link, or by none. */
export const editingLink = z.strictObject({ open: z.boolean() });

/** GET /api/studies/:id/changes?after=revision: answered with `SharedRevision` when there is a newer one, or after a while. */
export const studyChanges = z.strictObject({ after: z.coerce.number().int().min(0) });

/** A study as a server shares it. */
export interface SharedStudyAnswer {
  readonly id: string;
  readonly revision: number;
  readonly study: Study;
  /** Who shares it. */
  readonly by: string;
  readonly mine: boolean;
  /** To its owner: whether others may work on it by an editing link. */
  readonly together?: boolean;
}

/** What has been written: the revision it has now. */
export interface SharedRevision {
  readonly id: string;
  readonly revision: number;
}

/** GET /api/me/studies */
export interface SharedStudyList {
  readonly studies: readonly SharedStudySummary[];
}

export interface SharedStudySummary {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly changed: number;
}

/** The answer of POST /api/studies/:id/key; without a key nobody else may change it. */
export interface EditingLink {
  readonly key?: string;
}
