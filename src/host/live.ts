import type { Move, Seat, Viewer } from '../kernel/game.ts';
import { isMatchOver, type Match, play, resign, seesEntry, standings, undo } from '../kernel/match.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { asked } from '../kernel/steps.ts';
import type { Told } from '../kernel/tell.ts';
import { isSecret } from '../kernel/together.ts';
import { entryOf, type LogEntry } from './entry.ts';
import { bitsOf } from './seat-bits.ts';
import type { LogRow, SnapshotRow } from './store.ts';

/** So many of the newest moments are told to somebody who comes. */
export const MOMENTS_TOLD = 30;
const ENTRIES_BETWEEN_SNAPSHOTS = 20;
/** Taking back and answering again keeps a turn unsettled; beyond this often for one seat it would only make loading slow. */
const MOST_UNDONE = 250;

/** Seats that answer at once: where in the entries in memory, and where in the log, the first answer stands or will stand. */
interface Collection {
  readonly from: number;
  readonly since: number;
}

/** A match in memory: its position, and where that stands in the log. */
export interface LiveMatch {
  readonly table: string;
  readonly match: Match;
  /** How many entries the log has, and how many of them each seat. */
  sequence: number;
  readonly counts: number[];
  /** Moments that lie before the entries in memory, and the place in the log of each of those. */
  base: number;
  sequences: number[];
  /** What was told in the newest moments, as JSON: most of it is never looked at again. */
  recent: string[];
  /** Where it was last settled enough for a snapshot: nothing before that can be taken back. */
  kept: number;
  /** How often each seat has taken back since then. */
  undone: number[];
  collection: Collection | undefined;
}

/** Something that has happened in memory and is not yet in the log. */
export interface Done {
  readonly entry: LogEntry;
  readonly told: readonly Told[];
}

interface Beginning {
  readonly sequence: number;
  readonly moments: number;
  readonly counts: readonly { readonly seat: Seat; readonly entries: number }[];
  readonly recent?: readonly string[];
}

/** The match from a settled position on, or from its very beginning. */
export function liveFrom(
  table: string,
  match: Match,
  { sequence, moments, counts, recent = [] }: Beginning,
): LiveMatch {
  const live: LiveMatch = {
    table,
    match,
    sequence,
    counts: Array.from({ length: match.table.seats }, () => 0),
    base: moments,
    sequences: [],
    recent: [...recent],
    kept: sequence,
    undone: Array.from({ length: match.table.seats }, () => 0),
    collection: undefined,
  };
  for (const { seat, entries } of counts) live.counts[seat] = entries;
  noteCollection(live, sequence);
  return live;
}

export function momentsOf(live: LiveMatch): number {
  return live.base + live.match.entries.length;
}

/** Something was done by that seat, and will be its next entry in the log. */
function noteDone(live: LiveMatch, seat: Seat): void {
  live.counts[seat] = (live.counts[seat] ?? 0) + 1;
  noteCollection(live, live.sequence + 1);
}

function noteCollection(live: LiveMatch, since: number): void {
  const { together } = live.match;
  if (together === undefined) live.collection = undefined;
  else if (live.collection?.from !== together.from) live.collection = { from: together.from, since };
}

export function doMove(live: LiveMatch, seat: Seat, move: Move): Done | Refused {
  const played = play(live.match, seat, move);
  if ('refused' in played) return played;
  const entry = live.match.entries.at(-1);
  if (entry === undefined) return refuse('', 'refused.trouble');
  noteDone(live, seat);
  return { entry, told: played.told };
}

export function doResign(live: LiveMatch, seat: Seat): Done | Refused {
  const played = resign(live.match, seat);
  if ('refused' in played) return played;
  noteDone(live, seat);
  return { entry: { seat, resign: true }, told: played.told };
}

export function doUndo(live: LiveMatch, seat: Seat): Done | Refused {
  const { checkpoints, entries } = live.match;
  const last = checkpoints.findLast((checkpoint) => entries[checkpoint.entry]?.seat === seat);
  const undid = last === undefined ? undefined : live.sequences[last.entry];
  const undone = undo(live.match, seat);
  if ('refused' in undone) return undone;
  noteDone(live, seat);
  return undid === undefined ? refuse('', 'refused.trouble') : { entry: { seat, undo: true, undid }, told: [] };
}

/** Notes that the entry is in the log now. */
export function noteStored(live: LiveMatch, entry: LogEntry, told: string): void {
  if ('undo' in entry) {
    const at = live.sequences.indexOf(entry.undid);
    const fromEnd = live.sequences.length - at;
    live.sequences.splice(at, 1);
    if (fromEnd <= live.recent.length) live.recent.splice(-fromEnd, 1);
    live.undone[entry.seat] = (live.undone[entry.seat] ?? 0) + 1;
  } else {
    live.sequences.push(live.sequence);
    live.recent.push(told);
  }
  live.sequence++;
  const most = MOMENTS_TOLD + openMoments(live);
  if (live.recent.length > most) live.recent.splice(0, live.recent.length - most);
}

/** The secret answers that are being collected, if any are: the same as long as it is the same collection. */
export function openSecret({ match, collection }: LiveMatch): Collection | undefined {
  return collection !== undefined && isSecret(match.position) && !isMatchOver(match) ? collection : undefined;
}

/** How many of the newest moments belong to secret answers that are being collected: each seat may know of its own only. */
export function openMoments(live: LiveMatch): number {
  const secret = openSecret(live);
  return secret === undefined ? 0 : live.match.entries.length - secret.from;
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

/** Whether only its own seat may know of the entry with that place in the log: it is part of a secret that is still open. */
export function isHidden(live: LiveMatch, entry: LogEntry, sequence: number): boolean {
  const secret = openSecret(live);
  return secret !== undefined && sequence >= secret.since && 'seat' in entry && !('resign' in entry);
}

/** Which of the newest moments, that belong to an open secret, those who look with these eyes may know of. */
export function ownOpenMoments(live: LiveMatch, viewers: readonly Viewer[]): number[] {
  const { entries } = live.match;
  const own: number[] = [];
  for (let index = entries.length - openMoments(live); index < entries.length; index++) {
    if (viewers.some((viewer) => seesEntry(live.match, index, viewer))) own.push(index);
  }
  return own;
}

/** How many moments those who look with these eyes may know of. */
export function momentsFor(live: LiveMatch, viewers: readonly Viewer[]): number {
  const open = openMoments(live);
  return open === 0 ? momentsOf(live) : momentsOf(live) - open + ownOpenMoments(live, viewers).length;
}

/** Who is asked; nobody once somebody has won or all others have given up. */
export function seatsAsked(match: Match): Seat[] {
  return isMatchOver(match) ? [] : asked(match.position);
}

/** The same as far as everybody may know. */
function seatsKnownAsked(match: Match): Seat[] {
  const { game, position } = match;
  return isSecret(position) && !isMatchOver(match) ? asked(game.view(position, 'spectator')) : seatsAsked(match);
}

/** The seats that may look on while this one answers in secret. */
export function lookersBits({ match }: LiveMatch, seat: Seat): number {
  const { game, position } = match;
  if (game.looksOn === undefined || !isSecret(position)) return 0;
  let bits = 0;
  for (let viewer = 0; viewer < position.seats; viewer++) {
    if (viewer !== seat && game.looksOn(position, viewer, seat)) bits |= 1 << viewer;
  }
  return bits;
}

export function askedBits(match: Match): number {
  return bitsOf(seatsAsked(match));
}

export function knownAskedBits(match: Match): number {
  return bitsOf(seatsKnownAsked(match));
}

export function placesOf(match: Match): number[] {
  const places: number[] = [];
  for (const { seat, place } of standings(match)) places[seat] = place;
  return places;
}

/** Whether nothing that has been done can be taken back, and nobody is in the middle of answering at once with others. */
function isSettled({ checkpoints, together }: Match): boolean {
  return checkpoints.length === 0 && together === undefined;
}

/** Whether seats are asked at once and nobody has answered yet, when the log has so many entries. */
function isOpening({ match, collection }: LiveMatch, sequence: number): boolean {
  return match.checkpoints.length === 0 && collection?.since === sequence;
}

/** Whether all before can be forgotten: nothing can be taken back, and a collection can be played again from its beginning. */
function canForget(live: LiveMatch, sequence: number): boolean {
  return isSettled(live.match) || isOpening(live, sequence);
}

/** Whether it is time for a snapshot after the next entry. */
export function isSnapshotDue(live: LiveMatch): boolean {
  if (isMatchOver(live.match)) return live.match.checkpoints.length === 0;
  const { sequence, kept } = live;
  return sequence + 1 - kept >= ENTRIES_BETWEEN_SNAPSHOTS && canForget(live, sequence + 1);
}

/** Whether the seat has taken back so much that it has to go on; what is in the log already is not asked. */
export function isUndoneEnough({ undone }: LiveMatch, seat: Seat): boolean {
  return (undone[seat] ?? 0) >= MOST_UNDONE;
}

/** The position as it stands after so many entries of the log. */
export function snapshotOf(live: LiveMatch, sequence: number): SnapshotRow {
  const { match } = live;
  return {
    table_id: live.table,
    sequence,
    moments: momentsOf(live),
    version: match.game.version,
    settled: canForget(live, sequence) || isMatchOver(match) ? 1 : 0,
    position: JSON.stringify(match.position),
    resigned: JSON.stringify(match.resigned),
  };
}

/** Where another process takes the snapshots, it is enough to let go of what cannot be taken back. */
export function forgetSettled(live: LiveMatch): void {
  const isDue = live.sequence - live.kept >= ENTRIES_BETWEEN_SNAPSHOTS;
  if (isDue && canForget(live, live.sequence)) forgetBeforeSnapshot(live);
}

/** What lies before a settled snapshot need not be in memory any more. */
export function forgetBeforeSnapshot(live: LiveMatch): void {
  const { match, collection } = live;
  live.base = momentsOf(live);
  match.entries = [];
  if (match.together !== undefined) match.together = { ...match.together, from: 0 };
  if (collection !== undefined) live.collection = { ...collection, from: 0 };
  live.sequences = [];
  live.kept = live.sequence;
  live.undone.fill(0);
}
