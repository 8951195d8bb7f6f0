import { strToU8, zipSync } from 'fflate';
import type { MatchRecord } from '../../kernel/record.ts';
import { save } from './save.ts';

/** Saves records as one file, each under a name of its own. */
export function saveTogether(records: readonly MatchRecord[], title: string): void {
  const files: Record<string, Uint8Array> = {};
  for (const record of records) files[nameFor(record, files)] = strToU8(`${JSON.stringify(record)}\n`);
  save(new Blob([zipSync(files, { level: 6 }) as BlobPart], { type: 'application/zip' }), `${title}.zip`);
}

function nameFor(record: MatchRecord, taken: Readonly<Record<string, unknown>>): string {
  const name = `${record.game}-${record.seed.slice(0, 8)}`;
  for (let number = 1; ; number++) {
    const file = `${name}${number === 1 ? '' : `-${number}`}.underbridge.json`;
    if (!Object.hasOwn(taken, file)) return file;
  }
}
