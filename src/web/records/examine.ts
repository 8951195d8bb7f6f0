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

export type Examined = SoundRecord | { readonly trouble: Trouble };

/** Reads a text from anywhere, and plays the match again as far as it is sound. */
export async function examine(text: string): Promise<Examined> {
  const read = readRecord(text);
  if ('fault' in read) {
    const { is, ...params } = read.fault;
    return { trouble: { say: is === 'other' ? 'records.not-a-record' : `records.${is}`, params } };
  }
  if (!hasGame(read.game)) return { trouble: { say: 'records.no-game', params: { game: shortened(read.game) } } };
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

/** The newest version of the rules that the match was played by. */
function newestOf({ version, changes = [] }: MatchRecord): number {
  return Math.max(version, ...changes.map(([, changed]) => changed));
}

const LONGEST_NAME = 40;

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
