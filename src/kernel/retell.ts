import type { Game } from './game.ts';
import { begin, isMatchOver, type Match, play, resign, standings } from './match.ts';
import { isOfOlderRules, type MatchRecord, mustBeKnown, replay, type Witness } from './record.ts';
import { isAboutTheSame, isToldAlike } from './rules-told.ts';
import { tableFor } from './table.ts';
import type { AddressedEvent } from './tell.ts';

/** How far today's rules lead to the same match as a record. */
export interface Retold {
  /** How many moments, including the setup, are the same by today's rules; of how many. */
  readonly moments: number;
  readonly of: number;
}

/**
 * Replays a record as far as today's rules lead to the same match. A record of today's rules must replay as a whole. One of older
 * rules counts as a whole if it can be replayed with events of the same kinds and the same result; otherwise as far as the events
 * are exactly the same. The witness is called for every moment that counts.
 */
export function retell(game: Game, record: MatchRecord, witness: Witness = () => {}): Retold {
  mustBeKnown(game, record);
  const of = record.moves.length + 1;
  if (!isOfOlderRules(game, record)) {
    replay(game, record, witness);
    return { moments: of, of };
  }
  if (endsAlike(game, record)) return { moments: repeated(game, record, isAboutTheSame, witness), of };
  return { moments: record.log === undefined ? 0 : repeated(game, record, isToldAlike, witness), of };
}

type Comparison = (told: readonly AddressedEvent[], then: readonly AddressedEvent[]) => boolean;

function endsAlike(game: Game, record: MatchRecord): boolean {
  let last: Match | undefined;
  const moments = repeated(game, record, isAboutTheSame, (_told, match) => {
    last = match;
  });
  if (last === undefined || moments <= record.moves.length || !isMatchOver(last)) return false;
  const scores = standings(last);
  return record.places !== undefined && scores.every(({ seat, place }) => record.places?.[seat] === place);
}

/** Counts the moments until the rules refuse a move, throw, or lead to other events. */
function repeated(game: Game, record: MatchRecord, isSame: Comparison, witness: Witness): number {
  const { log, moves, seats, options, seed } = record;
  let moments = 0;
  try {
    const { match, told } = begin(game, tableFor(game, seats, options), seed);
    if (log !== undefined && !isSame(told, log[0] ?? [])) return 0;
    witness(told, match, undefined);
    for (const [seat, move] of moves) {
      moments++;
      const played = move === 'resign' ? resign(match, seat) : play(match, seat, move);
      if ('refused' in played || (log !== undefined && !isSame(played.told, log[moments] ?? []))) return moments;
      witness(played.told, match, match.entries.at(-1));
    }
    return moments + 1;
  } catch {
    return moments;
  }
}
