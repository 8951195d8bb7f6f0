import { isSeed } from '../../kernel/random.ts';
import { type MatchRecord, type RecordFault, recordFrom } from '../../kernel/record.ts';
import { MOST_MARK_WORDS, MOST_MARKS } from '../marks.ts';
import { STUDY_FORMAT, type Study, type StudyLine, type StudySpot } from './study.ts';

/** The most that a study may have of everything. */
export const STUDY_LIMITS = {
  title: 100,
  name: 100,
  text: 2000,
  lines: 200,
  moves: 2000,
  notes: 1000,
  chapters: 100,
} as const;

/** Why something is no study: it is something else, of a later program, damaged in a field, or about a match that cannot be read. */
export type StudyFault =
  | { readonly is: 'not-json' | 'other' }
  | { readonly is: 'format'; readonly format: string }
  | { readonly is: 'damaged'; readonly field: string }
  | { readonly is: 'too-many'; readonly field: string; readonly most: number }
  | { readonly is: 'record'; readonly fault: RecordFault };

/** Reads a study, which may come from anywhere. */
export function readStudy(text: string): Study | { readonly fault: StudyFault } {
  try {
    return studyFrom(JSON.parse(text));
  } catch {
    return { fault: { is: 'not-json' } };
  }
}

/** Reads what was JSON and may be a study. Only fields of a study are taken over. */
export function studyFrom(data: unknown): Study | { readonly fault: StudyFault } {
  if (!isObject(data) || !('underbridgeStudy' in data)) return { fault: { is: 'other' } };
  const { underbridgeStudy: format, title, lines, notes, chapters } = data;
  if (format !== STUDY_FORMAT) return { fault: { is: 'format', format: JSON.stringify(format).slice(0, 20) } };
  const fault = listFault(data) ?? fieldFault(data);
  if (fault !== undefined) return { fault };
  const record = recordFrom(data.record);
  if ('fault' in record) return { fault: { is: 'record', fault: record.fault } };
  const study = { underbridgeStudy: format, title, record, lines, notes, chapters } as Study;
  const astray = strayField(study);
  return astray === undefined ? study : { fault: { is: 'damaged', field: astray } };
}

const LISTS = ['lines', 'notes', 'chapters'] as const;

function listFault(data: Record<string, unknown>): StudyFault | undefined {
  for (const field of LISTS) {
    const list = data[field];
    const most = STUDY_LIMITS[field];
    if (Array.isArray(list) && list.length > most) return { is: 'too-many', field, most };
  }
  return undefined;
}

function fieldFault(data: Record<string, unknown>): StudyFault | undefined {
  const { title, lines, notes, chapters } = data;
  const wrong =
    (!isText(title, STUDY_LIMITS.title) && 'title') ||
    (!isListOf(lines, isLine) && 'lines') ||
    (!isListOf(notes, isNote) && 'notes') ||
    (!isListOf(chapters, isChapter) && 'chapters');
  return wrong ? { is: 'damaged', field: wrong } : undefined;
}

const ID = /^[a-z0-9]{1,24}$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => fits(item));
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && ID.test(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isSpot(value: unknown): boolean {
  return isObject(value) && isCount(value.step) && (value.line === undefined || isId(value.line));
}

function isLine(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, name, from, dealt, moves } = value;
  return (
    isId(id) &&
    (name === undefined || isText(name, STUDY_LIMITS.name)) &&
    isSpot(from) &&
    (dealt === undefined || isDeal(dealt)) &&
    isListOf(moves, isLineMove) &&
    (moves as unknown[]).length <= STUDY_LIMITS.moves
  );
}

function isDeal(value: unknown): boolean {
  return isObject(value) && isCount(value.seat) && typeof value.seed === 'string' && isSeed(value.seed);
}

function isLineMove(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false;
  const [seat, move, by] = value;
  return isCount(seat) && isObject(move) && typeof move.do === 'string' && (by === undefined || isText(by, 20));
}

function isMark(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, at, from, to, words, pinned } = value;
  const isOn = (spot: unknown) => isText(spot, STUDY_LIMITS.name);
  return (
    (kind === 'ring' ? isOn(at) : kind === 'arrow' && isOn(from) && isOn(to)) &&
    (words === undefined || isText(words, MOST_MARK_WORDS)) &&
    (pinned === undefined || pinned === true)
  );
}

function isNote(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { at, text, marks } = value;
  return (
    isSpot(at) &&
    isText(text, STUDY_LIMITS.text) &&
    isListOf(marks, isMark) &&
    (marks as unknown[]).length <= MOST_MARKS
  );
}

function isChapter(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, title, text, at, task } = value;
  const isWritten = isText(title, STUDY_LIMITS.title) && isText(text, STUDY_LIMITS.text);
  return isId(id) && isWritten && isSpot(at) && (task === undefined || task === 'find');
}

/** The field in which something hangs on what is not there: a line that leaves no line, or goes round in a circle. */
function strayField({ record, lines, notes, chapters }: Study): string | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]));
  if (byId.size < lines.length || !lines.every((line) => isRooted(line, byId, record))) return 'lines';
  if (!notes.every(({ at }) => isThere(at, byId, record))) return 'notes';
  return chapters.every(({ at }) => isThere(at, byId, record)) ? undefined : 'chapters';
}

/** Whether the spot is a step of the match, or of a line that there is. */
export function isThere(
  { line, step }: StudySpot,
  lines: ReadonlyMap<string, StudyLine>,
  record: MatchRecord,
): boolean {
  const moves = line === undefined ? record.moves : lines.get(line)?.moves;
  return moves !== undefined && step <= moves.length;
}

/** Whether the line leaves the match, by way of others or at once. */
export function isRooted(line: StudyLine, lines: ReadonlyMap<string, StudyLine>, record: MatchRecord): boolean {
  let { from } = line;
  for (let depth = 0; depth <= lines.size; depth++) {
    if (!isThere(from, lines, record)) return false;
    const parent = from.line === undefined ? undefined : lines.get(from.line);
    if (parent === undefined) return true;
    from = parent.from;
  }
  return false;
}
