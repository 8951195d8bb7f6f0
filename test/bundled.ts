import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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

const RELEASE = 'test/server/release.json.br';

/** The folder with the server of the version before: our code as it was, with the packages of today. */
export function earlierServer(): Promise<string> {
  return cached(
    'earlier-server',
    [RELEASE, 'package-lock.json', 'scripts/bundle.mjs', 'test/bundled.ts'],
    async (outdir) => {
      const { files } = JSON.parse(brotliDecompressSync(readFileSync(join(root, RELEASE))).toString());
      const kept = join(outdir, 'kept');
      mkdirSync(kept, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(kept, name), String(text));
      await bundle({
        ...QUICK_TO_START,
        absWorkingDir: kept,
        nodePaths: [join(root, 'node_modules')],
        entryPoints: ['tuned-server', 'bot-worker', 'all-games'].map((name) => join(kept, `${name}.js`)),
        outdir,
      });
      rmSync(kept, { recursive: true });
      writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
    },
  );
}

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
