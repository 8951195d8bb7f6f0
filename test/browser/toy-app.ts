import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cached } from '../../scripts/cached.mjs';
import { root } from '../../scripts/root.mjs';
import { TOY_FOLDERS } from '../toys/folders.ts';

const SOURCES = ['src', 'vite.config.ts', 'tsconfig.json', 'package.json'];

/** The folder of the app with toys among its games: to the app, a game is a folder in `src/games` and nothing else. */
export function builtToyApp(): Promise<string> {
  return cached('toy-web', [...SOURCES, 'test/toys', 'package-lock.json'], async (draft) => {
    const home = mkdtempSync(join(tmpdir(), 'underbridge-toys-'));
    try {
      for (const source of SOURCES) cpSync(join(root, source), join(home, source), { recursive: true });
      for (const { manifest } of TOY_FOLDERS) {
        cpSync(join(root, 'test/toys', manifest.id), join(home, 'src/games', manifest.id), { recursive: true });
      }
      symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');
      // As it is delivered, not as vitest would have it.
      const { NODE_ENV: _, VITEST: __, ...env } = process.env;
      const vite = join(home, 'node_modules/vite/bin/vite.js');
      await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', draft, '--logLevel', 'warn'], {
        cwd: home,
        env,
      });
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
}
