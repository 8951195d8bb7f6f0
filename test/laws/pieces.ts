import { isMatchOver, play, resign, undo } from '../../src/kernel/match.ts';
import { asked, isOver } from '../../src/kernel/steps.ts';
import { must, mustEqual } from './must.ts';
import { type Deal, offered, seatsOf, walk } from './walk.ts';

/** Nothing appears, nothing vanishes. */
export function componentsAreConserved(deal: Deal): void {
  let first: Record<string, number> | undefined;
  const match = walk(deal, ({ match: { game, position } }) => {
    const census = game.census(position);
    first ??= census;
    must(Object.keys(census).length > 0, 'the census counts nothing');
    for (const [component, count] of Object.entries(census)) {
      must(Number.isInteger(count) && count >= 0, `there are ${count} of ${component}`);
    }
    mustEqual(census, first, 'the census changed');
  });
  mustEqual(match.game.census(match.position), first, 'the census changed with the last move');
}

/** Every match ends within its bound (the walk itself watches over it), and then it is over for everybody. */
export function matchesEnd(deal: Deal): void {
  const bound = deal.game.bound(deal.table);
  must(Number.isInteger(bound) && bound > 0, `${bound} is no bound`);
  const match = walk(deal, () => {});
  must(isMatchOver(match) && isOver(match.position), 'the walk ended before the match');
  mustEqual(asked(match.position), [], 'somebody is asked after the end');
  const entries = match.entries.length;
  for (const seat of seatsOf(match.position)) {
    const { count, blocked } = offered(match.game, match.position, seat);
    must(count === 0 && blocked.length === 0, 'there are offers after the end');
    must('refused' in play(match, seat, { do: 'anything' }), 'a move was accepted after the end');
    must('refused' in resign(match, seat), 'a seat resigned after the end');
    must('refused' in undo(match, seat), 'a move was taken back after the end');
  }
  mustEqual(match.entries.length, entries, 'something was entered after the end');
}
