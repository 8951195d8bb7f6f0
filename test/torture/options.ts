import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { DatabaseKind } from '../../src/server/store/database/schema.ts';

export const HOW = `npm run torture -- [--faults 100] [--minutes 60] [--seed TEXT] [--database sqlite|postgres] [--only WORDS] [--keep FILE] [--report FILE] [--verbose]
  faults: how many kills and faults, over both databases together
  minutes: ends after so many minutes, whatever was struck by then
  seed: which faults strike in which order, and what players choose
  database: only that one
  only: only faults whose names contain these words
  keep: save what it came to in this file, and go on from there: --faults is how many there shall be with those before
  report: where the report is written; it is printed in any case
  verbose: a line for each fault instead of a bar
Ctrl+C ends it after the fault that strikes just then.`;

const USUAL_FAULTS = 100;
const KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres'];

export interface Options {
  readonly faults: number;
  readonly minutes: number;
  readonly seed: string | undefined;
  readonly kinds: readonly DatabaseKind[];
  readonly only: string | undefined;
  readonly keep: string | undefined;
  readonly report: string | undefined;
  readonly verbose: boolean;
}

/** What the command was told; throws what is wrong with it. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      faults: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      database: { type: 'string' },
      only: { type: 'string' },
      keep: { type: 'string' },
      report: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { database, seed, only, keep, report, verbose } = values;
  const kinds = KINDS.filter((kind) => kind === (database ?? kind));
  if (kinds.length === 0) throw new TypeError(`database is sqlite or postgres, not '${database}'`);
  return {
    faults: wholeNumber(values.faults, values.minutes === undefined ? USUAL_FAULTS : Number.POSITIVE_INFINITY),
    minutes: wholeNumber(values.minutes, Number.POSITIVE_INFINITY),
    seed,
    kinds,
    only,
    keep,
    report,
    verbose,
  };
}

export function freshSeed(): string {
  return randomBytes(4).toString('hex');
}

function wholeNumber(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new TypeError(`'${text}' is no number of minutes or faults`);
  return Number(text);
}
