import type { Among, BotProfile, Leaderboard, Profile, ResultList } from '../../protocol/people.ts';
import { request } from '../connection/api.ts';

const person = (id: string, rest = '') => `/api/people/${encodeURIComponent(id)}${rest}`;

export const peopleApi = {
  profile: (id: string) => request<Profile>('GET', person(id)),
  results: (id: string, before: string) =>
    request<ResultList>('GET', person(id, `/results?${new URLSearchParams({ before })}`)),
  setPrivate: (isPrivate: boolean) => request<Profile>('PUT', '/api/me/profile', { private: isPrivate }),
  bot: (level: string) => request<BotProfile>('GET', `/api/bots/${encodeURIComponent(level)}`),
  leaderboard: (game: string, among: Among, from: number) =>
    request<Leaderboard>(
      'GET',
      `/api/leaderboards/${encodeURIComponent(game)}?${new URLSearchParams({ among, from: String(from) })}`,
    ),
};
