import { expect } from 'vitest';
import type { NewTournament, TournamentPage } from '../../../src/protocol/tournaments.ts';
import { waitUntil } from '../../waiting.ts';
import { type Guest, visit } from './client.ts';
import { GAME } from './matches.ts';
import { member } from './rated.ts';

const PAIRS: NewTournament = {
  name: 'Midwinter Cup',
  game: GAME,
  seats: 2,
  rounds: 2,
  open: true,
  pace: 'live-quick',
};

export function makeTournament(host: Guest, wish: Partial<NewTournament> = {}) {
  return host.request<TournamentPage>('POST', '/api/tournaments', { ...PAIRS, ...wish });
}

export function tournamentPage(guest: Guest, id: string, query = '') {
  return guest.request<TournamentPage>('GET', `/api/tournaments/${id}${query}`);
}

/** Presses something on the page of the tournament. */
export function changeTournament(guest: Guest, id: string, path: string, body?: unknown) {
  return guest.request<TournamentPage>('POST', `/api/tournaments/${id}/${path}`, body);
}

export function reachPage(guest: Guest, id: string, what: string, isSo: (page: TournamentPage) => boolean) {
  return waitUntil(what, async () => isSo(await tournamentPage(guest, id)));
}

/** People who have entered; the first can sign in again and made the tournament. */
export async function entered(url: string, names: readonly string[], wish: Partial<NewTournament> = {}) {
  const [first = '', ...others] = names;
  const host = await member(url, first);
  const people = [host];
  for (const name of others) {
    const guest = wish.rated ? await member(url, name) : await visit(url);
    people.push(guest);
  }
  const { id } = await makeTournament(host, wish);
  for (const each of people)
    expect(await changeTournament(each, id, 'enter', { looksAlone: true })).toMatchObject({ status: 200 });
  return { id, host, people };
}

/** The person gives up their match at that table. */
export async function resignAt(guest: Guest, table: string): Promise<void> {
  const player = await guest.connect();
  await player.watch(table);
  const seat = player.info(table)?.seats.find(({ mine }) => mine)?.seat ?? 0;
  await player.ask({ type: 'resign', table, seat, seatEntry: player.seatEntry(table, seat) });
  await player.until('the end', () => player.match(table).over);
  await player.close();
}
