import type { Params } from '../../kernel/messages.ts';
import { type MatchRecord, readRecord } from '../../kernel/record.ts';
import { type SoundRecord, soundPart } from '../../kernel/sound-record.ts';
import { tableFor } from '../../kernel/table.ts';
import { hasGame, loadGame } from '../games.ts';
import type { records } from '../messages/en/records.ts';

/** Why a record is not opened, in a sentence. */
export interface Trouble {
  readonly say: keyof typeof records;
  readonly params?: Params;
}

/** One file of a collection: the record as it is written, and what is known of it without playing it, or why it cannot be opened. */
export interface CollectedRecord {
  readonly name: string;
  readonly text: string;
  readonly about?: Pick<MatchRecord, 'game' | 'names' | 'seats' | 'places'> & { readonly moves: number };
  readonly trouble?: Trouble;
}

export type Examined =
  | SoundRecord
  | { readonly collection: readonly CollectedRecord[] }
  | { readonly trouble: Trouble };

/** Reads a text from anywhere, and plays the match again as far as it is sound. */
export async function examine(text: string): Promise<SoundRecord | { readonly trouble: Trouble }> {
  const read = readKnown(text);
  if ('trouble' in read) return read;
  const game = await loadGame(read.game);
  const version = newestOf(read);
  if (version > game.version) return { trouble: { say: 'records.newer', params: { version, today: game.version } } };
  try {
    tableFor(game, read.seats, read.options);
  } catch {
    return { trouble: { say: 'records.no-table', params: { game: game.title } } };
  }
  return soundPart(game, read);
}

/** A file of a collection, read but not played again: that is done when it is opened. */
export function glance({ name, text }: { readonly name: string; readonly text: string }): CollectedRecord {
  const read = readKnown(text);
  if ('trouble' in read) return { name, text: '', trouble: read.trouble };
  const { game, names, seats, places, moves } = read;
  return {
    name,
    text,
    about: { game, seats, moves: moves.length, ...(names && { names }), ...(places && { places }) },
  };
}

/** A record of a game that is played here. */
function readKnown(text: string): MatchRecord | { readonly trouble: Trouble } {
  const read = readRecord(text);
  if ('fault' in read) {
    const { is, ...params } = read.fault;
    return { trouble: { say: is === 'other' ? 'records.not-a-record' : `records.${is}`, params } };
  }
  if (!hasGame(read.game)) return { trouble: { say: 'records.no-game', params: { game: shortened(read.game) } } };
  return read;
}

/** The newest version of the rules that the match was played by. */
function newestOf({ version, changes = [] }: MatchRecord): number {
  return Math.max(version, ...changes.map(([, changed]) => changed));
}

const LONGEST_NAME = 40;

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
