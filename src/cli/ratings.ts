import { InputError } from '../kernel/table.ts';
import { type Command, EXIT } from './command.ts';
import { text } from './messages.ts';

export const ratings: Command = {
  name: 'ratings',
  about: 'about.ratings',
  options: [
    { flag: '--recompute', about: 'flag.recompute' },
    { flag: '--database <file or address>', about: 'flag.database' },
  ],
  examples: ['underbridge ratings --recompute', 'underbridge ratings --recompute --database data/underbridge.db'],
  async run(request, { print }) {
    if (!request.flag('recompute')) throw new InputError(text('ratings.how'));
    const { overridesFrom, recomputeRatings } = await import('../server/main.ts');
    const database = request.value('database');
    const done = await recomputeRatings({ ...overridesFrom(process.env), ...(database !== undefined && { database }) });
    for (const { game, matches, people, changed } of done) {
      print(text('ratings.done', { game, matches, people, changed }));
    }
    if (done.length === 0) print(text('ratings.none'));
    return EXIT.fine;
  },
};
