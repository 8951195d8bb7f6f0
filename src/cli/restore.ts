import { resolve } from 'node:path';
import { EXIT } from './command.ts';
import { databaseCommand } from './database-command.ts';
import { sizeOf, text } from './messages.ts';

export const restore = databaseCommand({
  name: 'restore',
  takes: '<file>',
  about: 'about.restore',
  options: [{ flag: '--replace', about: 'flag.replace' }],
  examples: [
    'underbridge restore data/backups/underbridge-2026-11-18-030000-nightly.db',
    'underbridge restore old.db --database postgres://localhost/underbridge',
  ],
  async run(request, { server, settings, print }) {
    const { database, backups: folder } = await settings();
    const [named = ''] = request.words;
    const file = resolve(named);
    const restored = await server.restore({ file, database, folder, replace: request.flag('replace'), at: Date.now() });
    const { before } = restored;
    if (before !== undefined) print(text('restore.before', { file: resolve(folder ?? '', before) }));
    print(text('restore.done', { ...restored, size: sizeOf(restored.bytes) }));
    return EXIT.fine;
  },
});
