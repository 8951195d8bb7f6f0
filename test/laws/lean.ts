import { scoresFor } from '../../src/host/watchers/show.ts';
import type { Match } from '../../src/kernel/match.ts';
import { completed, scoresIn } from '../../src/protocol/open-question.ts';
import { isScoreInView, leanPerspectiveOf, perspectiveOf } from '../../src/protocol/perspective.ts';
import { must, mustEqual } from './must.ts';
import { type Deal, isWorthALook, seatsOf, walk } from './walk.ts';

/** What a client with the rules finds in a view, as it arrives, is what the host would have sent: questions, offers and scores. */
export function viewsTellTheRest(deal: Deal): void {
  const over = walk(deal, (turn) => {
    if (isWorthALook(turn)) mustTell(turn.match);
  });
  mustTell(over);
}

function mustTell(match: Match): void {
  const { game, position } = match;
  for (const viewer of [...seatsOf(position), 'spectator'] as const) {
    const sent = arrived(leanPerspectiveOf(match, viewer, 0));
    must(!('offers' in sent || 'question' in sent), `${viewer} is sent what follows from the view`);
    const wanted = arrived(perspectiveOf(match, viewer, 0));
    mustEqual(arrived(completed(sent, game)), wanted, `the view of ${viewer} tells something else`);
    if (!isScoreInView(match)) continue;
    const scores = arrived(scoresFor(match, game.view(position, viewer)));
    mustEqual(arrived(scoresIn(game, sent.view)), scores, `the view of ${viewer} is scored otherwise`);
  }
}

function arrived<T>(sent: T): T {
  return JSON.parse(JSON.stringify(sent));
}
