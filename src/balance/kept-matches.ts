import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../kernel/table.ts';

/** Where matches are put as they end, so that what takes long can be stopped and goes on later. */
export interface KeptMatches<T> {
  /** Those of a kind of table, in the order of their numbers. */
  matches(kind: string): T[];
  add(kind: string, match: T): void;
}

export function keepNothing<T>(): KeptMatches<T> {
  return { matches: () => [], add() {} };
}

/** In a folder, a line for each match. Beside them stands what decides how they are played: others would not belong together. */
export function matchesKeptIn<T>(folder: string, what: 'calibration' | 'ladder', played: unknown): KeptMatches<T> {
  mkdirSync(folder, { recursive: true });
  const plan = `${JSON.stringify(played)}\n`;
  const planFile = join(folder, 'plan.json');
  if (!existsSync(planFile)) writeFileSync(planFile, plan);
  else if (readFileSync(planFile, 'utf8') !== plan)
    throw new InputError(`${folder} holds matches of another ${what}. Name another folder, or delete it.`);
  const fileOf = (kind: string) => join(folder, `${kind}.matches`);
  return {
    matches(kind) {
      const file = fileOf(kind);
      if (!existsSync(file)) return [];
      // The last line may have been cut off.
      const whole = readFileSync(file, 'utf8').replace(/[^\n]*$/, '');
      truncateSync(file, Buffer.byteLength(whole));
      return whole
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T);
    },
    add: (kind, match) => appendFileSync(fileOf(kind), `${JSON.stringify(match)}\n`),
  };
}
