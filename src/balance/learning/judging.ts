import type { Game } from '../../kernel/game.ts';
import type { GateResult } from '../../kernel/learning.ts';
import { at } from '../../kernel/lists.ts';
import { carryOut } from './carry-out.ts';
import { decisionAt, type GateBot, type GateMatch, gateResult, looksAt } from './gate.ts';
import type { Round, TrainingContext, TrainingPlan } from './plan.ts';
import { kindNumber, learningOf, type PlainWeights, type Task, withKind } from './tasks.ts';

/** How many digits of a weight are kept: those that were gated are those that are written down. */
const DIGITS = 4;

export function rounded(number: number): number {
  return Number(number.toPrecision(DIGITS));
}

/** Plays a gate until it is decided; nothing if it was stopped before. */
export async function judge(
  plan: TrainingPlan,
  { kind, round, weights }: Round,
  { candidate, bot, seats }: { readonly candidate: PlainWeights; readonly bot: GateBot; readonly seats: number },
  around: TrainingContext,
): Promise<{ result: GateResult; passed: boolean } | undefined> {
  const { game, gate, seed } = plan;
  const planned = gate[bot];
  const name = `${kind}-${round}-${bot}`;
  const task: Task = {
    game,
    kind,
    weights,
    task: 'gate',
    candidate,
    bot,
    seed: `${seed} ${kind} round ${round} ${bot}`,
  };
  around.report.begin({ kind, round, does: bot, matches: planned });
  let matches: GateMatch[] = around.kept.matches(name);
  for (const look of looksAt(planned)) {
    matches = await carryOut<GateMatch>(task, look, matches, (match) => around.kept.addMatch(name, match), around);
    if (around.signal.aborted) return undefined;
    const passed = decisionAt(matches, planned, seats);
    if (passed !== undefined) return { result: gateResult(matches, seats), passed };
  }
  return undefined;
}

/** Parts of what was fitted that are tried: what errs least about given positions need not be best at choosing among new ones. */
const TRUST = [1, 0.5, 0.25];

/** The part of the fitted weights that wins most, in matches of their own. */
export async function trusted(
  game: Game,
  plan: TrainingPlan,
  { kind, round, weights }: Round,
  fitted: ArrayLike<number>,
  around: TrainingContext,
): Promise<readonly number[]> {
  const { kinds } = learningOf(game);
  const { seats } = at(kinds, kindNumber(game, kind));
  const before = at(weights, kindNumber(game, kind));
  const matches = Math.ceil(plan.gate.greedy / 2);
  let best: { share: number; weights: readonly number[] } | undefined;
  for (const trust of TRUST) {
    const tried = before.map((had, i) => rounded(had + trust * ((fitted[i] ?? had) - had)));
    const name = `${kind}-${round}-trust-${trust}`;
    around.report.begin({ kind, round, does: 'trust', matches });
    const played = await carryOut<GateMatch>(
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
