import type { Bot, Circumstances } from '../../bots/bot.ts';
import { STANDING_CLOCK } from '../../bots/ladder.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Random, randomFor, randomFrom } from '../../kernel/random.ts';
import { advance, answer, asked, askedSeat, isOver } from '../../kernel/steps.ts';
import { newOutcomes, type Outcomes, setOutcome } from './outcomes.ts';
import { type Setting, seedOf } from './plan.ts';

/** Plays the matches from `first` on. */
export function runMatches(setting: Setting, first: number, count: number): Outcomes {
  const outcomes = newOutcomes(setting.table.seats, count);
  for (let i = 0; i < count; i++) runMatch(setting, first + i, outcomes, i);
  return outcomes;
}

function runMatch(setting: Setting, match: number, outcomes: Outcomes, index: number): void {
  const { plan, game, table, bots } = setting;
  const seed = seedOf(plan, match);
  const streams = bots.map((_, seat) => randomFor(seed, `bot at seat ${seat}`));
  const circumstances = bots.map((): Circumstances => ({ memory: {}, hurry: plan.hurry, clock: STANDING_CLOCK }));
  const most = game.bound(table);
  const position = game.setup(table, randomFrom(seed));
  let decisions = 0;
  advance(game, position);
  while (!isOver(position)) {
    const seat = askedSeat(position) ?? (asked(position)[0] as Seat);
    const bot = bots[(seat + match) % bots.length] as Bot;
    const move = bot.choose(game, game.view(position, seat), seat, streams[seat] as Random, circumstances[seat]);
    answer(game, position, seat, move);
    if (++decisions > most) throw new Error(`match ${match} of seed ${plan.seed} does not end`);
  }
  setOutcome(outcomes, index, decisions, game.score(position));
}
