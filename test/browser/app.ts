import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { promisify } from 'node:util';
import { builtWeb } from '../../scripts/build.mjs';
import { cached } from '../../scripts/cached.mjs';
import { root } from '../../scripts/root.mjs';
import { binary } from '../../scripts/run.mjs';

const INPUTS = ['src', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** In milliseconds: so long a build may take on a machine that does much else. */
export const LONGEST_BUILD = 300_000;

/** The folder of the app as it is built from the sources of this moment. */
export function builtApp(): Promise<string> {
  return cached('web', INPUTS, async (draft) => {
    const built = builtWeb();
    if (built !== undefined) return cpSync(built, draft, { recursive: true });
    // As it is delivered, not as vitest would have it.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const args = [binary('vite'), 'build', '--outDir', draft, '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
  });
}
