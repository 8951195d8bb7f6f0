import type { CalibratedKind } from '../../kernel/chances.ts';
import { quoted } from '../command-line.ts';
import { goOn } from '../go-on.ts';
import type { KeptMatches } from '../kept-matches.ts';
import { fitChances } from './fit.ts';
import type { SampledMatch, SamplingTask } from './sample.ts';

/** Everything that decides what comes of it: plain data. */
export interface CalibrationPlan {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** The kinds of table, by their ids. */
  readonly kinds: readonly string[];
  readonly bots: readonly string[];
  readonly hurry: number;
  readonly matches: number;
  readonly seed: string;
}

/** What is told while it goes on. */
export interface CalibrationReporter {
  begin(kind: string, matches: number): void;
  played(matches: number): void;
  fitted(kind: string, fitted: CalibratedKind): void;
}

export interface CalibrationContext {
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly kept: KeptMatches<SampledMatch>;
  readonly report: CalibrationReporter;
}

/** With fewer matches nothing can be said. */
export const FEWEST_MATCHES = 16;

/**
 * Plays matches at each kind of table, and fits how chances follow from worth. Stopped early, what was played by then is fitted, as
 * the command in the result says.
 */
export async function calibrate(
  plan: CalibrationPlan,
  around: CalibrationContext,
): Promise<Map<string, CalibratedKind>> {
  const found = new Map<string, CalibratedKind>();
  for (const kind of plan.kinds) {
    const matches = await played(plan, kind, around);
    if (matches.length < FEWEST_MATCHES) continue;
    const fitted = { command: commandFor(plan, kind, matches.length), ...fitChances(matches) };
    around.report.fitted(kind, fitted);
    found.set(kind, fitted);
  }
  return found;
}

function commandFor({ game, bots, hurry, seed }: CalibrationPlan, kind: string, matches: number): string {
  const hurried = hurry === 1 ? '' : ` --hurry ${hurry}`;
  return `underbridge calibrate ${game} --kinds ${kind} --matches ${matches} --bots ${bots.join(',')}${hurried} --seed ${quoted(seed)}`;
}

/** What was kept from before, and the matches that are still missing. */
function played(
  { game, bots, hurry, matches, seed }: CalibrationPlan,
  kind: string,
  { threads, signal, kept, report }: CalibrationContext,
): Promise<SampledMatch[]> {
  const data: SamplingTask = { game, kind, bots, hurry, seed };
  report.begin(kind, matches);
  return goOn(
    {
      file: 'calibrate-worker',
      data,
      planned: matches,
      done: kept.matches(kind),
      keep: (match) => kept.add(kind, match),
    },
    { threads, signal, onProgress: report.played },
  );
}
