import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../kernel/table.ts';
import type { SampledMatch } from './sample.ts';

/** Where matches are put as they end, so that a long calibration can be stopped and goes on later. */
export interface KeptMatches {
  matches(kind: string): SampledMatch[];
  add(kind: string, match: SampledMatch): void;
}

export const KEEP_NO_MATCHES: KeptMatches = { matches: () => [], add() {} };

/** In a folder, a line for each match. Beside them stands what decides how they are played: others would not belong together. */
export function matchesKeptIn(folder: string, played: unknown): KeptMatches {
  mkdirSync(folder, { recursive: true });
  const plan = `${JSON.stringify(played)}\n`;
  const planFile = join(folder, 'plan.json');
  if (!existsSync(planFile)) writeFileSync(planFile, plan);
  else if (readFileSync(planFile, 'utf8') !== plan)
    throw new InputError(`${folder} holds matches of another calibration. Name another folder, or delete it.`);
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
        .map((line) => JSON.parse(line) as SampledMatch);
    },
    add: (kind, match) => appendFileSync(fileOf(kind), `${JSON.stringify(match)}\n`),
  };
}
