import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { Offers } from '../kernel/offers.ts';
import { randomFor, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, asked, isOver, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { isCollecting } from '../kernel/together.ts';
import { explain } from './explain.ts';
import { greedy } from './greedy.ts';

/** So many answers of others are explained in each game. */
const EXPLAINED = 4;

test.each(GAMES)('$id: an answer is explained to another seat, which learns nothing that is hidden', (game) => {
  const listener = 0;
  const position = game.setup(tableFor(game), randomFrom(seedFrom(`explained ${game.id}`)));
  const stream = randomFor(seedFrom('players'), game.id);
  const offers = new Offers();
  let explained = 0;
  let withReasons = 0;
  advance(game, position);
  for (let decisions = 0; decisions < 150 && explained < EXPLAINED && !isOver(position); decisions++) {
    const [seat = 0] = asked(position);
    const move = greedy.choose(game, game.view(position, seat), seat, stream);
    offersFor(game, position, seat, offers);
    if (seat !== listener && offers.count > 2 && !isCollecting(position)) {
      const view = game.view(position, listener);
      const told = explain(game, view, listener, { by: seat, move }, randomFor(seedFrom('why'), String(decisions)));
      // The same view, with other cards where the listener sees none.
      const other = game.view(game.imagine(view, listener, randomFor(seedFrom('other'), 'hidden')), listener);
      const again = explain(game, other, listener, { by: seat, move }, randomFor(seedFrom('why'), String(decisions)));
      expect(again).toEqual(told);
      expect(told.best.move).toEqual(move);
      expect(told.best.reasons.length).toBeLessThanOrEqual(3);
      for (const { say } of told.best.reasons) expect(game.messages[say]).toBeDefined();
      explained++;
      if (told.best.reasons.length > 0) withReasons++;
    }
    answer(game, position, seat, move);
  }
  // Where all plan in secret nothing is done in the open before the plans are shown.
  if (game.id === 'troll-town') return;
  expect(explained).toBe(EXPLAINED);
  expect(withReasons).toBeGreaterThanOrEqual(EXPLAINED / 2);
});
