import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { serverKey } from '../store/calls/channels.ts';
import type { Database } from '../store/database/schema.ts';

/**
 * With the id of a table anybody can watch it and read its chat, so hosts are not shown the ids of private tables. In the host's room
 * a handle identifies the table: its id, encrypted with a key of the server. It is the same in all processes.
 */

const KEY = 'host-tables';
/** A handle is one block of the cipher, so nothing has to be chained, and one table always has the same. */
const CIPHER = 'aes-256-ecb';
const LENGTH = 10;
const TABLE = /^[a-z0-9]{10}$/;
const HANDLE = /^[0-9a-f]{32}$/;

/** The key, made when it is first wanted. */
export async function handleKey(db: Database): Promise<Buffer> {
  return Buffer.from(await serverKey(db, KEY, () => randomBytes(32).toString('base64')), 'base64');
}

export function handleOf(key: Buffer, table: string): string {
  const cipher = createCipheriv(CIPHER, key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(table.padEnd(16)), cipher.final()]).toString('hex');
}

/** The id of the table; undefined if that is no handle of ours. */
export function tableOf(key: Buffer, handle: string): string | undefined {
  if (!HANDLE.test(handle)) return undefined;
  const cipher = createDecipheriv(CIPHER, key, null).setAutoPadding(false);
  const text = Buffer.concat([cipher.update(handle, 'hex'), cipher.final()]).toString('latin1');
  const table = text.slice(0, LENGTH);
  return TABLE.test(table) && text.slice(LENGTH).trim() === '' ? table : undefined;
}
