import type { LiveScores, NewTournament, TournamentList, TournamentPage } from '../../protocol/tournaments.ts';
import { request } from '../connection/api.ts';

function at(id: string, rest = ''): string {
  return `/api/tournaments/${encodeURIComponent(id)}${rest}`;
}

/** The server's HTTP interface for tournaments. */
export const tournamentApi = {
  list: (before?: string) =>
    request<TournamentList>('GET', `/api/tournaments${before === undefined ? '' : `?before=${before}`}`),
  /** Those in which one takes part and that are not over. */
  mine: () => request<TournamentList>('GET', '/api/tournaments?mine=1'),
  /** With the tables of that round alone. */
  page: (id: string, round: 'newest' | number) => request<TournamentPage>('GET', at(id, `?round=${round}`)),
  make: (wanted: NewTournament) => request<TournamentPage>('POST', '/api/tournaments', wanted),
  /** Everything that one presses on the page of a tournament. */
  change: (id: string, what: TournamentChange, body: unknown = {}) =>
    request<TournamentPage>('POST', at(id, `/${what}`), body),
  /** How it stands at the tables that are played. */
  scores: (id: string) => request<LiveScores>('GET', at(id, '/scores')),
  csv: (id: string) => at(id, '/standings.csv'),
  json: (id: string) => at(id),
};

export type TournamentChange = 'enter' | 'withdraw' | 'sit-out' | 'bots' | 'start' | 'call-off' | 'notice' | 'decide';
