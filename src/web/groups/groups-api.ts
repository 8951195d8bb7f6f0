import type { GroupList, GroupPage, GroupSummary } from '../../protocol/groups.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { request } from '../connection/api.ts';

function group(id: string, rest = ''): string {
  return `/api/groups/${encodeURIComponent(id)}${rest}`;
}

export const groupsApi = {
  mine: async () => (await request<GroupList>('GET', '/api/me/groups')).groups,
  make: (name: string) => request<GroupPage>('POST', '/api/groups', { name }),
  behind: (link: string) => request<GroupSummary>('GET', `/api/groups/link/${encodeURIComponent(link)}`),
  join: (link: string) => request<GroupPage>('POST', '/api/groups/join', { link }),
  page: (id: string, year?: number) => request<GroupPage>('GET', group(id, year === undefined ? '' : `?year=${year}`)),
  rename: (id: string, name: string) => request<GroupPage>('PUT', group(id), { name }),
  renewLink: (id: string) => request<GroupPage>('POST', group(id, '/link'), {}),
  remove: (id: string, person: string) =>
    request<GroupList>('DELETE', group(id, `/members/${encodeURIComponent(person)}`)),
  play: (id: string) => request<TableInfo>('POST', group(id, '/play'), {}),
};
