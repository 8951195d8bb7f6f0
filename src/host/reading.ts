import type { Host } from './host.ts';
import { askedBits, type LiveMatch } from './live.ts';
import { loadMatch } from './load.ts';
import type { HostedTable } from './table.ts';

/** The match of the table, read from the store if need be; nothing before it has begun. To be called in turn. */
export async function liveOf(host: Host, table: HostedTable): Promise<LiveMatch | undefined> {
  if (table.live !== undefined || table.stored.row.state === 'gathering') return table.live;
  try {
    table.live = await loadMatch(host.store, table.game, table.stored.row, host.now);
  } catch (error) {
    noteReadable(host, table, false);
    throw error;
  }
  noteReadable(host, table, true);
  const row = { ...table.stored.row, rules: table.game.version };
  table.stored = { ...table.stored, row, asked: askedBits(table.live.match) };
  return table.live;
}

function noteReadable(host: Host, table: HostedTable, readable: boolean): void {
  if (table.unreadable === !readable) return;
  table.unreadable = !readable;
  host.readTable?.(table, readable);
}
