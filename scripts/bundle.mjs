/** Packages that are not modules yet ask for what modules do not have. */
const REQUIRE = `
  import { createRequire as makeRequire } from 'node:module';
  import { dirname as folderOf } from 'node:path';
  import { fileURLToPath as pathOf } from 'node:url';
  const require = makeRequire(import.meta.url);
  const __filename = pathOf(import.meta.url);
  const __dirname = folderOf(__filename);
`;

/** Packages go into the bundle, and no blanks: that halves the time a process needs to start, and some tests start dozens. */
export const QUICK_TO_START = {
  packages: 'bundle',
  minifySyntax: true,
  minifyWhitespace: true,
  external: ['@photostructure/sqlite', 'pg-native'],
  banner: { js: REQUIRE },
};

/** Makes programs for Node of our sources; packages stay where they are, unless it is wished otherwise. */
export async function bundle(wishes) {
  // Whoever only sets up may have no packages yet.
  const { build } = await import('esbuild');
  await build({
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    // `import('./RULES.md?raw')` gives the file's text, as it does in vite and vitest.
    loader: { '.md': 'text' },
    ...wishes,
  });
}
