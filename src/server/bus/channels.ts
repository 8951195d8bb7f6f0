import { randomId } from '../identity.ts';
import { CHANNEL } from '../store/migrations/notices.ts';

/**
 * Tables are shared out among 1,296 channels by the first two letters of their ids, and a process listens to those of the tables it has
 * in memory. What concerns every process, and everything for processes of the version before, goes over the channel of all.
 */
export const CHANNEL_OF_ALL = CHANNEL;

export function channelOf(table: string): string {
  return `${CHANNEL}_${table.slice(0, 2)}`;
}

/** Ends the id of each process that listens to the channels of its tables. */
const BY_SHARES = '.1';

export function newNode(): string {
  return `${randomId()}${BY_SHARES}`;
}

/** Whether a process with that id hears of tables over their channels; those of the version before only know the channel of all. */
export function listensByShares(node: string): boolean {
  return node.endsWith(BY_SHARES);
}
