import type { Advice } from '../bots/advise.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { aloneAt } from '../kernel/match.ts';
import { seedFrom } from '../kernel/random.ts';
import { isTimeUp, lateAnswer } from './clock.ts';
import { enter } from './enter.ts';
import type { Host, StoredEntry } from './host.ts';
import { LAST_RESORT, STAND_IN } from './levels.ts';
import { seatsAsked } from './live.ts';
import { liveOf } from './reading.ts';
import type { HostedTable } from './table.ts';
import { inTurn } from './turn.ts';

/** What a bot is asked: plain data, so that it can be sent to wherever bots think. */
export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** Whose table it is, or who wants a hint: all their questions share one person's part of the threads. */
  readonly owner: string;
  /** How many entries of the seat the log has. */
  readonly number: number;
  /** What the seat may see. */
  readonly view: unknown;
  /** Seed of a stream of chance that is the bot's own. */
  readonly seed: string;
  /** Names the seat of the match: what was thought there before is gone on from, as long as all came as expected. */
  readonly plan: string;
}

export interface Thinking {
  /** Whether somebody waits for it. */
  readonly urgent: boolean;
  /** Whether the answer is still of use; a thought that is not may be broken off with THINKING_STOPPED. */
  isWanted(): boolean;
}

/** Where bots think. Several questions may be asked at the same time. */
export interface Thinker {
  think(question: BotQuestion, thinking: Thinking): Promise<Move>;
  advise(question: BotQuestion, thinking: Thinking): Promise<Advice>;
}

/** A thought was broken off: nobody wants it any more, or the program stops. */
export const THINKING_STOPPED = new Error('the thought was broken off');

/** The level of the bot that plays the seat now, if one does: for whoever is late, the usual stand-in. */
function botAt(host: Host, table: HostedTable, seat: Seat): string | undefined {
  return ownBotAt(table, seat) ?? (isTimeUp(host, table) ? STAND_IN : undefined);
}

/** The level of the bot that plays the seat whatever the time. */
function ownBotAt({ stored, live }: HostedTable, seat: Seat): string | undefined {
  const held = stored.seats.find((each) => each.seat === seat);
  if (held === undefined) return undefined;
  const resigned = live?.match.resigned.includes(seat) ?? false;
  return held.bot ?? held.stand_in ?? (resigned ? STAND_IN : undefined);
}

/** After an entry: whoever was asked at once with others is being thought for already. */
export function letNextBotsThink(host: Host, table: HostedTable, { entry, amongOthers }: StoredEntry): void {
  if (amongOthers && 'seat' in entry) letBotThink(host, table, entry.seat);
  else letBotsThink(host, table);
}

/** Lets all bots think that are asked, at the same time. To be called in turn, or when nothing is under way at the table. */
export function letBotsThink(host: Host, table: HostedTable): void {
  if (table.live === undefined) return;
  for (const seat of seatsAsked(table.live.match)) letBotThink(host, table, seat);
}

function letBotThink(host: Host, table: HostedTable, seat: Seat): void {
  if (!isAskedBot(host, table, seat)) return;
  if (isLate(host, table, seat)) {
    answerLate(host, table, seat);
    return;
  }
  if (table.thinking.has(seat)) return;
  table.thinking.add(seat);
  thinkAndEnter(host, table, seat).then(
    (goOn) => {
      table.thinking.delete(seat);
      if (goOn) letBotThink(host, table, seat);
    },
    (err) => {
      table.thinking.delete(seat);
      if (err !== THINKING_STOPPED) host.log.error({ table: table.id, seat, err }, 'a bot could not answer');
    },
  );
}

function isAskedBot(host: Host, table: HostedTable, seat: Seat): boolean {
  const { live } = table;
  return live !== undefined && botAt(host, table, seat) !== undefined && seatsAsked(live.match).includes(seat);
}

/** False if nothing that a bot could answer was accepted. */
async function thinkAndEnter(host: Host, table: HostedTable, seat: Seat): Promise<boolean> {
  const pause = host.botPause - (host.now() - table.stored.entered);
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  const question = await inTurn(table.turn, async () => questionFor(host, table, seat));
  if (question === undefined) return true;
  let move: Move;
  try {
    move = await think(host, table, question);
  } catch (err) {
    // Somebody who was late has answered after all, and may be asked something else now.
    if (err === THINKING_STOPPED && hasGoneOn(table, question)) return true;
    throw err;
  }
  const outcome = await inTurn(table.turn, () => enterAnswer(host, table, question, move));
  if (outcome !== 'refused') return true;
  host.log.error({ table: table.id, bot: question.bot, move }, 'a bot gave an answer that is not on offer');
  const instead = await think(host, table, { ...question, bot: LAST_RESORT });
  return (await inTurn(table.turn, () => enterAnswer(host, table, question, instead))) !== 'refused';
}

/** Whether a person's time is up, and the rules have an answer for that. */
function isLate(host: Host, table: HostedTable, seat: Seat): boolean {
  return ownBotAt(table, seat) === undefined && isTimeUp(host, table) && lateAnswer(table, seat) !== undefined;
}

function answerLate(host: Host, table: HostedTable, seat: Seat): void {
  inTurn(table.turn, () => enterLate(host, table, seat)).catch((err) =>
    host.log.error({ table: table.id, seat, err }, 'whoever is late could not be answered for'),
  );
}

/** By now the seat may have answered itself, or another process for it. */
async function enterLate(host: Host, table: HostedTable, seat: Seat): Promise<void> {
  const live = await liveOf(host, table);
  const move = isLate(host, table, seat) ? lateAnswer(table, seat) : undefined;
  if (live === undefined || move === undefined) return;
  const denial = await enter(host, table, { type: 'move', seat, number: live.counts[seat] ?? 0, move }, 'bot');
  if (denial === undefined || denial.denied === 'behind') return;
  host.log.error({ table: table.id, seat, denial }, 'the answer for whoever is late was refused');
}

interface Posed extends BotQuestion {
  /** How many entries the log had. */
  readonly sequence: number;
}

/** Those who are asked at once choose before they know what the others have answered. */
function questionFor(host: Host, table: HostedTable, seat: Seat): Posed | undefined {
  const { live, game } = table;
  const bot = botAt(host, table, seat);
  if (live === undefined || bot === undefined || !isAskedBot(host, table, seat)) return undefined;
  const { match, sequence } = live;
  const number = live.counts[seat] ?? 0;
  return {
    table: table.id,
    game: game.id,
    bot,
    seat,
    owner: table.stored.row.host,
    number,
    view: game.view(aloneAt(match, seat), seat),
    seed: seedFrom(`${match.seed} bot ${seat} ${number}`),
    plan: `${table.id} ${seat} ${bot}`,
    sequence,
  };
}

function hasGoneOn({ live }: HostedTable, { seat, number }: Posed): boolean {
  return live !== undefined && live.counts[seat] !== number;
}

async function think(host: Host, table: HostedTable, { sequence: _, ...question }: Posed): Promise<Move> {
  const { seat, number } = question;
  const thinking: Thinking = {
    urgent: table.watchers.size > 0,
    isWanted: () => botAt(host, table, seat) !== undefined && (table.live?.counts[seat] ?? number) === number,
  };
  try {
    return await host.thinker.think(question, thinking);
  } catch (err) {
    if (question.bot === LAST_RESORT || err === THINKING_STOPPED) throw err;
    host.log.error({ table: table.id, bot: question.bot, err }, 'a bot failed, a simple one answers');
    return await host.thinker.think({ ...question, bot: LAST_RESORT }, thinking);
  }
}

/** The bot's answer is an entry like any other; it is late if the seat has gone on, or is not the bot's any more. */
async function enterAnswer(
  host: Host,
  table: HostedTable,
  { seat, number, sequence }: Posed,
  move: Move,
): Promise<'entered' | 'late' | 'refused'> {
  const live = await liveOf(host, table);
  if (live === undefined || botAt(host, table, seat) === undefined || live.counts[seat] !== number) return 'late';
  const hasMovedOn = live.sequence !== sequence;
  const denial = await enter(host, table, { type: 'move', seat, number, move }, 'bot');
  if (denial === undefined) return 'entered';
  return denial.denied === 'behind' || hasMovedOn ? 'late' : 'refused';
}
