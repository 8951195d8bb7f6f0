import { canUndo } from '../../src/kernel/match.ts';
import { mustEqual } from './must.ts';
import { type Deal, isWorthALook, seatsOf, walk } from './walk.ts';

/** What time is limited for is no secret, and taking back leads into no other period: deadlines tell nothing and never move. */
export function deadlinesAreFair(deal: Deal): void {
  const { clock } = deal.game;
  if (clock === undefined) return;
  walk(deal, (turn) => {
    const { match, seat: mover } = turn;
    const { game, position } = match;
    const period = clock.of(position);
    if (isWorthALook(turn)) {
      mustEqual(clock.of(game.view(position, 'spectator')), period, 'the deadline tells a spectator something');
      for (const seat of seatsOf(position)) {
        const seen = game.view(position, seat);
        mustEqual(clock.of(seen), period, `the deadline tells seat ${seat} something`);
        mustEqual(
          clock.late(seen, seat),
          clock.late(position, seat),
          `what is done for seat ${seat} tells it something`,
        );
      }
    }
    turn.play();
    if (canUndo(match, mover))
      mustEqual(clock.of(position)?.period, period?.period, 'taking back leads into another period');
  });
}
