import { botNamed } from '../../bots/index.ts';
import { type LadderMatch, type LineUp, lineUpsOf, playMatch } from '../../bots/ladder.ts';
import { gameNamed } from '../../games/index.ts';
import { seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';

/** Everything that decides what happens on a ladder: plain data, so that threads can be told. */
export interface LadderPlan {
  readonly game: string;
  readonly seats: number;
  /** From weak to strong. */
  readonly bots: readonly string[];
  /** How many deals each pair plays from each seat. */
  readonly deals: number;
  readonly seed: string;
  readonly hurry: number;
}

export function matchesIn({ bots, seats, deals }: LadderPlan): number {
  return deals * lineUpsOf(bots, seats).length;
}

/** The match with this number; all line-ups play a deal before the next is dealt. */
export function playNumber(plan: LadderPlan, number: number): LadderMatch {
  const { bots, seats, seed, hurry } = plan;
  const lineUps = lineUpsOf(bots, seats);
  const lineUp = lineUps[number % lineUps.length] as LineUp;
  const deal = Math.floor(number / lineUps.length);
  const game = gameNamed(plan.game);
  const table = tableFor(game, seats);
  const seated = Array.from({ length: seats }, (_, seat) =>
    botNamed(seat === lineUp.seat ? lineUp.lone : lineUp.crowd),
  );
  return { ...lineUp, places: playMatch(game, table, seated, seedFrom(`${seed} deal ${deal}`), hurry) };
}
