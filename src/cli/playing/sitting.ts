import { setImmediate } from 'node:timers/promises';
import type { Bot } from '../../bots/bot.ts';
import type { Memory } from '../../bots/search/memory.ts';
import { chooseInSlices } from '../../bots/slices.ts';
import type { GameFolder } from '../../games/game-folder.ts';
import type { Seat } from '../../kernel/game.ts';
import { aloneAt, type Match, play } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { randomFor } from '../../kernel/random.ts';
import { type MatchRecord, recordWithLog } from '../../kernel/record.ts';
import { offersFor } from '../../kernel/steps.ts';
import { type AddressedEvent, eventsFor } from '../../kernel/tell.ts';
import { text } from '../messages.ts';
import { openRuleBook, type RuleBook } from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';
import { voiceOf } from '../voice.ts';
import type { Cast } from './scenery.ts';

/** Somebody at the terminal, the bots around, and the match between them. */
export interface Sitting extends Cast {
  readonly match: Match;
  readonly you: Seat;
  /** A bot for every seat but yours. */
  readonly bots: readonly (Bot | undefined)[];
  /** What each bot keeps in mind for the rest of its turn. */
  readonly memories: readonly Memory[];
  readonly book: RuleBook;
  /** What you have heard, and with which move. */
  log: { readonly entry: number; readonly line: string }[];
}

export async function sitDown(
  terminal: Terminal,
  folder: GameFolder,
  match: Match,
  you: Seat,
  bots: readonly (Bot | undefined)[],
): Promise<Sitting> {
  const { game } = match;
  const [{ picture }, rules] = await Promise.all([folder.terminal(), folder.rules()]);
  return {
    terminal,
    match,
    you,
    bots,
    memories: bots.map(() => ({})),
    players: bots.map((bot) => bot && text('play.bot', { bot: bot.name })),
    voice: voiceOf(game, terminal.colours, you),
    picture,
    book: openRuleBook(rules.default),
    log: [],
  };
}

/** Writes down what you hear of it, and gives it in sentences. */
export function hear(
  sitting: Sitting,
  told: readonly AddressedEvent[],
  entry = sitting.match.entries.length - 1,
): string[] {
  const lines = eventsFor(told, sitting.you).map((event) => sitting.voice.say(event));
  sitting.log.push(...lines.map((line) => ({ entry, line })));
  return lines;
}

export function yourOffers({ match, you }: Sitting): Offers {
  const offers = new Offers(true);
  offersFor(match.game, match.position, you, offers);
  return offers;
}

/** Lets a bot answer, and gives what you hear of it. Others may answer at once with it while it thinks. */
export async function letBotAnswer(sitting: Sitting, bot: Bot, seat: Seat): Promise<string[]> {
  const { match, memories } = sitting;
  const { game, seed } = match;
  const stream = randomFor(seed, `${bot.name} at seat ${seat} after ${entriesFor(match, seat)}`);
  const view = game.view(aloneAt(match, seat), seat);
  const context = { memory: memories[seat] ?? {} };
  const move = await chooseInSlices(bot, game, view, seat, stream, context, setImmediate);
  const played = play(match, seat, move);
  if ('refused' in played) throw new Error(`${bot.name} chose what is not on offer: ${JSON.stringify(move)}`);
  return hear(sitting, played.told);
}

/** How far the match is for this seat, so that its chance is the same in a loaded match and whoever answers first. */
function entriesFor({ entries, together }: Match, seat: Seat): number {
  if (together === undefined) return entries.length;
  return together.from + entries.slice(together.from).filter((entry) => entry.seat === seat).length;
}

const YOU = 'you';

export function recordSoFar({ match, bots }: Sitting): MatchRecord {
  return recordWithLog(
    match,
    bots.map((bot) => bot?.name ?? YOU),
  );
}

/** Which seat was somebody's own when the match was saved. */
export function yourSeatIn({ names = [] }: MatchRecord): Seat {
  return Math.max(0, names.indexOf(YOU));
}
