import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, say } from './root.mjs';
import { setup } from './setup.mjs';

await setup('checking', { builds: false });
const { register } = await import('tsx/esm/api');
const unregister = register();
const { makeDatabase } = await import('../test/databases/make.ts');
const { newestMigration } = await import('../src/server/store/migrations/migrate.ts');

const folder = mkdtempSync(join(tmpdir(), 'underbridge-keep-'));
try {
  const path = join(folder, 'underbridge.db');
  const kept = await makeDatabase(path);
  const name = join(root, 'test/databases', newestMigration());
  writeFileSync(`${name}.db.gz`, gzipSync(readFileSync(path), { level: 9 }));
  writeFileSync(`${name}.json`, `${JSON.stringify(kept, undefined, 2)}\n`);
  say(`${name}.db.gz holds what a server of today has written: commit it with the .json beside it.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await unregister();
}
