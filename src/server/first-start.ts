import { resolve } from 'node:path';
import { kindOf, placeOf } from './store/database/address.ts';

/**
 * The notice when a new database is created. It is prominent, so that an operator who moved the folder or mistyped its name does not
 * take the new database for one that has lost everything.
 */
export function newDatabase(database: string): string {
  const place = kindOf(database) === 'sqlite' ? resolve(database) : placeOf(database);
  const lines = [
    'A NEW DATABASE',
    `There was none, so an empty one was made: ${place}`,
    'If you expected matches here, stop the server and either',
    '  name the right one:    DATABASE_URL=…',
    '  or restore a backup:   underbridge restore <file> --replace',
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = '═'.repeat(width + 4);
  return [`╔${edge}╗`, ...lines.map((line) => `║  ${line.padEnd(width)}  ║`), `╚${edge}╝`].join('\n');
}
