import type { Seat } from '../kernel/game.ts';
import type { Mark } from './marks.ts';

/** Notes for oneself in a match: words and marks that nobody else is ever sent. */

/** The longest words of a page, the most pages in a match, and the most that all of them take as JSON. */
export const MOST_NOTE_WORDS = 500;
export const MOST_NOTE_PAGES = 100;
const MOST_NOTE_TEXT = 48_000;

/** What was written and drawn before one answer of a seat: while it was asked, or waited for its turn. */
export interface NotePage {
  /** The seat for which it was written: at one screen others may sit as well. */
  readonly seat: Seat;
  /** How many entries of the seat come before: the number of the question that it waits for or is asked. */
  readonly seatEntry: number;
  /** The moment of the match at which it was written last. */
  readonly moment: number;
  readonly words: string;
  readonly marks: readonly Mark[];
}

/** GET /api/tables/:id/notes, and the answer to PUT: all pages, the oldest first. */
export interface Notes {
  readonly pages: readonly NotePage[];
}

/** The pages with this one in its place; an empty page goes. Undefined if there would be too much. */
export function withPage(pages: readonly NotePage[], page: NotePage): readonly NotePage[] | undefined {
  const others = pages.filter(({ seat, seatEntry }) => seat !== page.seat || seatEntry !== page.seatEntry);
  if (page.words.trim() === '' && page.marks.length === 0) return others;
  const all = [...others, page].sort((one, other) => one.seatEntry - other.seatEntry || one.seat - other.seat);
  const isTooMuch = all.length > MOST_NOTE_PAGES || JSON.stringify(all).length > MOST_NOTE_TEXT;
  return isTooMuch ? undefined : all;
}
