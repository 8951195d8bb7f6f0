import type { Game, Score, Seat } from '../../kernel/game.ts';
import { completed, scoresIn } from '../../protocol/open-question.ts';
import { withChanges } from '../../protocol/patch.ts';
import type {
  ChangeMessage,
  ChatLine,
  LogLine,
  Perspective,
  ServerMessage,
  StateMessage,
  TableInfo,
} from '../../protocol/server.ts';

/** The match as this client knows it. */
export interface MatchState extends Omit<StateMessage, 'type' | 'request' | 'table' | 'perspectives' | 'scores'> {
  readonly perspectives: readonly Perspective[];
  readonly scores: readonly Score[];
}

export interface TableState {
  readonly info?: TableInfo;
  readonly match?: MatchState;
  readonly chat: readonly ChatLine[];
}

export const EMPTY_TABLE: TableState = { chat: [] };

/**
 * The table after this message; 'behind' if a change was missed and the whole state has to be requested. With the rules it finds what
 * follows from the view and was not sent.
 */
export function afterMessage(table: TableState, message: ServerMessage, rules?: Game): TableState | 'behind' {
  switch (message.type) {
    case 'table':
      return withInfo(table, message.info);
    case 'state':
      return afterState(table, message, rules);
    case 'change':
      return afterChange(table, message, rules);
    case 'clocks':
      return table.info === undefined ? table : { ...table, info: { ...table.info, clocks: message.clocks } };
    case 'chat':
      return { ...table, chat: mergeChat(table.chat, message.lines) };
    default:
      return table;
  }
}

/** A database that has lost the start of a match has no match: the table gathers again. */
function withInfo({ match, chat }: TableState, info: TableInfo): TableState {
  return match === undefined || info.state === 'gathering' ? { info, chat } : { info, match, chat };
}

function afterState(table: TableState, message: StateMessage, rules: Game | undefined): TableState | 'behind' {
  const { revision, moments, over, asked, logs } = message;
  const perspectives: Perspective[] = [];
  for (const sent of message.perspectives) {
    const perspective = completed(sent, rules);
    if (perspective === undefined) return 'behind';
    perspectives.push(perspective);
  }
  const scores = message.scores ?? (rules && scoresIn(rules, perspectives[0]?.view));
  if (scores === undefined) return 'behind';
  return { ...withAsked(table, asked), match: { revision, moments, over, asked, perspectives, scores, logs } };
}

function afterChange(table: TableState, change: ChangeMessage, rules: Game | undefined): TableState | 'behind' {
  const { match } = table;
  if (match === undefined) return 'behind';
  if (change.revision <= match.revision) return table;
  if (change.revision > match.revision + 1) return 'behind';
  const perspectives: Perspective[] = [];
  const logs: LogLine[][] = [];
  for (const [index, { changes, ...rest }] of change.perspectives.entries()) {
    const earlier = match.perspectives[index];
    if (earlier === undefined || earlier.viewer !== rest.viewer) return 'behind';
    const perspective = completed({ ...rest, view: withChanges(earlier.view, changes) }, rules);
    if (perspective === undefined) return 'behind';
    perspectives.push(perspective);
    logs.push(linesAfter(match.logs[index] ?? [], change.logs[index] ?? [], change.moments));
  }
  const { revision, moments, over, asked } = change;
  const scores =
    change.scoreChanges === undefined
      ? rules && scoresIn(rules, perspectives[0]?.view)
      : withChanges(match.scores, change.scoreChanges);
  if (scores === undefined) return 'behind';
  const asking = withAsked(table, asked, change.clocks);
  return { ...asking, match: { revision, moments, over, asked, perspectives, scores, logs } };
}

/** The table's info repeats whose turn it is, and only messages of the match update that after each entry. */
function withAsked(table: TableState, asked: readonly Seat[], clocks = table.info?.clocks): TableState {
  return table.info === undefined ? table : { ...table, info: { ...table.info, asked, ...(clocks && { clocks }) } };
}

/** Drops the lines of moments that were undone; new lines replace those of the same moment. */
function linesAfter(before: readonly LogLine[], added: readonly LogLine[], moments: number): LogLine[] {
  const updated = new Set(added.map(({ moment }) => moment));
  return [...before.filter(({ moment }) => moment <= moments && !updated.has(moment)), ...added];
}

function mergeChat(before: readonly ChatLine[], added: readonly ChatLine[]): ChatLine[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...added.filter(({ id }) => !known.has(id))].sort((a, b) => a.id - b.id);
}

/** Prepends older lines of the log. */
export function withOlderLines(match: MatchState, older: readonly (readonly LogLine[])[]): MatchState {
  return { ...match, logs: match.logs.map((lines, index) => [...(older[index] ?? []), ...lines]) };
}
