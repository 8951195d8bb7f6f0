import { existsSync } from 'node:fs';
import type { Puzzle } from '../../kernel/puzzle.ts';
import { InputError } from '../../kernel/table.ts';
import type { Tally } from '../../puzzles/dig.ts';
import { aboutFile, readText, writeWhole } from '../files.ts';
import { text } from '../messages.ts';

/** What digging has come to so far, as a file: a later run goes on from there. */
export interface Diggings {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** Matches that were looked through. */
  matches: number;
  /** CPU time, in seconds. */
  seconds: number;
  readonly tallies: Record<string, Tally>;
  readonly puzzles: Puzzle[];
}

export function keepDiggings(file: string, diggings: Diggings): void {
  writeWhole(file, `${JSON.stringify(diggings)}\n`);
}

/** What the file holds of this digging; nothing if there is no such file. */
export function takeUpDiggings(file: string | undefined, fresh: Diggings): Diggings {
  if (file === undefined || !existsSync(file)) return fresh;
  return aboutFile(file, () => {
    const kept = parse(readText(file));
    const { game, version, seed } = kept;
    if (game === fresh.game && version === fresh.version && seed === fresh.seed) return kept;
    throw new InputError(text('dig.other-plan', { game, version, seed }));
  });
}

function parse(content: string): Diggings {
  try {
    const kept = JSON.parse(content) as Partial<Diggings> | null;
    if (Array.isArray(kept?.puzzles) && typeof kept.matches === 'number') return kept as Diggings;
  } catch {
    // Said below, whatever is wrong with it.
  }
  throw new InputError(text('dig.not-kept'));
}
