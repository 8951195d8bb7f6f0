import type { Seat } from '../../kernel/game.ts';
import type { Mark } from '../../protocol/marks.ts';
import { isSameStroke } from '../../protocol/marks.ts';
import type { NotePage } from '../../protocol/notes.ts';

/** Where one writes: the seat, the question it waits for or is asked, and the moment that the match has come to. */
export interface NotePlace {
  readonly seat: Seat;
  readonly seatEntry: number;
  readonly moment: number;
}

/** The page that is written now; an empty one if there is none yet. */
export function pageAt(pages: readonly NotePage[], place: NotePlace): NotePage {
  const page = pages.find(({ seat, seatEntry }) => seat === place.seat && seatEntry === place.seatEntry);
  return page ?? { ...place, words: '', marks: [] };
}

/** The pages of the seat before, the newest first. */
export function earlierPages(pages: readonly NotePage[], { seat, seatEntry }: NotePlace): readonly NotePage[] {
  return pages.filter((page) => page.seat === seat && page.seatEntry !== seatEntry).toReversed();
}

/** What lies on the board now: the marks of this page, and the pinned ones of all. */
export function marksOn(pages: readonly NotePage[], place: NotePlace): readonly Mark[] {
  const own = pageAt(pages, place).marks;
  const pinned = earlierPages(pages, place).flatMap(({ marks }) => marks.filter((mark) => mark.pinned));
  return [...own, ...pinned.filter((mark) => !own.some((each) => isSameStroke(each, mark)))];
}

/** The page on which a mark that lies on the board was drawn. */
export function pageOf(pages: readonly NotePage[], place: NotePlace, mark: Mark): NotePage {
  const isHere = (page: NotePage) => page.marks.some((each) => isSameStroke(each, mark));
  const now = pageAt(pages, place);
  return isHere(now) ? now : (earlierPages(pages, place).find(isHere) ?? now);
}

/** The page with another mark in the place of one, or without it. */
export function withChange(page: NotePage, mark: Mark, next: Mark | undefined): NotePage {
  const marks = page.marks.flatMap((each) => (isSameStroke(each, mark) ? (next ?? []) : each));
  return { ...page, marks };
}

/** The marks of the pages that were written at that moment. */
export function marksAt(pages: readonly NotePage[], seat: Seat | undefined, moment: number): readonly Mark[] {
  const all = pages.filter((page) => (seat === undefined || page.seat === seat) && page.moment === moment);
  return all.flatMap(({ marks }) => marks);
}
