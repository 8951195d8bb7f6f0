import type { Move, Position } from '../../src/kernel/game.ts';
import { askStep, frameFor } from '../../src/kernel/steps.ts';
import { must, mustEqual } from './must.ts';
import { after, type Deal, isWorthALook, offered, type Turn, walk } from './walk.ts';

/** Whatever can be done with free actions can be done with them in the order of their ranks, so that bots miss nothing. */
export function ranksHideNothing(deal: Deal): void {
  if (Object.values(deal.game.anytime ?? {}).every(({ rank }) => rank === undefined)) return;
  walk(deal, (turn) => {
    if (isWorthALook(turn)) ranksHideNothingAt(turn);
  });
}

function ranksHideNothingAt({ match: { game, position }, seat }: Turn): void {
  const rankOf = (move: Move): number | undefined => game.anytime?.[move.do]?.rank?.(move);
  const ranked = (of: Position) => {
    const frame = frameFor(of, seat);
    if (frame === undefined || askStep(game, frame).anytime !== true) return [];
    return offered(game, of, seat)
      .list()
      .filter((move) => rankOf(move) !== undefined);
  };
  for (const late of ranked(position)) {
    const { position: between } = after(game, position, seat, late);
    for (const early of ranked(between)) {
      if ((rankOf(early) as number) >= (rankOf(late) as number)) continue;
      const swapped = `${JSON.stringify(early)} of a lower rank than ${JSON.stringify(late)}`;
      must(offered(game, position, seat).find(early) !== undefined, `${swapped} is possible only after it`);
      const { position: first } = after(game, position, seat, early);
      must(offered(game, first, seat).find(late) !== undefined, `${swapped} makes it impossible`);
      const inOrder = after(game, first, seat, late).position;
      mustEqual(inOrder, after(game, between, seat, early).position, `${swapped} leads elsewhere when taken first`);
    }
  }
}
