import { describe, expect, test } from 'vitest';
import { harvest } from '../../test/toys/harvest/index.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import { nextAnswers } from './at-once.ts';
import type { Game, Move, Position } from './game.ts';
import { Offers } from './offers.ts';
import { randomFrom, seedFrom } from './random.ts';
import { advance, answer, asked, offersFor } from './steps.ts';
import { tableFor } from './table.ts';

const ORDER = randomFrom(seedFrom('order'));

function dealt(game: Game): Position {
  const position = game.setup(tableFor(game), randomFrom(seedFrom('at once')));
  advance(game, position);
  return position;
}

describe.each([
  ['in secret', sealedBids as unknown as Game],
  ['in public', harvest as unknown as Game],
])('seats that answer at once %s', (_, game) => {
  test('go by what they saw before anybody answered, and by their own answers', () => {
    const position = dealt(game);
    const before = JSON.stringify(position);
    const alone = game.clone(position);
    const offers = new Offers();
    const answers = nextAnswers(game, position, ORDER, (view, seat) => {
      const others = (seen: Position) =>
        asked(seen).filter((each) => each !== seat).length === position.seats - 1 ? 'all are asked' : 'some are done';
      expect(others(view)).toBe(others(alone));
      offersFor(game, view, seat, offers);
      return offers.at(0) as Move;
    });
    expect(JSON.stringify(position)).toBe(before);
    expect(new Set(answers.map(({ seat }) => seat))).toEqual(new Set(asked(position)));
    for (const { seat, move } of answers) answer(game, position, seat, move);
  });
});
