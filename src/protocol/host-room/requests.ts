import { z } from 'zod';
import { LANGUAGE_IDS } from '../../kernel/languages.ts';
import { cleanLine } from '../clean.ts';

/** Bodies of requests to the host's room, and of reports to it. */

const words = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(cleanLine)
    .refine((text) => text.length <= most, `has to be at most ${most} letters long`);

const personId = z.string().min(1).max(20);

/** The largest number that the database column holds. */
const MOST_LINES = 2 ** 31 - 1;

/** POST /api/tables/:id/report: tells the host about a chat line, or about somebody's name. */
export const newReport = z.strictObject({
  person: personId,
  line: z.number().int().min(1).max(MOST_LINES).optional(),
  note: words(300).default(''),
});

/** Days and hours that a mute or a ban may last: a year at most. */
const hours = z
  .number()
  .int()
  .min(1)
  .max(24 * 366);

/** PUT /api/host/people/:id/mute and /ban */
export const newRestraint = z.strictObject({
  hours,
  why: words(200).default(''),
  /** The report that it answers. */
  report: z.string().max(20).optional(),
});

/** POST /api/host/people/:id/name: takes the name away. */
export const takenName = z.strictObject({ report: z.string().max(20).optional(), note: words(200).default('') });

/** POST /api/host/reports/:id/no-fault: what the host noted, for other hosts. */
export const reportAnswer = z.strictObject({ note: words(200).default('') });

/** PUT /api/host/people/:id/host */
export const hostChange = z.strictObject({ host: z.boolean() });

/** POST /api/host/announcements */
export const newAnnouncement = z.strictObject({
  texts: z
    .partialRecord(z.enum(LANGUAGE_IDS), words(280))
    .refine((texts) => Object.values(texts).some((text) => text !== ''), 'has to say something'),
  /** In milliseconds since 1970: at most a month ahead. */
  until: z.number().int().positive(),
});

/** In milliseconds: what is announced stays up so long at most. */
export const LONGEST_ANNOUNCEMENT = 31 * 24 * 60 * 60_000;

/** POST /api/host/backups/:name/restore: the name of the backup again, so that nobody does it by mistake. */
export const restoreRequest = z.strictObject({ name: z.string().max(100) });

/** GET /api/host/people */
export const peopleQuery = z.strictObject({ name: z.string().max(60).optional() });

/** GET /api/host/tables */
export const TABLE_GROUPS = ['running', 'stuck', 'gathering', 'away'] as const;

export const tablesQuery = z.strictObject({
  which: z.enum(TABLE_GROUPS).default('running'),
  game: z.string().max(40).optional(),
  /** A part of a player's name, or an id. */
  name: z.string().max(60).optional(),
});

/** GET /api/host/reports */
export const reportsQuery = z.strictObject({ state: z.enum(['open', 'closed']).default('open') });

/** GET /api/host/log */
export const logQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}\.[a-z0-9]{16}$/, "has to be the 'more' of the page before")
    .optional(),
});

/** POST /api/host/tournaments/:id/rename, and /api/host/groups/:id/rename. Answered with the `HostGatherings`. */
export const newGatheringName = z.strictObject({
  name: words(40).refine((text) => text.length >= 3, 'has to be at least 3 letters long'),
});
