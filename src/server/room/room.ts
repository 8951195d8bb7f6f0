import type { StoredTable } from '../../host/store.ts';
import { type HostedTable, newTable } from '../../host/table.ts';
import type { Time } from '../../host/time.ts';
import type { Game } from '../../kernel/game.ts';
import { awaySince, countSpectators, isPresent } from './presence.ts';

/** The watchers in another server process. */
interface Elsewhere {
  readonly seated: ReadonlySet<string>;
  readonly spectators: number;
}

/** A table in the memory of this process. */
export interface Room extends HostedTable {
  readonly elsewhere: Map<string, Elsewhere>;
  /** When people left, as far as this process knows. */
  readonly left: Map<string, number>;
  /** Id of the newest chat line that was sent; undefined before the first watcher. */
  chatted: number | undefined;
  /** When it was last used, by the monotonic clock. */
  used: number;
}

export function newRoom({ elapsed }: Time, game: Game, stored: StoredTable): Room {
  const room: Room = {
    ...newTable(game, stored, {
      isPresent: (person) => isPresent(room, person),
      awaySince: (person, lastSeen) => awaySince(room, person, lastSeen),
      spectators: () => countSpectators(room),
    }),
    elsewhere: new Map(),
    left: new Map(),
    chatted: undefined,
    used: elapsed(),
  };
  return room;
}
