import type { Move, Period, Seat } from '../kernel/game.ts';
import { isMatchOver } from '../kernel/match.ts';
import { sameMove } from '../kernel/offers.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { writeTold } from '../protocol/lines.ts';
import { catchUp, readAgain } from './catch-up.ts';
import { type Letter, type NewEntry, sendLetters, wholeLetters, writeChange } from './change.ts';
import { clockBetween, isTimeUp, periodOf } from './clock.ts';
import { type Denial, deny, denyByRule, isDenial } from './denial.ts';
import { entryOf } from './entry.ts';
import type { Host } from './host.ts';
import { STAND_IN } from './levels.ts';
import {
  askedBits,
  type Done,
  doMove,
  doResign,
  doUndo,
  forgetBeforeSnapshot,
  isHidden,
  isSnapshotDue,
  isUndoneEnough,
  knownAskedBits,
  type LiveMatch,
  lookersBits,
  noteStored,
  openSecret,
  placesOf,
  snapshotOf,
} from './live.ts';
import { liveOf } from './reading.ts';
import type { Append } from './store.ts';
import { type HostedTable, sightOf } from './table.ts';

/** What a seat wants to enter into the log, as its entry with that number. */
export type Intent = { readonly seat: Seat; readonly number: number } & (
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'undo' }
  | { readonly type: 'resign' }
);

/** Says by its key under which number a watcher will see the entry. */
export type Entered = { readonly shownTo: (key: string) => number };

/** A process that loses the race for the next place in the log tries again, with so much patience. */
const MOST_ATTEMPTS = 100;

/**
 * Checks the intent by the rules, stores it, and only then shows everybody what it changed. What others have entered
 * meanwhile is no hindrance, and what the log has already is accepted again. To be called in turn; `onStored` hears of it
 * before anybody is shown anything.
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
    if (intent.number !== live.counts[intent.seat]) {
      if (!(await isStored(host, table.id, intent))) return deny('behind', 'refused.behind');
      onStored({ shownTo: (key) => sightOf(table, key).shown });
      return undefined;
    }
    if (by === 'person' && live.match.resigned.includes(intent.seat)) {
      return deny('not-allowed', 'refused.seat-resigned');
    }
    if (by === 'person' && intent.type === 'undo' && isTimeUp(host, table)) {
      return deny('not-allowed', 'refused.time-up');
    }
    const { sequence } = live;
    const outcome = await tryToEnter(host, table, live, intent, by, onStored);
    if (outcome === 'taken') await readAgain(host, table, sequence);
    else if (outcome === undefined || !(await hasMovedOn(host, table, sequence))) return outcome;
  }
  throw new Error(`no place in the log of ${table.id} could be had in ${MOST_ATTEMPTS} attempts`);
}

/** The match, with all entries of the seat that whoever sends the intent has seen. */
async function liveWith(host: Host, table: HostedTable, { seat, number }: Intent): Promise<LiveMatch | Denial> {
  // A client may have heard of an entry from another process before this one has.
  if (number > (table.live?.counts[seat] ?? number)) await catchUp(host, table);
  return (await liveOf(host, table)) ?? deny('not-running', 'refused.not-running');
}

/** Whether another process has entered something since then: then what is refused here may be right there. */
async function hasMovedOn(host: Host, table: HostedTable, sequence: number): Promise<boolean> {
  await catchUp(host, table);
  return table.live?.sequence !== sequence;
}

/** Whether the log has this very intent under its number: then it has only been sent twice. */
async function isStored({ store }: Host, table: string, intent: Intent): Promise<boolean> {
  const row = await store.entryOf(table, intent.seat, intent.number);
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
): Promise<Denial | 'taken' | undefined> {
  const { collection } = live;
  const before = {
    secret: openSecret(live),
    period: periodOf(live.match),
    lookers: lookersBits(live, intent.seat),
  };
  const done = orForget(table, () => doIntent(live, intent));
  if ('refused' in done) return denyByRule(done.refused);
  const { append, news } = orForget(table, () => appendFor(host, table, live, intent, done, before));
  // While the disk is waited for there is time for this; nothing of it leaves before the entry is there.
  const letters = write(host, table, live, news);
  if ((await store(host, table, append)) === 'taken') return 'taken';
  noteStored(live, done.entry, news.told.text);
  if (append.snapshot?.settled === 1) forgetBeforeSnapshot(live);
  onStored({ shownTo: (key) => letters.find((letter) => letter.key === key)?.shown ?? sightOf(table, key).shown });
  noteAppended(table, append);
  show(host, table, live, letters);
  const amongOthers = collection !== undefined && collection === live.collection;
  for (const listener of host.afterEntry) {
    listener(host, table, { entry: done.entry, by, ends: append.end !== undefined, amongOthers });
  }
  return undefined;
}

function doIntent(live: LiveMatch, intent: Intent): Done | Refused {
  switch (intent.type) {
    case 'move':
      return doMove(live, intent.seat, intent.move);
    case 'undo':
      return isUndoneEnough(live, intent.seat) ? refuse('', 'refused.undone-enough') : doUndo(live, intent.seat);
    case 'resign':
      return doResign(live, intent.seat);
  }
}

/** What counted before something was done. */
interface Before {
  readonly secret: ReturnType<typeof openSecret>;
  readonly period: Period | undefined;
  readonly lookers: number;
}

/** What belongs on disk together with what was done, and what it lets people know. */
function appendFor(
  { now }: Host,
  { stored }: HostedTable,
  live: LiveMatch,
  { type, seat, number }: Intent,
  { entry, told }: Done,
  before: Before,
): { append: Append; news: NewEntry } {
  const { match, sequence, table } = live;
  const at = now();
  const text = writeTold(told);
  const over = isMatchOver(match);
  const asked = askedBits(match);
  const askedKnown = openSecret(live) === undefined ? asked : knownAskedBits(match);
  const knownAsked = askedKnown !== stored.askedKnown;
  const clock = clockBetween(before.period, periodOf(match), at);
  const append: Append = {
    log: {
      table_id: table,
      sequence,
      seat,
      number,
      entry: JSON.stringify(entry),
      told: text.text,
      version: match.game.version,
      asked,
      asked_known: askedKnown,
      at,
      moved: isHidden(live, entry, sequence) && !knownAsked ? stored.moved : at,
    },
    ...(isSnapshotDue(live) && { snapshot: snapshotOf(live, sequence + 1) }),
    ...(over && { end: { ended: at, places: JSON.stringify(placesOf(match)) } }),
    ...(type === 'resign' && !over && { standIn: { seat, level: STAND_IN } }),
    ...(clock && { clock }),
  };
  const reveals = before.secret !== undefined && before.secret !== openSecret(live);
  const lookers = before.lookers | lookersBits(live, seat);
  return { append, news: { entry, told: text, sequence, reveals, knownAsked, lookers } };
}

/** Rules that fail in the middle of something leave a position behind that must not be used any more. */
function orForget<T>(table: HostedTable, action: () => T): T {
  try {
    return action();
  } catch (error) {
    table.live = undefined;
    throw error;
  }
}

/** Those who cannot be told what changed are told everything, as far as that can be done. */
function write(host: Host, table: HostedTable, live: LiveMatch, news: NewEntry): Letter[] {
  try {
    return writeChange(table, live, news);
  } catch (err) {
    host.log.error({ table: table.id, err }, 'a change could not be written');
    return isHidden(live, news.entry, news.sequence) ? [] : wholeLetters(table);
  }
}

/** The position in memory is ahead of the log until this is done, so if it fails, the match is read anew. */
async function store(host: Host, table: HostedTable, append: Append): Promise<'stored' | 'taken'> {
  try {
    return await host.store.append(append);
  } catch (error) {
    table.live = undefined;
    throw error;
  }
}

function noteAppended(table: HostedTable, { log, end, clock }: Append): void {
  const timed = clock === undefined ? table.stored.row : { ...table.stored.row, ...clock };
  const row = end === undefined ? timed : { ...timed, state: 'over' as const, ...end };
  const { asked, asked_known: askedKnown, at: entered, moved } = log;
  table.stored = { ...table.stored, row, asked, askedKnown, entered, moved };
}

function show(host: Host, table: HostedTable, live: LiveMatch, letters: readonly Letter[]): void {
  try {
    sendLetters(table, live, letters);
  } catch (err) {
    // It is on disk and has been answered: whatever is wrong with showing it must not undo that.
    host.log.error({ table: table.id, err }, 'an entry could not be shown');
    for (const sight of table.sights.values()) sight.views = undefined;
  }
}
