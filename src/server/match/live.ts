import type { Move, Seat } from '../../kernel/game.ts';
import { isMatchOver, type Match, play, resign, standings, undo } from '../../kernel/match.ts';
import { type Refused, refuse } from '../../kernel/refusal.ts';
import { asked } from '../../kernel/steps.ts';
import type { Told } from '../../kernel/tell.ts';
import { entryOf, type LogEntry } from '../store/entry.ts';
import type { LogRow, SnapshotRow } from '../store/schema.ts';

/** So many of the newest steps are told to somebody who comes. */
export const STEPS_TOLD = 30;
const ENTRIES_BETWEEN_SNAPSHOTS = 20;
/** Taking back and answering again keeps a turn unsettled; beyond this many entries it would only make loading slow. */
const MOST_UNSETTLED = 500;

/** A match in memory: its position, and where that stands in the log. */
export interface LiveMatch {
  readonly table: string;
  readonly match: Match;
  /** How many entries the log has. */
  sequence: number;
  /** Steps that lie before the entries in memory, and the number in the log of each of those. */
  base: number;
  numbers: number[];
  /** What was told in the newest steps, as JSON: most of it is never looked at again. */
  recent: string[];
  /** Where it was last settled enough for a snapshot: nothing before that can be taken back. */
  kept: number;
}

/** Something that has happened in memory and is not yet in the log. */
export interface Done {
  readonly entry: LogEntry;
  readonly told: readonly Told[];
}

export function stepsOf(live: LiveMatch): number {
  return live.base + live.match.entries.length;
}

export function doMove(live: LiveMatch, seat: Seat, move: Move): Done | Refused {
  const played = play(live.match, seat, move);
  if ('refused' in played) return played;
  const entry = live.match.entries.at(-1);
  return entry === undefined ? refuse('', 'refused.trouble') : { entry, told: played.told };
}

export function doResign(live: LiveMatch, seat: Seat): Done | Refused {
  const played = resign(live.match, seat);
  return 'refused' in played ? played : { entry: { seat, resign: true }, told: played.told };
}

export function doUndo(live: LiveMatch, seat: Seat): Done | Refused {
  const { checkpoints, entries } = live.match;
  const last = checkpoints.findLast((checkpoint) => entries[checkpoint.entry]?.seat === seat);
  const undid = last === undefined ? undefined : live.numbers[last.entry];
  const undone = undo(live.match, seat);
  if ('refused' in undone) return undone;
  return undid === undefined ? refuse('', 'refused.trouble') : { entry: { seat, undo: true, undid }, told: [] };
}

/** Notes that the entry is in the log now. */
export function noteStored(live: LiveMatch, entry: LogEntry, told: string): void {
  if ('undo' in entry) {
    const at = live.numbers.indexOf(entry.undid);
    const fromEnd = live.numbers.length - at;
    live.numbers.splice(at, 1);
    if (fromEnd <= live.recent.length) live.recent.splice(-fromEnd, 1);
  } else {
    live.numbers.push(live.sequence);
    live.recent.push(told);
    if (live.recent.length > STEPS_TOLD) live.recent.shift();
  }
  live.sequence++;
}

/** Does what a row of the log says; a refusal means that the rules are not those by which it was accepted. */
export function follow(live: LiveMatch, row: LogRow): Done | Refused {
  const entry = entryOf(row);
  if ('rules' in entry) return refuse('', 'refused.trouble');
  const done =
    'undo' in entry
      ? doUndo(live, entry.seat)
      : 'resign' in entry
        ? doResign(live, entry.seat)
        : doMove(live, entry.seat, entry.move);
  if (!('refused' in done)) noteStored(live, entry, row.told);
  return done;
}

/** Who is asked; nobody once somebody has won or all others have given up. */
export function seatsAsked(match: Match): Seat[] {
  return isMatchOver(match) ? [] : asked(match.position);
}

/** The same, one bit for each seat. */
export function askedBits(match: Match): number {
  return seatsAsked(match).reduce((bits, seat) => bits | (1 << seat), 0);
}

export function seatsOfBits(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}

export function placesOf(match: Match): number[] {
  const places: number[] = [];
  for (const { seat, place } of standings(match)) places[seat] = place;
  return places;
}

/** Whether it is time for a snapshot after the next entry; where something may be taken back there can be none. */
export function isSnapshotDue(live: LiveMatch): boolean {
  if (live.match.checkpoints.length > 0) return false;
  return live.sequence + 1 - live.kept >= ENTRIES_BETWEEN_SNAPSHOTS || isMatchOver(live.match);
}

/** Whether so much has been taken back and answered again that it has to go on; what is in the log already is not asked. */
export function isUndoneEnough({ sequence, kept }: LiveMatch): boolean {
  return sequence - kept >= MOST_UNSETTLED;
}

/** The position as it stands after so many entries of the log. */
export function snapshotOf(live: LiveMatch, sequence: number): SnapshotRow {
  const { match } = live;
  return {
    table_id: live.table,
    sequence,
    steps: stepsOf(live),
    version: match.game.version,
    settled: match.checkpoints.length === 0 ? 1 : 0,
    position: JSON.stringify(match.position),
    resigned: JSON.stringify(match.resigned),
  };
}

/** Where another process takes the snapshots, it is enough to let go of what cannot be taken back. */
export function forgetSettled(live: LiveMatch): void {
  const isDue = live.sequence - live.kept >= ENTRIES_BETWEEN_SNAPSHOTS;
  if (isDue && live.match.checkpoints.length === 0) forgetBeforeSnapshot(live);
}

/** What lies before a settled snapshot need not be in memory any more. */
export function forgetBeforeSnapshot(live: LiveMatch): void {
  live.base = stepsOf(live);
  live.match.entries = [];
  live.numbers = [];
  live.kept = live.sequence;
}
