import type { Game, Move, Position, Viewer } from '../kernel/game.ts';
import { canUndo, isMatchOver, type Match } from '../kernel/match.ts';
import { type Blocked, Offers } from '../kernel/offers.ts';
import { askStep, frameFor, offersFor, questionFor } from '../kernel/steps.ts';
import type { Perspective } from './server.ts';

/**
 * The match as this viewer may see it, with its question and offers. `seatEntry` is how many entries of the seat are in the log;
 * `playsOn` says that somebody else plays for a seat that has resigned.
 */
export function perspectiveOf(match: Match, viewer: Viewer, seatEntry: number, playsOn = false): Perspective {
  const { game, position } = match;
  const view = game.view(position, viewer);
  if (viewer === 'spectator') return { viewer, seatEntry, view, offers: [], canUndo: false };
  const plays = !isMatchOver(match) && (playsOn || !match.resigned.includes(viewer));
  const frame = plays ? frameFor(position, viewer) : undefined;
  if (frame === undefined) return { viewer, seatEntry, view, offers: [], canUndo: plays && canUndo(match, viewer) };
  const offers = new Offers();
  offersFor(game, position, viewer, offers);
  const question = questionFor(game, position, viewer);
  return {
    viewer,
    seatEntry,
    view,
    ...(question && { question }),
    rule: askStep(game, frame).rule,
    offers: offers.list(),
    canUndo: canUndo(match, viewer),
  };
}

/** The moves that people would expect and that are forbidden, with the rule; computed from the view. */
export function blockedIn(game: Game, { viewer, view, offers }: Perspective): readonly Blocked<Move>[] {
  if (viewer === 'spectator' || offers.length === 0) return [];
  const listed = new Offers(true);
  offersFor(game, view as Position, viewer, listed);
  return listed.blocked;
}
