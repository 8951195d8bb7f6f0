import type { Bot, BotContext } from '../bots/bot.ts';
import { gameIn } from '../bots/company.ts';
import { STANDING_CLOCK } from '../bots/ladder.ts';
import { type Choose, nextAnswers } from '../kernel/at-once.ts';
import type { Game, Seat } from '../kernel/game.ts';
import { type Random, randomFor, randomFrom } from '../kernel/random.ts';
import { advance, answer, isOver } from '../kernel/steps.ts';
import { type AddressedEvent, listen } from '../kernel/tell.ts';
import { type Counter, newCounter, sidesOf, thingsOf } from './counter.ts';
import { newOutcomes, type Outcomes, setOutcome } from './outcomes.ts';
import { type Setting, type SimulationPlan, seedOf } from './plan.ts';
import { newUses } from './uses.ts';

/** What the plan will come to, before anything of it was played. */
export function emptyOutcomes(plan: SimulationPlan, game: Game): Outcomes {
  return newOutcomes(plan.seats, plan.matches, newUses(thingsOf(game), sidesOf(game).length));
}

/** Plays the matches from `first` on. */
export function runMatches(setting: Setting, first: number, count: number): Outcomes {
  const counter = newCounter(setting.game, setting.table.seats);
  const outcomes = newOutcomes(setting.table.seats, count, counter.uses);
  for (let i = 0; i < count; i++) runMatch(setting, first + i, outcomes, i, counter);
  return outcomes;
}

function runMatch(setting: Setting, match: number, outcomes: Outcomes, index: number, counter: Counter): void {
  const { plan, game, table, bots } = setting;
  const seed = seedOf(plan, match);
  const streams = bots.map((_, seat) => randomFor(seed, `bot at seat ${seat}`));
  const context = bots.map((): BotContext => ({ memory: {}, hurry: plan.hurry, clock: STANDING_CLOCK }));
  const order = randomFor(seed, 'whose answers come first');
  const botOf = (seat: Seat) => bots[(seat + match) % bots.length] as Bot;
  const scripted = bots.flatMap((_, seat) => (game.scripts?.[botOf(seat).name] === undefined ? [] : [seat]));
  // To the others those who follow a script are like people who do not talk.
  const among = scripted.length === 0 ? game : gameIn(game, { people: scripted, said: [] });
  const choose: Choose = (view, seat) => botOf(seat).choose(among, view, seat, streams[seat] as Random, context[seat]);
  const most = game.bound(table);
  const position = game.setup(table, randomFrom(seed));
  // Without counts nobody needs the events.
  const hear: (action: () => void) => readonly AddressedEvent[] = counter.uses.things > 0 ? listen : unheard;
  let decisions = 0;
  counter.begin();
  counter.heard(hear(() => advance(game, position)));
  while (!isOver(position)) {
    for (const { seat, move } of nextAnswers(game, position, order, choose)) {
      counter.answered(position, seat, move);
      counter.heard(hear(() => answer(game, position, seat, move)));
      if (++decisions > most) throw new Error(`match ${match} of seed ${plan.seed} does not end`);
    }
  }
  const scores = game.score(position);
  counter.end(position, scores);
  setOutcome(outcomes, index, decisions, scores, (seat) => counter.sideOf(position, seat));
}

function unheard(action: () => void): readonly AddressedEvent[] {
  action();
  return [];
}
