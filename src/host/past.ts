import type { Game, Score, Viewer } from '../kernel/game.ts';
import { type Match, play, resign, resume, standings } from '../kernel/match.ts';
import { isToldAlike } from '../kernel/rules-told.ts';
import type { CountedEntry } from './entry.ts';
import { stretch } from './history.ts';
import { type LiveMatch, momentsOf, openMoments, ownOpenMoments } from './live.ts';
import { matchAt } from './replaying.ts';
import { scoresFor } from './show.ts';
import type { Store, TableRow } from './store.ts';

/**
 * The match after so many moments; undefined if the moments were played by other rules and today's do not lead to the same
 * events.
 */
export async function matchAfter(store: Store, game: Game, row: TableRow, moment: number): Promise<Match | undefined> {
  const { from, moments } = await stretch(store, row.id, moment, moment);
  const match = matchAt(game, row, from);
  for (const each of moments) if (!repeats(match, each)) return undefined;
  return from.moments + moments.length === moment ? match : undefined;
}

/** Replays a moment. Returns whether it leads to the same events as then. */
function repeats(match: Match, { entry, row }: CountedEntry): boolean {
  const current = row.version === match.game.version;
  try {
    const played = 'move' in entry ? play(match, entry.seat, entry.move) : resign(match, entry.seat);
    return !('refused' in played) && (current || isToldAlike(played.told, JSON.parse(row.told)));
  } catch (error) {
    if (current) throw error;
    return false;
  }
}

/** The match after a moment of an open round of secret answers, with the answers that these viewers may know. */
export function matchDuringSecret(live: LiveMatch, viewers: readonly Viewer[], moment: number): Match | undefined {
  const { match } = live;
  const { together } = match;
  const open = openMoments(live);
  if (together === undefined || open === 0) return undefined;
  const own = ownOpenMoments(live, viewers).slice(0, moment - (momentsOf(live) - open));
  const known = resume(match.game, match.table, match.seed, match.game.clone(together.before));
  for (const index of own) {
    const entry = match.entries[index];
    const played = entry && ('move' in entry ? play(known, entry.seat, entry.move) : resign(known, entry.seat));
    if (played === undefined || 'refused' in played) return undefined;
  }
  return known;
}

interface PastViews {
  readonly perspectives: { readonly viewer: Viewer; readonly view: unknown }[];
  readonly scores: readonly Score[];
}

export function viewsOf(match: Match, viewers: readonly Viewer[]): PastViews {
  const perspectives = viewers.map((viewer) => ({ viewer, view: match.game.view(match.position, viewer) }));
  const [first] = perspectives;
  return { perspectives, scores: first === undefined ? standings(match) : scoresFor(match, first.view) };
}
