import type { Game } from '../../src/kernel/game.ts';
import { type MatchRecord, recordWithLog } from '../../src/kernel/record.ts';
import { playThrough } from './make.ts';

/** A whole match by today's rules, as it is saved. */
export function makeRecord(game: Game): MatchRecord {
  return recordWithLog(playThrough(game), ['Moss', 'Ember']);
}
