import type { Bot } from '../bots/bot.ts';
import { botNamed } from '../bots/index.ts';
import { gameNamed } from '../games/index.ts';
import type { Game, OptionValue, Table } from '../kernel/game.ts';
import { seedFrom } from '../kernel/random.ts';
import { tableFor } from '../kernel/table.ts';

/** Everything that decides what happens in a simulation: plain data, so that threads can be told. */
export interface SimulationPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly matches: number;
  /** By how much those who think long think less. */
  readonly hurry: number;
}

/** The plan with its names looked up. */
export interface Setting {
  readonly plan: SimulationPlan;
  readonly game: Game;
  readonly table: Table;
  readonly bots: readonly Bot[];
}

export function settingOf(plan: SimulationPlan): Setting {
  const game = gameNamed(plan.game);
  return {
    plan,
    game,
    table: tableFor(game, plan.seats, plan.options),
    bots: plan.bots.map((name) => playerNamed(game, name)),
  };
}

/** A bot, or one of the game's own scripts. */
export function playerNamed(game: Game, name: string): Bot {
  const script = game.scripts?.[name];
  return script === undefined ? botNamed(name) : { name, choose: (_, view, seat) => script.answer(view, seat) };
}

/** After each match everybody moves one seat on, so that each bot sits everywhere equally often. */
export function botAt({ bots }: Pick<SimulationPlan, 'bots'>, match: number, seat: number): string {
  return bots[(seat + match) % bots.length] as string;
}

/** Each match has a seed of its own, whichever thread plays it. */
export function seedOf({ seed }: SimulationPlan, match: number): string {
  return seedFrom(`${seed} match ${match}`);
}
