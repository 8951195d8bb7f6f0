import type { Move, Seat, Viewer } from '../kernel/game.ts';
import { isMatchOver, type Match, play, resign, seesEntry, standings, undo } from '../kernel/match.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { rulesChangeTold } from '../kernel/rules-told.ts';
import { asked } from '../kernel/steps.ts';
import type { AddressedEvent } from '../kernel/tell.ts';
import { isSecret } from '../kernel/together.ts';
import type { HostWord } from './denial.ts';
import { entryOf, type LogEntry, type RulesChange } from './entry.ts';
import { bitsOf } from './seat-bits.ts';
import type { LogRow, SnapshotRow } from './store.ts';

/** How many of the newest moments are sent to a new watcher. */
export const MOMENTS_TOLD = 30;
const ENTRIES_BETWEEN_SNAPSHOTS = 20;
/** Undoing and moving again keeps a turn unsettled, which makes loading slow. So each seat may undo only so often. */
const MOST_UNDONE = 250;

/** A round of answers given at once: the index of its first answer in `match.entries`, and its sequence in the log. */
interface Collection {
  readonly from: number;
  readonly since: number;
}

/** A match in memory, and its place in the log. */
export interface LiveMatch {
  readonly table: string;
  readonly match: Match;
  /** The length of the log, and how many of the entries are each seat's. */
  sequence: number;
  readonly counts: number[];
  /** When the newest entry was made; undefined if there is none. */
  entered: number | undefined;
  /** How many moments lie before the entries in memory, and the sequence of each entry in memory. */
  base: number;
  sequences: number[];
  /** The events of the newest moments, as JSON. Most are never read again, so they are not parsed. */
  recent: string[];
  /** The sequence of the last settled snapshot. Nothing before it can be undone. */
  kept: number;
  /** How often each seat has undone a move since then. */
  undone: number[];
  collection: Collection | undefined;
  /** Set if the rules have changed and nobody has been told yet. It is told with the next entry. */
  changed: RulesChange | undefined;
}

/** An entry that was applied in memory and is not in the log yet. */
export interface Applied {
  readonly entry: LogEntry;
  readonly told: readonly AddressedEvent[];
}

interface StartingPoint {
  readonly sequence: number;
  readonly moments: number;
  readonly counts: readonly { readonly seat: Seat; readonly entries: number }[];
  readonly entered?: number | undefined;
  readonly recent?: readonly string[];
}

/** The match from a settled position on, or from its setup. */
export function liveFrom(
  table: string,
  match: Match,
  { sequence, moments, counts, entered, recent = [] }: StartingPoint,
): LiveMatch {
  const live: LiveMatch = {
    table,
    match,
    sequence,
    counts: Array.from({ length: match.table.seats }, () => 0),
    entered,
    base: moments,
    sequences: [],
    recent: [...recent],
    kept: sequence,
    undone: Array.from({ length: match.table.seats }, () => 0),
    collection: undefined,
    changed: undefined,
  };
  for (const { seat, entries } of counts) live.counts[seat] = entries;
  noteCollection(live, sequence);
  return live;
}

export function momentsOf(live: LiveMatch): number {
  return live.base + live.match.entries.length;
}

/** Counts an entry of the seat that was applied in memory. */
function countEntry(live: LiveMatch, seat: Seat): void {
  live.counts[seat] = (live.counts[seat] ?? 0) + 1;
  noteCollection(live, live.sequence + 1);
}

function noteCollection(live: LiveMatch, since: number): void {
  const { together } = live.match;
  if (together === undefined) live.collection = undefined;
  else if (live.collection?.from !== together.from) live.collection = { from: together.from, since };
}

export function doMove(live: LiveMatch, seat: Seat, move: Move): Applied | Refused {
  const played = play(live.match, seat, move);
  if ('refused' in played) return played;
  const entry = live.match.entries.at(-1);
  if (entry === undefined) return refuse<HostWord>('', 'refused.trouble');
  countEntry(live, seat);
  return { entry, told: withChange(live, played.told) };
}

export function doResign(live: LiveMatch, seat: Seat): Applied | Refused {
  const played = resign(live.match, seat);
  if ('refused' in played) return played;
  countEntry(live, seat);
  return { entry: { seat, resign: true }, told: withChange(live, played.told) };
}

function withChange({ changed }: LiveMatch, told: readonly AddressedEvent[]): readonly AddressedEvent[] {
  return changed === undefined ? told : [rulesChangeTold(changed), ...told];
}

export function doUndo(live: LiveMatch, seat: Seat): Applied | Refused {
  const { checkpoints, entries } = live.match;
  const last = checkpoints.findLast((checkpoint) => entries[checkpoint.entry]?.seat === seat);
  const undid = last === undefined ? undefined : live.sequences[last.entry];
  const undone = undo(live.match, seat);
  if ('refused' in undone) return undone;
  countEntry(live, seat);
  return undid === undefined
    ? refuse<HostWord>('', 'refused.trouble')
    : { entry: { seat, undo: true, undid }, told: [] };
}

/** To be called when the entry is in the log. */
export function markStored(live: LiveMatch, entry: LogEntry, told: string, at: number): void {
  if ('undo' in entry) {
    const at = live.sequences.indexOf(entry.undid);
    const fromEnd = live.sequences.length - at;
    live.sequences.splice(at, 1);
    if (fromEnd <= live.recent.length) live.recent.splice(-fromEnd, 1);
    live.undone[entry.seat] = (live.undone[entry.seat] ?? 0) + 1;
  } else {
    live.sequences.push(live.sequence);
    live.recent.push(told);
    live.changed = undefined;
  }
  live.sequence++;
  live.entered = at;
  const most = MOMENTS_TOLD + openMoments(live);
  if (live.recent.length > most) live.recent.splice(0, live.recent.length - most);
}

/** The round of secret answers in progress, if any. The same object as long as it is the same round. */
export function openSecret({ match, collection }: LiveMatch): Collection | undefined {
  return collection !== undefined && isSecret(match.position) && !isMatchOver(match) ? collection : undefined;
}

/** How many of the newest moments belong to a round of secret answers. Each seat may know only of its own. */
export function openMoments(live: LiveMatch): number {
  const secret = openSecret(live);
  return secret === undefined ? 0 : live.match.entries.length - secret.from;
}

/** Applies a row of the log. A refusal means that it was accepted by other rules. */
export function follow(live: LiveMatch, row: LogRow): Applied | Refused {
  const entry = entryOf(row);
  if ('rules' in entry) return refuse<HostWord>('', 'refused.trouble');
  const done =
    'undo' in entry
      ? doUndo(live, entry.seat)
      : 'resign' in entry
        ? doResign(live, entry.seat)
        : doMove(live, entry.seat, entry.move);
  if (!('refused' in done)) markStored(live, entry, row.told, row.at);
  return done;
}

/** Whether only its own seat may know of the entry, because it is part of a round of secret answers. */
export function isHidden(live: LiveMatch, entry: LogEntry, sequence: number): boolean {
  const secret = openSecret(live);
  return secret !== undefined && sequence >= secret.since && 'seat' in entry && !('resign' in entry);
}

/** The indices of the secret entries that these viewers may know of. */
export function ownOpenMoments(live: LiveMatch, viewers: readonly Viewer[]): number[] {
  const { entries } = live.match;
  const own: number[] = [];
  for (let index = entries.length - openMoments(live); index < entries.length; index++) {
    if (viewers.some((viewer) => seesEntry(live.match, index, viewer))) own.push(index);
  }
  return own;
}

/** How many moments these viewers may know of. */
export function momentsFor(live: LiveMatch, viewers: readonly Viewer[]): number {
  const open = openMoments(live);
  return open === 0 ? momentsOf(live) : momentsOf(live) - open + ownOpenMoments(live, viewers).length;
}

/** The seats that are asked; none once the match is over. */
export function seatsAsked(match: Match): Seat[] {
  return isMatchOver(match) ? [] : asked(match.position);
}

/** The same, as far as everybody may know. */
function seatsPubliclyAsked(match: Match): Seat[] {
  const { game, position } = match;
  return isSecret(position) && !isMatchOver(match) ? asked(game.view(position, 'spectator')) : seatsAsked(match);
}

/** The seats that may look on while this one answers in secret; one bit for each. */
export function onlookerBits({ match }: LiveMatch, seat: Seat): number {
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

export function publicAskedBits(match: Match): number {
  return bitsOf(seatsPubliclyAsked(match));
}

export function placesOf(match: Match): number[] {
  const places: number[] = [];
  for (const { seat, place } of standings(match)) places[seat] = place;
  return places;
}

/** Whether nothing can be undone, and no round of answers at once is in progress. */
function isSettled({ checkpoints, together }: Match): boolean {
  return checkpoints.length === 0 && together === undefined;
}

/** Whether a round of answers at once begins at that sequence and nobody has answered yet. */
function isOpening({ match, collection }: LiveMatch, sequence: number): boolean {
  return match.checkpoints.length === 0 && collection?.since === sequence;
}

/** Whether a round of answers at once is in progress. */
export function isCollectingLive({ match }: LiveMatch): boolean {
  return match.together !== undefined;
}

/** Whether the entries before can be dropped from memory: nothing can be undone, and an open round can be replayed from its start. */
function canForget(live: LiveMatch, sequence: number): boolean {
  return isSettled(live.match) || isOpening(live, sequence);
}

/** Whether a snapshot is to be stored with the next entry. */
export function isSnapshotDue(live: LiveMatch): boolean {
  if (isMatchOver(live.match)) return live.match.checkpoints.length === 0;
  const { sequence, kept } = live;
  return sequence + 1 - kept >= ENTRIES_BETWEEN_SNAPSHOTS && canForget(live, sequence + 1);
}

/** Whether the seat has used up its undos. Not checked when the log is replayed. */
export function isUndoneEnough({ undone }: LiveMatch, seat: Seat): boolean {
  return (undone[seat] ?? 0) >= MOST_UNDONE;
}

/** The position after so many entries of the log. */
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

/** The position before the first answer of the open round. The answers follow in the log. */
export function snapshotOfOpening(live: LiveMatch): SnapshotRow {
  const { match, collection, base } = live;
  const { together } = match;
  if (together === undefined || collection === undefined) throw new Error('nobody answers at once');
  const since = match.entries.slice(together.from);
  const resigned = match.resigned.filter((seat) => !since.some((entry) => 'resign' in entry && entry.seat === seat));
  return {
    ...snapshotOf(live, collection.since),
    moments: base + together.from,
    settled: 1,
    position: JSON.stringify(together.before),
    resigned: JSON.stringify(resigned),
  };
}

/** If another process stores the snapshots, this one only drops from memory what cannot be undone. */
export function forgetSettled(live: LiveMatch): void {
  const isDue = live.sequence - live.kept >= ENTRIES_BETWEEN_SNAPSHOTS;
  if (isDue && canForget(live, live.sequence)) forgetBeforeSnapshot(live);
}

/** Drops the entries before a settled snapshot from memory. */
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
