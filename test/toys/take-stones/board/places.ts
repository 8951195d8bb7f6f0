import type { Viewer } from '../../../../src/kernel/game.ts';
import type { GameEvent } from '../../../../src/kernel/tell.ts';
import type { Showings } from '../../../../src/web/board-kit/changed/changes.ts';
import { family, num, placeIds } from '../../../../src/web/board-kit/place-ids.ts';
import type { Path, PlaceId } from '../../../../src/web/board-kit/tabletop.ts';
import type { TakeStonesMove } from '../moves.ts';
import type { TakeStones } from '../position.ts';
import type { Speak } from './words.ts';

/** Where things are on the board: what the drawing and the moves both go by. */
export const { placeOf } = placeIds({
  handful: family('handful', num),
  // What a seat has taken.
  taken: family('taken', num),
});

export function pathsOf(move: TakeStonesMove): Path[] {
  return [[placeOf.handful(move.stones)]];
}

/** A handful is called by the move that takes it. */
export function nameOf(_place: PlaceId, _view: TakeStones, _viewer: Viewer, _speak: Speak): string | undefined {
  return undefined;
}

/** What is compared with the viewer's last look, by the places that have a `ChangedMark`. */
export function shows({ taken }: TakeStones): Showings {
  return new Map(taken.map((stones, seat) => [placeOf.taken(seat), stones]));
}

/** Where something happened: lit by its line in the log. */
export function spotsOf({ say, seat }: GameEvent): PlaceId[] {
  return say === 'told.took' && seat !== undefined ? [placeOf.taken(Number(seat))] : [];
}
