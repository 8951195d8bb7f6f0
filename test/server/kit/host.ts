import { makeHostLink } from '../../../src/server/people/host-link.ts';
import { type Guest, visit } from './client.ts';

/** A guest who has become a host by a link of the command line, and has the host's room open. */
export async function hostAt(url: string, database: string, name = 'Astrid'): Promise<Guest> {
  const guest = await visit(url);
  await guest.request('PUT', '/api/me', { name });
  const { path } = await makeHostLink({ database });
  const opened = await guest.request('POST', path.replace('/host/open/', '/api/host/door/link/'), {});
  if (opened.status !== 200) throw new Error(JSON.stringify(opened));
  return guest;
}
