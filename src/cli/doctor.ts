import { type Command, EXIT } from './command.ts';
import { text } from './messages.ts';
import { serverSettings } from './server-settings.ts';

const MARKS = { good: '✓', warning: '!', wrong: '✗' } as const;

export const doctor: Command = {
  name: 'doctor',
  about: 'about.doctor',
  options: [
    { flag: '--url <address>', about: 'flag.doctor.url' },
    { flag: '--database <file or address>', about: 'flag.database' },
    { flag: '--json', about: 'flag.json' },
  ],
  examples: ['underbridge doctor', 'underbridge doctor --url https://play.example.org'],
  async run(request, { print, colours }) {
    const { examine } = await import('../server/main.ts');
    const given = request.value('url');
    if (given !== undefined && !/^https?:\/\/[^/]/.test(given)) {
      print(text('doctor.no-url', { given }));
      return EXIT.badInput;
    }
    const settings = await serverSettings(request).then(
      (read) => () => read,
      (error) => () => {
        throw error;
      },
    );
    const found = await examine({ settings, url: given, now: Date.now() });
    if (request.flag('json')) print(JSON.stringify(found, undefined, 2));
    else {
      const paint = { good: colours.green, warning: colours.yellow, wrong: colours.red };
      for (const { level, said, advice } of found) {
        print(` ${paint[level](MARKS[level])} ${said}`);
        if (advice !== undefined && level !== 'good') print(`   ${advice}`);
      }
      const count = (level: keyof typeof MARKS) => found.filter((each) => each.level === level).length;
      print();
      print(text('doctor.summary', { wrong: count('wrong'), warnings: count('warning') }));
    }
    return found.some(({ level }) => level === 'wrong') ? EXIT.failed : EXIT.fine;
  },
};
