import { parentPort, workerData } from 'node:worker_threads';
import { DamagedBackup } from './backup/contents.ts';
import { checkSqlite, copySqlite } from './backup/sqlite-file.ts';
import type { SqliteReply, SqliteTask } from './backup/sqlite-thread.ts';

function work({ file, copy }: SqliteTask): SqliteReply {
  try {
    if (copy !== undefined) copySqlite(file, copy);
    return { checked: checkSqlite(copy ?? file) };
  } catch (error) {
    if (error instanceof DamagedBackup) return { damaged: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(work(workerData));
