import { callsFor, NEWS_DELAY } from '../../host/calls.ts';
import { type Denial, deny } from '../../host/denial.ts';
import type { StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { bannedAmong } from '../people/restraints.ts';
import type { Server } from '../server.ts';
import { callInsertion } from '../store/calls/calls.ts';
import { callsOf, peopleNamed } from '../store/people/people.ts';
import { blockedEitherWay } from '../store/people/relations.ts';
import { giveUpKept } from '../store/tables/seats.ts';

/** A seat can be kept for somebody. They are told, and sit down themselves or decline; nobody is seated without their doing. */

/** Those among these people who cannot be invited by the person: they have left, are banned, or one of the two has blocked the other. */
export async function notInvitable(
  server: Server,
  person: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await peopleNamed(server.db, people);
  const there = new Set(known.filter(({ gone }) => gone === null).map(({ id }) => id));
  const away = new Set([...(await blockedEitherWay(server.db, person)), ...(await bannedAmong(server, people))]);
  return new Set(people.filter((each) => !there.has(each) || away.has(each)));
}

/** The people among them that the person has not invited too often lately. */
export function mayInvite({ inviting }: Pick<Server, 'inviting'>, person: string, people: readonly string[]): string[] {
  return people.filter((each) => inviting.spend(`${person} ${each}`));
}

/** Why the host of a table cannot invite these people to it. */
export async function whyNotInvited(
  server: Server,
  host: string,
  people: readonly string[],
): Promise<Denial | undefined> {
  if (people.length === 0) return undefined;
  if (people.includes(host)) return deny('not-allowed', 'refused.invite-self');
  if (new Set(people).size < people.length) return deny('not-allowed', 'refused.invited-already');
  const [first] = await notInvitable(server, host, people);
  if (first === undefined) {
    return mayInvite(server, host, people).length < people.length ? deny('too-fast', 'refused.too-fast') : undefined;
  }
  // The refusal does not tell who has blocked whom.
  const [known] = await peopleNamed(server.db, [first]);
  return known === undefined || known.gone !== null
    ? deny('not-found', 'refused.unknown-person-id')
    : deny('not-allowed', 'refused.not-invitable', { name: known.name });
}

/** Calls people to a table at which a seat is kept for them. */
export async function callInvited(
  { db }: Pick<Server, 'db'>,
  table: { readonly id: string; readonly made: number },
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const { id: table_id, made } = table;
  const called = await callsOf(db, people);
  const calls = callsFor(called, 'invitation', { table_id, turn: 0, made, due: made + NEWS_DELAY });
  if (calls.length > 0) await callInsertion(db, calls).execute();
}

/** Why the host cannot keep a seat of this table for somebody. */
export async function whyNotKept(server: Server, stored: StoredTable, person: string): Promise<Denial | undefined> {
  const isHere = seatsHeldBy(stored, person).length > 0 || stored.seats.some(({ kept }) => kept === person);
  if (isHere) return deny('not-allowed', 'refused.invited-already');
  return whyNotInvited(server, stored.row.host, [person]);
}

/** The person does not want the seat that is kept for them. */
export async function decline({ db }: Server, { row }: StoredTable, person: string): Promise<Denial | undefined> {
  return (await giveUpKept(db, row.id, person)) ? undefined : deny('not-allowed', 'refused.not-invited');
}
