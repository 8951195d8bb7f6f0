import { existsSync } from 'node:fs';
import type { Outcomes } from '../../balance/outcomes.ts';
import type { SimulationPlan } from '../../balance/plan.ts';
import { emptyOutcomes } from '../../balance/run.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/table.ts';
import { aboutFile, readText, writeWhole } from '../files.ts';
import { text } from '../messages.ts';

/** What a simulation has come to so far, as a file: a later run goes on from there. */
interface Kept {
  readonly version: number;
  readonly plan: SimulationPlan;
  readonly decisions: number[];
  readonly places: number[];
  readonly points: number[];
  readonly sides: number[];
  readonly uses: {
    readonly times: number[];
    readonly users: number[];
    readonly wins: number[];
    readonly inPlay: number[];
  };
}

export function keep(file: string, plan: SimulationPlan, game: Game, outcomes: Outcomes): void {
  const { decisions, places, points, sides, uses } = outcomes;
  const kept: Kept = {
    version: game.version,
    plan,
    decisions: [...decisions],
    places: [...places],
    points: [...points],
    sides: [...sides],
    uses: { times: [...uses.times], users: [...uses.users], wins: [...uses.wins], inPlay: [...uses.inPlay] },
  };
  writeWhole(file, `${JSON.stringify(kept)}\n`);
}

/** What the file holds of this plan; nothing if there is no such file. */
export function takeUp(file: string, plan: SimulationPlan, game: Game): Outcomes {
  const outcomes = emptyOutcomes(plan, game);
  if (!existsSync(file)) return outcomes;
  const content = readText(file);
  aboutFile(file, () => fill(outcomes, parse(content), plan, game));
  return outcomes;
}

function parse(content: string): Kept {
  try {
    return JSON.parse(content) as Kept;
  } catch {
    throw new InputError(text('keep.not-kept'));
  }
}

/** More matches of the same plan may follow; anything else would be another simulation. */
function fill(outcomes: Outcomes, kept: Kept, plan: SimulationPlan, game: Game): void {
  const { uses } = outcomes;
  if (!Array.isArray(kept.decisions) || kept.plan === undefined) throw new InputError(text('keep.not-kept'));
  const isSame =
    kept.version === game.version &&
    kept.plan.matches <= plan.matches &&
    kept.uses.times.length === uses.times.length &&
    sameButMatches(kept.plan, plan);
  if (!isSame) throw new InputError(text('keep.other-plan'));
  outcomes.decisions.set(kept.decisions);
  outcomes.places.set(kept.places);
  outcomes.points.set(kept.points);
  outcomes.sides.set(kept.sides);
  for (const name of ['times', 'users', 'wins', 'inPlay'] as const) uses[name].set(kept.uses[name]);
}

function sameButMatches(one: SimulationPlan, other: SimulationPlan): boolean {
  return JSON.stringify({ ...one, matches: 0 }) === JSON.stringify({ ...other, matches: 0 });
}
