import type { Game } from '../../kernel/game.ts';
import { type Match, play, resign } from '../../kernel/match.ts';
import type { Step } from '../store/entry.ts';
import type { Database, TableRow } from '../store/schema.ts';
import { stretch } from './history.ts';
import { matchAt } from './load.ts';

/**
 * The match as it stood after so many steps; nothing where that cannot be told exactly, because the steps were played by
 * other rules than today's and today's do not lead to the same.
 */
export async function matchAfter(db: Database, game: Game, row: TableRow, step: number): Promise<Match | undefined> {
  const { from, steps } = await stretch(db, row.id, step, step);
  const match = matchAt(game, row, from);
  for (const each of steps) if (!repeats(match, each)) return undefined;
  return from.steps + steps.length === step ? match : undefined;
}

/** Plays a step again; the same must be told as was told then. */
function repeats(match: Match, { entry, row }: Step): boolean {
  const current = row.version === match.game.version;
  try {
    const played = 'move' in entry ? play(match, entry.seat, entry.move) : resign(match, entry.seat);
    return !('refused' in played) && (current || JSON.stringify(played.told) === row.told);
  } catch (error) {
    if (current) throw error;
    return false;
  }
}
