import type { Score, Viewer } from '../kernel/game.ts';
import { isMatchOver } from '../kernel/match.ts';
import { asBytes, encodeChange, encodePerspective, type Json, jsonOf } from '../protocol/encode.ts';
import { linesText, type ToldText } from '../protocol/lines.ts';
import { type Change, changesText, wholeText } from '../protocol/patch.ts';
import { perspectiveOf } from '../protocol/perspective.ts';
import type { ChangeMessage, LogLine } from '../protocol/server.ts';
import type { LogEntry } from './entry.ts';
import { isHidden, type LiveMatch, momentsFor } from './live.ts';
import { isAmong } from './seat-bits.ts';
import { askedFor, numberOf, scoresFor, sendState, showAnew } from './show.ts';
import { groupsOf, type HostedTable, type SeenView, type Sight, sightOf, type Watcher } from './table.ts';

/** A change longer than this part of the whole view is not worth its trouble. */
const WORTH_PATCHING = 0.5;

/** An entry that has been made in memory, and what it lets people know. */
export interface NewEntry {
  readonly entry: LogEntry;
  readonly told: ToldText;
  /** Its place in the log. */
  readonly sequence: number;
  /** Whether it ends what was secret: then everybody counts moments anew. */
  readonly reveals: boolean;
  /** Whether others learn from it who is still asked, though not what was answered. */
  readonly knownAsked: boolean;
  /** The seats that could look on before it, or can after it. */
  readonly lookers: number;
}

/** What the watchers with one key will be shown of a new entry: a change, or the whole state. */
export interface Letter {
  readonly key: string;
  readonly watchers: readonly Watcher[];
  readonly shown: number;
  readonly change: { readonly message: Json<ChangeMessage>; readonly sight: Sight } | undefined;
}

/** What is written once for all. */
interface Draft {
  readonly table: HostedTable;
  readonly live: LiveMatch;
  readonly news: NewEntry;
  /** Where the score is open: it is the same for all, and changes alike for all who had the same before. */
  openScore: ScoreChange | undefined;
}

interface ScoreChange {
  readonly earlier: readonly Score[] | undefined;
  readonly scores: readonly Score[];
  readonly text: Json<readonly Change[]>;
}

/** Writes to everybody what a new entry changes for them. Those who may not know of it are written nothing. */
export function writeChange(table: HostedTable, live: LiveMatch, news: NewEntry): Letter[] {
  const draft: Draft = { table, live, news, openScore: undefined };
  const { entry, sequence, reveals, knownAsked, lookers } = news;
  const hidden = isHidden(live, entry, sequence);
  const letters: Letter[] = [];
  for (const [key, watchers] of groupsOf(table)) {
    const viewers = watchers[0]?.viewers ?? [];
    const isSeen = !hidden || ('seat' in entry && viewers.includes(entry.seat));
    if (!isSeen && !knownAsked && !isAmong(lookers, viewers)) continue;
    const sight = sightOf(table, key);
    const whole = sight.views === undefined || reveals || (isSeen && 'undo' in entry);
    const change = whole ? undefined : changeFor(draft, sight, viewers, isSeen);
    letters.push({ key, watchers, shown: sight.shown + 1, change });
  }
  return letters;
}

/** Whole states for everybody who may know of the entry, where changes cannot be written. */
export function wholeLetters(table: HostedTable): Letter[] {
  return [...groupsOf(table)].map(([key, watchers]) => ({
    key,
    watchers,
    shown: sightOf(table, key).shown + 1,
    change: undefined,
  }));
}

/** To be called when the entry is on disk and `live` says so. */
export function sendLetters(table: HostedTable, live: LiveMatch, letters: readonly Letter[]): void {
  for (const { key, watchers, shown, change } of letters) {
    if (change === undefined) {
      showAnew(table, key);
      for (const watcher of watchers) sendState(table, live, watcher);
      continue;
    }
    table.sights.set(key, change.sight);
    const message = watchers.length > 1 ? asBytes(change.message) : change.message;
    for (const watcher of watchers) {
      if (watcher.key !== key || watcher.shown !== shown - 1) sendState(table, live, watcher);
      else {
        watcher.shown = shown;
        watcher.listener.deliver(message);
      }
    }
  }
}

function changeFor(draft: Draft, before: Sight, viewers: readonly Viewer[], isSeen: boolean): Letter['change'] {
  const { table, live, news } = draft;
  const { match } = live;
  const moments = momentsFor(live, viewers);
  const views: SeenView[] = [];
  const perspectives: Json<ChangeMessage['perspectives'][number]>[] = [];
  const logs: Json<readonly LogLine[]>[] = [];
  for (const viewer of viewers) {
    const { view, ...asked } = perspectiveOf(match, viewer, numberOf(live, viewer));
    const { changes, size } = changesFor(before.views?.[views.length], view);
    views.push({ view, size });
    perspectives.push(encodePerspective(asked, changes));
    logs.push(isSeen ? linesText(news.told, moments, viewer) : jsonOf([]));
  }
  const { scores, text: scoreChanges } = scoreChangesFor(draft, before, views[0]?.view);
  const shown = before.shown + 1;
  const message = encodeChange({
    table: table.id,
    shown,
    moments,
    over: isMatchOver(match),
    asked: askedFor(match, viewers, views[0]?.view),
    perspectives,
    scoreChanges,
    logs,
  });
  return { message, sight: { shown, views, scores } };
}

function scoreChangesFor(draft: Draft, { scores: earlier }: Sight, view: unknown): ScoreChange {
  const { live, openScore } = draft;
  if (openScore !== undefined && openScore.earlier === earlier) return openScore;
  const scores = openScore?.scores ?? scoresFor(live.match, view);
  const text = earlier === undefined ? wholeText(jsonOf(scores)) : changesText(earlier, scores);
  const change: ScoreChange = { earlier, scores, text };
  if (live.match.game.scoreIsOpen === true) draft.openScore = change;
  return change;
}

function changesFor(earlier: SeenView | undefined, view: unknown): { changes: Json<readonly Change[]>; size: number } {
  if (earlier !== undefined) {
    const changes = changesText(earlier.view, view);
    if (changes.length < earlier.size * WORTH_PATCHING) return { changes, size: earlier.size };
  }
  const whole = jsonOf(view);
  return { changes: wholeText(whole), size: whole.length };
}
