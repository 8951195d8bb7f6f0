import type { Move, Seat } from '../../kernel/game.ts';
import { isMatchOver } from '../../kernel/match.ts';
import { sameMove } from '../../kernel/offers.ts';
import { type Refused, refuse } from '../../kernel/refusal.ts';
import { STAND_IN } from '../bots/levels.ts';
import { type Denial, deny, denyByRule } from '../denial.ts';
import type { House } from '../house.ts';
import {
  askedBits,
  type Done,
  doMove,
  doResign,
  doUndo,
  forgetBeforeSnapshot,
  isSnapshotDue,
  isUndoneEnough,
  type LiveMatch,
  noteStored,
  placesOf,
  snapshotOf,
} from '../match/live.ts';
import { type ToldText, writeOut } from '../match/told.ts';
import { entryOf } from '../store/entry.ts';
import { logAt } from '../store/log.ts';
import type { Append } from '../store/writer.ts';
import { type Letter, sendLetters, writeChange } from './change.ts';
import { sendNews, sendNewsSoon } from './news.ts';
import type { Room } from './room.ts';
import { liveOf } from './rooms.ts';
import { sendStates } from './show.ts';

/** What a seat wants to enter into the log. */
export type Intent =
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'resign'; readonly seat: Seat };

function doIntent(live: LiveMatch, intent: Intent): Done | Refused {
  switch (intent.type) {
    case 'move':
      return doMove(live, intent.seat, intent.move);
    case 'undo':
      return isUndoneEnough(live) ? refuse('', 'refused.undone-enough') : doUndo(live, intent.seat);
    case 'resign':
      return doResign(live, intent.seat);
  }
}

/**
 * Checks the intent by the rules, stores it, and only then shows everybody what it changed. To be called in turn, with the
 * match as it stands in the log.
 */
export async function accept(
  house: House,
  room: Room,
  live: LiveMatch,
  intent: Intent,
  by: 'person' | 'bot',
  onStored: () => void = () => {},
): Promise<Denial | undefined> {
  const done = orForget(room, () => doIntent(live, intent));
  if ('refused' in done) return denyByRule(done.refused);
  const { append, told, due } = orForget(room, () => appendFor(live, intent, done));
  const { asked, at } = append.log;
  const { end } = append;
  // While the disk is waited for there is time for this; nothing of it leaves before the entry is there.
  const letters = intent.type === 'undo' ? 'whole' : write(house, room, live, live.sequence + 1, told);
  const stored = await store(house, room, append);
  if (!stored) return deny('behind', 'refused.behind');
  noteStored(live, done.entry, told.text);
  if (due) forgetBeforeSnapshot(live);
  onStored();
  house.metrics.entries.inc({ by });
  const row = end === undefined ? room.stored.row : { ...room.stored.row, state: 'over' as const, ...end };
  room.stored = { ...room.stored, row, asked, moved: at };
  try {
    if (letters === 'whole') sendStates(room, live);
    else sendLetters(room, live, letters);
    if (end !== undefined) sendNews(room);
    else if (intent.type === 'resign') sendNewsSoon(room);
  } catch (error) {
    // It is on disk and has been answered: whatever is wrong with showing it must not undo that.
    house.log.error({ table: room.id, err: error }, 'an entry could not be shown');
    room.shown = new Map();
  }
  return undefined;
}

/** Whoever cannot be told what changed is told everything, as far as that can be done. */
function write(house: House, room: Room, live: LiveMatch, sequence: number, told: ToldText): Letter[] | 'whole' {
  try {
    return writeChange(room, live, sequence, told);
  } catch (error) {
    house.log.error({ table: room.id, err: error }, 'a change could not be written');
    return 'whole';
  }
}

/** What belongs on disk together with what was done. */
function appendFor(live: LiveMatch, { type, seat }: Intent, { entry, told }: Done) {
  const { match, sequence, table } = live;
  const at = Date.now();
  const text = writeOut(told);
  const due = isSnapshotDue(live);
  const over = isMatchOver(match);
  const append: Append = {
    log: {
      table_id: table,
      sequence,
      entry: JSON.stringify(entry),
      told: text.text,
      version: match.game.version,
      asked: askedBits(match),
      at,
    },
    ...(due && { snapshot: snapshotOf(live, sequence + 1) }),
    ...(over && { end: { ended: at, places: JSON.stringify(placesOf(match)) } }),
    ...(type === 'resign' && !over && { standIn: { seat, level: STAND_IN } }),
  };
  return { append, told: text, due };
}

/** Rules that fail in the middle of something leave a position behind that must not be used any more. */
function orForget<T>(room: Room, action: () => T): T {
  try {
    return action();
  } catch (error) {
    room.live = undefined;
    throw error;
  }
}

/** The position in memory is ahead of the log until this is done, so whatever fails, it is read anew. */
async function store(house: House, room: Room, append: Append): Promise<boolean> {
  let stored = false;
  try {
    stored = await house.writer.append(append);
  } finally {
    if (!stored) room.live = undefined;
  }
  if (stored) return true;
  const live = await liveOf(house, room);
  if (live !== undefined) sendStates(room, live);
  return false;
}

/** Whether the log has this very intent under that number already: then it has only been sent twice. */
export async function isStored({ db }: House, table: string, sequence: number, intent: Intent): Promise<boolean> {
  const row = await logAt(db, table, sequence);
  const entry = row && entryOf(row);
  if (entry === undefined || 'rules' in entry || entry.seat !== intent.seat) return false;
  if ('undo' in entry) return intent.type === 'undo';
  if ('resign' in entry) return intent.type === 'resign';
  return intent.type === 'move' && sameMove(entry.move, intent.move);
}
