import type { Decision } from '../../../bots/bot.ts';
import { botNamed } from '../../../bots/index.ts';
import type { Memory } from '../../../bots/search/memory.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { randomFor } from '../../../kernel/random.ts';
import { offersFor } from '../../../kernel/steps.ts';
import { botAt, type OpenTable, scripted } from './local-table.ts';

/** What the bot at this seat answers, from what the seat may see and nothing else: at once, or after some thought. */
export function answerOfBot(table: OpenTable, seat: Seat): Move | Decision {
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
  const bot = botNamed(botAt(table, seat) ?? '');
  const circumstances = { memory: memoryAt(table, seat) };
  return bot.consider?.(game, view, seat, stream, circumstances) ?? bot.choose(game, view, seat, stream, circumstances);
}

const memories = new WeakMap<OpenTable, Memory[]>();

function memoryAt(table: OpenTable, seat: Seat): Memory {
  const ofTable = memories.get(table) ?? [];
  memories.set(table, ofTable);
  ofTable[seat] ??= {};
  return ofTable[seat];
}
