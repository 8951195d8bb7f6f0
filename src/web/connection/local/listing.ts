import type { HostedTable, Presence } from '../../../host/table.ts';
import { infoFor } from '../../../host/watchers/info.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import type { KeptTable } from './local-database.ts';
import { ME } from './stored-table.ts';

/** Everybody at a local table sits at this screen. */
export const AT_THE_SCREEN: Presence = { isPresent: () => true, awaySince: () => undefined, spectators: () => 0 };

/** The table's list entry, from its stored row and, if it is loaded, from its state in memory. */
export function listed(kept: KeptTable, loaded: HostedTable | undefined): TableInfo {
  const unreadable = loaded?.unreadable ?? kept.unreadable ?? false;
  return infoFor(kept, { presence: AT_THE_SCREEN, live: loaded?.live, unreadable, clocks: loaded?.clocks }, ME);
}
