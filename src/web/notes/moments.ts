import type { Game, Seat } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { retell } from '../../kernel/retell.ts';

/**
 * The moments of a record that a seat knew of while the match ran, in order. A record also has the secret answers of others, which
 * were no moments for that seat.
 */
export function momentsKnownTo(game: Game, record: MatchRecord, seat: Seat): readonly number[] {
  const known: number[] = [];
  let moment = 0;
  retell(game, record, (_told, _match, entry) => {
    const isSecret = entry !== undefined && 'secret' in entry && entry.secret === true && entry.seat !== seat;
    if (!isSecret) known.push(moment);
    moment += 1;
  });
  return known;
}
