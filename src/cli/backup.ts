import { resolve } from 'node:path';
import { EXIT } from './command.ts';
import { databaseCommand } from './database-command.ts';
import { sizeOf, text } from './messages.ts';

export const backup = databaseCommand({
  name: 'backup',
  takes: '[folder]',
  about: 'about.backup',
  examples: ['underbridge backup', 'underbridge backup /mnt/elsewhere'],
  async run(request, { server, settings, print }) {
    const { database, backups } = await settings();
    const [named] = request.words;
    // Where no folder is set, somebody who asks for a backup still wants one.
    const folder = resolve(named ?? backups ?? 'backups');
    const made = await server.makeBackup({ database, folder, reason: 'by-hand', at: Date.now() });
    print(text('backup.made', { ...made, file: resolve(folder, made.name), size: sizeOf(made.bytes) }));
    return EXIT.fine;
  },
});
