import type { Score, Viewer } from '../../kernel/game.ts';
import { isMatchOver, type Match, standings } from '../../kernel/match.ts';
import { changesBetween } from '../../protocol/patch.ts';
import { linesFor, perspectiveOf } from '../../protocol/perspective.ts';
import type { LogLine, Perspective } from '../../protocol/server.ts';
import { type LiveMatch, seatsAsked, stepsOf } from '../match/live.ts';
import { linesText, type ToldText } from '../match/told.ts';
import type { Room, Shown, Watcher } from './room.ts';

/** A change longer than this part of the whole view is not worth its trouble. */
const WORTH_PATCHING = 0.5;

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

/** A part of the message for one viewer, written out once however many watchers need it. */
interface Part {
  readonly perspective: string;
  readonly lines: string;
  readonly earlier: Shown | undefined;
  readonly shown: Shown;
}

/** Sends everybody what the newest entry has changed for them. */
export function sendChange(room: Room, live: LiveMatch, told: ToldText): void {
  const before = room.shown;
  room.shown = new Map();
  const parts = new Map<Viewer, Part>();
  const messages = new Map<string, string | Buffer>();
  for (const watcher of room.watchers) {
    if (watcher.sequence !== live.sequence - 1) {
      sendState(room, live, watcher);
      continue;
    }
    let message = messages.get(watcher.key);
    if (message === undefined) {
      message = changeMessage(
        room,
        live,
        watcher.viewers.map((viewer) => partFor(parts, before, room, live, told, viewer)),
      );
    } else if (typeof message === 'string') {
      // A second one wants the same: from now on it is kept as the bytes that go over the wire.
      message = Buffer.from(message);
    }
    messages.set(watcher.key, message);
    watcher.sequence = live.sequence;
    watcher.listener.send(message);
  }
}

function changeMessage(room: Room, live: LiveMatch, parts: readonly Part[]): string {
  const [first] = parts;
  const perspectives = parts.map(({ perspective }) => perspective).join();
  const logs = parts.map(({ lines }) => lines).join();
  return `{"type":"change","table":"${room.id}","sequence":${live.sequence},"steps":${stepsOf(live)},"over":${isMatchOver(live.match)},"asked":[${seatsAsked(live.match).join()}],"perspectives":[${perspectives}],"scoreChanges":${scoreChanges(live.match, first)},"logs":[${logs}]}`;
}

function scoreChanges(match: Match, first: Part | undefined): string {
  if (first === undefined) return '[]';
  const { earlier, shown } = first;
  const scores = scoresFor(match, shown);
  shown.scores = scores;
  return JSON.stringify(earlier?.scores === undefined ? [[[], scores]] : changesBetween(earlier.scores, scores));
}

function partFor(
  parts: Map<Viewer, Part>,
  before: ReadonlyMap<Viewer, Shown>,
  room: Room,
  live: LiveMatch,
  told: ToldText,
  viewer: Viewer,
): Part {
  const made = parts.get(viewer);
  if (made !== undefined) return made;
  const perspective = perspectiveOf(live.match, viewer);
  const { view } = perspective;
  const earlier = before.get(viewer);
  const { changes, size } = changesFor(earlier, view);
  const shown = { view, size };
  room.shown.set(viewer, shown);
  const part = {
    perspective: `${JSON.stringify({ ...perspective, view: undefined }).slice(0, -1)},"changes":${changes}}`,
    lines: linesText(told, stepsOf(live), viewer),
    earlier,
    shown,
  };
  parts.set(viewer, part);
  return part;
}

function changesFor(earlier: Shown | undefined, view: unknown): { changes: string; size: number } {
  if (earlier !== undefined) {
    const changes = JSON.stringify(changesBetween(earlier.view, view));
    if (changes.length < earlier.size * WORTH_PATCHING) return { changes, size: earlier.size };
  }
  const whole = JSON.stringify(view);
  return { changes: `[[[],${whole}]]`, size: whole.length };
}
