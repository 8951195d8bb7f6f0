import { createHash } from 'node:crypto';
import { begin, standings } from '../../src/kernel/match.ts';
import { mustEqual } from './must.ts';
import { type Deal, isWorthALook, MORE_OFTEN, walk } from './walk.ts';

/**
 * A hash of what happens in the match of this deal: all that is offered, answered and told, many positions and views, and the
 * result. A position that differs once goes on to differ, or shows in what is offered.
 */
export function fingerprint(deal: Deal): string {
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(JSON.stringify(value)).update('\n');
  add(begin(deal.game, deal.table, deal.seed).told);
  const match = walk(deal, (turn) => {
    if (isWorthALook(turn, MORE_OFTEN)) {
      add(turn.match.position);
      add(turn.match.game.view(turn.match.position, turn.seat));
    }
    add(turn.offers);
    add(turn.move);
    add(turn.play());
  });
  add(match.position);
  add(standings(match));
  return hash.digest('hex');
}

/** Same seed, same moves, same game. */
export function sameSeedSameMatch(deal: Deal): void {
  mustEqual(fingerprint(deal), fingerprint(deal), 'the same deal was played twice and differed');
}
