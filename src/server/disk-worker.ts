import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Query, Reply } from './store/database/disk.ts';
import { openHandle, preparing } from './store/database/handle.ts';

const file: string = workerData;
const handle = openHandle(file);
const prepare = preparing(handle);
let log: number | undefined;

/** Syncing the write-ahead log is enough: pages are synced before a checkpoint removes them from it. */
function sync(): void {
  log ??= openSync(`${file}-wal`, 'r+');
  fdatasyncSync(log);
}

function write(queries: readonly Query[]): void {
  prepare('begin').run([]);
  for (const { sql, parameters } of queries) prepare(sql).run(parameters);
  prepare('commit').run([]);
}

function commit(queries: readonly Query[]): Reply {
  try {
    if (queries.length > 0) write(queries);
    sync();
    return 'done';
  } catch (error) {
    if (handle.isTransaction) prepare('rollback').run([]);
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (told: readonly Query[] | 'close') => {
  if (told !== 'close') return parentPort?.postMessage(commit(told));
  if (log !== undefined) closeSync(log);
  handle.close();
  parentPort?.close();
});
