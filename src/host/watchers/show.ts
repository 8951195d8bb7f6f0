import type { Position, Score, Seat, Viewer } from '../../kernel/game.ts';
import { isMatchOver, type Match, standings } from '../../kernel/match.ts';
import { asked } from '../../kernel/steps.ts';
import { linesFor } from '../../protocol/lines.ts';
import { isScoreInView, leanPerspectiveOf, perspectiveOf } from '../../protocol/perspective.ts';
import type { LogLine, SentPerspective, StateMessage } from '../../protocol/server.ts';
import { type LiveMatch, MOMENTS_TOLD, momentsFor, recentFor, seatsAsked } from '../match/live.ts';
import { isInNewHands } from '../seats/offered.ts';
import { answering, send } from '../send.ts';
import { groupsOf, type HostedTable, type LastSent, lastSentTo, type Watcher } from '../table.ts';

function seatEntryOf({ counts }: LiveMatch, viewer: Viewer): number {
  return viewer === 'spectator' ? 0 : (counts[viewer] ?? 0);
}

/** The score as far as the view tells it; the real one once the match is over. */
export function scoresFor(match: Match, view: unknown): Score[] {
  if (isMatchOver(match)) return standings(match);
  return standings({ ...match, position: view as Match['position'] });
}

/** The seats asked, as far as these viewers may know: exact for their own seats, by the view for the others. */
export function askedFor(match: Match, viewers: readonly Viewer[], view: unknown): Seat[] {
  const really = seatsAsked(match);
  if (match.together === undefined || really.length === 0) return really;
  const known = asked(view as Position);
  return [...new Set([...really, ...known])]
    .filter((seat) => (viewers.includes(seat) ? really : known).includes(seat))
    .sort((one, other) => one - other);
}

/** The log lines of the newest moments that these viewers may know of. */
export function recentLines(live: LiveMatch, viewers: readonly Viewer[], viewer: Viewer): LogLine[] {
  const recent = recentFor(live, viewers).slice(-MOMENTS_TOLD);
  const first = momentsFor(live, viewers) - recent.length + 1;
  return recent.flatMap(({ told }, index) => linesFor(JSON.parse(told), first + index, viewer));
}

/** Whether another watcher with the same key is at this revision. Then the next change builds on the views kept for it. */
function isShared({ watchers }: HostedTable, { key }: Watcher, revision: number): boolean {
  for (const other of watchers) if (other.key === key && other.revision === revision) return true;
  return false;
}

/** The perspective of one viewer, for watchers that have the rules or have not. */
export function sentPerspective(table: HostedTable, live: LiveMatch, viewer: Viewer, lean: boolean): SentPerspective {
  const make = lean ? leanPerspectiveOf : perspectiveOf;
  return make(live.match, viewer, seatEntryOf(live, viewer), isInNewHands(table.stored, viewer));
}

function stateFor(table: HostedTable, live: LiveMatch, watcher: Watcher): StateMessage {
  const { viewers, key, lean } = watcher;
  const sent = lastSentTo(table, key);
  if (!isShared(table, watcher, sent.revision)) forget(sent);
  const perspectives = viewers.map((viewer) => sentPerspective(table, live, viewer, lean));
  const [first] = perspectives;
  sent.views ??= perspectives.map(({ view }) => ({ view, size: JSON.stringify(view).length }));
  const isScored = !lean || !isScoreInView(live.match);
  if (isScored) sent.scores ??= first === undefined ? [] : scoresFor(live.match, first.view);
  return {
    type: 'state',
    table: table.id,
    revision: sent.revision,
    moments: momentsFor(live, viewers),
    over: isMatchOver(live.match),
    asked: askedFor(live.match, viewers, first?.view),
    perspectives,
    ...(isScored && sent.scores && { scores: sent.scores }),
    logs: viewers.map((viewer) => recentLines(live, viewers, viewer)),
  };
}

/** Sends the watcher the whole state. */
export function sendState(table: HostedTable, live: LiveMatch, watcher: Watcher, request?: number): void {
  const state = stateFor(table, live, watcher);
  watcher.revision = state.revision;
  send(watcher.listener, { ...state, ...answering(request) });
}

/** Sends the whole state to all groups of watchers in which one is wanted. */
export function sendStates(
  table: HostedTable,
  live: LiveMatch,
  isWanted: (watcher: Watcher) => boolean = () => true,
): void {
  for (const [key, watchers] of groupsOf(table)) {
    if (!watchers.some(isWanted)) continue;
    startRevision(table, key);
    for (const watcher of watchers) sendState(table, live, watcher);
  }
}

/** Starts a new revision for that key. The next message is a whole state. */
export function startRevision(table: HostedTable, key: string): void {
  const sent = lastSentTo(table, key);
  sent.revision++;
  forget(sent);
}

function forget(sent: LastSent): void {
  sent.views = undefined;
  sent.scores = undefined;
}
