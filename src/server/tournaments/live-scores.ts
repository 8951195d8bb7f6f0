import type { LiveScores } from '../../protocol/tournaments.ts';
import { keptFor } from '../kept.ts';
import type { Server } from '../server.ts';
import { tableNamed } from '../store/tables/tables.ts';
import { tablesInPlay } from '../store/tournaments/rounds.ts';
import { seenBySpectators } from '../watching/matches.ts';

/** In milliseconds: how long scores are cached, since hundreds may look at one tournament. */
const KEPT = 5_000;
const MOST_KEPT = 100;
/** The most tables that are listed, since each has to be loaded. */
const MOST_TABLES = 64;

export type ScoresOf = (tournament: string) => Promise<LiveScores>;

/** The scores at the tables of the current round, as spectators are shown them. */
export function scoreReader(server: Server): ScoresOf {
  const kept = new Map<string, () => Promise<LiveScores>>();
  return (id) => {
    const known = kept.get(id) ?? keptFor(server, KEPT, () => scoresOf(server, id));
    kept.delete(id);
    kept.set(id, known);
    const oldest = kept.keys().next();
    if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
    return known();
  };
}

async function scoresOf(server: Server, tournament: string): Promise<LiveScores> {
  const tables: LiveScores['tables'][number][] = [];
  for (const { number, table_id } of await tablesInPlay(server.db, tournament, MOST_TABLES)) {
    const stored = await tableNamed(server.db, table_id);
    const { scores = [] } = stored === undefined ? {} : await seenBySpectators(server, stored, '');
    if (scores.length === 0) continue;
    const points = scores.toSorted((one, other) => one.seat - other.seat).map((score) => score.points);
    tables.push({ number, table: table_id, scores: points });
  }
  return { tables };
}
