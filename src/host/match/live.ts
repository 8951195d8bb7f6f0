import type { Move, Seat, Viewer } from '../../kernel/game.ts';
import { isMatchOver, type Match, play, resign, seesEntry, standings, undo } from '../../kernel/match.ts';
import { type Refused, refuse } from '../../kernel/refusal.ts';
import { rulesChangeTold } from '../../kernel/rules-told.ts';
import { asked } from '../../kernel/steps.ts';
import type { AddressedEvent } from '../../kernel/tell.ts';
import { isSecret } from '../../kernel/together.ts';
import type { HostWord } from '../denial.ts';
import { addMoments, countFor, isSecretEntry, type MomentCount } from '../past/moments.ts';
import { bitsOf } from '../seat-bits.ts';
import type { LogRow, SnapshotRow } from '../store.ts';
import { entryOf, type LogEntry, type RulesChange } from './entry.ts';

/** How many of the newest moments that it may know of are sent to a new watcher. */
export const MOMENTS_TOLD = 30;
const ENTRIES_BETWEEN_SNAPSHOTS = 20;
/** Undoing and moving again keeps a turn unsettled, which makes loading slow. So each seat may undo only so often. */
const MOST_UNDONE = 250;

/** A round of answers given at once: the index of its first answer in `match.entries`, and its sequence in the log. */
interface Collection {
  readonly from: number;
  readonly since: number;
}

/** The events of a moment, as JSON. Most are never read again, so they are not parsed. */
export interface RecentMoment {
  /** The place of its entry in the log; -1 for the setup. */
  readonly sequence: number;
  readonly told: string;
  /** The seat that alone may know of it, if its entry was a secret answer. */
  readonly owner?: Seat;
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
  base: MomentCount;
  sequences: number[];
  /** The newest moments: of each viewer as many as it is told of when it comes. */
  recent: readonly RecentMoment[];
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
  readonly moments?: MomentCount;
  readonly counts: readonly { readonly seat: Seat; readonly entries: number }[];
  readonly entered?: number | undefined;
  /** The events of the setup, if nothing was played yet. */
  readonly opening?: string;
}

const NO_MOMENTS: MomentCount = { all: 0, secret: [] };

/** The match from a settled position on, or from its setup. */
export function liveFrom(
  table: string,
  match: Match,
  { sequence, moments = NO_MOMENTS, counts, entered, opening }: StartingPoint,
): LiveMatch {
  const live: LiveMatch = {
    table,
    match,
    sequence,
    counts: Array.from({ length: match.table.seats }, () => 0),
    entered,
    base: moments,
    sequences: [],
    recent: opening === undefined ? [] : [setupTold(opening)],
    kept: sequence,
    undone: Array.from({ length: match.table.seats }, () => 0),
    collection: undefined,
    changed: undefined,
  };
  for (const { seat, entries } of counts) live.counts[seat] = entries;
  noteCollection(live, sequence);
  return live;
}

export function setupTold(opening: string): RecentMoment {
  return { sequence: -1, told: opening };
}

export function entryTold(entry: LogEntry, sequence: number, told: string): RecentMoment {
  return { sequence, told, ...('seat' in entry && isSecretEntry(entry) && { owner: entry.seat }) };
}

/** How many moments there are in all. Nobody but the host may know. */
export function momentsOf({ base, match }: LiveMatch): number {
  return base.all + match.entries.length;
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
  // Of a change of rules everybody has to hear.
  return { entry, told: isSecretEntry(entry) ? played.told : withChange(live, played.told) };
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
    live.sequences.splice(live.sequences.indexOf(entry.undid), 1);
    live.recent = live.recent.filter(({ sequence }) => sequence !== entry.undid);
    live.undone[entry.seat] = (live.undone[entry.seat] ?? 0) + 1;
  } else {
    live.sequences.push(live.sequence);
    live.recent = withoutSpare([...live.recent, entryTold(entry, live.sequence, told)]);
    if (!isSecretEntry(entry)) live.changed = undefined;
  }
  live.sequence++;
  live.entered = at;
}

/** Drops the moments that nobody is told of any more when it comes: for all who may know of them there are enough newer ones. */
export function withoutSpare(recent: readonly RecentMoment[]): readonly RecentMoment[] {
  if (recent.length <= MOMENTS_TOLD) return recent;
  let newer = 0;
  const newerOf: number[] = [];
  const kept: RecentMoment[] = [];
  for (const moment of recent.toReversed()) {
    const { owner } = moment;
    const own = owner === undefined ? 0 : (newerOf[owner] ?? 0);
    if (newer + own < MOMENTS_TOLD) kept.push(moment);
    if (owner === undefined) newer++;
    else newerOf[owner] = own + 1;
    if (newer >= MOMENTS_TOLD) break;
  }
  return kept.reverse();
}

/** Whether there is nothing older to tell anybody who comes. */
export function hasEnoughRecent({ recent }: LiveMatch): boolean {
  const known = recent.filter(({ owner }) => owner === undefined);
  return known.length >= MOMENTS_TOLD || known.some(({ sequence }) => sequence === -1);
}

/** The newest moments that these viewers may know of. */
export function recentFor({ match, sequences, recent }: LiveMatch, viewers: readonly Viewer[]): RecentMoment[] {
  return recent.filter(({ sequence, owner }) => {
    const index = sequences.indexOf(sequence);
    if (index < 0) return owner === undefined || viewers.includes(owner);
    return isSeenBy(match, index, viewers);
  });
}

/** The round of secret answers in progress, if any. The same object as long as it is the same round. */
export function openSecret({ match, collection }: LiveMatch): Collection | undefined {
  return collection !== undefined && isSecret(match.position) && !isMatchOver(match) ? collection : undefined;
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
  if ('refused' in done) return done;
  // An older version does not mark secret answers. They count for everybody after the reveal, here as in the log.
  if ('move' in entry) live.match.entries.splice(-1, 1, entry);
  markStored(live, entry, row.told, row.at);
  return done;
}

/** Whether only its own seat may know of the entry, because it is part of a round of secret answers. */
export function isHidden(live: LiveMatch, entry: LogEntry, sequence: number): boolean {
  const secret = openSecret(live);
  return secret !== undefined && sequence >= secret.since && 'seat' in entry && !('resign' in entry);
}

function isSeenBy(match: Match, index: number, viewers: readonly Viewer[]): boolean {
  return viewers.some((viewer) => seesEntry(match, index, viewer));
}

/** How many moments these viewers may know of. */
export function momentsFor({ base, match }: LiveMatch, viewers: readonly Viewer[]): number {
  const { entries, together, position } = match;
  let known = countFor(base, viewers);
  // Everybody knows of nearly all entries, and these are counted after every entry for every group of watchers.
  const secretFrom = together !== undefined && isSecret(position) ? together.from : entries.length;
  let index = 0;
  for (const entry of entries) {
    const isPublic = index < secretFrom && !('secret' in entry);
    if (isPublic || isSeenBy(match, index, viewers)) known++;
    index++;
  }
  return known;
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
export function isUndoLimitReached({ undone }: LiveMatch, seat: Seat): boolean {
  return (undone[seat] ?? 0) >= MOST_UNDONE;
}

/** The position after so many entries of the log. */
export function snapshotOf(live: LiveMatch, sequence: number): SnapshotRow {
  const { match, base } = live;
  const { all, secret } = addMoments(base, match.entries);
  return {
    table_id: live.table,
    sequence,
    moments: all,
    secret: JSON.stringify(secret),
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
  const { all, secret } = addMoments(base, match.entries.slice(0, together.from));
  const resigned = match.resigned.filter((seat) => !since.some((entry) => 'resign' in entry && entry.seat === seat));
  return {
    ...snapshotOf(live, collection.since),
    moments: all,
    secret: JSON.stringify(secret),
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
  live.base = addMoments(live.base, match.entries);
  match.entries = [];
  if (match.together !== undefined) match.together = { ...match.together, from: 0 };
  if (collection !== undefined) live.collection = { ...collection, from: 0 };
  live.sequences = [];
  live.kept = live.sequence;
  live.undone.fill(0);
}
