import type { Position, Score, Seat, Viewer } from '../kernel/game.ts';
import { isMatchOver, type Match, standings } from '../kernel/match.ts';
import { asked } from '../kernel/steps.ts';
import { linesFor } from '../protocol/lines.ts';
import { perspectiveOf } from '../protocol/perspective.ts';
import type { LogLine, StateMessage } from '../protocol/server.ts';
import {
  type LiveMatch,
  MOMENTS_TOLD,
  momentsFor,
  momentsOf,
  openMoments,
  ownOpenMoments,
  seatsAsked,
} from './live.ts';
import { answering, send } from './send.ts';
import { groupsOf, type HostedTable, type Sight, sightOf, type Watcher } from './table.ts';

export function numberOf({ counts }: LiveMatch, viewer: Viewer): number {
  return viewer === 'spectator' ? 0 : (counts[viewer] ?? 0);
}

/** The score as the viewer can work it out; at the end everything is open. */
export function scoresFor(match: Match, view: unknown): Score[] {
  if (isMatchOver(match)) return standings(match);
  return standings({ ...match, position: view as Match['position'] });
}

/** Who is asked, as those may know who look with these eyes and see this view. */
export function askedFor(match: Match, viewers: readonly Viewer[], view: unknown): Seat[] {
  const really = seatsAsked(match);
  if (match.together === undefined || really.length === 0) return really;
  const known = asked(view as Position);
  return [...new Set([...really, ...known])]
    .filter((seat) => (viewers.includes(seat) ? really : known).includes(seat))
    .sort((one, other) => one - other);
}

/** The lines of the newest moments that the watcher may know of, counted as it counts them. */
function recentLines(live: LiveMatch, viewers: readonly Viewer[], viewer: Viewer): LogLine[] {
  const open = openMoments(live);
  const first = momentsOf(live) - live.recent.length + 1;
  const known = live.recent.slice(0, live.recent.length - open);
  const { length } = live.match.entries;
  const own = ownOpenMoments(live, viewers).map((index) => live.recent[live.recent.length - length + index] ?? '[]');
  const moments = [...known, ...own];
  const skipped = Math.max(0, moments.length - MOMENTS_TOLD);
  return moments.slice(skipped).flatMap((told, index) => linesFor(JSON.parse(told), first + skipped + index, viewer));
}

/** Whether others with the same eyes have been shown all there is: then the next change begins from what they saw. */
function isShared({ watchers }: HostedTable, { key }: Watcher, shown: number): boolean {
  for (const other of watchers) if (other.key === key && other.shown === shown) return true;
  return false;
}

function stateFor(table: HostedTable, live: LiveMatch, watcher: Watcher): StateMessage {
  const { viewers, key } = watcher;
  const sight = sightOf(table, key);
  if (!isShared(table, watcher, sight.shown)) forget(sight);
  const perspectives = viewers.map((viewer) => perspectiveOf(live.match, viewer, numberOf(live, viewer)));
  const [first] = perspectives;
  sight.views ??= perspectives.map(({ view }) => ({ view, size: JSON.stringify(view).length }));
  sight.scores ??= first === undefined ? [] : scoresFor(live.match, first.view);
  return {
    type: 'state',
    table: table.id,
    shown: sight.shown,
    moments: momentsFor(live, viewers),
    over: isMatchOver(live.match),
    asked: askedFor(live.match, viewers, first?.view),
    perspectives,
    scores: sight.scores,
    logs: viewers.map((viewer) => recentLines(live, viewers, viewer)),
  };
}

/** Sends the watcher everything it needs to show the match. */
export function sendState(table: HostedTable, live: LiveMatch, watcher: Watcher, request?: number): void {
  const state = stateFor(table, live, watcher);
  watcher.shown = state.shown;
  send(watcher.listener, { ...state, ...answering(request) });
}

/** Sends everybody the whole match as it stands now, or those with a key that is wanted. */
export function sendStates(
  table: HostedTable,
  live: LiveMatch,
  isWanted: (watcher: Watcher) => boolean = () => true,
): void {
  for (const [key, watchers] of groupsOf(table)) {
    if (!watchers.some(isWanted)) continue;
    showAnew(table, key);
    for (const watcher of watchers) sendState(table, live, watcher);
  }
}

/** What is shown next under that key has the next number and is whole. */
export function showAnew(table: HostedTable, key: string): void {
  const sight = sightOf(table, key);
  sight.shown++;
  forget(sight);
}

function forget(sight: Sight): void {
  sight.views = undefined;
  sight.scores = undefined;
}
