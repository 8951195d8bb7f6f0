import { at } from '../../../kernel/lists.ts';
import { AREAS } from '../box/areas.ts';
import { FIGURE_IDS, type Figure, KINDS_BY_SLOT, ownerOf, slotOf } from '../box/figures.ts';
import { type FigureKind, SET_NAMES, type SetName } from '../box/kinds.ts';
import { type Area, isRoom } from '../box/map.ts';
import type { CaveTroll } from '../position.ts';

/** Who stands where, counted for all rooms at once. */
export interface Survey {
  /** The position that was looked at. */
  readonly p: CaveTroll;
  /** For each room its heroes and monsters, its heroes alone, and the signs below. */
  readonly rooms: readonly number[];
}

// Two counts of six bits, then a bit for every seat that has a hero or monster there, a knight, a figure that its own kind shuns.
const HEROES = 6;
const HERO = 1 << HEROES;
const COUNT = HERO - 1;
const PRESENT = 12;
const GUARD = 16;
const SHUNNED = 20;
const CLOSED = 1 << 24;
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
    Int32Array.from(FIGURE_IDS, (_, figure) => make(at(KINDS_BY_SLOT[set], slotOf(figure)), figure)),
  ) as [Int32Array, Int32Array];
  return { classic, alternate };
}

const EMPTY: readonly number[] = AREAS.map(() => 0);

export function survey(p: CaveTroll): Survey {
  const {
    where,
    options: { set },
  } = p;
  const toCount = set === 'classic' ? COUNTS.classic : COUNTS.alternate;
  const toSign = set === 'classic' ? SIGNS.classic : SIGNS.alternate;
  const rooms = EMPTY.slice();
  for (let figure = 0; figure < where.length; figure++) {
    const area = where[figure] as Area;
    if (!isRoom(area)) continue;
    rooms[area] = ((rooms[area] ?? 0) + (toCount[figure] ?? 0)) | (toSign[figure] ?? 0);
  }
  return { p, rooms };
}

function seatsWith({ rooms }: Survey, sign: number, room: Area): number {
  return ((rooms[room] ?? 0) >> sign) & EVERY_SEAT;
}

/** Heroes and monsters. */
export function crowdIn({ rooms }: Survey, room: Area): number {
  return (rooms[room] ?? 0) & COUNT;
}

export function heroesIn({ rooms }: Survey, room: Area): number {
  return ((rooms[room] ?? 0) >> HEROES) & COUNT;
}

export function isClosed({ rooms }: Survey, room: Area): boolean {
  return ((rooms[room] ?? 0) & CLOSED) !== 0;
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

/** The same with one monster counted as if it had gone from one area to another already. */
export function withMoved({ p, rooms }: Survey, from: Area, to: Area): Survey {
  const moved = rooms.slice();
  moved[from] = (moved[from] ?? 0) - 1;
  moved[to] = (moved[to] ?? 0) + 1;
  return { p, rooms: moved };
}
