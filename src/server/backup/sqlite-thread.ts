import { startThread } from '../thread.ts';
import { type Checked, DamagedBackup } from './contents.ts';

/** Copies and checks SQLite files in a separate thread, since a large file would block the main thread for seconds. */

/** With a copy, makes that and checks it; otherwise checks the file. */
export interface SqliteTask {
  readonly file: string;
  readonly copy?: string;
}

export type SqliteReply =
  | { readonly checked: Checked }
  | { readonly damaged: string }
  /** The file could not be read or written. */
  | { readonly failed: string };

export function inThread(task: SqliteTask): Promise<Checked> {
  return new Promise((resolve, reject) => {
    const worker = startThread('backup-worker', task);
    worker.once('message', (reply: SqliteReply) => {
      if ('checked' in reply) resolve(reply.checked);
      else reject('damaged' in reply ? new DamagedBackup(reply.damaged) : new Error(reply.failed));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that copies has ended')));
  });
}
