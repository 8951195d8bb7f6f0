import { expect, test } from 'vitest';
import { GAMES } from '../../../test/server/all-games.ts';
import { begin, isMatchOver, play } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { pick, randomFor, seedFrom } from '../../kernel/random.ts';
import { recordOf } from '../../kernel/record.ts';
import { asked, offersFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { momentsKnownTo } from './moments.ts';

test.each(GAMES)('notes of $id are found at the moments at which they were written', (game) => {
  const { match } = begin(game, tableFor(game, game.seats[0] ?? 2), seedFrom('notes'));
  const chance = randomFor('notes', 'moves');
  const offers = new Offers();
  for (let entry = 0; entry < 60 && !isMatchOver(match); entry++) {
    const [seat = 0] = asked(match.position);
    offersFor(game, match.position, seat, offers);
    play(match, seat, pick(chance, offers.list()));
  }
  const record = recordOf(match);
  const secret = (seat: number) =>
    match.entries.filter((entry) => 'secret' in entry && entry.secret && entry.seat !== seat).length;
  for (let seat = 0; seat < match.table.seats; seat++) {
    const known = momentsKnownTo(game, record, seat);
    expect(known).toHaveLength(match.entries.length + 1 - secret(seat));
    expect(known.at(0)).toBe(0);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
  }
});
