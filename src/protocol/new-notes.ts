import { z } from 'zod';
import { MOST_MARK_WORDS, MOST_MARKS } from './marks.ts';
import { MOST_NOTE_WORDS } from './notes.ts';

/** The bodies of requests about notes for oneself. */

/** PostgreSQL stores no U+0000, and lone halves of letters are no text. */
const text = (most: number, problem: string) =>
  z
    .string(problem)
    .max(most, problem)
    .refine((words) => !words.includes('\0') && !/\p{Cs}/u.test(words), problem);

const spot = text(120, 'a mark lies on something of the board, named by at most 120 letters').min(1);
const inked = {
  words: text(MOST_MARK_WORDS, `words beside a mark have at most ${MOST_MARK_WORDS} letters`).optional(),
  pinned: z.literal(true).optional(),
};

const mark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ring'), at: spot, ...inked }),
  z.strictObject({ kind: z.literal('arrow'), from: spot, to: spot, ...inked }),
]);

const SEAT = 'a seat is a whole number from 0 to 6';
const ENTRY = 'seatEntry is a whole number from 0 to 1000000';
const MOMENT = 'a moment is a whole number from 0 to 1000000';

/** PUT /api/tables/:id/notes: one page, in the place of the one before. Answered with all `Notes`. */
export const newNotePage = z.strictObject({
  seat: z.number(SEAT).int(SEAT).min(0, SEAT).max(6, SEAT),
  seatEntry: z.number(ENTRY).int(ENTRY).min(0, ENTRY).max(1_000_000, ENTRY),
  moment: z.number(MOMENT).int(MOMENT).min(0, MOMENT).max(1_000_000, MOMENT),
  words: text(MOST_NOTE_WORDS, `a note has at most ${MOST_NOTE_WORDS} letters`),
  marks: z.array(mark).max(MOST_MARKS, `a page has at most ${MOST_MARKS} marks`),
});
