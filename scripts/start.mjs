import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { become } from './run.mjs';
import { setup } from './setup.mjs';

const command = existsSync(join(root, 'src/server/main.ts')) ? ['serve'] : ['play', 'gnome-elf-troll'];

await setup();
await become('cli.js', [...command, ...process.argv.slice(2)]);
