import type { Host } from '../host.ts';
import type { HostedTable } from '../table.ts';
import { startBots } from './bots.ts';
import { speak } from './company.ts';

/** Somebody has made a proposal: bots answer, and plan anew if it changes their minds. To be called in turn. */
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
