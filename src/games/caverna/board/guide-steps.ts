import type { GuideStop } from '../../../web/board-kit/tabletop.ts';
import type { SpaceId } from '../box/spaces.ts';
import type { TwinTile } from '../box/tiles.ts';
import type { CavernaMove } from '../moves.ts';
import { placeOf } from './place-ids.ts';
import type { BoardWord } from './words.ts';

/** Says something about a place. */
export function tell(say: BoardWord, at: string): GuideStop<BoardWord> {
  return { say, at };
}

/** Waits for this answer. */
export function ask(say: BoardWord, at: string, answer: CavernaMove): GuideStop<BoardWord> {
  return { say, at, answers: [answer] };
}

export function send(say: BoardWord, space: SpaceId): GuideStop<BoardWord> {
  return ask(say, placeOf.space(space), { do: 'use', space });
}

export function lay(
  say: BoardWord,
  tile: TwinTile,
  a: number,
  b: number,
  at = placeOf.half(a, 0),
): GuideStop<BoardWord> {
  return ask(say, at, { do: 'place', tile, a, b });
}
