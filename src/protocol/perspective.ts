import type { Game, Move, Position, Viewer } from '../kernel/game.ts';
import { canUndo, isMatchOver, type Match } from '../kernel/match.ts';
import { type Blocked, Offers } from '../kernel/offers.ts';
import { askStep, frameFor, offersFor, questionFor } from '../kernel/steps.ts';
import { heardBy, type Told } from '../kernel/tell.ts';
import { changesBetween } from './patch.ts';
import type { ChangeMessage, LogLine, Perspective } from './server.ts';

/** The match as this viewer may see it, with what it is asked and may answer. */
export function perspectiveOf(match: Match, viewer: Viewer): Perspective {
  const { game, position } = match;
  const view = game.view(position, viewer);
  const frame = viewer === 'spectator' || isMatchOver(match) ? undefined : frameFor(position, viewer);
  if (viewer === 'spectator' || frame === undefined) {
    return { viewer, view, offers: [], canUndo: viewer !== 'spectator' && canUndo(match, viewer) };
  }
  const offers = new Offers();
  offersFor(game, position, viewer, offers);
  const question = questionFor(game, position, viewer);
  return {
    viewer,
    view,
    ...(question && { question }),
    rule: askStep(game, frame).rule,
    offers: offers.list(),
    canUndo: canUndo(match, viewer),
  };
}

/** What people would look for now and may not do, with the rule that says why: the view tells it to whoever knows the rules. */
export function blockedIn(game: Game, { viewer, view, offers }: Perspective): readonly Blocked<Move>[] {
  if (viewer === 'spectator' || offers.length === 0) return [];
  const listed = new Offers(true);
  offersFor(game, view as Position, viewer, listed);
  return listed.blocked;
}

/** What has to be sent to somebody who has the earlier perspective. */
export function changeOf(earlier: Perspective, later: Perspective): ChangeMessage['perspectives'][number] {
  const { view, ...rest } = later;
  return { ...rest, changes: changesBetween(earlier.view, view) };
}

export function linesFor(told: readonly Told[], step: number, viewer: Viewer): LogLine[] {
  return heardBy(told, viewer).map((event) => ({ step, event }));
}
