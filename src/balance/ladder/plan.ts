import { botNamed } from '../../bots/index.ts';
import { type LadderMatch, type LineUp, lineUpsOf, playMatch } from '../../bots/ladder.ts';
import { gameNamed } from '../../games/index.ts';
import { seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';

/** Everything that decides what happens on a ladder: plain data, so that threads can be told. */
export interface LadderPlan {
  readonly game: string;
  readonly seats: number;
  /** What the table agrees on, as it was typed. */
  readonly options: Readonly<Record<string, string>>;
  /** From weak to strong. */
  readonly bots: readonly string[];
  /** Only matches in which this bot sits alone. */
  readonly lone?: string;
  /** How many deals each pair plays from each seat. */
  readonly deals: number;
  readonly seed: string;
  readonly hurry: number;
}

function lineUpsIn({ bots, seats, lone }: LadderPlan): LineUp[] {
  return lineUpsOf(bots, seats).filter((lineUp) => lone === undefined || lineUp.lone === lone);
}

export function matchesIn(plan: LadderPlan): number {
  return plan.deals * lineUpsIn(plan).length;
}

/** The match with this number; all line-ups play a deal before the next is dealt. */
export function playNumber(plan: LadderPlan, number: number): LadderMatch {
  const { seats, options, seed, hurry } = plan;
  const lineUps = lineUpsIn(plan);
  const lineUp = lineUps[number % lineUps.length] as LineUp;
  const deal = Math.floor(number / lineUps.length);
  const game = gameNamed(plan.game);
  const table = tableFor(game, seats, options);
  const seated = Array.from({ length: seats }, (_, seat) =>
    botNamed(seat === lineUp.seat ? lineUp.lone : lineUp.crowd),
  );
  return { ...lineUp, places: playMatch(game, table, seated, seedFrom(`${seed} deal ${deal}`), hurry) };
}
