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

/** Which turn it is is no secret, so that increments tell nothing. */
export function turnsArePublic(deal: Deal): void {
  walk(deal, (step) => {
    const { match } = step;
    const { game } = match;
    const turn = game.turn(match.position);
    if (isWorthALook(step)) {
      mustEqual(game.turn(game.view(match.position, 'spectator')), turn, 'the turn tells a spectator something');
      for (const seat of seatsOf(match.position)) {
        mustEqual(game.turn(game.view(match.position, seat)), turn, `the turn tells seat ${seat} something`);
      }
    }
    step.play();
  });
}
