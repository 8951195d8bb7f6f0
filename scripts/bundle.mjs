/** CommonJS packages in a module bundle use these names, which modules do not have. */
const REQUIRE = `
  import { createRequire as makeRequire } from 'node:module';
  import { dirname as folderOf } from 'node:path';
  import { fileURLToPath as pathOf } from 'node:url';
  const require = makeRequire(import.meta.url);
  const __filename = pathOf(import.meta.url);
  const __dirname = folderOf(__filename);
`;

/**
 * With packages in the bundle and no blanks a process starts in half the time, and some tests start dozens.
 * @type {import('esbuild').BuildOptions}
 */
export const QUICK_TO_START = {
  packages: 'bundle',
  minifySyntax: true,
  minifyWhitespace: true,
  external: ['@photostructure/sqlite', 'pg-native'],
  banner: { js: REQUIRE },
};

/**
 * How our sources become programs for Node; packages stay outside.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const bundleOptions = {
  bundle: true,
  splitting: true,
  format: /** @type {const} */ ('esm'),
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  packages: /** @type {const} */ ('external'),
  logLevel: /** @type {const} */ ('error'),
  // `import('./RULES.md?raw')` gives the file's text, as it does in vite and vitest.
  loader: { '.md': /** @type {const} */ ('text') },
};

/**
 * Bundles our sources to programs for Node, unless the options say otherwise.
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundle(options) {
  // Imported late: the packages may have been installed only now.
  const { build } = await import('esbuild');
  await build({ ...bundleOptions, ...options });
}
