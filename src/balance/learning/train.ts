import type { Game } from '../../kernel/game.ts';
import { type GateResult, type LearnedKind, weightsOf } from '../../kernel/learning.ts';
import { at } from '../../kernel/lists.ts';
import { quoted } from '../command-line.ts';
import { type Done, onThreads } from '../threads.ts';
import { type GateBot, type GateMatch, gateResult, isPassed } from './gate.ts';
import type { Kept } from './kept.ts';
import type { Lesson } from './lessons.ts';
import { fitOdds } from './logistic.ts';
import { type Fit, fitPoints } from './ridge.ts';
import { kindNumber, learningOf, type PlainWeights, type Task, withKind } from './tasks.ts';

/** Everything that decides what is learned: plain data. */
export interface TrainingPlan {
  readonly game: string;
  readonly version: number;
  /** The kinds of table, by their ids. */
  readonly kinds: readonly string[];
  /** How often the weights are learned anew from matches played by them. */
  readonly rounds: number;
  /** Matches of self-play in each round, for each kind. */
  readonly matches: number;
  /** Matches of each gate: of those that look one action ahead, and of those that search. */
  readonly gate: Readonly<Record<GateBot, number>>;
  readonly seed: string;
}

/** What is done in a round, one after another. */
export type Part = 'lessons' | 'trust' | GateBot;

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

/** The command that carries out the plan. */
function commandFor({ game, kinds, rounds, matches, gate, seed }: TrainingPlan): string {
  return `underbridge train ${game} --kinds ${kinds.join(',')} --rounds ${rounds} --matches ${matches} --gate ${gate.greedy} --search ${gate.search} --seed ${quoted(seed)}`;
}

/** How many digits of a weight are kept: those that were gated are those that are written down. */
const DIGITS = 4;

/**
 * Learns weights for each kind of table, round by round: plays, fits, and takes the new weights if they are better beyond doubt. Ended
 * by the number of matches, not by time, so that the same plan gives the same weights. What is returned are the kinds for which
 * something was accepted.
 */
export async function train(
  game: Game,
  plan: TrainingPlan,
  around: TrainingContext,
): Promise<Map<string, LearnedKind>> {
  const learning = learningOf(game);
  const accepted = new Map<string, LearnedKind>();
  let weights: PlainWeights = weightsOf(
    learning,
    game.learning?.learned ?? { version: 0, features: [], kinds: {} },
  ).map((each) => [...each]);
  for (const kind of plan.kinds) {
    for (let round = 1; round <= plan.rounds && !around.signal.aborted; round++) {
      const learned = await learnRound(game, plan, { kind, round, weights }, around);
      if (learned === undefined) continue;
      accepted.set(kind, learned);
      weights = withKind(weights, kindNumber(game, kind), learned.weights);
    }
  }
  return accepted;
}

interface Round {
  readonly kind: string;
  readonly round: number;
  readonly weights: PlainWeights;
}

async function learnRound(
  game: Game,
  plan: TrainingPlan,
  { kind, round, weights }: Round,
  around: TrainingContext,
): Promise<LearnedKind | undefined> {
  const { report, signal } = around;
  const { features, kinds, predicts } = learningOf(game);
  const { seats } = at(kinds, kindNumber(game, kind));
  const common = { game: game.id, kind, weights, seed: `${plan.seed} ${kind} round ${round}` };
  const name = `${kind}-${round}`;
  report.begin({ kind, round, does: 'lessons', matches: plan.matches });
  const lessons = await goOn<Lesson>(
    { ...common, task: 'lessons' },
    plan.matches,
    around.kept.lessons(name, { seats, features: features.length }),
    (lesson) => around.kept.addLesson(name, lesson),
    around,
  );
  if (signal.aborted) return undefined;
  const fit = predicts === 'points' ? fitPoints(lessons, features.length) : fitOdds(lessons, features.length);
  report.fitted(fit);
  const learned = await trusted(game, plan, { kind, round, weights }, fit.weights, around);
  if (signal.aborted) return undefined;
  const candidate = withKind(weights, kindNumber(game, kind), learned);
  const results: Partial<Record<GateBot, GateResult>> = {};
  for (const bot of ['greedy', 'search'] as const) {
    const gate = `${name}-${bot}`;
    report.begin({ kind, round, does: bot, matches: plan.gate[bot] });
    const matches = await goOn<GateMatch>(
      { ...common, task: 'gate', candidate, bot, seed: `${common.seed} ${bot}` },
      plan.gate[bot],
      around.kept.matches(gate),
      (match) => around.kept.addMatch(gate, match),
      around,
    );
    if (signal.aborted) return undefined;
    const result = gateResult(matches, seats);
    const passed = isPassed(result, seats);
    report.judged(bot, result, passed);
    results[bot] = result;
    if (!passed) return undefined;
  }
  const { before, after } = fit;
  return {
    command: commandFor({ ...plan, kinds: [kind] }),
    weights: learned,
    error: { before: rounded(before), after: rounded(after) },
    greedy: plain(results.greedy as GateResult),
    search: plain(results.search as GateResult),
  };
}

/** Parts of what was fitted that are tried: what errs least about given positions need not be best at choosing among new ones. */
const TRUST = [1, 0.5, 0.25];

/** The part of the fitted weights that wins most, in matches of their own. */
async function trusted(
  game: Game,
  plan: TrainingPlan,
  { kind, round, weights }: Round,
  fitted: Float64Array,
  around: TrainingContext,
): Promise<readonly number[]> {
  const { kinds } = learningOf(game);
  const { seats } = at(kinds, kindNumber(game, kind));
  const before = weights[kindNumber(game, kind)] ?? [];
  const matches = Math.ceil(plan.gate.greedy / 2);
  let best: { share: number; weights: readonly number[] } | undefined;
  for (const trust of TRUST) {
    const tried = [...fitted].map((weight, i) => rounded((before[i] ?? 0) + trust * (weight - (before[i] ?? 0))));
    const name = `${kind}-${round}-trust-${trust}`;
    around.report.begin({ kind, round, does: 'trust', matches });
    const played = await goOn<GateMatch>(
      {
        game: game.id,
        kind,
        weights,
        task: 'gate',
        candidate: withKind(weights, kindNumber(game, kind), tried),
        bot: 'greedy',
        seed: `${plan.seed} ${kind} round ${round} trust`,
      },
      matches,
      around.kept.matches(name),
      (match) => around.kept.addMatch(name, match),
      around,
    );
    const { share } = gateResult(played, seats);
    if (best === undefined || share > best.share) best = { share, weights: tried };
  }
  return best?.weights ?? [];
}

/** Works on the numbers that are not done yet, and keeps each result as soon as all before it are there. */
async function goOn<T>(
  task: Task,
  planned: number,
  done: readonly T[],
  keep: (result: T) => void,
  { threads, signal, report }: TrainingContext,
): Promise<T[]> {
  const first = Math.min(done.length, planned);
  const waiting = new Map<number, T>();
  let next = first;
  let played = first;
  const onDone = ({ number, result }: Done<T>) => {
    waiting.set(number, result);
    report.played(++played);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      keep(ready);
      waiting.delete(next++);
    }
  };
  const more = await onThreads<T>(
    { file: 'train-worker', data: task },
    { first, end: planned },
    threads,
    signal,
    onDone,
  );
  return [...done.slice(0, first), ...more];
}

function rounded(number: number): number {
  return Number(number.toPrecision(DIGITS));
}

function plain({ matches, share, low, high }: GateResult): GateResult {
  return { matches, share: rounded(share), low: rounded(low), high: rounded(high) };
}
