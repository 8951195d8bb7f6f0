import type { Seat, Viewer } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import type { CavernaMove } from '../moves.ts';
import type { Caverna } from '../position.ts';
import { askedAfter, offersNow } from './going.ts';
import { cellOn } from './place-ids.ts';
import { pathsOf } from './places.ts';

/** Ways that lead on before a cell is asked for: a branch, and in it a furnishing. */
const LEADING_ON: ReadonlySet<CavernaMove['do']> = new Set(['branch', 'furnish']);
const STEPS = 3;

/** The cells of one's home that could be used at a place, found by going there on a copy. */
export function cellsFor(move: CavernaMove, view: Caverna, viewer: Viewer): number[] {
  if (viewer === 'spectator' || move.do !== 'use') return [];
  if (!offersNow(view, viewer).some((offer) => sameMove(offer, move))) return [];
  const cells = new Set<number>();
  look(view, viewer, move, STEPS, cells);
  return [...cells].sort((one, other) => one - other);
}

function look(before: Caverna, seat: Seat, move: CavernaMove, steps: number, cells: Set<number>): void {
  const asked = askedAfter(before, seat, move);
  if (asked === undefined) return;
  let furnishes = false;
  for (const next of asked.offers) {
    for (const path of pathsOf(next, asked.after, seat)) {
      for (const place of path) {
        const cell = cellOn(place);
        if (cell !== undefined) cells.add(cell);
      }
    }
    // All furnishings go to the same cells.
    if (!LEADING_ON.has(next.do) || steps === 0 || (next.do === 'furnish' && furnishes)) continue;
    furnishes ||= next.do === 'furnish';
    look(asked.after, seat, next, steps - 1, cells);
  }
}
