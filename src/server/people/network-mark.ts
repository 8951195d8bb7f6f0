import { createHmac, randomBytes } from 'node:crypto';
import { serverKey } from '../store/calls/channels.ts';
import type { Database } from '../store/database/schema.ts';

const keys = new WeakMap<Database, Promise<string>>();

/** A network as it is stored: one can tell whether two are the same, but not which they are. */
export async function networkMark(db: Database, network: string): Promise<string> {
  const known = keys.get(db);
  const key = known ?? serverKey(db, 'networks', () => randomBytes(32).toString('hex'));
  if (known === undefined) {
    keys.set(db, key);
    key.catch(() => keys.delete(db));
  }
  return createHmac('sha256', await key)
    .update(network)
    .digest('base64url')
    .slice(0, 16);
}
