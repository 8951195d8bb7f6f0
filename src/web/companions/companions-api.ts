import type { CompanionList, PeopleFound, Relation } from '../../protocol/companions.ts';
import { request } from '../connection/api.ts';

export type Shown = 'met' | 'blocked';

export const companionsApi = {
  list: (show: Shown, from = 0) =>
    request<CompanionList>('GET', `/api/me/people?${new URLSearchParams({ show, from: String(from) })}`),
  relate: (id: string, relation: Relation | null) =>
    request<CompanionList>('PUT', `/api/me/people/${encodeURIComponent(id)}`, { relation }),
  find: async (name: string) =>
    (await request<PeopleFound>('GET', `/api/people?${new URLSearchParams({ name })}`)).people,
};
