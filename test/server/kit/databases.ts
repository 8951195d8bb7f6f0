import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { sharedMemory } from '../../../scripts/shared-memory.mjs';
import { openDatabase } from '../../../src/server/store/database/open.ts';
import type { DatabaseKind } from '../../../src/server/store/database/schema.ts';
import { say } from './postgres.ts';
import { PREPARED } from './prepared.ts';

/** A database for one test, and how to be rid of it. */
interface FreshDatabase {
  readonly database: string;
  remove(): Promise<void>;
}

export const KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** A database as a server finds it that starts again: with its tables, and nothing in them. */
export function freshDatabase(kind: DatabaseKind): Promise<FreshDatabase> {
  return kind === 'sqlite' ? freshFile() : freshInPostgres(`template ${PREPARED}`);
}

/** A database in which there is nothing at all. */
export function emptyDatabase(kind: DatabaseKind): Promise<FreshDatabase> {
  return kind === 'sqlite' ? emptyFile() : freshInPostgres();
}

async function emptyFile(): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(sharedMemory() ?? tmpdir(), 'underbridge-data-'));
  return {
    database: join(folder, 'underbridge.db'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** To make its tables takes longer than most tests do: each process makes them once. */
let prepared: Promise<Buffer> | undefined;

async function freshFile(): Promise<FreshDatabase> {
  prepared ??= preparedFile();
  const file = await emptyFile();
  writeFileSync(file.database, await prepared);
  return file;
}

async function preparedFile(): Promise<Buffer> {
  const { database, remove } = await emptyFile();
  await (await openDatabase(database, () => {})).close();
  const file = readFileSync(database);
  await remove();
  return file;
}

async function freshInPostgres(how = ''): Promise<FreshDatabase> {
  const answer = await fetch(inject('postgresStarter'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await say(server, `create database ${name} ${how}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { database: url.href, remove: async () => void (await say(server, `drop database ${name} with (force)`)) };
}
