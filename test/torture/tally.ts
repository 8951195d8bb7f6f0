import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeWhole } from '../../src/cli/files.ts';
import type { Outcome } from './run.ts';

/** What one kind of fault has done, every time that it struck, over all portions of a run. */
const STRUCK = z.object({
  name: z.string(),
  pauses: z.array(z.number()),
  reconnections: z.number(),
  refusals: z.number(),
  lost: z.number(),
});

const TALLY = z.object({
  processes: z.number(),
  acknowledged: z.number(),
  matches: z.number(),
  ended: z.number(),
  reconnections: z.number(),
  refused: z.record(z.string(), z.number()),
  struck: z.array(STRUCK),
  wrong: z.array(z.string()),
});

/** What a run has come to so far, as a file: the next portion goes on from there. */
const RUN = z.object({
  seed: z.string(),
  portions: z.number(),
  minutes: z.number(),
  cannot: z.array(z.string()),
  sqlite: TALLY.optional(),
  postgres: TALLY.optional(),
});

export type StruckBefore = z.infer<typeof STRUCK>;
export type Tally = z.infer<typeof TALLY>;
export type Run = z.infer<typeof RUN>;

export function emptyRun(seed: string): Run {
  return { seed, portions: 0, minutes: 0, cannot: [] };
}

/** What the file holds; undefined if there is none. */
export function takeUp(file: string): Run | undefined {
  return existsSync(file) ? RUN.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function keep(file: string, run: Run): void {
  writeWhole(file, `${JSON.stringify(run)}\n`);
}

export function faultsIn(tally: Tally | undefined): number {
  return tally === undefined ? 0 : tally.struck.reduce((sum, { pauses }) => sum + pauses.length, 0);
}

/** The portion that has just ended, with those before it. */
export function withOutcome(before: Tally | undefined, { world, crowd, struck, wrong }: Outcome): Tally {
  const kinds = new Map(before?.struck.map((each) => [each.name, each]));
  for (const [name, { pauses, reconnections, refusals, lost }] of struck) {
    const earlier = kinds.get(name);
    kinds.set(name, {
      name,
      pauses: [...(earlier?.pauses ?? []), ...pauses],
      reconnections: reconnections + (earlier?.reconnections ?? 0),
      refusals: refusals + (earlier?.refusals ?? 0),
      lost: lost + (earlier?.lost ?? 0),
    });
  }
  const refused = { ...before?.refused };
  for (const [code, count] of crowd.refused) refused[code] = (refused[code] ?? 0) + count;
  return {
    processes: world.stations.length,
    acknowledged: crowd.acknowledged + (before?.acknowledged ?? 0),
    matches: crowd.matches.length + (before?.matches ?? 0),
    ended: crowd.ended + (before?.ended ?? 0),
    reconnections: crowd.reconnections + (before?.reconnections ?? 0),
    refused,
    struck: [...kinds.values()],
    wrong: [...(before?.wrong ?? []), ...wrong],
  };
}
