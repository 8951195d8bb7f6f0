import type { Game, Seat } from './game.ts';
import { begin, isMatchOver, type Match, play, resign } from './match.ts';
import { isOfOlderRules, type MatchRecord, mustBeKnown, placesOf } from './record.ts';
import { tableFor } from './table.ts';

/** As much of a record as the rules allow, and what is wrong with the rest. */
export interface SoundRecord {
  readonly record: MatchRecord;
  /** The first move that is against the rules: the record ends before it. */
  readonly refused?: { readonly move: number; readonly seat: Seat; readonly rule: string };
  /** Set if the match ended otherwise than the record says: it has the true places now. */
  readonly endedOtherwise?: true;
}

/**
 * Follows a record of today's rules as far as they allow every move. One of older rules is left as it is, since it cannot be judged by
 * today's. Throws an InputError for another game, newer rules, or a table that the game does not have.
 */
export function soundPart(game: Game, record: MatchRecord): SoundRecord {
  mustBeKnown(game, record);
  const table = tableFor(game, record.seats, record.options);
  if (isOfOlderRules(game, record)) return { record };
  const { match } = begin(game, table, record.seed);
  for (const [at, [seat, move]] of record.moves.entries()) {
    const played = move === 'resign' ? resign(match, seat) : play(match, seat, move);
    if (!('refused' in played)) continue;
    return { record: upTo(record, at, match), refused: { move: at + 1, seat, rule: played.refused.rule } };
  }
  const whole = upTo(record, record.moves.length, match);
  return String(whole.places) === String(record.places) ? { record } : { record: whole, endedOtherwise: true };
}

/** The record cut off at the match's last move. Events of later moves are left out. */
function upTo({ places: _claimed, log, ...record }: MatchRecord, moves: number, match: Match): MatchRecord {
  return {
    ...record,
    moves: record.moves.slice(0, moves),
    ...(log !== undefined && { log: log.slice(0, moves + 1) }),
    ...(isMatchOver(match) && { places: placesOf(match) }),
  };
}
