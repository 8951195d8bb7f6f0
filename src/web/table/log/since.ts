import type { Score, Seat, Viewer } from '../../../kernel/game.ts';
import type { LogLine } from '../../../protocol/server.ts';
import { type Change, changesBetween } from '../../board-kit/changed/changes.ts';
import type { PlaceId, Tabletop } from '../../board-kit/tabletop.ts';
import type { MatchState } from '../../connection/table-state.ts';

/** The match as a viewer left it: what their last answer had led to. */
export interface Memory {
  readonly moment: number;
  readonly view: unknown;
  /** How it stood before that answer: with it others' turns may have begun. */
  readonly before: unknown;
  readonly scores: readonly Score[];
}

export type Memories = ReadonlyMap<Viewer, Memory>;

/** Viewers who have acted see the match from now on as it is; the others keep their memory. `mine` tells that somebody here answered. */
export function remember(memories: Memories, before: MatchState, now: MatchState, mine: boolean): Memories {
  if (now.revision === before.revision) return memories;
  const next = new Map(memories);
  for (const [index, { viewer, offers, view }] of now.perspectives.entries()) {
    const earlier = before.perspectives[index];
    const wasAsked = (earlier?.offers.length ?? 0) > 0;
    if (viewer === 'spectator' || !wasAsked || (offers.length > 0 && !mine)) continue;
    next.set(viewer, { moment: now.moments, view, before: earlier?.view, scores: now.scores });
  }
  return next;
}

/** What has happened since a viewer's last turn. */
export interface Since {
  /** The moment after which everything is new; none if they have not had a turn yet. */
  readonly moment: number | undefined;
  readonly marks: ReadonlyMap<PlaceId, Change>;
  /** Points that were gained or lost. */
  readonly gains: ReadonlyMap<Seat, number>;
  /** Players on whose own boards something has changed. */
  readonly homes: ReadonlySet<Seat>;
  readonly told: readonly LogLine[];
}

export const NOTHING_SINCE: Since = {
  moment: undefined,
  marks: new Map(),
  gains: new Map(),
  homes: new Set(),
  told: [],
};

interface Now {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly scores: readonly Score[];
  readonly lines: readonly LogLine[];
}

/** Compares what a viewer remembers with what is to be seen now. */
export function sinceThen(tabletop: Tabletop, memory: Memory, now: Now): Since {
  const begun = begunWith(memory.moment, now);
  const told = [...begun, ...now.lines.filter(({ moment }) => moment > memory.moment)];
  const doneBy = new Map<PlaceId, Seat>();
  for (const { event } of told) {
    if (event.seat === undefined) continue;
    for (const spot of tabletop.spotsOf?.(event, now.view) ?? []) doneBy.set(spot, event.seat);
  }
  const shows = (view: unknown) => tabletop.shows?.(view, now.viewer) ?? new Map();
  const left = new Map(shows(memory.view));
  if (begun.length > 0 && memory.before !== undefined) {
    const earlier = shows(memory.before);
    for (const spot of begun.flatMap(({ event }) => tabletop.spotsOf?.(event, now.view) ?? [])) {
      const showing = earlier.get(spot);
      if (showing !== undefined) left.set(spot, showing);
    }
  }
  const marks = changesBetween(left, shows(now.view), doneBy);
  return {
    moment: memory.moment,
    told,
    marks,
    gains: gainsBetween(memory.scores, now.scores),
    homes: homesOf(tabletop, marks),
  };
}

/** What others did as soon as the viewer's last answer had ended their turn: a card that is revealed by itself, say. */
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

function homesOf(tabletop: Tabletop, marks: ReadonlyMap<PlaceId, Change>): Set<Seat> {
  return new Set([...marks.keys()].flatMap((place) => tabletop.homeOf?.(place) ?? []));
}
