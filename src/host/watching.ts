import type { Host } from './host.ts';
import { sendInfo } from './news.ts';
import { liveOf } from './reading.ts';
import { sendState } from './show.ts';
import { type HostedTable, type Listener, newWatcher, type Watcher, watcherOf } from './table.ts';
import { keepTime } from './timekeeping.ts';

/** Lets the listener follow the table from now on. */
export function addWatcher(table: HostedTable, listener: Listener): Watcher {
  const watcher = watcherOf(table, listener) ?? newWatcher(listener, table.stored);
  table.watchers.add(watcher);
  return watcher;
}

/** Shows the table and the match as they stand; the answer to a request is the match, or the table while there is none. */
export async function showTo(
  host: Host,
  table: HostedTable,
  watcher: Watcher,
  request: number | undefined,
): Promise<void> {
  const live = await liveOf(host, table);
  keepTime(host, table);
  sendInfo(table, watcher, live === undefined ? request : undefined);
  if (live !== undefined) sendState(table, live, watcher, request);
}
