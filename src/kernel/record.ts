import type { Game, Move, Seat } from './game.ts';
import { begin, type Entry, isMatchOver, type Match, play, resign, standings } from './match.ts';
import { commitment, isSeed } from './random.ts';
import { InputError, tableFor } from './table.ts';
import type { AddressedEvent } from './tell.ts';

const FORMAT = 1;

type RecordedMove = readonly [Seat, Move | 'resign'];

/** A whole match for saving and sharing: enough to replay it and to check the shuffle. */
export interface MatchRecord {
  readonly underbridge: typeof FORMAT;
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly commitment: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names?: readonly string[];
  readonly moves: readonly RecordedMove[];
  /** Who had a seat before the one in `names`, and how many moves were made until then. */
  readonly former?: readonly { readonly seat: Seat; readonly name: string; readonly moves: number }[];
  /** How many of the first moves were taken from another match: whoever is named here played on from there. */
  readonly playedBefore?: number;
  /** The place of each seat, once the match is over. */
  readonly places?: readonly number[];
  /** Moments after which a newer version of the rules was followed, each with the version. */
  readonly changes?: readonly (readonly [moment: number, version: number])[];
  /** The events of each moment, the setup first. Later rules may not lead to the same events. */
  readonly log?: readonly (readonly AddressedEvent[])[];
}

export function recordOf(match: Match, names?: readonly string[]): MatchRecord {
  return {
    underbridge: FORMAT,
    game: match.game.id,
    version: match.game.version,
    seed: match.seed,
    commitment: commitment(match.seed),
    seats: match.table.seats,
    options: match.table.options,
    ...(names && { names }),
    moves: match.entries.map(recordedMove),
    ...(isMatchOver(match) && { places: placesOf(match) }),
  };
}

/** The record of a match by today's rules, with its events. */
export function recordWithLog(match: Match, names?: readonly string[]): MatchRecord {
  const record = recordOf(match, names);
  const log: (readonly AddressedEvent[])[] = [];
  replay(match.game, record, (told) => log.push(told));
  return { ...record, log };
}

export function recordedMove(entry: Entry): RecordedMove {
  return [entry.seat, 'move' in entry ? entry.move : 'resign'];
}

export function placesOf(match: Match): number[] {
  const places: number[] = [];
  for (const { seat, place } of standings(match)) places[seat] = place;
  return places;
}

/** Why a text is no record: not JSON, something else, of a later program, damaged in a field, or with a seed that does not match its commitment. */
export type RecordFault =
  | { readonly is: 'not-json' | 'other' | 'forged' }
  | { readonly is: 'format'; readonly format: string }
  | { readonly is: 'damaged'; readonly field: string; readonly wanted: string };

/** Reads a record, which may come from anywhere. */
export function readRecord(text: string): MatchRecord | { readonly fault: RecordFault } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { fault: { is: 'not-json' } };
  }
  return recordFrom(data);
}

/** Reads what was JSON and may be a record. */
export function recordFrom(data: unknown): MatchRecord | { readonly fault: RecordFault } {
  if (!isObject(data) || !('underbridge' in data)) return { fault: { is: 'other' } };
  if (data.underbridge !== FORMAT) return { fault: { is: 'format', format: JSON.stringify(data.underbridge) } };
  for (const [field, [fits, wanted]] of Object.entries(FIELDS)) {
    if (!fits(data[field])) return { fault: { is: 'damaged', field, wanted } };
  }
  const record = data as unknown as MatchRecord;
  return commitment(record.seed) === record.commitment ? record : { fault: { is: 'forged' } };
}

/** Parses a record. Throws an InputError that says what is wrong with it. */
export function parseRecord(text: string): MatchRecord {
  const read = readRecord(text);
  if ('fault' in read) throw new InputError(describeFault(read.fault));
  return read;
}

function describeFault(fault: RecordFault): string {
  switch (fault.is) {
    case 'not-json':
      return 'This is not an Underbridge record: it is not JSON.';
    case 'other':
      return "This is not an Underbridge record: it has no field 'underbridge'.";
    case 'format':
      return `This record has format ${fault.format}; this program reads format ${FORMAT}.`;
    case 'damaged':
      return `This record is damaged: '${fault.field}' is not ${fault.wanted}.`;
    case 'forged':
      return 'This record is damaged or forged: its seed does not match the hash shown at the start.';
  }
}

type Field = readonly [fits: (value: unknown) => boolean, wanted: string];

const FIELDS: Readonly<Record<string, Field>> = {
  game: [(value) => typeof value === 'string', "a game's name"],
  version: [(value) => Number.isInteger(value), 'a version number'],
  seed: [(value) => typeof value === 'string' && isSeed(value), '64 hexadecimal digits'],
  commitment: [(value) => typeof value === 'string' && isSeed(value), '64 hexadecimal digits'],
  seats: [(value) => Number.isInteger(value), 'a number of seats'],
  options: [isObject, 'a list of options'],
  names: [(value) => value === undefined || isListOf(value, (name) => typeof name === 'string'), 'a list of names'],
  moves: [(value) => isListOf(value, isRecordedMove), 'a list of [seat, move]'],
  former: [(value) => value === undefined || isListOf(value, isFormer), 'a list of those who had a seat before'],
  playedBefore: [(value) => value === undefined || Number.isInteger(value), 'a number of moves'],
  places: [(value) => value === undefined || isListOf(value, Number.isInteger), 'a list of places'],
  changes: [
    (value) => value === undefined || isListOf(value, (change) => isListOf(change, Number.isInteger)),
    'a list of [moment, version]',
  ],
  log: [(value) => value === undefined || isListOf(value, (told) => isListOf(told, isTold)), 'a list of what was told'],
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => fits(item));
}

function isRecordedMove(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !Number.isInteger(value[0])) return false;
  return value[1] === 'resign' || (isObject(value[1]) && typeof value[1].do === 'string');
}

function isFormer(value: unknown): boolean {
  return (
    isObject(value) && Number.isInteger(value.seat) && typeof value.name === 'string' && Number.isInteger(value.moves)
  );
}

function isTold(value: unknown): boolean {
  return isObject(value) && 'to' in value && isObject(value.event) && typeof value.event.say === 'string';
}

export type Witness = (told: readonly AddressedEvent[], match: Match, entry: Entry | undefined) => void;

/** Whether the match was played by older rules, at least in part. */
export function isOfOlderRules(game: Game, { version }: MatchRecord): boolean {
  return version < game.version;
}

/** Throws if the record is of another game, or of newer rules. */
export function mustBeKnown(game: Game, { game: id, version, changes = [] }: MatchRecord): void {
  if (id !== game.id) throw new InputError(`This is a record of ${JSON.stringify(id)}, not of '${game.id}'.`);
  const newest = Math.max(version, ...changes.map(([, changed]) => changed));
  if (newest <= game.version) return;
  throw new InputError(
    `This record follows version ${newest} of the rules of ${game.title}; this program knows up to version ${game.version}. Update it.`,
  );
}

/** Replays a record, checking every move as in the match. The witness is called after each. */
export function replay(game: Game, record: MatchRecord, witness: Witness = () => {}): Match {
  mustBeKnown(game, record);
  if (isOfOlderRules(game, record)) {
    throw new InputError(
      `This record follows version ${record.version} of the rules of ${game.title}; this program plays version ${game.version}, which may differ.`,
    );
  }
  const { match, told } = begin(game, tableFor(game, record.seats, record.options), record.seed);
  witness(told, match, undefined);
  record.moves.forEach(([seat, move], index) => {
    const played = move === 'resign' ? resign(match, seat) : play(match, seat, move);
    if ('refused' in played) {
      const what = move === 'resign' ? 'resigning' : JSON.stringify(move);
      throw new InputError(
        `Move ${index + 1} of this record, ${what} by seat ${seat + 1}, is against rule ${played.refused.rule}.`,
      );
    }
    witness(played.told, match, match.entries.at(-1));
  });
  return match;
}

/** Replays the record and compares the result it claims. */
export function verify(game: Game, record: MatchRecord): Match {
  const match = replay(game, record);
  const places = isMatchOver(match) ? placesOf(match) : undefined;
  if (JSON.stringify(places) !== JSON.stringify(record.places)) {
    throw new InputError(`This record says that ${shown(record.places)}; replayed, ${shown(places)}.`);
  }
  return match;
}

function shown(places: readonly number[] | undefined): string {
  return places === undefined ? 'the match is unfinished' : `the places are ${places.join(', ')}`;
}
