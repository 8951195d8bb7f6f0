import type { Score, Seat, Viewer } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { LogLine } from '../../../protocol/server.ts';
import { changesBetween, type PlaceChange } from '../../board-kit/changed/changes.ts';
import type { PlaceId, Tabletop } from '../../board-kit/tabletop.ts';
import type { MatchState } from '../../connection/table-state.ts';

/** The match as a viewer last saw it, right after their last answer. */
export interface LastSeen {
  readonly moment: number;
  readonly view: unknown;
  /** The view before that answer: the answer itself may have begun others' turns. */
  readonly before: unknown;
  readonly scores: readonly Score[];
}

export type LastSeenByViewer = ReadonlyMap<Viewer, LastSeen>;

/**
 * Stores the current state for viewers who have just acted and keeps it for the others. `mine` says that an answer
 * came from this screen.
 */
export function updateLastSeen(
  lastSeen: LastSeenByViewer,
  before: MatchState,
  now: MatchState,
  mine: boolean,
): LastSeenByViewer {
  if (now.revision === before.revision) return lastSeen;
  const next = new Map(lastSeen);
  for (const [index, { viewer, offers, view }] of now.perspectives.entries()) {
    const earlier = before.perspectives[index];
    const wasAsked = (earlier?.offers.length ?? 0) > 0;
    if (viewer === 'spectator' || !wasAsked || (offers.length > 0 && !mine)) continue;
    next.set(viewer, { moment: now.moments, view, before: earlier?.view, scores: now.scores });
  }
  return next;
}

/** The changes since a viewer's last turn. */
export interface Since {
  /** The moment of their last turn; undefined before their first. */
  readonly moment: number | undefined;
  readonly marks: ReadonlyMap<PlaceId, PlaceChange>;
  /** Gained or lost points. */
  readonly gains: ReadonlyMap<Seat, number>;
  /** Players whose own boards have changed. */
  readonly homes: ReadonlySet<Seat>;
  readonly told: readonly LogLine[];
  /** The events since their last answer, and those that it brought about. */
  readonly recent: readonly GameEvent[];
  /** The lines of a bot that stood in for the viewer. */
  readonly standIn: readonly LogLine[];
  /** The lines with the largest changes, in order. */
  readonly greatest: readonly LogLine[];
  /** Whether only the latest changes are marked, because there are too many or a bot played for the viewer. */
  readonly capped: boolean;
}

/** More marks than this would hide the board. */
const MOST_MARKS = 12;
const GREATEST = 3;

export const NOTHING_SINCE: Since = {
  moment: undefined,
  marks: new Map(),
  gains: new Map(),
  homes: new Set(),
  told: [],
  recent: [],
  standIn: [],
  greatest: [],
  capped: false,
};

interface Now {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly scores: readonly Score[];
  readonly lines: readonly LogLine[];
}

/** Compares the last seen state with the current one. */
export function sinceThen(tabletop: Tabletop, lastSeen: LastSeen, now: Now): Since {
  const begun = begunWith(lastSeen.moment, now);
  const told = [...begun, ...now.lines.filter(({ moment }) => moment > lastSeen.moment)];
  const doneBy = new Map<PlaceId, Seat>();
  const touched = new Map<PlaceId, number>();
  const spotsOf = ({ event }: LogLine) => tabletop.spotsOf?.(event, now.view) ?? [];
  const shared = new Set<PlaceId>();
  for (const line of told) {
    for (const spot of spotsOf(line)) {
      if (touched.has(spot) && doneBy.get(spot) !== line.event.seat) shared.add(spot);
      touched.set(spot, line.moment);
      if (line.event.seat !== undefined) doneBy.set(spot, line.event.seat);
    }
  }
  // Of what several have touched nobody knows whose doing it is.
  for (const spot of shared) doneBy.delete(spot);
  const shows = (view: unknown) => tabletop.shows?.(view, now.viewer) ?? new Map();
  const left = new Map(shows(lastSeen.view));
  if (begun.length > 0 && lastSeen.before !== undefined) {
    const earlier = shows(lastSeen.before);
    for (const spot of begun.flatMap(spotsOf)) {
      const showing = earlier.get(spot);
      if (showing !== undefined) left.set(spot, showing);
    }
  }
  const changes = changesBetween(left, shows(now.view), doneBy);
  const standIn = told.filter(({ event }) => event.seat === now.viewer && event.standIn !== undefined);
  const capped = changes.size > MOST_MARKS || standIn.length > 0;
  const isQuiet = (place: PlaceId) => tabletop.isQuiet?.(place, now.viewer) === true;
  const tags = [...changes.keys()].filter((place) => !isQuiet(place)).length;
  const weightOf = (line: LogLine) => spotsOf(line).reduce((sum, spot) => sum + weightOfChange(changes.get(spot)), 0);
  return {
    moment: lastSeen.moment,
    told,
    recent: now.lines.flatMap(({ moment, event }) => (moment >= lastSeen.moment ? [event] : [])),
    marks:
      tags > MOST_MARKS || standIn.length > 0
        ? latestOf(changes, momentsOf(tabletop, touched, told), standIn.at(-1)?.moment ?? 0, isQuiet)
        : changes,
    standIn,
    greatest: greatestOf(told, weightOf),
    capped,
    gains: gainsBetween(lastSeen.scores, now.scores),
    homes: homesOf(tabletop, changes),
  };
}

/** When a place changed last: named by an event, or else on the board of somebody of whom one tells. */
function momentsOf(
  tabletop: Tabletop,
  touched: ReadonlyMap<PlaceId, number>,
  told: readonly LogLine[],
): (place: PlaceId) => number {
  const lastOf = new Map<Seat | undefined, number>();
  for (const { moment, event } of told) lastOf.set(event.seat, moment);
  return (place) => {
    const owner = tabletop.homeOf?.(place);
    return touched.get(place) ?? (owner === undefined ? 0 : (lastOf.get(owner) ?? 0));
  };
}

/** The latest changes after that moment: at most `MOST_MARKS` with a tag, and all that are quiet. */
function latestOf(
  changes: ReadonlyMap<PlaceId, PlaceChange>,
  momentOf: (place: PlaceId) => number,
  after: number,
  isQuiet: (place: PlaceId) => boolean,
): Map<PlaceId, PlaceChange> {
  const fresh = [...changes].filter(([place]) => momentOf(place) > after);
  const newestFirst = fresh.sort(([one], [other]) => momentOf(other) - momentOf(one));
  const tagged = newestFirst.filter(([place]) => !isQuiet(place)).slice(0, MOST_MARKS);
  return new Map([...tagged, ...newestFirst.filter(([place]) => isQuiet(place))]);
}

function weightOfChange(change: PlaceChange | undefined): number {
  return change === undefined ? 0 : Math.max(1, Math.abs(change.by));
}

function greatestOf(told: readonly LogLine[], weightOf: (line: LogLine) => number): readonly LogLine[] {
  const weighed = told.map((line, at) => ({ line, at, weight: weightOf(line) }));
  const first = weighed.sort((one, other) => other.weight - one.weight || other.at - one.at).slice(0, GREATEST);
  return first.sort((one, other) => one.at - other.at).map(({ line }) => line);
}

/** The events of others within the moment of the viewer's last answer, such as a card that is revealed automatically. */
function begunWith(moment: number, { lines, viewer }: Now): LogLine[] {
  const then = lines.filter((line) => line.moment === moment);
  const own = then.findLastIndex(({ event }) => event.seat === viewer);
  const first = then.findIndex(({ event }, at) => at > own && event.seat !== undefined);
  return first < 0 ? [] : then.slice(first);
}

function gainsBetween(before: readonly Score[], now: readonly Score[]): Map<Seat, number> {
  const gains = new Map<Seat, number>();
  for (const { seat, points } of now) {
    const gain = points - (before.find((score) => score.seat === seat)?.points ?? 0);
    if (gain !== 0) gains.set(seat, gain);
  }
  return gains;
}

function homesOf(tabletop: Tabletop, marks: ReadonlyMap<PlaceId, PlaceChange>): Set<Seat> {
  return new Set([...marks.keys()].flatMap((place) => tabletop.homeOf?.(place) ?? []));
}
