import { cpSync } from 'node:fs';
import { bundle, QUICK_TO_START } from '../scripts/bundle.mjs';
import { cached } from '../scripts/cached.mjs';
import { root } from '../scripts/root.mjs';

const INPUTS = [
  'src',
  'test/server/tuned-server.ts',
  'test/server/all-games.ts',
  'test/server/next-games.ts',
  'test/toys',
  'package-lock.json',
  'scripts/bundle.mjs',
];

/** Puts built programs into a folder. They are bundled once for all tests. */
export async function bundleInto(
  folder: string,
  name: string,
  entryPoints: Readonly<Record<string, string>>,
): Promise<void> {
  const built = await cached(name, INPUTS, (outdir) =>
    bundle({
      ...QUICK_TO_START,
      absWorkingDir: root,
      entryPoints: { ...entryPoints },
      outdir,
      loader: { '.md': 'text' },
    }),
  );
  cpSync(built, folder, { recursive: true });
}
