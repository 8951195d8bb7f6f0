import type { GateResult } from '../../kernel/learning.ts';
import { quoted } from '../command-line.ts';
import type { GateBot } from './gate.ts';
import type { Kept } from './kept.ts';
import type { Fit } from './ridge.ts';
import type { PlainWeights } from './tasks.ts';

/** Everything that decides what is learned: plain data. */
export interface TrainingPlan {
  readonly game: string;
  readonly version: number;
  /** The kinds of table, by their ids. */
  readonly kinds: readonly string[];
  /** How often the weights are learned anew from matches played by them. */
  readonly rounds: number;
  /** Matches of self-play in each round, for each kind; none where the hand-made numbers are tuned. */
  readonly matches: number;
  /** Trials that tune the hand-made numbers in each round, for each kind. */
  readonly tune: number;
  /** Instead of learning from matches: the kind of table whose weights are tried. */
  readonly from?: string;
  /** Matches of each gate: of those that look one action ahead, and of those that search. */
  readonly gate: Readonly<Record<GateBot, number>>;
  readonly seed: string;
}

/** What is done in a round, one after another. */
export type Part = 'lessons' | 'trust' | 'tune' | GateBot;

/** What is told while it goes on. */
export interface Reporter {
  /** A part begins, with so many matches. */
  begin(part: { readonly kind: string; readonly round: number; readonly does: Part; readonly matches: number }): void;
  played(matches: number): void;
  fitted(fit: Pick<Fit, 'before' | 'after'>): void;
  judged(bot: GateBot, result: GateResult, passed: boolean): void;
}

export interface TrainingContext {
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly kept: Kept;
  readonly report: Reporter;
}

/** A round of learning for one kind of table, and the weights before it. */
export interface Round {
  readonly kind: string;
  readonly round: number;
  readonly weights: PlainWeights;
}

/** The command that carries out the plan. */
export function commandFor({ game, kinds, rounds, matches, tune, from, gate, seed }: TrainingPlan): string {
  const learns = tune > 0 ? `--tune ${tune}` : `--matches ${matches}`;
  const does = from === undefined ? learns : `--from ${from}`;
  return `underbridge train ${game} --kinds ${kinds.join(',')} --rounds ${rounds} ${does} --gate ${gate.greedy} --search ${gate.search} --seed ${quoted(seed)}`;
}
