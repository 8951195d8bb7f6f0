import { scheduleDeadline } from '../clocks/timekeeping.ts';
import type { Host } from '../host.ts';
import { liveOf } from '../match/reading.ts';
import { type HostedTable, keyFor, type Listener, newWatcher, type Watcher, watcherOf } from '../table.ts';
import { sendInfo } from './news.ts';
import { sendState } from './show.ts';

/** Adds the listener to the table's watchers. `rules` is the version of the game's rules that it has, if any. */
export function addWatcher(table: HostedTable, listener: Listener, rules?: number): Watcher {
  const watcher = watcherOf(table, listener) ?? newWatcher(listener, table.stored);
  const lean = rules === table.game.version;
  if (lean !== watcher.lean) {
    watcher.lean = lean;
    watcher.key = keyFor(watcher.viewers, lean);
    watcher.revision = -1;
  }
  table.watchers.add(watcher);
  return watcher;
}

/** Sends the table and the match. The match carries the request id, or the table if there is no match yet. */
export async function sendCurrent(
  host: Host,
  table: HostedTable,
  watcher: Watcher,
  request: number | undefined,
): Promise<void> {
  const live = await liveOf(host, table);
  scheduleDeadline(host, table);
  sendInfo(table, watcher, live === undefined ? request : undefined);
  if (live !== undefined) sendState(table, live, watcher, request);
}
