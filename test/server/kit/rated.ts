import type { NewTable } from '../../../src/protocol/client.ts';
import type { TableRatings } from '../../../src/protocol/people.ts';
import { waitUntil } from '../../waiting.ts';
import { type Guest, visit } from './client.ts';
import { GAME } from './matches.ts';

/** Somebody who can sign in again, and so may play rated matches. */
export async function member(url: string, name?: string): Promise<Guest> {
  const guest = await visit(url);
  if (name !== undefined) await guest.request('PUT', '/api/me', { name });
  await guest.request('POST', '/api/me/codes', {});
  return guest;
}

export const RATED: NewTable = { game: GAME, seats: ['me', 'anyone'], pace: 'live-quick', rated: true };

/** A rated match of these people that has begun; the first of them made the table. */
export async function ratedMatch(people: readonly Guest[], more: Partial<NewTable> = {}): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('somebody has to make the table');
  const seats = people.map((_, seat) => (seat === 0 ? 'me' : 'anyone')) as NewTable['seats'];
  const { table } = await host.make({ ...RATED, seats, ...more });
  for (const other of others) await other.request('POST', `/api/tables/${table}/join`);
  const begun = await host.request('POST', `/api/tables/${table}/start`);
  if (begun.status !== 200) throw new Error(begun.message);
  return table;
}

/** Ends a match of two: that one gives up. */
export async function giveUp(loser: Guest, table: string, seat: number): Promise<void> {
  const player = await loser.connect();
  await player.watch(table);
  await player.ask({ type: 'resign', table, seat, seatEntry: player.seatEntry(table, seat) });
  await player.close();
}

/** Waits until the match has been counted. */
export async function counted(guest: Guest, table: string): Promise<TableRatings> {
  let ratings: TableRatings | undefined;
  await waitUntil('the match is counted', async () => {
    ratings = await guest.request<TableRatings>('GET', `/api/tables/${table}/ratings`);
    return ratings.counted;
  });
  return ratings as TableRatings;
}
