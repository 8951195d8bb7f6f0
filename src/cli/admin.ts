import { InputError } from '../kernel/table.ts';
import { type Command, EXIT } from './command.ts';
import { text } from './messages.ts';

export const admin: Command = {
  name: 'admin',
  takes: '[...what]',
  about: 'about.admin',
  options: [
    { flag: '--origin <address>', about: 'flag.origin' },
    { flag: '--database <file or address>', about: 'flag.database' },
  ],
  examples: ['underbridge admin link Astrid', 'underbridge admin link Astrid --origin https://trolls.example'],
  async run(request, { print }) {
    const [action, ...words] = request.words;
    const name = words.join(' ');
    if (action !== 'link' || name === '') throw new InputError(text('admin.how'));
    const { makeHostLink, overridesFrom } = await import('../server/main.ts');
    const database = request.value('database');
    const overrides = { ...overridesFrom(process.env), ...(database !== undefined && { database }) };
    const origin = request.value('origin') ?? overrides.origins?.[0] ?? `http://localhost:${overrides.port ?? 4400}`;
    const { person, path, expires } = await makeHostLink(overrides, name);
    const time = new Date(expires).toISOString();
    print(text('admin.link', { name: person.name, id: person.id, url: `${origin.replace(/\/$/, '')}${path}`, time }));
    return EXIT.fine;
  },
};
