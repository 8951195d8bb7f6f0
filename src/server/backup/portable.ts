import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { nameToday } from '../store/migrations/list.ts';
import {
  AT_ONCE,
  type BackupHead,
  type Checked,
  type Contents,
  DamagedBackup,
  type Rows,
  type Value,
} from './contents.ts';

/**
 * Backups that both kinds of database can be restored from: lines of JSON, compressed. The first line says what it is, a line with a
 * table begins its rows, each row is a list, and the last line tells how many rows each table has.
 */

const FORMAT = 1;

const headLine = z.object({ underbridge: z.literal('backup'), format: z.number(), migrations: z.array(z.string()) });
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const endLine = z.object({ end: z.record(z.string(), z.number()) });

/** Writes the rows to the file; resolves when the system has them. */
export async function writePortable(file: string, head: BackupHead, rows: AsyncIterable<Rows>): Promise<void> {
  await pipeline(Readable.from(linesOf(head, rows)), createGzip(), createWriteStream(file, { flush: true }));
}

async function* linesOf(head: BackupHead, parts: AsyncIterable<Rows>): AsyncGenerator<string> {
  yield line({ underbridge: 'backup', format: FORMAT, ...head });
  const counts: Record<string, number> = {};
  for await (const { table, columns, rows } of parts) {
    if (counts[table] === undefined) yield line({ table, columns });
    counts[table] = (counts[table] ?? 0) + rows.length;
    if (rows.length > 0) yield rows.map(line).join('');
  }
  yield line({ end: counts });
}

function line(content: unknown): string {
  return `${JSON.stringify(content)}\n`;
}

/** Opens the file to read its rows. */
export async function readPortable(file: string): Promise<Contents> {
  const source = createReadStream(file);
  const plain = createGunzip();
  // Errors come out of the reader of the lines.
  const flow = pipeline(source, plain).then(
    () => undefined,
    (error: Error) => error,
  );
  const lines = createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value: text } = await lines.next().catch((error: Error) => {
      throw new DamagedBackup(error.message);
    });
    if (!done) return parsed(text);
    const error = await flow;
    throw new DamagedBackup(error === undefined ? 'it ends too early' : error.message);
  };
  const close = async () => {
    source.destroy();
    plain.destroy();
    await flow;
  };
  try {
    const { success, data } = headLine.safeParse(await next());
    if (!success) throw new DamagedBackup('it does not begin as one');
    if (data.format > FORMAT) throw new DamagedBackup('a newer Underbridge has written it');
    return { head: { migrations: data.migrations.map(nameToday) }, rows: () => rowsOf(next), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedBackup('a line of it cannot be read');
  }
}

async function* rowsOf(next: () => Promise<unknown>): AsyncGenerator<Rows> {
  const counts: Record<string, number> = {};
  let current: { table: string; columns: string[] } | undefined;
  let rows: Rows['rows'][number][] = [];
  for (;;) {
    const content = await next();
    if (Array.isArray(content)) {
      if (content.length !== current?.columns.length || !content.every(isValue))
        throw new DamagedBackup('a row of it belongs nowhere');
      rows.push(content);
      counts[current.table] = (counts[current.table] ?? 0) + 1;
      if (rows.length < AT_ONCE) continue;
      yield { ...current, rows };
      rows = [];
      continue;
    }
    if (current !== undefined && rows.length > 0) yield { ...current, rows };
    rows = [];
    const begun = tableLine.safeParse(content);
    if (begun.success) {
      current = begun.data;
      counts[current.table] = 0;
      yield { ...current, rows };
      continue;
    }
    const { success, data } = endLine.safeParse(content);
    if (!success) throw new DamagedBackup('a line of it cannot be read');
    mustBeWhole(data.end, counts);
    return;
  }
}

function isValue(content: unknown): content is Value {
  return content === null || typeof content === 'string' || typeof content === 'number';
}

function mustBeWhole(written: Readonly<Record<string, number>>, read: Readonly<Record<string, number>>): void {
  for (const table of new Set([...Object.keys(written), ...Object.keys(read)])) {
    if (written[table] !== read[table])
      throw new DamagedBackup(`${table} has ${read[table] ?? 0} rows instead of ${written[table] ?? 0}`);
  }
}

/** Reads the file to its end, and throws if something is missing. */
export async function checkPortable(file: string): Promise<Checked> {
  const { head, rows, close } = await readPortable(file);
  try {
    const counts = new Map<string, number>();
    for await (const part of rows()) counts.set(part.table, (counts.get(part.table) ?? 0) + part.rows.length);
    return {
      bytes: (await stat(file)).size,
      version: head.migrations.at(-1) ?? '',
      people: counts.get('people') ?? 0,
      tables: counts.get('tables') ?? 0,
      entries: counts.get('log') ?? 0,
    };
  } finally {
    await close();
  }
}
