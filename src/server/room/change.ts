import type { Score, Viewer } from '../../kernel/game.ts';
import { isMatchOver, type Match } from '../../kernel/match.ts';
import { changesText } from '../../protocol/patch.ts';
import { perspectiveOf } from '../../protocol/perspective.ts';
import { type LiveMatch, seatsAsked, stepsOf } from '../match/live.ts';
import { linesText, type ToldText } from '../match/told.ts';
import type { Room, Shown, Watcher } from './room.ts';
import { scoresFor, sendState } from './show.ts';

/** A change longer than this part of the whole view is not worth its trouble. */
const WORTH_PATCHING = 0.5;

/** What a watcher will be told of a new entry, unless it needs the whole state instead. */
export interface Letter {
  readonly watcher: Watcher;
  /** As the watcher had it when the letter was written: whoever sits elsewhere since then must not read it. */
  readonly key: string;
  readonly message: string | Buffer | undefined;
}

/** What everybody is told alike, and what was written for each viewer, however many watchers need it. */
interface Draft {
  readonly room: Room;
  readonly match: Match;
  readonly told: ToldText;
  readonly steps: number;
  readonly before: ReadonlyMap<Viewer, Shown>;
  readonly head: string;
  readonly parts: Map<Viewer, Part>;
  /** Where the score is open: it is the same for all, and changes alike for all who had the same before. */
  openScore: ScoreChange | undefined;
}

interface ScoreChange {
  readonly earlier: readonly Score[] | undefined;
  readonly scores: readonly Score[];
  readonly text: string;
}

interface Part {
  readonly perspective: string;
  readonly lines: string;
  readonly earlier: Shown | undefined;
  readonly shown: Shown;
}

/** Writes to everybody what the newest entry, which will have the number before this, changes for them. */
export function writeChange(room: Room, live: LiveMatch, sequence: number, told: ToldText): Letter[] {
  const { match } = live;
  const steps = stepsOf(live);
  const head = `{"type":"change","table":"${room.id}","sequence":${sequence},"steps":${steps},"over":${isMatchOver(match)},"asked":[${seatsAsked(match).join()}],"perspectives":[`;
  const draft: Draft = {
    room,
    match,
    told,
    steps,
    before: room.shown,
    head,
    parts: new Map(),
    openScore: undefined,
  };
  room.shown = new Map();
  const written = new Map<string, string | Buffer>();
  const letters: Letter[] = [];
  for (const watcher of room.watchers) {
    const { key } = watcher;
    let message = written.get(key);
    if (watcher.sequence !== sequence - 1) {
      letters.push({ watcher, key, message: undefined });
      continue;
    }
    if (message === undefined) message = messageFor(draft, watcher.viewers);
    // A second one wants the same: from now on it is kept as the bytes that go over the wire.
    else if (typeof message === 'string') message = Buffer.from(message);
    written.set(key, message);
    letters.push({ watcher, key, message });
  }
  return letters;
}

/** To be called when the entry is on disk and `live` says so. */
export function sendLetters(room: Room, live: LiveMatch, letters: readonly Letter[]): void {
  for (const { watcher, key, message } of letters) {
    if (message === undefined || watcher.key !== key) {
      sendState(room, live, watcher);
    } else {
      watcher.sequence = live.sequence;
      watcher.listener.send(message);
    }
  }
}

function messageFor(draft: Draft, viewers: readonly Viewer[]): string {
  let perspectives = '';
  let logs = '';
  for (const viewer of viewers) {
    const { perspective, lines } = partFor(draft, viewer);
    const comma = logs === '' ? '' : ',';
    perspectives += comma + perspective;
    logs += comma + lines;
  }
  const [first] = viewers;
  const scoreChanges = first === undefined ? '[]' : scoreChangesFor(draft, partFor(draft, first));
  return `${draft.head}${perspectives}],"scoreChanges":${scoreChanges},"logs":[${logs}]}`;
}

function scoreChangesFor(draft: Draft, { earlier, shown }: Part): string {
  const { match, openScore } = draft;
  const scores = openScore?.scores ?? scoresFor(match, shown);
  shown.scores = scores;
  const before = earlier?.scores;
  if (openScore !== undefined && openScore.earlier === before) return openScore.text;
  const text = before === undefined ? `[[[],${JSON.stringify(scores)}]]` : changesText(before, scores);
  if (match.game.scoreIsOpen === true) draft.openScore = { earlier: before, scores, text };
  return text;
}

function partFor({ parts, before, room, match, told, steps }: Draft, viewer: Viewer): Part {
  const made = parts.get(viewer);
  if (made !== undefined) return made;
  const { view, ...asked } = perspectiveOf(match, viewer);
  const earlier = before.get(viewer);
  const { changes, size } = changesFor(earlier, view);
  const shown = { view, size };
  room.shown.set(viewer, shown);
  const part = {
    perspective: `${JSON.stringify(asked).slice(0, -1)},"changes":${changes}}`,
    lines: linesText(told, steps, viewer),
    earlier,
    shown,
  };
  parts.set(viewer, part);
  return part;
}

function changesFor(earlier: Shown | undefined, view: unknown): { changes: string; size: number } {
  if (earlier !== undefined) {
    const changes = changesText(earlier.view, view);
    if (changes.length < earlier.size * WORTH_PATCHING) return { changes, size: earlier.size };
  }
  const whole = JSON.stringify(view);
  return { changes: `[[[],${whole}]]`, size: whole.length };
}
