/**
 * Where a mark is drawn: the id of a place on the board, or `thing:` and what the board explains there. Marks lie on things
 * instead of coordinates, so that they are right on a phone, after a turn of the screen, and when a board looks otherwise.
 */
export type Spot = string;

/** What marks that lie on no place begin with. */
export const THING = 'thing:';

interface Inked {
  /** A word or two beside it. */
  readonly words?: string;
  /** Stays when the step that it was drawn for is over. */
  readonly pinned?: true;
}

interface Ring extends Inked {
  readonly kind: 'ring';
  readonly at: Spot;
}

interface Arrow extends Inked {
  readonly kind: 'arrow';
  readonly from: Spot;
  readonly to: Spot;
}

/** Something that somebody has drawn over a board. */
export type Mark = Ring | Arrow;

/** The longest words beside a mark, and how many marks lie on one board. */
export const MOST_MARK_WORDS = 60;
export const MOST_MARKS = 24;

/** Whether both are drawn at the same spots. */
export function isSameStroke(one: Mark, other: Mark): boolean {
  if (one.kind === 'ring') return other.kind === 'ring' && one.at === other.at;
  return other.kind === 'arrow' && one.from === other.from && one.to === other.to;
}

/** The marks with one more; drawn a second time, a mark goes. More than a board takes are left out. */
export function withMark(marks: readonly Mark[], drawn: Mark): readonly Mark[] {
  const others = marks.filter((mark) => !isSameStroke(mark, drawn));
  if (others.length < marks.length || marks.length >= MOST_MARKS) return others;
  return [...marks, drawn];
}
