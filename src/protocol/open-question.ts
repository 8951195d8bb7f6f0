import type { Game, Position, Score, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { askStep, frameFor, offersFor, questionFor } from '../kernel/steps.ts';
import type { Perspective, SentPerspective } from './server.ts';

/** What follows from a view by the rules: a client that has them needs not be sent it. The law `viewsTellTheRest` holds every game to it. */

/** What the seat is asked, and what it may answer, in the position itself or in the seat's view of it; undefined if it is not asked. */
export function openQuestion(
  game: Game,
  position: Position,
  seat: Seat,
): Pick<Perspective, 'question' | 'rule' | 'offers'> | undefined {
  const frame = frameFor(position, seat);
  if (frame === undefined) return undefined;
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  const question = questionFor(game, position, seat);
  return { ...(question && { question }), rule: askStep(game, frame).rule, offers: offers.list() };
}

/** The perspective with its question and offers; undefined if these were not sent and there are no rules to find them by. */
export function completed(sent: SentPerspective, rules: Game | undefined): Perspective | undefined {
  const { answers, offers, ...rest } = sent;
  if (offers !== undefined) return { ...rest, offers };
  if (rules === undefined) return undefined;
  const { viewer, view } = rest;
  const open = answers && viewer !== 'spectator' ? openQuestion(rules, view as Position, viewer) : undefined;
  return { ...rest, offers: [], ...open };
}

/** The score as a view tells it. */
export function scoresIn(rules: Game, view: unknown): Score[] {
  return rules.score(view as Position);
}
