import type { Game, Move, Position, Viewer } from '../kernel/game.ts';
import { canUndo, isMatchOver, type Match } from '../kernel/match.ts';
import { type Blocked, Offers } from '../kernel/offers.ts';
import { askStep, frameFor, offersFor, questionFor } from '../kernel/steps.ts';
import type { Perspective } from './server.ts';

/** The match as this viewer may see it, with what it is asked and may answer; the seat has so many entries in the log. */
export function perspectiveOf(match: Match, viewer: Viewer, number: number): Perspective {
  const { game, position } = match;
  const view = game.view(position, viewer);
  if (viewer === 'spectator') return { viewer, number, view, offers: [], canUndo: false };
  const plays = !isMatchOver(match) && !match.resigned.includes(viewer);
  const frame = plays ? frameFor(position, viewer) : undefined;
  if (frame === undefined) return { viewer, number, view, offers: [], canUndo: plays && canUndo(match, viewer) };
  const offers = new Offers();
  offersFor(game, position, viewer, offers);
  const question = questionFor(game, position, viewer);
  return {
    viewer,
    number,
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
