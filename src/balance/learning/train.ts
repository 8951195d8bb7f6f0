import type { Game } from '../../kernel/game.ts';
import { type GateResult, type LearnedKind, weightsOf } from '../../kernel/learning.ts';
import { at } from '../../kernel/lists.ts';
import { carryOut } from './carry-out.ts';
import type { GateBot } from './gate.ts';
import { judge, rounded, trusted } from './judging.ts';
import { learnedBefore } from './learned-file.ts';
import type { Lesson } from './lessons.ts';
import { fitOdds } from './logistic.ts';
import { commandFor, type Round, type TrainingContext, type TrainingPlan } from './plan.ts';
import { type Fit, fitPoints } from './ridge.ts';
import { kindNumber, learningOf, type PlainWeights, withKind } from './tasks.ts';
import { changedBy, stepOf, TRIALS_AT_ONCE, type Trial } from './tune.ts';

/**
 * Learns weights for each kind of table, round by round: plays, fits or tunes, and takes the new weights if they are better beyond doubt.
 * Ended by the number of matches, not by time, so that the same plan gives the same weights. What is returned are the kinds for which
 * something was accepted.
 */
export async function train(
  game: Game,
  plan: TrainingPlan,
  around: TrainingContext,
): Promise<Map<string, LearnedKind>> {
  const learning = learningOf(game);
  const before = learnedBefore(game);
  const accepted = new Map<string, LearnedKind>();
  let weights: PlainWeights = weightsOf(learning, before).map((each) => [...each]);
  for (const kind of plan.kinds) {
    for (let round = 1; round <= plan.rounds && !around.signal.aborted; round++) {
      const learned = await learnRound(game, plan, { kind, round, weights }, around);
      if (learned === undefined) continue;
      const known = (id: string) => accepted.get(id) ?? before.kinds[id];
      const earlier = plan.from === undefined ? [known(kind)] : [known(plan.from), known(kind)];
      accepted.set(kind, earlier.reduceRight(withHistory, learned));
      weights = withKind(weights, kindNumber(game, kind), learned.weights);
    }
  }
  return accepted;
}

/** What weights begin with is told by the command that found it. */
function withHistory(learned: LearnedKind, before: LearnedKind | undefined): LearnedKind {
  if (before === undefined || before.command.endsWith(learned.command)) return learned;
  return { ...learned, command: `${before.command} && ${learned.command}` };
}

/** New weights for the kind of table, and how wrong those were and are that were fitted. */
interface Candidate {
  readonly weights: readonly number[];
  readonly error?: Pick<Fit, 'before' | 'after'>;
}

async function learnRound(
  game: Game,
  plan: TrainingPlan,
  round: Round,
  around: TrainingContext,
): Promise<LearnedKind | undefined> {
  const found = await methodOf(plan)(game, plan, round, around);
  if (found === undefined) return undefined;
  const number = kindNumber(game, round.kind);
  const { seats } = at(learningOf(game).kinds, number);
  const candidate = withKind(round.weights, number, found.weights);
  const results: Partial<Record<GateBot, GateResult>> = {};
  for (const bot of ['greedy', 'search'] as const) {
    const judged = await judge(plan, round, { candidate, bot, seats }, around);
    if (judged === undefined) return undefined;
    around.report.judged(bot, judged.result, judged.passed);
    results[bot] = judged.result;
    if (!judged.passed) return undefined;
  }
  const { error } = found;
  return {
    command: commandFor({ ...plan, kinds: [round.kind] }),
    weights: found.weights,
    ...(error !== undefined && { error: { before: rounded(error.before), after: rounded(error.after) } }),
    greedy: plain(results.greedy as GateResult),
    search: plain(results.search as GateResult),
  };
}

function methodOf({ from, tune }: TrainingPlan) {
  if (from !== undefined) return borrowed;
  return tune > 0 ? tuned : fitted;
}

/** Tries the weights of another kind of table. */
async function borrowed(
  game: Game,
  plan: TrainingPlan,
  round: Round,
  around: TrainingContext,
): Promise<Candidate | undefined> {
  const lent = at(round.weights, kindNumber(game, plan.from ?? round.kind));
  const weights = await trusted(game, plan, round, lent, around);
  return around.signal.aborted ? undefined : { weights };
}

/** Plays, and fits weights to how the matches ended. */
async function fitted(
  game: Game,
  plan: TrainingPlan,
  round: Round,
  around: TrainingContext,
): Promise<Candidate | undefined> {
  const { report, signal, kept } = around;
  const { features, kinds, predicts } = learningOf(game);
  const { kind, weights } = round;
  const { seats } = at(kinds, kindNumber(game, kind));
  const name = `${kind}-${round.round}`;
  report.begin({ kind, round: round.round, does: 'lessons', matches: plan.matches });
  const lessons = await carryOut<Lesson>(
    { game: game.id, kind, weights, seed: `${plan.seed} ${kind} round ${round.round}`, task: 'lessons' },
    plan.matches,
    kept.lessons(name, { seats, features: features.length }),
    (lesson) => kept.addLesson(name, lesson),
    around,
  );
  if (signal.aborted) return undefined;
  const fit = predicts === 'points' ? fitPoints(lessons, features.length) : fitOdds(lessons, features.length);
  report.fitted(fit);
  const trust = await trusted(game, plan, round, fit.weights, around);
  return signal.aborted ? undefined : { weights: trust, error: fit };
}

/** Moves the hand-made numbers, trial by trial; what they were in the second half, on average, is taken. */
async function tuned(
  game: Game,
  plan: TrainingPlan,
  { kind, round, weights }: Round,
  around: TrainingContext,
): Promise<Candidate | undefined> {
  const { kept, report, signal } = around;
  const seed = `${plan.seed} ${kind} round ${round} tune`;
  const name = `${kind}-${round}-tune`;
  const number = kindNumber(game, kind);
  const learned = at(weights, number).slice(0, learningOf(game).features.length);
  let numbers: readonly number[] = at(weights, number).slice(learned.length);
  const sums = numbers.map(() => 0);
  let trials: Trial[] = kept.matches(name);
  const batches = Math.ceil(plan.tune / TRIALS_AT_ONCE);
  let counted = 0;
  report.begin({ kind, round, does: 'tune', matches: batches * TRIALS_AT_ONCE });
  for (let batch = 0; batch < batches; batch++) {
    const first = batch * TRIALS_AT_ONCE;
    const now = withKind(weights, number, [...learned, ...numbers]);
    const played = await carryOut<Trial>(
      { game: game.id, kind, weights: now, seed, task: 'tune', step: stepOf(batch) },
      first + TRIALS_AT_ONCE,
      trials,
      (trial) => kept.addMatch(name, trial),
      around,
    );
    if (signal.aborted) return undefined;
    if (played.length > trials.length) trials = played;
    numbers = changedBy(numbers, played.slice(first), { seed, first });
    if (batch < batches / 2) continue;
    counted++;
    numbers.forEach((each, i) => {
      sums[i] = (sums[i] ?? 0) + each;
    });
  }
  return { weights: [...learned, ...sums.map((sum) => rounded(sum / counted))] };
}

function plain({ matches, share, low, high }: GateResult): GateResult {
  return { matches, share: rounded(share), low: rounded(low), high: rounded(high) };
}
