import { adviceFrom, HINT_BUDGET } from '../../../bots/advise.ts';
import type { Decision } from '../../../bots/bot.ts';
import { startThinking } from '../../../bots/search/think.ts';
import type { Seat } from '../../../kernel/game.ts';
import { isMatchOver } from '../../../kernel/match.ts';
import { randomFor } from '../../../kernel/random.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { type Hint, hintFrom } from '../../../protocol/hint.ts';
import type { OpenTable } from './local-table.ts';

/** Everybody here sits at one screen or is a bot, so that hints are for whoever is asked. */
export function whyNoHint({ stored, match, game }: OpenTable, seat: Seat, sequence: number): Refusal | undefined {
  if (sequence !== stored.sequence) return refuse(game.rules.turn, 'refused.behind').refused;
  const asked = !isMatchOver(match) && frameFor(match.position, seat) !== undefined;
  return asked ? undefined : refuse(game.rules.turn, 'refused.not-your-turn').refused;
}

interface HintInTheMaking extends Pick<Decision, 'ponder'> {
  settle(): Hint;
}

/** What a bot would do in the seat's place, from what the seat may see and nothing else. */
export function startHint({ game, match, stored }: OpenTable, seat: Seat): HintInTheMaking {
  const view = game.view(match.position, seat);
  const stream = randomFor(stored.id, `hint for seat ${seat}, entry ${match.entries.length}`);
  const thinking = startThinking(game, view, seat, stream, HINT_BUDGET);
  return {
    ponder: thinking.ponder,
    settle: () => hintFrom(adviceFrom(game, view, seat, stream, thinking.thought())),
  };
}
