import { AREAS } from './box/areas.ts';
import { FIGURE_IDS, type Figure, KINDS_BY_SLOT, ownerOf, slotOf } from './box/figures.ts';
import { type FigureKind, SET_NAMES, type SetName } from './box/kinds.ts';
import { type Area, isRoom } from './box/map.ts';
import type { CaveTroll } from './position.ts';

/** Who stands where, counted for all rooms at once: good until figures move, or the next survey is made. */
export interface Survey {
  /** The position that was looked at. */
  readonly p: CaveTroll;
  /** For each room its heroes and monsters in the lower half, its heroes alone in the upper half. */
  readonly counts: Int32Array;
  /** For each room a bit for every seat that has a hero or monster there, a knight, a figure that its own kind shuns. */
  readonly signs: Int32Array;
}

const HERO = 1 << 16;

const PRESENT = 0;
const GUARD = 4;
const SHUNNED = 8;
const CLOSED = 1 << 12;
const EVERY_SEAT = 0b1111;

/** What each figure adds to the count, and the signs it sets, in either set. */
const COUNTS = forEachSet((kind) => (kind.class === 'chest' ? 0 : kind.class === 'hero' ? 1 + HERO : 1));
const SIGNS = forEachSet((kind, figure) => {
  if (kind.class === 'chest') return 0;
  const seat = 1 << ownerOf(figure);
  const guard = kind.guardsRoom ? seat << GUARD : 0;
  const shunned = kind.shunsItsKind ? seat << SHUNNED : 0;
  return (seat << PRESENT) | guard | shunned | (kind.closesRoom ? CLOSED : 0);
});

function forEachSet(make: (kind: FigureKind, figure: Figure) => number): Readonly<Record<SetName, Int32Array>> {
  const [classic, alternate] = SET_NAMES.map((set) =>
    Int32Array.from(FIGURE_IDS, (_, figure) => make(KINDS_BY_SLOT[set][slotOf(figure)] as FigureKind, figure)),
  ) as [Int32Array, Int32Array];
  return { classic, alternate };
}

const counts = new Int32Array(AREAS.length);
const signs = new Int32Array(AREAS.length);

/** Bots make hundreds of thousands of surveys a second, so all of them are noted in the same two lists. */
export function survey(p: CaveTroll): Survey {
  const {
    where,
    options: { set },
  } = p;
  const toCount = set === 'classic' ? COUNTS.classic : COUNTS.alternate;
  const toSign = set === 'classic' ? SIGNS.classic : SIGNS.alternate;
  counts.fill(0);
  signs.fill(0);
  for (let figure = 0; figure < where.length; figure++) {
    const area = where[figure] as Area;
    if (!isRoom(area)) continue;
    counts[area] = (counts[area] as number) + (toCount[figure] as number);
    signs[area] = (signs[area] as number) | (toSign[figure] as number);
  }
  return { p, counts, signs };
}

function seatsWith({ signs }: Survey, sign: number, room: Area): number {
  return ((signs[room] as number) >> sign) & EVERY_SEAT;
}

/** Heroes and monsters. */
export function crowdIn({ counts }: Survey, room: Area): number {
  return (counts[room] as number) & (HERO - 1);
}

export function heroesIn({ counts }: Survey, room: Area): number {
  return (counts[room] as number) >> 16;
}

export function isClosed({ signs }: Survey, room: Area): boolean {
  return ((signs[room] as number) & CLOSED) !== 0;
}

export function isPresent(there: Survey, room: Area, seat: number): boolean {
  return (seatsWith(there, PRESENT, room) & (1 << seat)) !== 0;
}

/** Whether a player other than this one has a knight there. */
export function isGuardedAgainst(there: Survey, room: Area, seat: number): boolean {
  return (seatsWith(there, GUARD, room) & ~(1 << seat)) !== 0;
}

/** Whether a player other than this one has a figure there that its own kind shuns. */
export function isShunnedBy(there: Survey, room: Area, seat: number): boolean {
  return (seatsWith(there, SHUNNED, room) & ~(1 << seat)) !== 0;
}

/** Counts one monster as if it had gone from one area to another already. */
export function supposeMoved({ counts }: Survey, from: Area, to: Area): void {
  counts[from] = (counts[from] as number) - 1;
  counts[to] = (counts[to] as number) + 1;
}
