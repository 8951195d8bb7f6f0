import type { CallChannel } from '../../../host/calls.ts';
import type { Database } from '../database/schema.ts';
import type { MailRow, PushRow, WebhookRow } from './schema.ts';

/** The ways to reach people: browsers that take notifications, mail addresses, webhooks. */

export interface PushOfDevice extends PushRow {
  readonly person: string;
  readonly browser: string | null;
}

/** The browsers of the person that take notifications, the newest first. */
export async function pushOf(db: Database, person: string): Promise<PushOfDevice[]> {
  return db
    .selectFrom('push')
    .innerJoin('devices', 'devices.secret_hash', 'push.device')
    .selectAll('push')
    .select(['devices.person', 'devices.browser'])
    .where('devices.person', '=', person)
    .orderBy('push.made', 'desc')
    .execute();
}

type NewPush = Pick<PushRow, 'endpoint' | 'device' | 'p256dh' | 'auth' | 'server_key' | 'made'>;

/** Each device has one subscription. It is replaced only if its keys have changed. */
export async function keepPush(db: Database, fresh: NewPush): Promise<void> {
  const healthy = { failures: 0, failing_since: null, problem: null };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('push')
      .where('device', '=', fresh.device)
      .where('endpoint', '!=', fresh.endpoint)
      .execute();
    const { made: _, endpoint: __, ...changed } = fresh;
    await transaction
      .insertInto('push')
      .values({ ...fresh, ...healthy, reached: null })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changed))
      .execute();
  });
}

/** Removes the subscription of the same browser under an earlier device. */
export async function movePush(db: Database, from: string, into: string): Promise<void> {
  await db.updateTable('push').set({ device: into }).where('device', '=', from).execute();
}

export async function removePush(db: Database, endpoint: string): Promise<void> {
  await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
}

export async function notePush(
  db: Database,
  endpoint: string,
  health: Partial<Pick<PushRow, 'reached' | 'failures' | 'failing_since' | 'problem'>>,
): Promise<void> {
  await db.updateTable('push').set(health).where('endpoint', '=', endpoint).execute();
}

export async function mailOf(db: Database, person: string): Promise<MailRow | undefined> {
  return db.selectFrom('mail').selectAll().where('person', '=', person).executeTakeFirst();
}

/** An address that waits to be confirmed, in the place of an earlier one. */
export async function keepMail(
  db: Database,
  row: Pick<MailRow, 'person' | 'address' | 'token_hash' | 'expires'>,
): Promise<void> {
  const fresh = { ...row, confirmed: null, problem: null };
  await db
    .insertInto('mail')
    .values(fresh)
    .onConflict((conflict) => conflict.column('person').doUpdateSet(fresh))
    .execute();
}

/** The address that the link is about, if it still works. */
export async function mailByToken(db: Database, tokenHash: string, now: number): Promise<MailRow | undefined> {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires', '>', now)
    .executeTakeFirst();
}

/** Confirms the address, and uses the link up. The person who can read its mail owns it, so it is removed from anybody else. */
export async function confirmMail(db: Database, tokenHash: string, now: number): Promise<MailRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable('mail')
      .set({ confirmed: now, token_hash: null, expires: null })
      .where('token_hash', '=', tokenHash)
      .where('expires', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (confirmed !== undefined) {
      await transaction
        .deleteFrom('mail')
        .where('address', '=', confirmed.address)
        .where('person', '!=', confirmed.person)
        .execute();
    }
    return confirmed;
  });
}

/** Whose confirmed address it is. */
export async function personByMail(db: Database, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail')
    .select('person')
    .where('address', '=', address)
    .where('confirmed', 'is not', null)
    .executeTakeFirst();
  return row?.person;
}

export async function removeMail(db: Database, person: string): Promise<void> {
  await db.deleteFrom('mail').where('person', '=', person).execute();
}

export async function noteMail(db: Database, person: string, problem: string | null): Promise<void> {
  await db.updateTable('mail').set({ problem }).where('person', '=', person).execute();
}

export async function webhookOf(db: Database, person: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').selectAll().where('person', '=', person).executeTakeFirst();
}

export async function keepWebhook(
  db: Database,
  row: Pick<WebhookRow, 'person' | 'url' | 'secret' | 'site' | 'made'>,
): Promise<void> {
  const fresh = { ...row, reached: null, problem: null, failing_since: null };
  await db
    .insertInto('webhooks')
    .values(fresh)
    .onConflict((conflict) => conflict.column('person').doUpdateSet(fresh))
    .execute();
}

export async function removeWebhook(db: Database, person: string): Promise<void> {
  await db.deleteFrom('webhooks').where('person', '=', person).execute();
}

export async function noteWebhook(
  db: Database,
  person: string,
  health: Partial<Pick<WebhookRow, 'reached' | 'problem' | 'failing_since'>>,
): Promise<void> {
  await db.updateTable('webhooks').set(health).where('person', '=', person).execute();
}

/** The ways by which the person can be reached. */
export async function channelsOf(db: Database, person: string): Promise<Set<CallChannel>> {
  const [push, mail, webhook] = await Promise.all([pushOf(db, person), mailOf(db, person), webhookOf(db, person)]);
  const channels = new Set<CallChannel>();
  if (push.length > 0) channels.add('push');
  if (mail !== undefined && mail.confirmed !== null) channels.add('mail');
  if (webhook !== undefined) channels.add('webhook');
  return channels;
}

/** The stored value of that name. If there is none yet, the given one is stored; the first process wins. */
export async function serverKey(db: Database, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  const fresh = db.insertInto('server_keys').values({ name, value: make() });
  await fresh.onConflict((conflict) => conflict.doNothing()).execute();
  const kept = await read();
  if (kept === undefined) throw new Error(`the key '${name}' could not be kept`);
  return kept.value;
}
