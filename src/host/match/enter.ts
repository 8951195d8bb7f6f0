import type { Move, Period, Seat } from '../../kernel/game.ts';
import { isMatchOver } from '../../kernel/match.ts';
import { sameMove } from '../../kernel/offers.ts';
import { type Refused, refuse } from '../../kernel/refusal.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import { writeTold } from '../../protocol/lines.ts';
import type { Pace } from '../../protocol/pace.ts';
import { STAND_IN } from '../bots/levels.ts';
import { isCalledOff } from '../called-off.ts';
import { callsAfter } from '../calls.ts';
import { currentClocks, isTimeUp, nextClocks, periodOf, seatsOfPeople, situationAt } from '../clocks/clock.ts';
import type { ClockState } from '../clocks/clock-state.ts';
import { advance, NO_CLOCKS } from '../clocks/clockwork.ts';
import { type Denial, deny, denyByRule, type HostWord, isDenial } from '../denial.ts';
import type { Host } from '../host.ts';
import { isInNewHands } from '../seats/offered.ts';
import { toldOfLate, toldOfStandIn } from '../seats/stand-ins.ts';
import { send } from '../send.ts';
import type { Append, Outcome, StoredClocks } from '../store.ts';
import { type HostedTable, type Listener, lastSentTo } from '../table.ts';
import { catchUp, followOthers, reloadTruncated } from './catch-up.ts';
import {
  type Answered,
  fullUpdates,
  isSentChange,
  type NewEntry,
  type PendingUpdate,
  prepareUpdates,
  sendUpdates,
} from './change.ts';
import { entryOf } from './entry.ts';
import {
  type Applied,
  askedBits,
  doMove,
  doResign,
  doUndo,
  forgetBeforeSnapshot,
  isHidden,
  isSnapshotDue,
  isUndoLimitReached,
  type LiveMatch,
  markStored,
  onlookerBits,
  openSecret,
  placesOf,
  publicAskedBits,
  snapshotOf,
} from './live.ts';
import { liveOf } from './reading.ts';

/** What a seat wants to add to the log, as its entry number `seatEntry`. */
export type Intent = { readonly seat: Seat; readonly seatEntry: number } & (
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'undo' }
  /** Late if the seat's time is up. */
  | { readonly type: 'resign'; readonly late?: true }
);

export interface Entered {
  /** The revision in which the watchers with a key will see the entry. */
  revisionFor(key: string): number;
  /** Lets the change that is sent to the listener answer that request; false if it will be sent none. */
  answeredWith(listener: Listener, request: number): boolean;
}

/** A process that loses the race for the next place in the log retries so often. */
const MOST_ATTEMPTS = 100;

/**
 * Checks the intent by the rules, stores it, and only then sends the updates. Entries of other seats in between do not matter,
 * and an entry that the log has already is accepted again. The caller holds the table's lock; `onStored` is called before any update is
 * sent.
 */
export async function enter(
  host: Host,
  table: HostedTable,
  intent: Intent,
  by: 'person' | 'bot',
  onStored: (entered: Entered) => void = () => {},
): Promise<Denial | undefined> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const live = await liveWith(host, table, intent);
    if (isDenial(live)) return live;
    if (intent.seatEntry !== live.counts[intent.seat]) {
      if (!(await isStored(host, table.id, intent))) return deny('behind', 'refused.behind');
      onStored({ revisionFor: (key) => lastSentTo(table, key).revision, answeredWith: () => false });
      return undefined;
    }
    if (by === 'person' && live.match.resigned.includes(intent.seat) && !isInNewHands(table.stored, intent.seat)) {
      return deny('not-allowed', 'refused.seat-resigned');
    }
    if (by === 'person' && intent.type === 'undo' && isTimeUp(table)) {
      return deny('not-allowed', 'refused.time-up');
    }
    const { sequence } = live;
    const outcome = await tryToEnter(host, table, live, intent, by, onStored);
    if (outcome === 'taken') await followOthers(host, table, sequence);
    else if (outcome === 'gap') await reloadTruncated(host, table);
    else if (outcome === undefined || !(await hasMovedOn(host, table, sequence))) return outcome;
  }
  throw new Error(`no place in the log of ${table.id} could be had in ${MOST_ATTEMPTS} attempts`);
}

/** The match, with all entries of the seat that the sender of the intent has seen. */
async function liveWith(host: Host, table: HostedTable, { seat, seatEntry }: Intent): Promise<LiveMatch | Denial> {
  if (isCalledOff(table.stored)) return deny('match-over', 'refused.called-off');
  // Another process may have told the client of an entry that this one has not read yet.
  if (table.needsCheck || seatEntry > (table.live?.counts[seat] ?? seatEntry)) await catchUp(host, table);
  return (await liveOf(host, table)) ?? deny('not-running', 'refused.not-running');
}

/** Whether another process has added an entry since then. If so, the intent is checked again. */
async function hasMovedOn(host: Host, table: HostedTable, sequence: number): Promise<boolean> {
  await catchUp(host, table);
  return table.live?.sequence !== sequence;
}

/** Whether the log has this very entry already. Then the client has sent it twice. */
async function isStored({ store }: Host, table: string, intent: Intent): Promise<boolean> {
  const row = await store.entryOf(table, intent.seat, intent.seatEntry);
  const entry = row && entryOf(row);
  if (entry === undefined || 'rules' in entry) return false;
  if ('undo' in entry) return intent.type === 'undo';
  if ('resign' in entry) return intent.type === 'resign';
  return intent.type === 'move' && sameMove(entry.move, intent.move);
}

async function tryToEnter(
  host: Host,
  table: HostedTable,
  live: LiveMatch,
  intent: Intent,
  by: 'person' | 'bot',
  onStored: (entered: Entered) => void,
): Promise<Denial | 'taken' | 'gap' | undefined> {
  const { collection } = live;
  const before = {
    secret: openSecret(live),
    period: periodOf(live.match),
    onlookers: onlookerBits(live, intent.seat),
    asked: askedBits(live.match),
    turn: hasPace(table) ? turnOf(live) : '',
  };
  const done = orForget(table, () => doIntent(live, intent, by));
  if ('refused' in done) return denyByRule(done.refused);
  const told = toldOfLate(table, by === 'bot' ? toldOfStandIn(table, intent.seat, done.told) : done.told);
  if (periodOf(live.match)?.period !== before.period?.period) table.late.clear();
  const { append, news, hidden } = orForget(table, () =>
    appendFor(host, table, live, intent, { ...done, told }, before),
  );
  // Prepared while the disk is busy, but sent only after the entry is stored.
  const updates = write(host, table, live, news);
  const outcome = await store(host, table, append);
  if (outcome !== 'stored') return outcome;
  markStored(live, done.entry, news.told.text, append.log.at);
  if (append.snapshot?.settled === 1) forgetBeforeSnapshot(live);
  const answered: Answered = new Map();
  onStored({
    answeredWith(listener, request) {
      const update = updates.find((each) => each.change !== undefined && isSentChange(each, listener));
      if (update !== undefined) answered.set(listener, { request, table: table.id, revision: update.revision });
      return update !== undefined;
    },
    revisionFor: (key) => updates.find((update) => update.key === key)?.revision ?? lastSentTo(table, key).revision,
  });
  const pauses = changesPauses(table.stored.clocks?.state, append.clocks?.state);
  updateStored(table, append);
  currentClocks(host, table);
  show(host, table, live, updates, answered);
  const amongOthers = collection !== undefined && collection === live.collection;
  for (const listener of host.afterEntry) {
    listener(host, table, { entry: done.entry, by, ends: append.end !== undefined, amongOthers, hidden, pauses });
  }
  return undefined;
}

function doIntent(live: LiveMatch, intent: Intent, by: 'person' | 'bot'): Applied | Refused {
  switch (intent.type) {
    case 'move':
      return doMove(live, intent.seat, intent.move);
    case 'undo':
      return by === 'person' && isUndoLimitReached(live, intent.seat)
        ? refuse<HostWord>('', 'refused.undone-enough')
        : doUndo(live, intent.seat);
    case 'resign':
      return doResign(live, intent.seat);
  }
}

/** The state before the intent was applied. */
interface Before {
  readonly secret: ReturnType<typeof openSecret>;
  readonly period: Period | undefined;
  readonly onlookers: number;
  readonly asked: number;
  readonly turn: string;
}

/** Rows kept by browsers may lack the field. */
function hasPace({ stored }: HostedTable): boolean {
  return (stored.row.pace ?? null) !== null;
}

function turnOf({ match }: LiveMatch): string {
  return String(match.game.turn(match.position));
}

/** The rows to store together, and what the entry reveals. */
function appendFor(
  host: Host,
  hosted: HostedTable,
  live: LiveMatch,
  intent: Intent,
  { entry, told: happened }: Applied,
  before: Before,
): { append: Append; news: NewEntry; hidden: boolean } {
  const { stored } = hosted;
  const { type, seat, seatEntry } = intent;
  const { match, sequence, table } = live;
  const at = host.now();
  const hidden = isHidden(live, entry, sequence);
  const asked = askedBits(match);
  const publicAsked = openSecret(live) === undefined ? asked : publicAskedBits(match);
  const { clocks, pace, notes } = clocksAfter(host, hosted, live, intent, before, { asked, publicAsked, hidden });
  const told = notes.length === 0 ? happened : [...notes.map((event) => ({ event, to: 'all' as const })), ...happened];
  const text = writeTold(told);
  const over = isMatchOver(match);
  const changesPublicAsked = publicAsked !== stored.publicAsked;
  const calls = callsAfter({
    table,
    seats: stored.seats,
    before: stored.asked,
    after: asked,
    counts: live.counts,
    over,
    at,
    pace,
    clocks: clocks?.state,
  });
  const append: Append = {
    log: {
      table_id: table,
      sequence,
      seat,
      number: seatEntry,
      entry: JSON.stringify(entry),
      told: text.text,
      version: match.game.version,
      asked,
      asked_known: publicAsked,
      at,
      moved: hidden && !changesPublicAsked ? stored.moved : at,
    },
    after: live.entered,
    ...(isSnapshotDue(live) && { snapshot: snapshotOf(live, sequence + 1) }),
    ...(over && { end: { ended: at, places: JSON.stringify(placesOf(match)) } }),
    ...(type === 'resign' && !over && { standIn: { seat, level: STAND_IN, at } }),
    ...(clocks && { clocks }),
    ...(calls && calls.length > 0 && { calls }),
  };
  const reveals = before.secret !== undefined && before.secret !== openSecret(live);
  const onlookers = before.onlookers | onlookerBits(live, seat);
  const timed = clocks && !over ? { state: clocks.state, at, asked, publicAsked } : undefined;
  const news = { entry, told: text, sequence, reveals, changesPublicAsked, onlookers, ...(timed && { timed }) };
  return { append, news, hidden };
}

/** The clocks after the entry, if there is anything to measure, and what everybody is told of them with it. */
function clocksAfter(
  host: Host,
  table: HostedTable,
  live: LiveMatch,
  { type, seat, ...intent }: Intent,
  before: Before,
  { asked, publicAsked, hidden }: { readonly asked: number; readonly publicAsked: number; readonly hidden: boolean },
): { clocks?: StoredClocks; pace?: Pace | undefined; notes: readonly GameEvent[] } {
  const { match } = live;
  const period = periodOf(match);
  const isUntimed = !hasPace(table) && period?.period === before.period?.period;
  if (isUntimed && (table.stored.clocks?.state.notes.length ?? 0) === 0) return { notes: [] };
  const known = currentClocks(host, table);
  const situation = situationAt(table, {
    asked,
    publicAsked,
    ...(type === 'resign' && { people: seatsOfPeople(table.stored.seats) & ~(1 << seat) }),
  });
  const { pace } = situation;
  const { stored, now } = known ?? { stored: { state: NO_CLOCKS, due: null, revision: 0 }, now: undefined };
  const { state, at } = now?.() ?? { state: stored.state, at: host.now() };
  const secret = openSecret(live);
  const settled = advance(hidden || state.notes.length === 0 ? state : { ...state, notes: [] }, situation, at, {
    seat,
    type,
    askedBefore: before.asked,
    turn: before.turn,
    endsTurn: turnOf(live) !== before.turn,
    period,
    secret: secret === undefined ? 'no' : secret === before.secret ? 'goes-on' : 'begins',
    reveals: before.secret !== undefined && before.secret !== secret,
  });
  const isLate = 'late' in intent && intent.late === true;
  const late: GameEvent[] = isLate ? [{ say: 'told.time-up', seat }] : [];
  const after = isMatchOver(match) ? { ...settled, pauses: [] } : settled;
  return { clocks: nextClocks(stored, after, pace), pace, notes: hidden ? late : [...state.notes, ...late] };
}

function changesPauses(before: ClockState | undefined, after: ClockState | undefined): boolean {
  if (after === undefined) return false;
  return before?.period?.period !== after.period?.period || before?.pauses.length !== after.pauses.length;
}

/** If the rules throw, the position in memory is half changed and must not be used any more. */
function orForget<T>(table: HostedTable, action: () => T): T {
  try {
    return action();
  } catch (error) {
    table.live = undefined;
    throw error;
  }
}

/** If the changes cannot be encoded, whole states are sent instead. */
function write(host: Host, table: HostedTable, live: LiveMatch, news: NewEntry): PendingUpdate[] {
  try {
    return prepareUpdates(table, live, news);
  } catch (err) {
    host.log.error({ table: table.id, err }, 'a change could not be written');
    return isHidden(live, news.entry, news.sequence) ? [] : fullUpdates(table);
  }
}

/** The position in memory is ahead of the log, so if storing fails, the match has to be read again. */
async function store(host: Host, table: HostedTable, append: Append): Promise<Outcome> {
  try {
    return await host.store.append(append);
  } catch (error) {
    table.live = undefined;
    throw error;
  }
}

function updateStored(table: HostedTable, { log, end, clocks = table.stored.clocks }: Append): void {
  const { row: before } = table.stored;
  const row = end === undefined ? before : { ...before, state: 'over' as const, ...end };
  const { asked, asked_known: publicAsked, at: entered, moved } = log;
  table.stored = { ...table.stored, row, asked, publicAsked, entered, moved, clocks };
}

function show(
  host: Host,
  table: HostedTable,
  live: LiveMatch,
  updates: readonly PendingUpdate[],
  answered: Answered,
): void {
  try {
    sendUpdates(table, live, updates, answered);
  } catch (err) {
    // The entry is on disk and acknowledged. An error while sending must not change that.
    host.log.error({ table: table.id, err }, 'an entry could not be shown');
    for (const sent of table.lastSent.values()) sent.views = undefined;
  }
  // Whoever was sent no change in the end.
  for (const [listener, answer] of answered) send(listener, { type: 'accepted', ...answer });
}
