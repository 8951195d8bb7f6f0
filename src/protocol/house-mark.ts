/**
 * House marks: a few straight cuts on a chip of wood, by which people are known where they have no seat. A mark is a text of pairs
 * of letters: each pair is a cut between two points of a grid of five by five, named `a` to `y` row by row.
 */

/** Points in a row, and rows. */
export const MARK_GRID = 5;
export const MOST_CUTS = 12;

/** A point of the grid: column and row from 0. */
export interface MarkPoint {
  readonly x: number;
  readonly y: number;
}

export type Cut = readonly [MarkPoint, MarkPoint];

const FIRST = 'a'.charCodeAt(0);

export function letterAt({ x, y }: MarkPoint): string {
  return String.fromCharCode(FIRST + y * MARK_GRID + x);
}

function pointOf(letter: string): MarkPoint {
  const place = letter.charCodeAt(0) - FIRST;
  return { x: place % MARK_GRID, y: Math.floor(place / MARK_GRID) };
}

export function pairsOf(mark: string): string[] {
  return mark.match(/../g) ?? [];
}

export function cutsOf(mark: string): Cut[] {
  return pairsOf(mark).map((pair) => [pointOf(pair.charAt(0)), pointOf(pair.charAt(1))]);
}

/** The same mark written in the one way there is for it. */
export function tidyMark(mark: string): string {
  const pairs = pairsOf(mark).map((pair) => [...pair].sort().join(''));
  return [...new Set(pairs)].sort().join('');
}

/** Everybody's mark has a stave and something of each kind below, at least two things in all. */
const STAVE = 'cw';
const TOPS = ['', 'co', 'ck', 'ckco', 'aheh', 'eh', 'ah', 'fj', 'ae'];
const MIDDLES = ['', 'ko', 'mo', 'km', 'ft', 'jp', 'hlhnlrnr', 'ln', 'jlln'];
const FEET = ['', 'uy', 'pt', 'rury', 'ru', 'ry', 'kwow', 'kw', 'ow'];
const SIDES = ['', '', '', 'au', 'ey'];

/** A number that stands after the name of somebody whose name is somebody else's, too. */
const NUMBER = / \(\d+\)$/;

/** The mark that is cut from a name; with a number, another one of the same name. */
export function cutMark(name: string, another = 0): string {
  let seed = hash(`${name.replace(NUMBER, '').normalize('NFC').toLowerCase()}${another === 0 ? '' : ` ${another}`}`);
  for (;;) {
    const parts = [TOPS, MIDDLES, FEET, SIDES].map((kind) => {
      const part = kind[seed % kind.length] ?? '';
      seed = Math.floor(seed / kind.length);
      return part;
    });
    if (parts.filter((part) => part !== '').length >= 2) return tidyMark(STAVE + parts.join(''));
    seed = hash(`${seed} ${name}`);
  }
}

/** The mark that is cut from a name, and that many others of the same name. */
export function marksFor(name: string, others: number): string[] {
  const marks = new Set<string>();
  for (let another = 0; marks.size <= others; another++) marks.add(cutMark(name, another));
  return [...marks];
}

/** The person's mark: the one they have chosen, else the one that is cut from their name. */
export function markOf({ name, mark }: { readonly name: string | null; readonly mark?: string | null }): string {
  return mark ?? cutMark(name ?? '');
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}
