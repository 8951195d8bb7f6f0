import { isDenial } from '../../host/denial.ts';
import type { MessageParams } from '../../kernel/messages.ts';
import type { HostActionKind, HostLogEntry } from '../../protocol/host-room/log.ts';
import { logQuery } from '../../protocol/host-room/requests.ts';
import { actions, noteHostAction } from '../store/host-room/log.ts';
import type { HostLogRow } from '../store/host-room/schema.ts';
import { queryOf } from './query.ts';
import type { HostRequest, HostSection } from './section.ts';

const MOST = 50;

/** The log of hosts' actions, which all hosts can read. */
export const log: HostSection = {
  name: 'log',
  async read({ server, request }) {
    const query = queryOf(logQuery, request);
    if (isDenial(query)) return query;
    const [at = '', id = ''] = query.before?.split('.') ?? [];
    const before = query.before === undefined ? {} : { before: { at: Number(at), id } };
    const rows = await actions(server.db, MOST + 1, before);
    const last = rows[MOST - 1];
    const more = rows.length > MOST && last !== undefined ? { more: `${last.at}.${last.id}` } : {};
    return { actions: rows.slice(0, MOST).map(logEntryOf), ...more };
  },
};

export function logEntryOf({ id, at, host, name, what, details }: HostLogRow): HostLogEntry {
  return {
    id,
    at,
    what: what as HostActionKind,
    details: JSON.parse(details),
    ...(host !== null && { host: { id: host, name } }),
  };
}

/** Adds an action of this host to the log. */
export function note(
  { server, host }: Pick<HostRequest, 'server' | 'host'>,
  what: HostActionKind,
  details?: MessageParams,
  about?: string,
): Promise<void> {
  return noteHostAction(server.db, server.now(), host, what, details, about);
}
