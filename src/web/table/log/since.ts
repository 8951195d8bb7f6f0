import type { Score, Seat, Viewer } from '../../../kernel/game.ts';
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
  for (const line of told) {
    if (line.event.seat === undefined) continue;
    for (const spot of spotsOf(line)) {
      doneBy.set(spot, line.event.seat);
      touched.set(spot, line.moment);
    }
  }
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
  const weightOf = (line: LogLine) => spotsOf(line).reduce((sum, spot) => sum + weightOfChange(changes.get(spot)), 0);
  return {
    moment: lastSeen.moment,
    told,
    marks: capped ? latestOf(changes, touched, standIn.at(-1)?.moment ?? 0) : changes,
    standIn,
    greatest: greatestOf(told, weightOf),
    capped,
    gains: gainsBetween(lastSeen.scores, now.scores),
    homes: homesOf(tabletop, changes),
  };
}

/** The latest changes after that moment, at most `MOST_MARKS`. */
function latestOf(
  changes: ReadonlyMap<PlaceId, PlaceChange>,
  touched: ReadonlyMap<PlaceId, number>,
  after: number,
): Map<PlaceId, PlaceChange> {
  const momentOf = (place: PlaceId) => touched.get(place) ?? 0;
  const fresh = [...changes].filter(([place]) => momentOf(place) > after);
  const newestFirst = fresh.sort(([one], [other]) => momentOf(other) - momentOf(one));
  return new Map(newestFirst.slice(0, MOST_MARKS));
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
