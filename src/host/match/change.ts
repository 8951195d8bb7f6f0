import type { Score, Viewer } from '../../kernel/game.ts';
import { isMatchOver } from '../../kernel/match.ts';
import { asBytes, encodeChange, encodePerspective, type Json, jsonOf, withRequest } from '../../protocol/encode.ts';
import { type EncodedEvents, linesText } from '../../protocol/lines.ts';
import { changesText, type PatchOperation, wholeText } from '../../protocol/patch.ts';
import { isScoreInView } from '../../protocol/perspective.ts';
import type { ChangeMessage, ClocksInfo, LogLine } from '../../protocol/server.ts';
import type { ClockState } from '../clocks/clock-state.ts';
import { clocksInfo, hasSecretClocks } from '../clocks/clocks-info.ts';
import { bitsOfViewers, isAmong } from '../seat-bits.ts';
import {
  groupsOf,
  type HostedTable,
  type LastSent,
  type Listener,
  lastSentTo,
  type SentView,
  type Watcher,
} from '../table.ts';
import { sendClocks } from '../watchers/news.ts';
import { askedFor, scoresFor, sendState, sentPerspective, startRevision } from '../watchers/show.ts';
import type { LogEntry } from './entry.ts';
import { isHidden, type LiveMatch, momentsFor } from './live.ts';

/** A patch longer than this share of the whole view is replaced by the view. */
const WORTH_PATCHING = 0.5;

/** An entry that has been applied in memory, and what it reveals to whom. */
export interface NewEntry {
  readonly entry: LogEntry;
  readonly told: EncodedEvents;
  /** Its place in the log. */
  readonly sequence: number;
  /** Whether it ends a secret. Then nearly everything changes for everybody, and the whole state is sent. */
  readonly reveals: boolean;
  /** Whether it changes the seats that are asked as far as everybody may know. */
  readonly changesPublicAsked: boolean;
  /** The seats that may look on, before or after the entry; one bit for each. */
  readonly onlookers: number;
  /** The clocks after the entry, where the match has a pace and goes on. */
  readonly timed?: TimedEntry;
}

interface TimedEntry {
  readonly state: ClockState;
  readonly at: number;
  readonly asked: number;
  readonly publicAsked: number;
}

/** What the watchers with one key will be sent for a new entry: a change, or the whole state if `change` is undefined. */
export interface PendingUpdate {
  readonly key: string;
  readonly watchers: readonly Watcher[];
  readonly revision: number;
  readonly change: { readonly message: Json<ChangeMessage>; readonly sent: LastSent } | undefined;
}

/** State shared while the updates for one entry are prepared. */
interface Draft {
  readonly table: HostedTable;
  readonly live: LiveMatch;
  readonly news: NewEntry;
  /** Set if the score is public: computed once for all watchers who had the same score before. */
  openScore: ScoreChange | undefined;
  /** Set if nothing about the clocks is secret: encoded once for all watchers. */
  openClocks: Json<ClocksInfo> | undefined;
}

interface ScoreChange {
  readonly earlier: readonly Score[] | undefined;
  readonly scores: readonly Score[];
  readonly text: Json<readonly PatchOperation[]>;
}

/** Where the score follows from the view. */
const NO_SCORES = { scores: undefined, text: undefined };

/** Prepares one update for each group of watchers. Groups that may not know of the entry get none. */
export function prepareUpdates(table: HostedTable, live: LiveMatch, news: NewEntry): PendingUpdate[] {
  const draft: Draft = { table, live, news, openScore: undefined, openClocks: undefined };
  const { entry, sequence, reveals, changesPublicAsked, onlookers } = news;
  const hidden = isHidden(live, entry, sequence);
  const updates: PendingUpdate[] = [];
  for (const [key, watchers] of groupsOf(table)) {
    const { viewers = [], lean = false } = watchers[0] ?? {};
    const isSeen = !hidden || ('seat' in entry && viewers.includes(entry.seat));
    if (!isSeen && !changesPublicAsked && !isAmong(onlookers, viewers)) continue;
    const sent = lastSentTo(table, key);
    const whole = sent.views === undefined || reveals || (isSeen && 'undo' in entry);
    const change = whole ? undefined : changeFor(draft, sent, { viewers, lean, isSeen });
    updates.push({ key, watchers, revision: sent.revision + 1, change });
  }
  return updates;
}

/** Whole states for everybody, for when the changes could not be encoded. */
export function fullUpdates(table: HostedTable): PendingUpdate[] {
  return [...groupsOf(table)].map(([key, watchers]) => ({
    key,
    watchers,
    revision: lastSentTo(table, key).revision + 1,
    change: undefined,
  }));
}

/** Whether the listener is sent the change, and not the whole state. */
export function isSentChange({ key, watchers, revision }: PendingUpdate, listener: Listener): boolean {
  return watchers.some((each) => each.listener === listener && each.key === key && each.revision === revision - 1);
}

/** The requests that the change itself answers. Each is taken out when that has been sent. */
export type Answered = Map<Listener, { readonly request: number; readonly table: string; readonly revision: number }>;

/** To be called after the entry is on disk and `live` is up to date. */
export function sendUpdates(
  table: HostedTable,
  live: LiveMatch,
  updates: readonly PendingUpdate[],
  answered?: Answered,
): void {
  for (const { key, watchers, revision, change } of updates) {
    if (change === undefined) {
      startRevision(table, key);
      for (const watcher of watchers) sendWhole(table, live, watcher);
      continue;
    }
    table.lastSent.set(key, change.sent);
    const message = watchers.length > 1 ? asBytes(change.message) : change.message;
    for (const watcher of watchers) {
      if (watcher.key !== key || watcher.revision !== revision - 1) sendWhole(table, live, watcher);
      else {
        watcher.revision = revision;
        const answer = answered?.get(watcher.listener);
        watcher.listener.deliver(answer === undefined ? message : withRequest(change.message, answer.request));
        if (answer !== undefined) answered?.delete(watcher.listener);
      }
    }
  }
}

/** The state of the match, and the clocks, which a change would have brought along. */
function sendWhole(table: HostedTable, live: LiveMatch, watcher: Watcher): void {
  sendState(table, live, watcher);
  sendClocks(table, watcher);
}

function changeFor(
  draft: Draft,
  before: LastSent,
  { viewers, lean, isSeen }: { readonly viewers: readonly Viewer[]; readonly lean: boolean; readonly isSeen: boolean },
): PendingUpdate['change'] {
  const { table, live, news } = draft;
  const { match } = live;
  const moments = momentsFor(live, viewers);
  const views: SentView[] = [];
  const perspectives: Json<ChangeMessage['perspectives'][number]>[] = [];
  const logs: Json<readonly LogLine[]>[] = [];
  for (const viewer of viewers) {
    const { view, ...asked } = sentPerspective(table, live, viewer, lean);
    const { changes, size } = changesFor(before.views?.[views.length], view);
    views.push({ view, size });
    perspectives.push(encodePerspective(asked, changes));
    logs.push(isSeen ? linesText(news.told, moments, viewer) : jsonOf([]));
  }
  const isScored = !lean || !isScoreInView(match);
  const { scores, text: scoreChanges } = isScored ? scoreChangesFor(draft, before, views[0]?.view) : NO_SCORES;
  const revision = before.revision + 1;
  const message = encodeChange({
    table: table.id,
    revision,
    moments,
    over: isMatchOver(match),
    asked: askedFor(match, viewers, views[0]?.view),
    perspectives,
    scoreChanges,
    logs,
    clocks: isSeen ? clocksText(draft, viewers) : undefined,
  });
  return { message, sent: { revision, views, scores } };
}

function clocksText(draft: Draft, viewers: readonly Viewer[]): Json<ClocksInfo> | undefined {
  const { table, news, openClocks } = draft;
  if (news.timed === undefined || openClocks !== undefined) return openClocks;
  const { state, at, asked, publicAsked } = news.timed;
  const { row, seats } = table.stored;
  const clocks = clocksInfo({ row, seats, asked, publicAsked }, { state, at }, bitsOfViewers(viewers));
  if (clocks === undefined) return undefined;
  const text = jsonOf(clocks);
  if (!hasSecretClocks(state, asked, publicAsked)) draft.openClocks = text;
  return text;
}

function scoreChangesFor(draft: Draft, { scores: earlier }: LastSent, view: unknown): ScoreChange {
  const { live, openScore } = draft;
  if (openScore !== undefined && openScore.earlier === earlier) return openScore;
  const scores = openScore?.scores ?? scoresFor(live.match, view);
  const text = earlier === undefined ? wholeText(jsonOf(scores)) : changesText(earlier, scores);
  const change: ScoreChange = { earlier, scores, text };
  if (live.match.game.scoreIsOpen === true) draft.openScore = change;
  return change;
}

function changesFor(
  earlier: SentView | undefined,
  view: unknown,
): { changes: Json<readonly PatchOperation[]>; size: number } {
  if (earlier !== undefined) {
    const changes = changesText(earlier.view, view);
    if (changes.length < earlier.size * WORTH_PATCHING) return { changes, size: earlier.size };
  }
  const whole = jsonOf(view);
  return { changes: wholeText(whole), size: whole.length };
}
