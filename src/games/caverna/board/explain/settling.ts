import type { Seat } from '../../../../kernel/game.ts';
import type { Ahead } from '../../../../web/board-kit/ahead.ts';
import type { AboutPart, PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { SKIP } from '../../moves.ts';
import { type Asked, TURN_OVER } from '../going.ts';
import { pathsOf } from '../places.ts';

/** What is asked at a space first of all, and is answered by one click on a part of it. */
const BY_CLICK: ReadonlySet<string> = new Set(['branch', 'place-twin']);

/** How a part is settled that is chosen at this place, if it can be. */
export type Settle = (at: PlaceId) => Pick<AboutPart, 'settles'>;

/** How parts are settled at the place where they are chosen, if that is the first thing asked at the space. */
export function settlingOf(asked: Asked | undefined, seat: Seat): Settle {
  const by = asked === undefined ? undefined : BY_CLICK.has(asked.frame.step) ? 'click' : 'tick';
  const places = new Set(
    asked?.offers.flatMap((move) => pathsOf(move, asked.after, seat).map(([first]) => first)) ?? [],
  );
  return (at) => (by !== undefined && places.has(at) ? { settles: { at, by } } : {});
}

/** CV-4.17: whoever has said which fences to build wants no others. */
export const AFTER_FENCES: Ahead = { answers: [SKIP], within: { step: 'fences', until: TURN_OVER } };
