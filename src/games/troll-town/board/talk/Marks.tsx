import type { CSSProperties } from 'react';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { TrollTown } from '../../position.ts';
import { paintOf } from '../art/trolls.ts';
import { centreOf, rimOf, SIDE } from '../geometry.ts';
import type { Bounds } from '../map/bounds.ts';
import { useTable } from '../town/table.ts';
import { hexesIn } from './said.ts';

/** What proposals of this turn point at, ringed in the colour of who made them. */
export function MarkRims({ view }: { view: TrollTown }) {
  const { proposals } = useTable();
  return proposals.map(({ id, seat, proposal }) => {
    const hexes = hexesIn(view, proposal);
    if (hexes.length === 0) return null;
    const rim = rimOf(hexes, SIDE - 5);
    return (
      <g key={id} className="tt-marked" style={{ '--tt-shown': paintOf(view, seat).ground } as CSSProperties}>
        <path d={rim} className="tt-marked-edge" />
        <path d={rim} className="tt-marked-rim" />
      </g>
    );
  });
}

/** Whose mark it is; the words hang over the one who said them. */
export function MarkFlags({ view, bounds }: { view: TrollTown; bounds: Bounds }) {
  const { proposals } = useTable();
  return proposals.map(({ id, seat, proposal }) => {
    const hexes = hexesIn(view, proposal);
    if (hexes.length === 0) return null;
    const [x, y] = centreOf(hexes);
    return (
      <span
        key={id}
        className="tt-mark-flag"
        aria-hidden="true"
        data-of={proposal.do}
        style={{
          left: `calc(${(x - bounds.left).toFixed(0)} * var(--unit))`,
          top: `calc(${(y - bounds.top - 30).toFixed(0)} * var(--unit))`,
        }}
      >
        <SeatMark seat={seatNumber(seat)} />
      </span>
    );
  });
}
