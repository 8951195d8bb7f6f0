// A worker thread does not read TypeScript by itself; built, it is dist/bot-worker.js.
import { register } from 'tsx/esm/api';

register();
await import('../bot-worker.ts');
