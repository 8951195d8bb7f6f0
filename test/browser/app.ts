import { execFile } from 'node:child_process';
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtWeb } from '../../scripts/build.mjs';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { madeOnce } from '../../scripts/locked.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['src', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const BUILDS = join(ROOT, 'dist/browser-tests');
/** Builds are kept so long for whoever may still be serving them. */
const KEPT = 60 * 60_000;

/** The folder of the app as it is built from the sources of this moment. */
export async function builtApp(): Promise<string> {
  return madeOnce(join(BUILDS, fingerprint(SOURCES).slice(0, 16)), async (draft) => {
    removeOld();
    const built = builtWeb();
    if (built !== undefined) return cpSync(built, draft, { recursive: true });
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    // As it is delivered, not as vitest would have it.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', draft, '--logLevel', 'warn'], {
      cwd: ROOT,
      env,
    });
  });
}

function removeOld(): void {
  for (const name of readdirSync(BUILDS)) {
    const path = join(BUILDS, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT) rmSync(path, { recursive: true, force: true });
  }
}
