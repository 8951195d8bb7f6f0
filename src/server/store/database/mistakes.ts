import { InputError } from '../../../kernel/table.ts';
import { placeOf } from './address.ts';

interface Mistake {
  /** An error code, or part of an error message. */
  readonly signs: RegExp;
  say(place: string, problem: string): string;
}

/** Why a database cannot be opened, and what the operator can do about it. */
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
    signs: /disk image is malformed|file is too short/,
    say: (place) =>
      `${place} is damaged: part of it is missing or was overwritten. Put a backup in its place, or move it away to begin anew.`,
  },
  {
    signs: /previously executed migration/,
    say: (place) =>
      `${place} was written by another Underbridge, which this one doesn’t know. Start that one, or name another database.`,
  },
  {
    signs:
      /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|25006|42501)$|unable to open|readonly database|disk is full|disk I\/O/,
    say: (place, problem) => `Nothing can be written to ${place}: ${problem}.`,
  },
];

/** Turns an error of opening the database into one line, if the operator can fix it. */
export function mistakeIn(database: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof InputError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const mistake = MISTAKES.find(({ signs }) => signs.test(code) || signs.test(error.message));
  return mistake === undefined ? error : new InputError(mistake.say(placeOf(database), error.message));
}
