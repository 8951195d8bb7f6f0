import type { GuideStop } from '../../../web/board-kit/tabletop.ts';
import type { SpaceId } from '../box/spaces.ts';
import type { TwinTile } from '../box/tiles.ts';
import type { CavernaMove } from '../moves.ts';
import { placeOf } from './places.ts';

/** Says something about a place. */
export function tell(say: string, at: string): GuideStop {
  return { say, at };
}

/** Waits for this answer. */
export function ask(say: string, at: string, answer: CavernaMove): GuideStop {
  return { say, at, answers: [answer] };
}

export function send(say: string, space: SpaceId): GuideStop {
  return ask(say, placeOf.space(space), { do: 'use', space });
}

export function lay(say: string, tile: TwinTile, a: number, b: number, at = placeOf.half(a, 0)): GuideStop {
  return ask(say, at, { do: 'place', tile, a, b });
}
