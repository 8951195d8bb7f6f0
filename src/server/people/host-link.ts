import { InputError } from '../../kernel/table.ts';
import { foldName } from '../../protocol/fold-name.ts';
import { createHostLink, createLink } from '../identity.ts';
import { type Overrides, settingsFor } from '../settings.ts';
import { openForCommand } from '../store/database/command-database.ts';
import type { Database } from '../store/database/schema.ts';
import { COMMAND_LINE, noteHostAction } from '../store/host-room/log.ts';
import type { PersonRow } from '../store/people/schema.ts';

/** Links that the command line prints, for people with access to the machine. */

interface PrintedLink {
  readonly path: string;
  readonly expires: number;
}

/** A link that signs in a person who has lost every key, found by name or id. */
export async function makePersonLink(
  overrides: Overrides,
  who: string,
): Promise<PrintedLink & { readonly person: PersonRow }> {
  const { db, now, close } = await openForCommand(settingsFor(overrides).database);
  try {
    const person = await personCalled(db, who);
    const { token, expires } = await createLink({ db, now }, person.id);
    await noteHostAction(db, now(), COMMAND_LINE, 'made-link', { name: person.name }, person.id);
    return { person, path: `/link/${token}`, expires };
  } finally {
    await close();
  }
}

/** A link that makes the person who follows it a host, and opens the host's room. */
export async function makeHostLink(overrides: Overrides): Promise<PrintedLink> {
  const { db, now, close } = await openForCommand(settingsFor(overrides).database);
  try {
    const { token, expires } = await createHostLink({ db, now });
    await noteHostAction(db, now(), COMMAND_LINE, 'made-host-link');
    return { path: `/host/open/${token}`, expires };
  } finally {
    await close();
  }
}

async function personCalled(db: Database, who: string): Promise<PersonRow> {
  const people = await db.selectFrom('people').selectAll().execute();
  const byId = people.find(({ id }) => id === who);
  if (byId !== undefined) return byId;
  const named = people.filter(({ name }) => foldName(name) === foldName(who));
  const [only, another] = named;
  if (only === undefined) throw new InputError(`Nobody is called '${who}'.`);
  if (another === undefined) return only;
  const lines = named.map(({ id, name, seen }) => `  ${id}  ${name}, last seen ${new Date(seen).toISOString()}`);
  throw new InputError(`Several people are called '${who}'. Name one of these by the id:\n${lines.join('\n')}`);
}
