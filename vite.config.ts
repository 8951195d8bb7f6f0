import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVICE_WORKER = 'service-worker.js';
const SERVER = process.env.UNDERBRIDGE_SERVER ?? 'http://127.0.0.1:4400';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Tells the service worker what the build consists of, and with that when there is a new one. */
function listShell(): Plugin {
  return {
    name: 'list-shell',
    generateBundle(_, bundle) {
      const worker = bundle[SERVICE_WORKER];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle).filter((name) => name !== SERVICE_WORKER && !name.endsWith('.map'));
      worker.code = worker.code.replace('__SHELL__', files.sort().join(' '));
    },
  };
}

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;

/** Presses the files once, so that the server need not do it for every visitor. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const content = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content));
      }
    },
  };
}

export default defineConfig({
  root: here('src/web'),
  plugins: [react(), listShell(), precompress()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      // `npm start` is for people who want to play: a slow machine is no news to them.
      checks: { bundlerTimings: false },
      input: { index: here('src/web/index.html'), 'service-worker': here('src/web/offline/service-worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      // The server compares the address that a page came from with the one that it asks.
      '/api': { target: SERVER, changeOrigin: false },
      '/socket': { target: SERVER, changeOrigin: false, ws: true },
    },
  },
});
