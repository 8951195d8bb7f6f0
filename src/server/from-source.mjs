// A worker thread does not read TypeScript by itself; built, its program lies beside the server as JavaScript.
import { register } from 'tsx/esm/api';

register();
await import(`./${process.argv[2]}.ts`);
