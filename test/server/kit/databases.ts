import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseKind } from '../../../src/server/store/database/schema.ts';
import { say } from './postgres.ts';

/** An empty database for one test, and how to be rid of it. */
interface FreshDatabase {
  readonly database: string;
  remove(): Promise<void>;
}

export const KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres'];

export function freshDatabase(kind: DatabaseKind): Promise<FreshDatabase> {
  return kind === 'sqlite' ? freshFile() : freshInPostgres();
}

async function freshFile(): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-data-'));
  return {
    database: join(folder, 'underbridge.db'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function freshInPostgres(): Promise<FreshDatabase> {
  const answer = await fetch(inject('postgresStarter'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await say(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { database: url.href, remove: async () => void (await say(server, `drop database ${name} with (force)`)) };
}
