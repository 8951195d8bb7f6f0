import { InputError } from '../../kernel/table.ts';
import { placeOf } from './address.ts';

interface Mistake {
  /** How the database, the system or the migrator puts it: an error's code, or part of its message. */
  readonly signs: RegExp;
  say(place: string, problem: string): string;
}

/** What keeps a database from being opened, and what whoever runs the server can do about it. */
const MISTAKES: readonly Mistake[] = [
  {
    signs: /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000)$|connection timeout|SASL/,
    say: (place) =>
      `There is no PostgreSQL that lets us in at ${place}. Check DATABASE_URL, or leave it out for SQLite.`,
  },
  {
    signs: /file is not a database/,
    say: (place) => `${place} is no database. Name another file in DATABASE_URL, or move this one away.`,
  },
  {
    signs: /previously executed migration/,
    say: (place) => `${place} was written by a newer Underbridge. Start that one, or name another database.`,
  },
  {
    signs:
      /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|25006|42501)$|unable to open|readonly database|disk is full|disk I\/O/,
    say: (place, problem) => `Nothing can be written to ${place}: ${problem}.`,
  },
];

/** An error of opening that database as one line for whoever runs the server, if it is one that they can mend. */
export function mistakeIn(database: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof InputError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const mistake = MISTAKES.find(({ signs }) => signs.test(code) || signs.test(error.message));
  return mistake === undefined ? error : new InputError(mistake.say(placeOf(database), error.message));
}
