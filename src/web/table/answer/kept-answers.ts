import type { Move, Viewer } from '../../../kernel/game.ts';
import { readKept, writeKept } from '../../store/kept.ts';

const KEY = 'underbridge.answers';
/** The number of tables that are remembered. */
const MOST = 30;

/** The move as text: it is made again from what is on offer. */
type Kept = readonly [table: string, viewer: Viewer, seatEntry: number, move: string];

function isKept(kept: unknown): kept is Kept {
  return Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[2] === 'number';
}

function readAll(): readonly Kept[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** The answer to this question that was kept back when the page was left, if it is still on offer. */
export function keptAnswer(
  table: string,
  viewer: Viewer,
  seatEntry: number,
  offers: readonly Move[],
): Move | undefined {
  const kept = readAll().find(([at, who, entry]) => at === table && who === viewer && entry === seatEntry);
  return kept && offers.find((offer) => JSON.stringify(offer) === kept[3]);
}

/** Remembers the answer beyond this page; without one, forgets what was kept at that table. */
export function keepAnswer(table: string, viewer: Viewer, seatEntry: number, move: Move | undefined): void {
  const all = readAll();
  const others = all.filter(([at, who]) => at !== table || who !== viewer);
  if (move === undefined && others.length === all.length) return;
  const kept: Kept[] = move === undefined ? [] : [[table, viewer, seatEntry, JSON.stringify(move)]];
  writeKept(KEY, [...kept, ...others].slice(0, MOST));
}
