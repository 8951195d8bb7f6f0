import type { CSSProperties } from 'react';
import type { SeatColour } from '../../board-kit/tabletop.ts';
import { seatNumber } from '../../look/SeatMark.tsx';

/** Sets a game's own seat colours for everything within the element. */
export function seatStyle(colours: readonly SeatColour[] | undefined): CSSProperties | undefined {
  if (colours === undefined) return undefined;
  const variables = colours.flatMap(({ ground, on }, seat) => {
    const name = `--seat-${seatNumber(seat)}`;
    return [
      [name, ground],
      [`${name}-on`, on],
      [`${name}-line`, ground],
    ];
  });
  return Object.fromEntries(variables) as CSSProperties;
}
