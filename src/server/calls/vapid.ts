import webPush from 'web-push';
import { serverKey } from '../store/channels.ts';
import type { Database } from '../store/schema.ts';

/** The keys by which push services know this server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const made = new WeakMap<Database, Promise<VapidKeys>>();

/** Made once for the database, by whichever process needs them first: with others, all browsers would have to be asked anew. */
export function vapidKeys(db: Database): Promise<VapidKeys> {
  const known = made.get(db);
  if (known !== undefined) return known;
  const reading = serverKey(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys())).then(
    (text) => JSON.parse(text) as VapidKeys,
  );
  made.set(db, reading);
  reading.catch(() => made.delete(db));
  return reading;
}
