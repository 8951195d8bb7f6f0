import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { bundle } from '../../scripts/bundle.mjs';
import type { Deal } from './walk.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { GAMES } from '../../src/games/index.ts';
  import { TOYS } from '../toys/index.ts';
  import { fingerprint } from './fingerprint.ts';
  for (const { game: id, table, seed } of JSON.parse(readFileSync(0, 'utf8'))) {
    const game = [...GAMES, ...TOYS].find((candidate) => candidate.id === id);
    console.log(fingerprint({ game, table, seed }));
  }
`;

/** Elsewhere in the world, in another language; the optimising compiler stays out of it too. */
const ELSEWHERE = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' };

/** Builds the program for the tests of a file. It gives the fingerprints of deals as another process with another environment finds them. */
export function fingerprintsElsewhere(): (deals: readonly Deal[]) => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-laws-'));
  const outfile = join(folder, 'fingerprint.mjs');

  beforeAll(() =>
    bundle({
      stdin: { contents: PROGRAM, resolveDir: HERE, loader: 'ts' },
      minify: true,
      splitting: false,
      packages: 'bundle',
      outfile,
    }),
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return (deals) => {
    const input = JSON.stringify(deals.map(({ game, table, seed }) => ({ game: game.id, table, seed })));
    const output = execFileSync(process.execPath, ['--no-opt', outfile], {
      input,
      encoding: 'utf8',
      env: { ...process.env, ...ELSEWHERE },
    });
    return output.trim().split('\n');
  };
}
