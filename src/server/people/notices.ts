import type { Person } from '../../protocol/server.ts';
import type { Server } from '../server.ts';
import { actionsToTell } from '../store/host-room/log.ts';
import type { PersonRow } from '../store/people/schema.ts';

/** Notices about actions by which a host can see more of a person than others do. Shown at each visit until read. */
export async function noticesFor(
  { db }: Pick<Server, 'db'>,
  { id, made, told }: PersonRow,
): Promise<Pick<Person, 'notices'>> {
  const actions = await actionsToTell(db, id, told ?? made);
  if (actions.length === 0) return {};
  return {
    notices: actions.map(({ what, at, name }) => ({
      what: what === 'made-link' ? ('link' as const) : ('backup' as const),
      at,
      ...(name !== '' && { by: name }),
    })),
  };
}
