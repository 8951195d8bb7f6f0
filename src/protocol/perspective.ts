import type { Game, Move, Position, Seat, Viewer } from '../kernel/game.ts';
import { canUndo, isMatchOver, type Match } from '../kernel/match.ts';
import { type Blocked, Offers } from '../kernel/offers.ts';
import { frameFor, offersFor } from '../kernel/steps.ts';
import { openQuestion } from './open-question.ts';
import type { Perspective, SentPerspective } from './server.ts';

/**
 * The match as this viewer may see it, with its question and offers. `seatEntry` is how many entries of the seat are in the log;
 * `playsOn` says that somebody else plays for a seat that has resigned.
 */
export function perspectiveOf(match: Match, viewer: Viewer, seatEntry: number, playsOn = false): Perspective {
  const { game, position } = match;
  const view = game.view(position, viewer);
  if (viewer === 'spectator') return { viewer, seatEntry, view, offers: [], canUndo: false };
  const plays = isPlayedOn(match, viewer, playsOn);
  const open = plays ? openQuestion(game, position, viewer) : undefined;
  return { viewer, seatEntry, view, offers: [], ...open, canUndo: plays && canUndo(match, viewer) };
}

/** The same for a client that has the rules: `completed` makes the one from the other. */
export function leanPerspectiveOf(match: Match, viewer: Viewer, seatEntry: number, playsOn = false): SentPerspective {
  const { game, position } = match;
  const view = game.view(position, viewer);
  if (viewer === 'spectator') return { viewer, seatEntry, view, canUndo: false };
  const plays = isPlayedOn(match, viewer, playsOn);
  const answers = plays && frameFor(position, viewer) !== undefined;
  return { viewer, seatEntry, view, ...(answers && { answers }), canUndo: plays && canUndo(match, viewer) };
}

function isPlayedOn(match: Match, seat: Seat, playsOn: boolean): boolean {
  return !isMatchOver(match) && (playsOn || !match.resigned.includes(seat));
}

/** The score follows from the view, unless it needs to be known who has resigned, or the match is over and everything counts. */
export function isScoreInView(match: Match): boolean {
  return match.resigned.length === 0 && !isMatchOver(match);
}

/** The moves that people would expect and that are forbidden, with the rule; computed from the view. */
export function blockedIn(game: Game, { viewer, view, offers }: Perspective): readonly Blocked<Move>[] {
  if (viewer === 'spectator' || offers.length === 0) return [];
  const listed = new Offers(true);
  offersFor(game, view as Position, viewer, listed);
  return listed.blocked;
}
