import type { MessageParams } from '../../../kernel/messages.ts';
import type { HostActionKind } from '../../../protocol/host-room/log.ts';
import { randomId } from '../../identity.ts';
import type { Database } from '../database/schema.ts';
import type { HostLogRow } from './schema.ts';

/** The actor: a host, or the operator at the command line. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

/** Somebody who works on the machine that the server runs on. */
export const COMMAND_LINE: Actor = { id: null, name: '' };

let noted = 0;

/** Ids grow, so that entries of one process in the same millisecond stay in order. */
function nextId(): string {
  noted = (noted + 1) % 36 ** 6;
  return noted.toString(36).padStart(6, '0') + randomId(10);
}

/** Logs an action, the person it was about, and the parameters of its sentence. */
export async function noteHostAction(
  db: Database,
  at: number,
  doer: Actor,
  what: HostActionKind,
  details: MessageParams = {},
  about?: string,
): Promise<void> {
  const row = { id: nextId(), at, host: doer.id, name: doer.name, what, about: about ?? null };
  await db
    .insertInto('host_log')
    .values({ ...row, details: JSON.stringify(details) })
    .execute();
}

/**
 * What concerns somebody since then, the newest first: links that sign in as them, and the newest download of a backup, which holds
 * what everybody has. What they did themselves they know.
 */
export async function actionsToTell(db: Database, person: string, since: number): Promise<HostLogRow[]> {
  const others = db
    .selectFrom('host_log')
    .selectAll()
    .where('at', '>', since)
    .where(({ or, eb }) => or([eb('host', 'is', null), eb('host', '!=', person)]))
    .orderBy('at', 'desc');
  const links = await others.where('about', '=', person).where('what', '=', 'made-link').limit(MOST_TOLD).execute();
  const backups = await others.where('what', '=', 'downloaded-backup').limit(1).execute();
  return [...links, ...backups].sort((one, other) => other.at - one.at);
}

const MOST_TOLD = 3;

/** Where a page of the log ends. */
export interface ActionMark {
  readonly at: number;
  readonly id: string;
}

/** Logged actions, the newest first: all, or those about one person. */
export async function actions(
  db: Database,
  most: number,
  { about, before }: { readonly about?: string; readonly before?: ActionMark } = {},
): Promise<HostLogRow[]> {
  return db
    .selectFrom('host_log')
    .selectAll()
    .$if(about !== undefined, (query) => query.where('about', '=', about ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([eb('at', '<', before?.at ?? 0), and([eb('at', '=', before?.at ?? 0), eb('id', '<', before?.id ?? '')])]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Copies log entries into a restored database. */
export async function keepActions(db: Database, rows: readonly HostLogRow[]): Promise<void> {
  for (let done = 0; done < rows.length; done += ROWS_A_STATEMENT) {
    await db
      .insertInto('host_log')
      .values(rows.slice(done, done + ROWS_A_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const ROWS_A_STATEMENT = 500;
