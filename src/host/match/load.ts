import type { Game } from '../../kernel/game.ts';
import { NewerRules } from '../../kernel/upgrade.ts';
import { placeBefore } from '../past/history.ts';
import type { Store, TableRow } from '../store.ts';
import { changeRules } from './change-rules.ts';
import { standingEntries } from './entry.ts';
import {
  entryTold,
  hasEnoughRecent,
  type LiveMatch,
  MOMENTS_TOLD,
  momentsFor,
  setupTold,
  withoutSpare,
} from './live.ts';
import { followAll, liveAt } from './replaying.ts';

/** Several processes may change to new rules at once. Those that lose the race for the place in the log read again. */
const MOST_ATTEMPTS = 20;

/** Loads the newest snapshot and the entries after it, so that the cost does not grow with the match. */
export async function loadMatch(store: Store, game: Game, row: TableRow, now: () => number): Promise<LiveMatch> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const live = await tryToLoad(store, game, row, now);
    if (live === 'taken') continue;
    if (!hasEnoughRecent(live)) await readRecent(store, row, live);
    return live;
  }
  throw new Error(`no place in the log of ${row.id} could be had for new rules in ${MOST_ATTEMPTS} attempts`);
}

/** Reads as many of the newest moments as anybody is told of who comes. Those who only watch know of the fewest. */
async function readRecent(store: Store, row: TableRow, live: LiveMatch): Promise<void> {
  const from = await placeBefore(store, row.id, momentsFor(live, ['spectator']) - MOMENTS_TOLD);
  if (from === undefined) return;
  const rows = await store.logFrom(row.id, from.sequence, live.sequence);
  const told = standingEntries(rows, 0).map(({ entry, row: { sequence, told: text } }) =>
    entryTold(entry, sequence, text),
  );
  live.recent = withoutSpare(from.sequence === 0 ? [setupTold(row.opening), ...told] : told);
}

async function tryToLoad(store: Store, game: Game, row: TableRow, now: () => number): Promise<LiveMatch | 'taken'> {
  const newest = await store.newestSnapshot(row.id, 'any');
  if (newest === undefined) throw new Error(`match ${row.id} has no position to begin with`);
  const settled = newest.settled === 1 ? newest : await store.newestSnapshot(row.id, 'settled');
  if (settled === undefined) throw new Error(`match ${row.id} has no settled position`);
  const rows = await store.logFrom(row.id, settled.sequence);
  mustBeKnown(game, row.id, [newest, ...rows]);
  if (newest.version < game.version) return changeRules(store, game, row, { newest, settled, rows }, now());
  // After a change of rules everything before it is settled, so this position is of the same version.
  const live = await liveAt(store, game, row, settled);
  const trouble = followAll(live, rows);
  if (trouble !== undefined) {
    throw new Error(`match ${row.id} cannot be played again from entry ${settled.sequence} on`, { cause: trouble.why });
  }
  return live;
}

/** A process with older rules must not touch a match that a newer one has continued. */
function mustBeKnown(game: Game, table: string, stored: readonly { readonly version: number }[]): void {
  const version = Math.max(...stored.map((each) => each.version));
  if (version <= game.version) return;
  throw new NewerRules(
    `match ${table} is played by newer rules: version ${version} of ${game.id}, and this program knows ${game.version}`,
    version,
  );
}
