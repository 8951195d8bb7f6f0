import type { Advice } from '../../bots/advise.ts';
import type { Explained } from '../../bots/explain.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { aloneAt, canUndo } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/random.ts';
import type { Company } from '../../kernel/talk.ts';
import { NewerRules } from '../../kernel/upgrade.ts';
import { isCalledOff } from '../called-off.ts';
import { isTimeUp, lateAnswer } from '../clocks/clock.ts';
import type { Host, StoredEntry } from '../host.ts';
import { withLock } from '../lock.ts';
import { enter } from '../match/enter.ts';
import { seatsAsked } from '../match/live.ts';
import { liveOf } from '../match/reading.ts';
import type { HostedTable } from '../table.ts';
import { arePeopleAsked, companyAt, isNoticed } from './company.ts';
import { LAST_RESORT } from './levels.ts';
import { botAt, ownBotAt } from './who-plays.ts';

/** A question for a bot. Plain data, so that it can be posted to another thread. */
export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** The host of the table, or the person who wants a hint. All questions of one owner share one share of the threads. */
  readonly owner: string;
  /** How many entries of the seat are in the log. */
  readonly seatEntry: number;
  /** What the seat may see. */
  readonly view: unknown;
  /** The proposals and people that it takes into account, where bots talk. */
  readonly company?: Company;
  /** Seed of the bot's own random stream. */
  readonly seed: string;
  /** An answer of another seat, which is to be explained instead of giving a hint. */
  readonly explains?: Explained;
  /** Key of the bot's memory for this seat and match. Earlier search is reused as long as the match went as expected. */
  readonly plan: string;
}

export interface ThinkOptions {
  /** Whether somebody is waiting for the answer. */
  readonly urgent: boolean;
  /** Whether the answer is still of use. If not, thinking is aborted with THOUGHT_UNWANTED. */
  isWanted(): boolean;
}

/** Where bots think. Several questions may be asked at the same time. */
export interface Thinker {
  think(question: BotQuestion, thinking: ThinkOptions): Promise<Move>;
  advise(question: BotQuestion, thinking: ThinkOptions): Promise<Advice>;
}

/** In milliseconds: the delay before a bot that failed is asked again. */
const RETRY = 5_000;
/** After so many failures the match is left alone until somebody opens it. */
const MOST_RETRIES = 12;

/** Rejects a question because the process is stopping. */
export const THINKING_STOPPED = new Error('bots think no more');

/** Rejects a question because nobody wants the answer any more. */
export const THOUGHT_UNWANTED = new Error('nobody wants the thought any more');

/** After an entry. If several seats are asked at once, the bots of the other seats are thinking already. */
export function startNextBots(host: Host, table: HostedTable, stored: StoredEntry): void {
  const { entry, amongOthers } = stored;
  const isLookedAt = amongOthers && isNoticed(table, stored);
  if (isLookedAt) table.heard++;
  if (amongOthers && !isLookedAt && 'seat' in entry) startBot(host, table, entry.seat);
  else startBots(host, table);
}

/** Starts all bots that are asked, in parallel. The caller holds the table's lock, or nothing is in progress at the table. */
export function startBots(host: Host, table: HostedTable): void {
  if (table.live === undefined) return;
  for (const seat of seatsAsked(table.live.match)) startBot(host, table, seat);
}

function startBot(host: Host, table: HostedTable, seat: Seat): void {
  if (!isAskedBot(table, seat)) return;
  if (isLate(table, seat)) {
    answerLate(host, table, seat);
    return;
  }
  if (table.thinking.has(seat)) return;
  table.thinking.add(seat);
  thinkAndEnter(host, table, seat).then(
    (goOn) => {
      table.thinking.delete(seat);
      if (goOn) startBot(host, table, seat);
    },
    (err) => {
      table.thinking.delete(seat);
      if (err === THINKING_STOPPED) return;
      // The seat's owner has answered after all, or somebody has undone a move. The seat may be asked something else by now.
      if (err === THOUGHT_UNWANTED) return startBot(host, table, seat);
      // A process with newer rules has gone on with the match, and lets its bots think.
      if (err instanceof NewerRules) return;
      noteBotTrouble(host, table, seat, err);
      askAgain(host, table, seat, MOST_RETRIES);
    },
  );
}

/** The store may have been unavailable for a while. As long as the bot is asked, it has to answer. */
function askAgain(host: Host, table: HostedTable, seat: Seat, attempts: number): void {
  if (attempts === 0) return;
  const ask = async () => {
    await liveOf(host, table);
    startBot(host, table, seat);
  };
  host.after(RETRY, () => {
    withLock(table.lock, ask).catch((err) => {
      if (err instanceof NewerRules) return;
      noteBotTrouble(host, table, seat, err);
      askAgain(host, table, seat, attempts - 1);
    });
  });
}

function noteBotTrouble({ log }: Host, { id }: HostedTable, seat: Seat, err: unknown): void {
  log.error({ table: id, seat, err }, 'a bot could not answer');
}

function isAskedBot(table: HostedTable, seat: Seat): boolean {
  const { live, stored } = table;
  if (isCalledOff(stored)) return false;
  return live !== undefined && botAt(table, seat) !== undefined && seatsAsked(live.match).includes(seat);
}

/** False if no answer of a bot was accepted, or it waits for people. */
async function thinkAndEnter(host: Host, table: HostedTable, seat: Seat): Promise<boolean> {
  // Clocks of processes may differ, but the entry cannot be from the future.
  const pause = Math.min(host.botPause, host.botPause - (host.now() - table.stored.entered));
  if (pause > 0) await new Promise<void>((resolve) => host.after(pause, resolve));
  const question = await withLock(table.lock, () => nextQuestion(host, table, seat));
  if (question === 'waits') return false;
  if (question === undefined) return true;
  const move = question.last ?? (await think(host, table, question));
  const outcome = await withLock(table.lock, () => enterAnswer(host, table, question, move));
  if (outcome === 'waits') return false;
  if (outcome !== 'refused') return true;
  host.log.error({ table: table.id, bot: question.bot, move }, 'a bot gave an answer that is not on offer');
  const instead = await think(host, table, { ...question, bot: LAST_RESORT });
  return (await withLock(table.lock, () => enterAnswer(host, table, question, instead))) !== 'refused';
}

/** Whether a person's time is up, and the rules have an answer for that. */
function isLate(table: HostedTable, seat: Seat): boolean {
  return ownBotAt(table, seat) === undefined && isTimeUp(table) && lateAnswer(table, seat) !== undefined;
}

function answerLate(host: Host, table: HostedTable, seat: Seat): void {
  withLock(table.lock, () => enterLate(host, table, seat)).catch((err) => {
    if (err instanceof NewerRules) return;
    host.log.error({ table: table.id, seat, err }, 'a seat whose time is up could not be answered for');
  });
}

/** By now the seat may have answered, or another process for it. */
async function enterLate(host: Host, table: HostedTable, seat: Seat): Promise<void> {
  const live = await liveOf(host, table);
  const move = isLate(table, seat) ? lateAnswer(table, seat) : undefined;
  if (live === undefined || move === undefined) return;
  table.late.add(seat);
  const denial = await enter(host, table, { type: 'move', seat, seatEntry: live.counts[seat] ?? 0, move }, 'bot');
  if (denial === undefined || denial.denied === 'behind') return;
  host.log.error({ table: table.id, seat, denial }, 'the answer for a seat whose time is up was refused');
}

interface PendingQuestion extends BotQuestion {
  /** The length of the log when the question was asked, and `heard` of the table. */
  readonly sequence: number;
  readonly heard: number;
  /** An answer that is ready but waits for people. */
  readonly last?: Move;
}

/** How often a bot makes its plan anew in one turn. After that it ignores proposals until the next turn. */
const MOST_RENEWED = 8;

/** What the bot at the seat is to answer next; undefined if it is not asked now. */
async function nextQuestion(
  host: Host,
  table: HostedTable,
  seat: Seat,
): Promise<PendingQuestion | 'waits' | undefined> {
  const company = isAskedBot(table, seat) ? await companyAt(host, table) : undefined;
  const { live, game } = table;
  if (live === undefined || company === undefined || game.talk === undefined) return questionFor(table, seat);
  const turn = game.turn(live.match.position);
  const known = game.talk.known(game.view(live.match.position, seat), seat, company);
  const before = table.plans.get(seat);
  const isOfTurn = before?.turn === turn;
  if (isOfTurn && before.known !== known && before.renewed < MOST_RENEWED) {
    table.plans.set(seat, { turn, known, renewed: before.renewed + 1 });
    await dropPlan(host, table, seat);
    return questionFor(table, seat, company);
  }
  if (!isOfTurn) table.plans.set(seat, { turn, known, renewed: 0 });
  const question = questionFor(table, seat, company);
  const last = isOfTurn && before.last?.seatEntry === question?.seatEntry ? before.last?.move : undefined;
  if (last === undefined || question === undefined) return question;
  return arePeopleAsked(table) ? 'waits' : { ...question, last };
}

/** Takes back what the bot has planned in this turn. */
async function dropPlan(host: Host, table: HostedTable, seat: Seat): Promise<void> {
  for (let denied = false; !denied; ) {
    const live = await liveOf(host, table);
    if (live === undefined || !canUndo(live.match, seat)) return;
    denied = (await enter(host, table, { type: 'undo', seat, seatEntry: live.counts[seat] ?? 0 }, 'bot')) !== undefined;
  }
}

/** Seats that are asked at once choose without knowing the answers of the others, unless these are shown to them. */
function questionFor(table: HostedTable, seat: Seat, company?: Company): PendingQuestion | undefined {
  const { live, game, heard } = table;
  const bot = botAt(table, seat);
  if (live === undefined || bot === undefined || !isAskedBot(table, seat)) return undefined;
  const { match, sequence } = live;
  const seatEntry = live.counts[seat] ?? 0;
  const renewed = company === undefined ? 0 : (table.plans.get(seat)?.renewed ?? 0);
  return {
    table: table.id,
    game: game.id,
    bot,
    seat,
    owner: table.stored.row.host,
    seatEntry,
    view: game.view(company === undefined ? aloneAt(match, seat) : match.position, seat),
    ...(company && { company }),
    seed: seedFrom(`${match.seed} bot ${seat} ${seatEntry}`),
    // A different key: the memory of an outdated plan is not reused.
    plan: `${table.id} ${seat} ${bot} ${renewed}`,
    sequence,
    heard,
  };
}

async function think(host: Host, table: HostedTable, pending: PendingQuestion): Promise<Move> {
  const { sequence: _, heard: __, last: ___, ...question } = pending;
  const { seat, seatEntry } = question;
  const thinking: ThinkOptions = {
    urgent: table.watchers.size > 0,
    isWanted: () => isWanted(table, seat, seatEntry),
  };
  try {
    return await host.thinker.think(question, thinking);
  } catch (err) {
    if (question.bot === LAST_RESORT || err === THINKING_STOPPED || err === THOUGHT_UNWANTED) throw err;
    host.log.error({ table: table.id, bot: question.bot, err }, 'a bot failed, a simple one answers');
    return await host.thinker.think({ ...question, bot: LAST_RESORT }, thinking);
  }
}

/** Whether the seat still waits for that answer. Assumed to be so while the match is being read again. */
function isWanted(table: HostedTable, seat: Seat, seatEntry: number): boolean {
  const { live } = table;
  return live === undefined || (live.counts[seat] === seatEntry && isAskedBot(table, seat));
}

/** Enters the bot's answer. It is late if the seat has made an entry meanwhile, or is not played by a bot any more. */
async function enterAnswer(
  host: Host,
  table: HostedTable,
  { seat, seatEntry, sequence, company, heard }: PendingQuestion,
  move: Move,
): Promise<'entered' | 'late' | 'refused' | 'waits'> {
  const live = await liveOf(host, table);
  if (live === undefined || botAt(table, seat) === undefined || live.counts[seat] !== seatEntry) return 'late';
  if (company !== undefined && heard !== table.heard) return 'late';
  const plan = table.plans.get(seat);
  if (company !== undefined && plan !== undefined && table.game.talk?.isFinal(move) && arePeopleAsked(table)) {
    table.plans.set(seat, { ...plan, last: { seatEntry, move } });
    return 'waits';
  }
  const hasMovedOn = live.sequence !== sequence;
  const denial = await enter(host, table, { type: 'move', seat, seatEntry, move }, 'bot');
  if (denial === undefined) return 'entered';
  return denial.denied === 'behind' || hasMovedOn ? 'late' : 'refused';
}
