import type { Game, Score, Viewer } from '../../kernel/game.ts';
import { type Match, play, resign, resume, seesEntry, standings } from '../../kernel/match.ts';
import { isToldAlike } from '../../kernel/rules-told.ts';
import type { CountedEntry } from '../match/entry.ts';
import { matchAt } from '../match/replaying.ts';
import type { Store, TableRow } from '../store.ts';
import { scoresFor } from '../watchers/show.ts';
import { readRange } from './history.ts';
import { isSecretEntry } from './moments.ts';

/**
 * The match after so many moments, as these viewers count them; undefined if the moments were played by other rules and today's
 * do not lead to the same events.
 */
export async function matchAfter(
  store: Store,
  game: Game,
  row: TableRow,
  viewers: readonly Viewer[],
  moment: number,
): Promise<Match | undefined> {
  const { from, before, steps } = await readRange(store, row.id, viewers, moment, moment);
  const snapshot = await store.settledAt(row.id, from.sequence);
  if (snapshot === undefined) return undefined;
  const match = matchAt(game, row, snapshot);
  if (before === moment) return match;
  const last = steps.findLastIndex(({ known }) => known);
  const wanted = steps[last];
  if (wanted?.moment !== moment) return undefined;
  for (const each of steps.slice(0, last + 1)) if (!repeats(match, each)) return undefined;
  return isSecretEntry(wanted.entry) ? asKnown(match, viewers) : match;
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

/** The match in the middle of a round of secret answers, with the answers that these viewers may know. */
function asKnown(match: Match, viewers: readonly Viewer[]): Match | undefined {
  const { game, table, seed, entries, resigned, together } = match;
  if (together === undefined) return match;
  const known = resume(game, table, seed, game.clone(together.before));
  for (const [index, entry] of entries.entries()) {
    if (index < together.from || 'resign' in entry || !viewers.some((viewer) => seesEntry(match, index, viewer)))
      continue;
    if ('refused' in play(known, entry.seat, entry.move)) return undefined;
  }
  known.resigned = [...resigned];
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
