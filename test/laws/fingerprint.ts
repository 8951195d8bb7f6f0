import { createHash } from 'node:crypto';
import { begin, standings } from '../../src/kernel/match.ts';
import { mustEqual } from './must.ts';
import { type Deal, walk } from './walk.ts';

/** A hash of everything that happens in the match of this deal: positions, views, what is told, and the result. */
export function fingerprint(deal: Deal): string {
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(JSON.stringify(value)).update('\n');
  add(begin(deal.game, deal.table, deal.seed).told);
  const match = walk(deal, (turn) => {
    add(turn.match.position);
    add(turn.match.game.view(turn.match.position, turn.seat));
    add(turn.offers);
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
