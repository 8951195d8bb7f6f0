import { withLock } from '../../host/lock.ts';
import { catchUp } from '../../host/match/catch-up.ts';
import { momentsFor } from '../../host/match/live.ts';
import { liveOf } from '../../host/match/reading.ts';
import type { StoredTable } from '../../host/store.ts';
import { infoFor } from '../../host/watchers/info.ts';
import { scoresFor } from '../../host/watchers/show.ts';
import type { Score } from '../../kernel/game.ts';
import type { WatchedMatch } from '../../protocol/watch.ts';
import { keptFor } from '../kept.ts';
import { withRatings } from '../ratings/shown.ts';
import type { Server } from '../server.ts';
import { openTables } from '../store/tables/tables.ts';
import { tournamentsOf, usualLength } from '../store/tables/watching.ts';

/** The most matches that are listed, since each has to be loaded. */
const MOST_SHOWN = 12;

const SPECTATOR = 'spectator';

/** The usual lengths of matches, cached so that they are not counted for every visitor. */
export type UsualLengths = (game: string, seats: number) => Promise<number | undefined>;

/** In milliseconds. */
const LENGTHS_KEPT = 10 * 60_000;

export function usualLengths(server: Server): UsualLengths {
  const known = new Map<string, () => Promise<number | undefined>>();
  return (game, seats) => {
    const key = `${game} ${seats}`;
    const length = known.get(key) ?? keptFor(server, LENGTHS_KEPT, () => usualLength(server.db, game, seats));
    known.set(key, length);
    return length();
  };
}

/** The matches to watch now, with what any spectator is sent. */
export async function matchesToWatch(
  server: Server,
  person: string,
  game: string | undefined,
  lengths: UsualLengths,
): Promise<WatchedMatch[]> {
  const open = await openTables(server.db, { state: 'running', since: 0, game });
  const shown = open
    .filter(({ row }) => server.settings.games.some(({ id, version }) => id === row.game && row.rules <= version))
    .toSorted((one, other) => other.moved - one.moved)
    .slice(0, MOST_SHOWN);
  const tournaments = await tournamentsOf(
    server.db,
    shown.map(({ row }) => row.id),
  );
  const matches: WatchedMatch[] = [];
  for (const stored of shown) {
    const tournament = tournaments.find(({ table_id }) => table_id === stored.row.id);
    const usual = await lengths(stored.row.game, stored.row.seats);
    const { scores: _, ...seen } = await seenBySpectators(server, stored, person);
    matches.push({
      ...seen,
      ...(usual !== undefined && { usual }),
      ...(tournament && { tournament: { id: tournament.id, name: tournament.name, round: tournament.round } }),
    });
  }
  const infos = await withRatings(
    server.db,
    matches.map(({ info }) => info),
  );
  return matches.map((match, index) => ({ ...match, info: infos[index] ?? match.info }));
}

/** The match as any spectator sees it. Without a view it cannot be read here. */
export async function seenBySpectators(
  server: Server,
  stored: StoredTable,
  person: string,
): Promise<Pick<WatchedMatch, 'info' | 'view' | 'moments'> & { readonly scores?: readonly Score[] }> {
  const room = await server.rooms.enter(stored.row.id);
  const info = infoFor(room?.stored ?? stored, room, person, server.now());
  if (room === undefined) return { info, moments: 0 };
  try {
    return await withLock(room.lock, async () => {
      if (room.needsCheck) await catchUp(server, room);
      const live = await liveOf(server, room);
      if (live === undefined) return { info, moments: 0 };
      const { match } = live;
      const view = match.game.view(match.position, SPECTATOR);
      return { info, view, moments: momentsFor(live, [SPECTATOR]), scores: scoresFor(match, view) };
    });
  } catch (err) {
    server.log.error({ table: room.id, err }, 'a match could not be read');
    return { info: { ...info, unreadable: true }, moments: 0 };
  }
}
