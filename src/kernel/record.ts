import type { Game, Move, Seat } from './game.ts';
import { begin, type Entry, isMatchOver, type Match, play, resign, standings } from './match.ts';
import { commitment, isSeed } from './random.ts';
import { InputError, tableFor } from './table.ts';
import type { Told } from './tell.ts';

const FORMAT = 1;

type RecordedMove = readonly [Seat, Move | 'resign'];

/** The whole match as it is saved and shared: enough to replay it and to check the shuffle. */
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
  /** The place of each seat, once the match is over. */
  readonly places?: readonly number[];
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

function recordedMove(entry: Entry): RecordedMove {
  return [entry.seat, 'move' in entry ? entry.move : 'resign'];
}

function placesOf(match: Match): number[] {
  const places: number[] = [];
  for (const { seat, place } of standings(match)) places[seat] = place;
  return places;
}

/** Reads a record's text; an InputError says what is wrong with one that is damaged or something else altogether. */
export function parseRecord(text: string): MatchRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new InputError('This is not an Underbridge record: it is not JSON.');
  }
  if (!isObject(data) || !('underbridge' in data)) {
    throw new InputError("This is not an Underbridge record: it has no field 'underbridge'.");
  }
  if (data.underbridge !== FORMAT) {
    throw new InputError(
      `This record has format ${JSON.stringify(data.underbridge)}; this program reads format ${FORMAT}.`,
    );
  }
  for (const [field, [fits, wanted]] of Object.entries(FIELDS)) {
    if (!fits(data[field])) throw new InputError(`This record is damaged: '${field}' is not ${wanted}.`);
  }
  const record = data as unknown as MatchRecord;
  if (commitment(record.seed) !== record.commitment) {
    throw new InputError('This record is damaged or forged: its seed does not match the hash shown at the start.');
  }
  return record;
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
  places: [(value) => value === undefined || isListOf(value, Number.isInteger), 'a list of places'],
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

export type Witness = (told: readonly Told[], match: Match, entry: Entry | undefined) => void;

/** Plays a record again, every move checked as it was in the match. The witness sees each step of it. */
export function replay(game: Game, record: MatchRecord, witness: Witness = () => {}): Match {
  if (record.game !== game.id)
    throw new InputError(`This is a record of ${JSON.stringify(record.game)}, not of '${game.id}'.`);
  if (record.version > game.version) {
    throw new InputError(
      `This record follows version ${record.version} of the rules of ${game.title}; this program knows up to version ${game.version}. Update it.`,
    );
  }
  if (record.version < game.version) {
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
