import { botNamed } from '../../../bots/index.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { randomFor } from '../../../kernel/random.ts';
import { offersFor } from '../../../kernel/steps.ts';
import { botAt, type OpenTable, scripted } from './local-table.ts';

/** What the bot at this seat answers, from what the seat may see and nothing else. */
export function answerOfBot(table: OpenTable, seat: Seat): Move {
  const { game, match } = table;
  const view = game.view(match.position, seat);
  const wanted = scripted(table, seat);
  if (wanted !== undefined) {
    const offers = new Offers();
    offersFor(game, view, seat, offers);
    const offered = offers.find(wanted);
    if (offered !== undefined) return offered;
  }
  const stream = randomFor(table.stored.seed, `bot at seat ${seat}, entry ${match.entries.length}`);
  return botNamed(botAt(table, seat) ?? '').choose(game, view, seat, stream);
}
