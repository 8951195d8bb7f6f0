import { adviceFrom, HINT_BUDGET } from '../../../bots/advise.ts';
import type { Decision } from '../../../bots/bot.ts';
import { gameIn } from '../../../bots/company.ts';
import { explain } from '../../../bots/explain.ts';
import { botNamed } from '../../../bots/index.ts';
import { startThinking } from '../../../bots/search/think.ts';
import { ponderSlice } from '../../../bots/slices.ts';
import { type BotQuestion, THOUGHT_UNWANTED, type Thinker, type ThinkOptions } from '../../../host/bots/bots.ts';
import { turnMemories } from '../../../host/bots/plans.ts';
import type { Game, Move, Position } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { offersFor } from '../../../kernel/steps.ts';
import type { Script } from './stored-table.ts';

interface ThinkerWorld {
  gameNamed(id: string): Promise<Game | undefined>;
  /** The scripted answers of a guided match. */
  scriptOf(table: string): Promise<Script | undefined>;
  /** Resolves in a later task, so that messages that have arrived meanwhile are handled first. */
  nextTask(): Promise<void>;
}

/** Bots that think in the host's own thread, in slices, so that messages are handled in between. */
export function thinkInSlices({ gameNamed, scriptOf, nextTask }: ThinkerWorld): Thinker {
  const memoryOf = turnMemories();

  async function ponder(decision: Pick<Decision, 'ponder'>, { isWanted }: ThinkOptions): Promise<void> {
    for (let goOn = true; goOn; ) {
      await nextTask();
      if (!isWanted()) throw THOUGHT_UNWANTED;
      goOn = ponderSlice(decision);
    }
  }

  async function rulesFor({ game: id, company }: BotQuestion): Promise<Game> {
    const game = await gameNamed(id);
    if (game === undefined) throw new Error(`there is no game '${id}' here`);
    return gameIn(game, company);
  }

  return {
    async think(question, thinking) {
      const game = await rulesFor(question);
      const { table, bot: level, seat, seed, plan, seatEntry } = question;
      const view = question.view as Position;
      const wanted = (await scriptOf(table))?.[seat]?.[seatEntry];
      const scripted = wanted && offeredAs(game, view, question, wanted);
      if (scripted !== undefined) return scripted;
      const bot = botNamed(level);
      const random = randomFrom(seed);
      const context = { memory: memoryOf(plan) };
      const decision = bot.consider?.(game, view, seat, random, context);
      if (decision === undefined) return bot.choose(game, view, seat, random, context);
      await ponder(decision, thinking);
      return decision.settle();
    },
    async advise(question, thinking) {
      const game = await rulesFor(question);
      const { seat, seed, explains } = question;
      const view = question.view as Position;
      const random = randomFrom(seed);
      if (explains !== undefined) return explain(game, view, seat, explains, random);
      const thought = startThinking(game, view, seat, random, HINT_BUDGET);
      await ponder(thought, thinking);
      return adviceFrom(game, view, seat, random, thought.thought());
    },
  };
}

function offeredAs(game: Game, view: Position, { seat }: BotQuestion, move: Move): Move | undefined {
  const offers = new Offers();
  offersFor(game, view, seat, offers);
  return offers.find(move);
}
