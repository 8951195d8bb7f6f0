import { expect } from 'vitest';
import { trollTown } from '../../../src/games/troll-town/index.ts';
import type { TrollTown } from '../../../src/games/troll-town/position.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { answer } from '../../../src/kernel/steps.ts';
import { dealsOf } from '../../laws/deals.ts';
import { mustEqual } from '../../laws/must.ts';
import { isWorthALook, walk } from '../../laws/walk.ts';
import { rule } from '../kit/rule.ts';

const game = trollTown as unknown as Game;

/** All that is on the table, without what is planned in secret and to whom that is shown. */
function onTheTable(position: object): Partial<TrollTown> {
  const { stack, plans, slates, ...rest } = position as TrollTown;
  return rest;
}

/** So nothing could be lost by taking none of them before a step that runs by itself: the game needs no `means`. */
rule(['TT-3.4', 'TT-3.13'], 'second thoughts, and a slate that is shown or hidden, turn nothing into anything', () => {
  let taken = 0;
  for (const deal of dealsOf(game)) {
    walk(deal, (turn) => {
      if (!isWorthALook(turn)) return;
      const { position } = turn.match;
      const before = onTheTable(position);
      for (const free of turn.offers.filter((move) => game.anytime?.[move.do] !== undefined)) {
        const after = game.clone(position);
        answer(game, after, turn.seat, free);
        mustEqual(onTheTable(after), before, `${JSON.stringify(free)} changes what is on the table`);
        mustEqual(game.score(after), game.score(position), `${JSON.stringify(free)} changes the score`);
        taken++;
      }
    });
  }
  expect(taken).toBeGreaterThan(100);
});
