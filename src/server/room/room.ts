import type { StoredTable } from '../../host/store.ts';
import { type HostedTable, newTable } from '../../host/table.ts';
import type { Game } from '../../kernel/game.ts';
import { awaySince, countSpectators, isPresent } from './presence.ts';

/** Who watches through another server process. */
interface Elsewhere {
  readonly seated: ReadonlySet<string>;
  readonly spectators: number;
}

/** A table in the memory of this process. */
export interface Room extends HostedTable {
  readonly elsewhere: Map<string, Elsewhere>;
  /** When people were last here, as far as this process has noticed. */
  readonly left: Map<string, number>;
  /** Number of the newest chat line that was passed on; unknown before anybody was here to hear. */
  chatted: number | undefined;
  used: number;
}

export function newRoom(game: Game, stored: StoredTable): Room {
  const room: Room = {
    ...newTable(game, stored, {
      isPresent: (person) => isPresent(room, person),
      awaySince: (person, lastSeen) => awaySince(room, person, lastSeen),
      spectators: () => countSpectators(room),
    }),
    elsewhere: new Map(),
    left: new Map(),
    chatted: undefined,
    used: Date.now(),
  };
  return room;
}
