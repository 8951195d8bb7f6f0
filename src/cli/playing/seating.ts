import type { Bot } from '../../bots/bot.ts';
import { BOTS } from '../../bots/index.ts';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import type { GameFolder } from '../../games/game-folder.ts';
import { gameNamed } from '../../games/index.ts';
import type { Seat } from '../../kernel/game.ts';
import { begin, isMatchOver } from '../../kernel/match.ts';
import { type MatchRecord, replay } from '../../kernel/record.ts';
import { InputError, tableFor } from '../../kernel/table.ts';
import type { AddressedEvent } from '../../kernel/tell.ts';
import type { Request } from '../command.ts';
import { aboutFile, readRecord } from '../files.ts';
import { botsFor, seedFlag, tableOptions, wholeNumber } from '../flags.ts';
import { text } from '../messages.ts';
import type { Terminal } from '../terminal.ts';
import { hear, type Sitting, sitDown, yourSeatIn } from './sitting.ts';

/** A new match as the command line wishes it. */
export async function seatAnew(request: Request, terminal: Terminal, folder: GameFolder): Promise<Sitting> {
  const { game } = folder;
  const table = tableFor(game, wholeNumber(request, 'seats', 1), tableOptions(request));
  const you = (wholeNumber(request, 'seat', 1, table.seats) ?? 1) - 1;
  const bots = around(you, botsFor(request, USUAL_LEVEL, table.seats - 1));
  const { match, told } = begin(game, table, seedFlag(request));
  const sitting = await sitDown(terminal, folder, match, you, bots);
  hear(sitting, told);
  return sitting;
}

/** The bots in their order, with your seat left free. */
function around(you: Seat, bots: readonly Bot[]): (Bot | undefined)[] {
  return [...bots.slice(0, you), undefined, ...bots.slice(you)];
}

const FROM_THE_FILE = ['seats', 'option', 'seed'] as const;

/** A match that was saved before, from where it was left. */
export async function seatAgain(
  request: Request,
  terminal: Terminal,
  folder: GameFolder,
  file: string,
): Promise<Sitting> {
  const { game } = folder;
  for (const option of FROM_THE_FILE) {
    if (request.value(option) !== undefined) throw new InputError(text('input.load-alone', { option }));
  }
  const record = readRecord(file);
  if (record.game !== game.id) {
    aboutFile(file, () => gameNamed(record.game));
    throw new InputError(text('input.load-other-game', { file, other: record.game }));
  }
  const heard: { told: readonly AddressedEvent[]; entry: number }[] = [];
  const match = aboutFile(file, () =>
    replay(game, record, (told, { entries }) => heard.push({ told, entry: entries.length - 1 })),
  );
  if (isMatchOver(match)) throw new InputError(text('input.load-over', { file }));
  const you = (wholeNumber(request, 'seat', 1, record.seats) ?? yourSeatIn(record) + 1) - 1;
  const sitting = await sitDown(terminal, folder, match, you, botsAgain(request, record, you));
  for (const { told, entry } of heard) hear(sitting, told, entry);
  return sitting;
}

/** The bots that sat there before, unless others are wished for. */
function botsAgain(request: Request, record: MatchRecord, you: Seat): (Bot | undefined)[] {
  const wished = around(you, botsFor(request, USUAL_LEVEL, record.seats - 1));
  if (request.value('bots') !== undefined) return wished;
  return wished.map((usual, seat) => usual && (BOTS.find(({ name }) => name === record.names?.[seat]) ?? usual));
}
