import type { Host } from '../host.ts';
import type { HostedTable } from '../table.ts';
import { startBots } from './bots.ts';
import { speak } from './company.ts';

/** Called after a proposal: bots answer it, and plan again if it matters to them. The caller holds the table's lock. */
export async function listen(host: Host, table: HostedTable): Promise<void> {
  if (table.game.talk === undefined) return;
  table.heard++;
  try {
    await speak(host, table);
  } catch (err) {
    host.log.error({ table: table.id, err }, 'bots could not answer');
  }
  startBots(host, table);
}
