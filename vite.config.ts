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

/**
 * Tells the service worker what the build consists of, and with that when there is a new one. It lists what was written: other
 * plugins remove empty files late, and a worker that is told of a file that is not there never gets ready.
 */
function listShell(): Plugin {
  return {
    name: 'list-shell',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      handler({ dir = '' }, bundle) {
        if (!(SERVICE_WORKER in bundle)) return;
        const assets = readdirSync(join(dir, 'assets')).filter((name) => !name.endsWith('.map'));
        const files = ['index.html', ...assets.map((name) => `assets/${name}`)].sort();
        const path = join(dir, SERVICE_WORKER);
        writeFileSync(path, readFileSync(path, 'utf8').replace('__SHELL__', files.join(' ')));
      },
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
  // Files name each other by where they lie, so that the server may have the app below any path.
  base: './',
  plugins: [react(), listShell(), precompress()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      // `npm start` is for people who want to play: a slow machine is no news to them.
      checks: { bundlerTimings: false },
      input: { index: here('src/web/index.html'), 'service-worker': here('src/web/offline/service-worker.ts') },
      output: {
        // What nearly every page needs comes in one piece: each piece of its own costs the first page some hundred bytes.
        advancedChunks: {
          groups: [
            { name: 'common', test: /src\/web\/(frame|look|connection)\//, minShareCount: 30 },
            { name: 'games', test: /src\/games\/[^/]+\/(manifest|messages\/[a-z]+\/summary)\.ts$/ },
          ],
        },
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
