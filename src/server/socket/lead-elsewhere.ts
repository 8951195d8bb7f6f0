import type { HostedTable } from '../../host/table.ts';
import type { Server } from '../server.ts';
import { SERVICE_RESTART } from '../stopping.ts';
import type { Connection } from './connection.ts';

/**
 * A match that a process with newer rules has gone on with: whoever watches it here is sent away as if this process stopped, and comes
 * back by the balancer, sooner or later at a process that knows those rules. Pages say nothing of it, and send again what is unanswered.
 */
export function leadElsewhere(connection: Pick<Connection, 'close'>): void {
  connection.close(SERVICE_RESTART, 'another process knows the rules of this match');
}

export function isKnownElsewhere({ rulesElsewhere }: Server, { game }: HostedTable, version: number): boolean {
  return rulesElsewhere.isKnown(game.id, version);
}

/** Leads everybody at the table to a process that knows its rules; false if there is none. */
export function handsOver(server: Server, table: HostedTable, version: number): boolean {
  if (!isKnownElsewhere(server, table, version)) return false;
  for (const connection of server.connections) if (connection.watching.has(table.id)) leadElsewhere(connection);
  return true;
}
