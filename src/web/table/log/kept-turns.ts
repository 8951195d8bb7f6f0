import type { Viewer } from '../../../kernel/game.ts';
import { readKept, writeKept } from '../../store/kept.ts';

const KEY = 'underbridge.turns';
/** The number of tables that are remembered. */
const MOST = 60;

type KeptTurn = readonly [table: string, viewer: Viewer, moment: number, at?: number];

interface LastTurn {
  readonly moment: number;
  /** Its time in milliseconds since 1970, if known. */
  readonly at: number | undefined;
}

function isTurn(kept: unknown): kept is KeptTurn {
  return Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[2] === 'number';
}

function readTurns(): readonly KeptTurn[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter(isTurn) : [];
}

/** A viewer's last turn at a table, stored so that it is known after the page was closed. */
export function keptTurn(table: string, viewer: Viewer): LastTurn | undefined {
  const kept = readTurns().find(([at, seat]) => at === table && seat === viewer);
  return kept && { moment: kept[2], at: kept[3] };
}

export function keepTurn(table: string, viewer: Viewer, moment: number): void {
  const others = readTurns().filter(([at, seat]) => at !== table || seat !== viewer);
  writeKept(KEY, [[table, viewer, moment, Date.now()], ...others.slice(0, MOST - 1)]);
}
