import { newTableRow } from '../../../host/match/new-table-row.ts';
import type { LogRow, SnapshotRow, StoredClocks, StoredSeat, TableRow } from '../../../host/store.ts';
import type { CopyOf } from '../../../protocol/ahead.ts';
import type { NotePage } from '../../../protocol/notes.ts';
import type { KeptTable } from './local-database.ts';

/** Rows may come from an older version or be damaged, so every field is checked when they are read. */
type Check = (value: unknown) => boolean;
type Checks<T> = { readonly [Name in keyof Required<T>]: Check };

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
/** Rows of an earlier day lack the field. */
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const isOneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const isList: Check = Array.isArray;

/** A string with JSON of that shape. */
const holds =
  (check: Check): Check =>
  (value) => {
    try {
      return typeof value === 'string' && check(JSON.parse(value));
    } catch {
      return false;
    }
  };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Players of a browser's own tables are seated by their host alone, who also begins the match. */
const TABLE: Checks<Required<Omit<TableRow, 'arranged' | 'begins' | 'begins_at'>>> = {
  id: isText,
  game: isText,
  version: isNumber,
  rules: isNumber,
  seats: isNumber,
  options: holds(isObject),
  open: isNumber,
  state: isOneOf('gathering', 'running', 'over'),
  host: isText,
  seed: isText,
  commitment: isText,
  opening: holds(isList),
  asked: isNumber,
  made: isNumber,
  started: orNull(isNumber),
  ended: orNull(isNumber),
  places: orNull(holds(isList)),
  rematch: orNull(isText),
  spectators_chat: isNumber,
  hints: isNumber,
  clock_period: orNull(isText),
  clock_due: orNull(isNumber),
  clock_left: orNull(isNumber),
  pace: orNull(holds(isObject)),
  rated: isNumber,
};

/** Defaults of fields that older rows do not have. */
const LATER_FIELDS: Partial<TableRow> = {
  spectators_chat: 1,
  hints: 0,
  clock_period: null,
  clock_due: null,
  clock_left: null,
  pace: null,
  rated: 0,
};

type OfServers =
  | 'calls'
  | 'mark'
  | 'kept'
  | 'kept_name'
  | 'kept_mark'
  | 'stand_in_since'
  | 'offered'
  | 'former'
  | 'agreed';

const SEAT: Checks<Omit<StoredSeat, OfServers>> = {
  seat: isNumber,
  holder: isOneOf('nobody', 'person', 'bot'),
  person: orNull(isText),
  bot: orNull(isText),
  stand_in: orNull(isText),
  name: orNull(isText),
  seen: orNull(isNumber),
  program: orNull(isText),
  votes: isList,
};

const LOG: Checks<LogRow> = {
  table_id: isText,
  sequence: isNumber,
  seat: orNull(isNumber),
  number: orNull(isNumber),
  entry: holds(isObject),
  told: holds(isList),
  version: isNumber,
  asked: isNumber,
  asked_known: isNumber,
  at: isNumber,
  moved: isNumber,
};

const SNAPSHOT: Checks<SnapshotRow> = {
  table_id: isText,
  sequence: isNumber,
  moments: isNumber,
  version: isNumber,
  settled: isNumber,
  position: holds(isObject),
  resigned: holds(isList),
  secret: orMissing(holds(isList)),
};

/** Whether every field passes its check. */
function fits<T>(checks: Checks<T>, value: unknown): value is T {
  if (!isObject(value)) return false;
  return Object.entries<Check>(checks).every(([name, check]) => check(value[name]));
}

/** Reads a stored table. One that cannot be read is returned as `damaged`, so that the list still shows it. */
export function readTable(value: unknown): KeptTable | undefined {
  if (value === undefined) return undefined;
  const {
    id,
    row,
    seats,
    script,
    said,
    notes,
    playedBefore,
    copyOf,
    asked,
    askedKnown,
    publicAsked = askedKnown,
    entered,
    moved,
    unreadable,
    muted,
    clocks,
  } = isObject(value) ? value : {};
  const whole: unknown = isObject(row) ? { ...LATER_FIELDS, ...row } : row;
  if (
    typeof id === 'string' &&
    fits(TABLE, whole) &&
    Array.isArray(seats) &&
    seats.every((seat): seat is StoredSeat => fits(SEAT, seat)) &&
    [asked, publicAsked, entered, moved].every(isNumber)
  ) {
    return {
      id,
      row: whole,
      seats,
      asked: Number(asked),
      publicAsked: Number(publicAsked),
      entered: Number(entered),
      moved: Number(moved),
      muted: Array.isArray(muted) ? muted : [],
      ...(areClocks(clocks) && { clocks }),
      ...(Array.isArray(script) && { script }),
      ...(isCopy(copyOf) && { copyOf }),
      ...(typeof playedBefore === 'number' && { playedBefore }),
      ...(Array.isArray(said) && { said }),
      ...(Array.isArray(notes) && { notes: notes.filter(isNotePage) }),
      ...(unreadable === true && { unreadable }),
    };
  }
  return damaged(String(id), row);
}

function isCopy(value: unknown): value is CopyOf {
  return isObject(value) && isText(value.table) && isNumber(value.seat) && isNumber(value.seatEntry);
}

function isNotePage(value: unknown): value is NotePage {
  if (!isObject(value)) return false;
  const { seat, seatEntry, moment, words, marks } = value;
  return [seat, seatEntry, moment].every(isNumber) && isText(words) && Array.isArray(marks) && marks.every(isObject);
}

/** Clocks that cannot be read are none: nobody's time is limited then. */
function areClocks(value: unknown): value is StoredClocks {
  if (!isObject(value) || !isObject(value.state)) return false;
  const { seats, pauses, wishes, notes, period } = value.state;
  const isClock = (clock: unknown) => isObject(clock) && isNumber(clock.left) && orNull(isNumber)(clock.since);
  return (
    [seats, pauses, wishes, notes].every(isList) &&
    (period === undefined || isClock(period)) &&
    orNull(isNumber)(value.due) &&
    isNumber(value.revision)
  );
}

/** A placeholder with what a list shows of a damaged table. */
function damaged(id: string, row: unknown): KeptTable {
  const { game, made } = isObject(row) ? row : {};
  const at = typeof made === 'number' && Number.isFinite(made) ? made : 0;
  return {
    id,
    row: newTableRow({
      id,
      game: typeof game === 'string' ? game : '?',
      version: 0,
      seats: 0,
      options: '{}',
      state: 'running',
      host: '',
      seed: '',
      commitment: '',
      made: at,
    }),
    seats: [],
    asked: 0,
    publicAsked: 0,
    entered: at,
    moved: at,
    muted: [],
    unreadable: true,
    damaged: true,
  };
}

export function readTables(values: readonly unknown[]): KeptTable[] {
  return values.flatMap((value) => readTable(value) ?? []);
}

/** Throws at the first unreadable row: such a match cannot be played, and opening it reports that. */
function readRows<T>(checks: Checks<T>, values: readonly unknown[], what: string): T[] {
  return values.map((value) => {
    if (!fits(checks, value)) throw new Error(`${what} of a match that is kept here cannot be read`);
    return value;
  });
}

export function readLog(values: readonly unknown[]): LogRow[] {
  return readRows(LOG, values, 'an entry');
}

export function readSnapshots(values: readonly unknown[]): SnapshotRow[] {
  return readRows(SNAPSHOT, values, 'a position');
}
