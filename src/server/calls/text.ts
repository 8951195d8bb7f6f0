import { seatsWaitingFor } from '../../host/calls.ts';
import { paceOf } from '../../host/clocks/clock.ts';
import { deadlineOf, stopped } from '../../host/clocks/deadline.ts';
import { withLock } from '../../host/lock.ts';
import { liveOf } from '../../host/match/reading.ts';
import { isSeatIn } from '../../host/seat-bits.ts';
import type { StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { infoFor } from '../../host/watchers/info.ts';
import { recentLines } from '../../host/watchers/show.ts';
import type { Seat } from '../../kernel/game.ts';
import { speak } from '../../kernel/messages.ts';
import { mayPlanAhead } from '../../protocol/ahead.ts';
import type { CallPreferences } from '../../protocol/calls.ts';
import type { LogLine } from '../../protocol/server.ts';
import type { Server } from '../server.ts';
import type { StoredCall } from '../store/calls/schema.ts';
import { tablesWaitingFor } from '../store/calls/waiting-tables.ts';
import { plansOf } from '../store/match/ahead.ts';
import { roundOf } from '../store/tournaments/rounds.ts';
import { gameWords, sayCall } from './words.ts';

/** A call whose reason still holds, with its table as it is now. */
export interface TrueCall {
  readonly call: StoredCall;
  readonly table: StoredTable;
}

interface CallItem {
  readonly title: string;
  readonly body: string;
  /** The page that it leads to. */
  readonly path: string;
}

/** What is sent: one item for each table, and all of them in one. */
export interface CallText extends CallItem {
  readonly language: CallPreferences['language'];
  /** A newer message with the same tag takes the place of the older. */
  readonly tag: string;
  readonly items: readonly CallItem[];
  /** How many turns of the person wait. */
  readonly waiting: number;
}

/** The most urgent first; within a kind, the earliest deadline first. */
const ORDER = ['clock-low', 'turn', 'resume', 'found', 'invitation', 'chat', 'end'] as const;

/** The text of the calls for the person: only what any spectator of these tables may know. */
export async function textFor(
  server: Server,
  calls: readonly TrueCall[],
  { language }: Pick<CallPreferences, 'language'>,
  person: string,
): Promise<CallText> {
  const sorted = [...calls].sort(
    (one, other) =>
      ORDER.indexOf(one.call.kind) - ORDER.indexOf(other.call.kind) ||
      compare(deadlineAt(one), deadlineAt(other)) ||
      one.call.made - other.call.made,
  );
  // One item for each table, for the most urgent call there.
  const first = new Map<string, TrueCall>();
  for (const each of sorted) if (!first.has(each.table.row.id)) first.set(each.table.row.id, each);
  const items: CallItem[] = [];
  for (const each of first.values()) items.push(await itemFor(server, each, language));
  const waiting = (await tablesWaitingFor(server.db, person)).length;
  const [only] = items;
  if (only !== undefined && items.length === 1) {
    return { ...only, language, items, waiting, tag: calls[0]?.table.row.id ?? '' };
  }
  return {
    language,
    title: sayCall(language, 'many.title', { count: items.length }),
    body: items.map(({ title }) => title).join('\n'),
    path: '/',
    tag: 'tables',
    items,
    waiting,
  };
}

/** When the person's time will be up there, if they are asked and have a clock that runs. */
function deadlineAt({ call, table: { row, seats, asked, clocks } }: TrueCall): number {
  const pace = paceOf(row);
  if (pace === undefined || clocks === undefined) return Number.POSITIVE_INFINITY;
  const waiting = seatsWaitingFor(seats, asked, call.person);
  return Math.min(...waiting.map((seat) => deadlineOf(pace, clocks.state, seat) ?? Number.POSITIVE_INFINITY));
}

/** Works for infinite values, too. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

async function itemFor(
  server: Server,
  { call, table }: TrueCall,
  language: CallPreferences['language'],
): Promise<CallItem> {
  const game = titleOf(server, table);
  const path = `/table/${table.row.id}`;
  const round = call.kind === 'found' ? await roundOf(server.db, table.row.id) : undefined;
  if (round !== undefined) {
    const names = othersAt(table, call.person);
    const { name: tournament, round: number, number: place } = round;
    return {
      title: sayCall(language, 'round.title', { tournament }),
      body: sayCall(language, 'round.body', { round: number, table: place, names }),
      path,
    };
  }
  return {
    title: sayCall(language, `${call.kind}.title`, { game }),
    body: await bodyFor(server, call, table, language),
    path,
  };
}

function titleOf({ settings }: Server, { row }: StoredTable): string {
  return settings.games.find(({ id }) => id === row.game)?.title ?? row.game;
}

async function bodyFor(
  server: Server,
  call: StoredCall,
  table: StoredTable,
  language: CallPreferences['language'],
): Promise<string> {
  switch (call.kind) {
    case 'turn': {
      const since = await sinceLastTurn(server, call, table, language);
      const why = (await hasDroppedPlan(server, call, table)) ? [sayCall(language, 'turn.plan-dropped')] : [];
      const again = call.again === null ? [] : [sayCall(language, 'turn.again')];
      return [...why, ...again, since].join(' ');
    }
    case 'clock-low':
      return `${timeLeft(server.now(), call, table, language)} ${await sinceLastTurn(server, call, table, language)}`;
    case 'invitation': {
      const host = infoFor(table, undefined, call.person).seats.find(({ host }) => host);
      return sayCall(language, 'invitation.body', { name: host?.name ?? '' });
    }
    case 'end':
      return howItEnded(call, table, language);
    case 'chat':
      return sayCall(language, 'chat.body');
    case 'resume':
      return sayCall(language, 'resume.body');
    case 'found':
      return sayCall(language, 'found.body', { names: othersAt(table, call.person) });
  }
}

/** Whether moves that were planned for this turn were not made; the reason waits at the table, where nobody else reads it. */
async function hasDroppedPlan({ db }: Server, { person }: StoredCall, { row, asked }: StoredTable): Promise<boolean> {
  if (!mayPlanAhead(paceOf(row))) return false;
  const plans = await plansOf(db, row.id, person);
  return plans.some(({ seat, dropped }) => dropped !== undefined && isSeatIn(asked, seat));
}

/** Those who sit there with the person, by name. */
function othersAt(table: StoredTable, person: string): string {
  const { seats } = infoFor(table, undefined, person);
  return seats
    .filter((seat) => seat.person !== person)
    .map(({ name }) => name)
    .join(', ');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The person's remaining time in whole units, by the clock with the least. */
function timeLeft(
  now: number,
  { person }: StoredCall,
  { row, seats, asked, clocks }: StoredTable,
  language: CallPreferences['language'],
): string {
  const pace = paceOf(row);
  const own = seatsWaitingFor(seats, asked, person).flatMap((seat) => clocks?.state.seats[seat] ?? []);
  const left = Math.min(...own.map((clock) => stopped(clock, now, pace).left));
  if (left >= 2 * DAY) return sayCall(language, 'left.days', { count: Math.floor(left / DAY) });
  if (left >= HOUR) return sayCall(language, 'left.hours', { count: Math.floor(left / HOUR) });
  if (left >= MINUTE) return sayCall(language, 'left.minutes', { count: Math.floor(left / MINUTE) });
  return sayCall(language, 'left.moment');
}

function howItEnded({ person }: StoredCall, table: StoredTable, language: CallPreferences['language']): string {
  const places: readonly number[] = table.row.places === null ? [] : JSON.parse(table.row.places);
  const own = seatsHeldBy(table, person).map((seat) => places[seat] ?? 0);
  const [place, ...others] = own;
  if (place === undefined || place === 0 || others.length > 0) return sayCall(language, 'end.body');
  return place === 1 ? sayCall(language, 'end.won') : sayCall(language, 'end.place', { place, seats: table.row.seats });
}

/** How many sentences fit a notification. */
const SENTENCES = 2;

/** What others did since the person's last turn, in the game's own words. */
async function sinceLastTurn(
  server: Server,
  { person }: StoredCall,
  table: StoredTable,
  language: CallPreferences['language'],
): Promise<string> {
  const plain = () => sayCall(language, 'turn.plain');
  try {
    const room = await server.rooms.enter(table.row.id);
    if (room === undefined) return plain();
    const lines = await withLock(room.lock, async () => {
      const live = await liveOf(server, room);
      // The spectators' view, since a notification may be read by others.
      return live === undefined ? [] : recentLines(live, ['spectator'], 'spectator');
    });
    const own = seatsHeldBy(table, person);
    const news = newsSince(lines, own);
    if (news.length === 0) return lines.some(({ moment }) => moment > 0) ? plain() : sayCall(language, 'turn.first');
    const words = await gameWords(room.game, language);
    const names = infoFor(table, undefined, person).seats.map(({ name }) => name);
    const isOwn = (seat: Seat) => own.includes(seat);
    const name = (seat: Seat) => (isOwn(seat) ? sayCall(language, 'you') : (names[seat] ?? String(seat + 1)));
    const sentences = news.flatMap(({ event }) =>
      words[event.say] === undefined
        ? []
        : [speak(words, event.say, event, { name, own: isOwn, language, exact: true })],
    );
    return sentences.slice(-SENTENCES).join(' ') || plain();
  } catch (err) {
    // The call is sent even if the match cannot be read here.
    server.log.warn({ table: table.row.id, err }, 'what has happened could not be told in a call');
    return plain();
  }
}

/** The lines about others after the last one about the person's own seats. */
function newsSince(lines: readonly LogLine[], own: readonly Seat[]): readonly LogLine[] {
  const last = lines.findLastIndex(({ event }) => event.seat !== undefined && own.includes(event.seat));
  return lines.slice(last + 1).filter(({ event, moment }) => moment > 0 && event.seat !== undefined);
}
