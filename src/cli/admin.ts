import { InputError } from '../kernel/table.ts';
import { EXIT } from './command.ts';
import { databaseCommand } from './database-command.ts';
import { text } from './messages.ts';
import { serverSettings } from './server-settings.ts';

/** Links that the one who runs the server can make: into the host's room, or for somebody who has lost every key. */
export const admin = databaseCommand({
  name: 'admin',
  takes: '[...link and name]',
  about: 'about.admin',
  options: [{ flag: '--origin <address>', about: 'flag.origin' }],
  examples: ['underbridge admin', 'underbridge admin --origin https://trolls.example', 'underbridge admin link Astrid'],
  async run(request, { server, print }) {
    const [action, ...words] = request.words;
    const name = words.join(' ');
    if (action !== undefined && (action !== 'link' || name === '')) throw new InputError(text('admin.how'));
    const overrides = await serverSettings(request);
    const { mail, origins, port, base = '' } = overrides;
    const here = (origins?.[0] ?? `http://localhost:${port ?? 4400}`) + base;
    const origin = request.value('origin') ?? mail?.site ?? here;
    if (!/^https?:$/.test(URL.parse(origin)?.protocol ?? '')) throw new InputError(text('admin.origin', { origin }));
    const at = ({ path, expires }: { path: string; expires: number }) => ({
      url: `${origin.replace(/\/$/, '')}${path}`,
      time: new Date(expires).toISOString(),
    });
    if (action === undefined) {
      print(text('admin.host', at(await server.makeHostLink(overrides))));
      return EXIT.fine;
    }
    const link = await server.makePersonLink(overrides, name);
    print(text('admin.link', { name: link.person.name, id: link.person.id, ...at(link) }));
    return EXIT.fine;
  },
});
