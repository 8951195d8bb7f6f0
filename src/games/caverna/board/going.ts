import type { Seat, Viewer } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { answer, frameFor, offersFor } from '../../../kernel/steps.ts';
import type { SpaceId } from '../box/spaces.ts';
import type { CavernaFrame } from '../frames.ts';
import { caverna } from '../index.ts';
import type { CavernaMove } from '../moves.ts';
import type { Caverna } from '../position.ts';

/** The step at which a turn is over: whatever was chosen ahead is forgotten there. */
export const TURN_OVER: readonly string[] = ['place-person'];

/** What would be asked after a move, found by making it on a copy. */
export interface Asked {
  readonly after: Caverna;
  readonly frame: CavernaFrame;
  readonly offers: readonly CavernaMove[];
}

/** Where moves lead, whoever is asked then. */
export interface Tried extends Omit<Asked, 'frame'> {
  readonly frame: CavernaFrame | undefined;
}

export function offersNow(view: Caverna, seat: Seat): readonly CavernaMove[] {
  const offers = new Offers<CavernaMove>();
  offersFor(caverna, view, seat, offers);
  return offers.list();
}

/** What moves that are on offer, one after another, lead to. */
export function tried(before: Caverna, seat: Seat, moves: readonly CavernaMove[]): Tried {
  const after = caverna.clone(before);
  for (const move of moves) answer(caverna, after, seat, move);
  const frame = frameFor(after, seat) as CavernaFrame | undefined;
  return { after, frame, offers: frame === undefined ? [] : offersNow(after, seat) };
}

/** What a move that is on offer leads to; nothing if that is the next Person, and the turn is over. */
export function askedAfter(before: Caverna, seat: Seat, move: CavernaMove): Asked | undefined {
  const { frame, ...then } = tried(before, seat, [move]);
  return frame === undefined || frame.step === 'place-person' ? undefined : { frame, ...then };
}

/** What somebody would be asked at a space where they may go now. */
export function askedAt(space: SpaceId, view: Caverna, viewer: Viewer): Asked | undefined {
  if (viewer === 'spectator' || frameFor(view, viewer) === undefined) return undefined;
  const move = offersNow(view, viewer).find(
    (each) => (each.do === 'use' || each.do === 'imitate') && each.space === space,
  );
  return move === undefined ? undefined : askedAfter(view, viewer, move);
}
