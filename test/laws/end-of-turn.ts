import { turnBeforeItsEnd } from '../../src/kernel/end-of-turn.ts';
import { advance } from '../../src/kernel/steps.ts';
import { must, mustEqual } from './must.ts';
import { after, type Deal, walk } from './walk.ts';

/** A last look at a turn shows a seat what it will have come to, from its own view, and changes nothing. */
export function lastLooksAreTrue(deal: Deal): void {
  walk(deal, ({ match: { game, position }, seat, move }) => {
    const held = turnBeforeItsEnd(game, position, seat, move);
    const seen = turnBeforeItsEnd(game, game.view(position, seat), seat, move);
    must((held === undefined) === (seen === undefined), 'only one of position and view sees the end of the turn');
    if (held === undefined || seen === undefined) return;
    mustEqual(game.view(seen, seat), game.view(held, seat), 'the view shows another end of the turn');
    advance(game, held);
    mustEqual(held, after(game, position, seat, move).position, 'a last look led elsewhere');
  });
}
