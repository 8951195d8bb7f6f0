import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { below, randomFor, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, asked, isOver, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';

const GAMES_WITH_WORTHS = GAMES.filter(({ bot }) => bot.worths !== undefined).map((game) => [game.id, game] as const);

test.each(GAMES_WITH_WORTHS)('%s: the worth for all seats at once is that of each', (_, game: Game) => {
  for (const seats of game.seats) {
    const seed = seedFrom(`worths ${game.id} ${seats}`);
    const chance = randomFor(seed, 'answers');
    const position = game.setup(tableFor(game, seats), randomFrom(seed));
    const worths = new Float64Array(seats);
    const offers = new Offers();
    advance(game, position);
    for (let answers = 0; ; answers++) {
      if (answers % 23 === 0 || isOver(position)) {
        game.bot.worths?.(position, worths);
        expect([...worths]).toEqual(Array.from({ length: seats }, (_, seat) => game.bot.worth(position, seat)));
      }
      if (isOver(position)) break;
      const [seat = 0] = asked(position);
      offersFor(game, position, seat, offers);
      answer(game, position, seat, offers.at(below(chance, offers.count)));
    }
  }
});
