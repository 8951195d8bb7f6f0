import { serverKey } from '../store/calls/channels.ts';
import type { Database } from '../store/database/schema.ts';

/** The keys by which push services know this server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const made = new WeakMap<Database, Promise<VapidKeys>>();

/** Created once for each database, by the process that needs them first. With other keys, every browser would have to subscribe again. */
export function vapidKeys(db: Database): Promise<VapidKeys> {
  const known = made.get(db);
  if (known !== undefined) return known;
  const reading = readKeys(db);
  made.set(db, reading);
  reading.catch(() => made.delete(db));
  return reading;
}

async function readKeys(db: Database): Promise<VapidKeys> {
  const { default: webPush } = await import('web-push');
  const text = await serverKey(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(text) as VapidKeys;
}
