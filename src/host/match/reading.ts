import type { Host } from '../host.ts';
import type { HostedTable } from '../table.ts';
import { askedBits, type LiveMatch, publicAskedBits } from './live.ts';
import { loadMatch } from './load.ts';

/** The match of the table, loaded if necessary; undefined before it has begun. The caller holds the table's lock. */
export async function liveOf(host: Host, table: HostedTable): Promise<LiveMatch | undefined> {
  if (table.live !== undefined || table.stored.row.state === 'gathering') return table.live;
  try {
    table.live = await loadMatch(host.store, table.game, table.stored.row, host.now);
  } catch (error) {
    noteReadable(host, table, false);
    throw error;
  }
  noteReadable(host, table, true);
  const before = table.stored.row.rules;
  const row = { ...table.stored.row, rules: table.game.version };
  const { match } = table.live;
  // Other processes may have added entries since the table was read.
  table.stored = { ...table.stored, row, asked: askedBits(match), publicAsked: publicAskedBits(match) };
  if (before < row.rules) host.rulesChanged?.(table);
  return table.live;
}

function noteReadable(host: Host, table: HostedTable, readable: boolean): void {
  if (table.unreadable === !readable) return;
  table.unreadable = !readable;
  host.readTable?.(table, readable);
}
