import type { Score, Viewer } from '../../kernel/game.ts';
import { isMatchOver, type Match, standings } from '../../kernel/match.ts';
import { linesFor, perspectiveOf } from '../../protocol/perspective.ts';
import type { LogLine, Perspective } from '../../protocol/server.ts';
import { type LiveMatch, seatsAsked, stepsOf } from '../match/live.ts';
import type { Room, Watcher } from './room.ts';

/** The score as the viewer can work it out; at the end everything is open. */
export function scoresFor(match: Match, { view }: Pick<Perspective, 'view'>): Score[] {
  if (isMatchOver(match)) return standings(match);
  return standings({ ...match, position: view as Match['position'] });
}

/** The match as the viewer is shown it from now on: later changes are changes of this. */
function show(room: Room, live: LiveMatch, viewer: Viewer): Perspective {
  const perspective = perspectiveOf(live.match, viewer);
  if (!room.shown.has(viewer)) {
    room.shown.set(viewer, { view: perspective.view, size: JSON.stringify(perspective.view).length });
  }
  return perspective;
}

function showScores(room: Room, live: LiveMatch, first: Perspective | undefined): readonly Score[] {
  if (first === undefined) return [];
  const scores = scoresFor(live.match, first);
  const shown = room.shown.get(first.viewer);
  if (shown !== undefined) shown.scores = scores;
  return scores;
}

function recentLines(live: LiveMatch, viewer: Viewer): LogLine[] {
  const first = stepsOf(live) - live.recent.length + 1;
  return live.recent.flatMap((told, index) => linesFor(JSON.parse(told), first + index, viewer));
}

/** Sends the watcher everything it needs to show the match. */
export function sendState(room: Room, live: LiveMatch, watcher: Watcher, request?: number): void {
  const perspectives = watcher.viewers.map((viewer) => show(room, live, viewer));
  watcher.sequence = live.sequence;
  watcher.listener.send(
    JSON.stringify({
      type: 'state',
      ...(request !== undefined && { request }),
      table: room.id,
      sequence: live.sequence,
      steps: stepsOf(live),
      over: isMatchOver(live.match),
      asked: seatsAsked(live.match),
      perspectives,
      scores: showScores(room, live, perspectives[0]),
      logs: watcher.viewers.map((viewer) => recentLines(live, viewer)),
    }),
  );
}

/** Sends everybody the whole match as it stands now: after something was taken back, or came from another process. */
export function sendStates(room: Room, live: LiveMatch): void {
  room.shown = new Map();
  for (const watcher of room.watchers) sendState(room, live, watcher);
}
