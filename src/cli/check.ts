import { resolve } from 'node:path';
import { EXIT } from './command.ts';
import { databaseCommand } from './database-command.ts';
import { sizeOf, text } from './messages.ts';

export const check = databaseCommand({
  name: 'check',
  takes: '[file]',
  about: 'about.check',
  examples: ['underbridge check', 'underbridge check data/backups/underbridge-2026-11-18-030000-nightly.db'],
  async run(request, { server, settings, print }) {
    const [file] = request.words;
    if (file !== undefined) {
      const checked = await server.checkBackup(resolve(file));
      print(text('check.backup', { ...checked, size: sizeOf(checked.bytes) }));
      return EXIT.fine;
    }
    const { unreadable, ...found } = await server.checkDatabase(await settings());
    print(text('check.database', { ...found, size: sizeOf(found.bytes) }));
    for (const match of unreadable) print(text('check.unreadable', { ...match }));
    return unreadable.length === 0 ? EXIT.fine : EXIT.failed;
  },
});
