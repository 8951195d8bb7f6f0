import { infoFor } from '../../../host/info.ts';
import type { HostedTable, Presence } from '../../../host/table.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import type { KeptTable } from './shelf.ts';
import { ME } from './stored-table.ts';

/** Everybody at a table of this browser sits at this screen. */
export const AT_THE_SCREEN: Presence = { isPresent: () => true, awaySince: () => undefined, spectators: () => 0 };

/** The table in a list: by what is kept of it alone, and by what is in memory, if it is. */
export function listed(kept: KeptTable, loaded: HostedTable | undefined): TableInfo {
  const unreadable = loaded?.unreadable ?? kept.unreadable ?? false;
  return infoFor(kept, { presence: AT_THE_SCREEN, live: loaded?.live, unreadable }, ME);
}
