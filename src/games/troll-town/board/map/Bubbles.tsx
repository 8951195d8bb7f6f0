import { useState } from 'react';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { TrollTown } from '../../position.ts';
import { useTable } from '../town/table.ts';
import type { Bounds } from './bounds.ts';
import { standOf } from './Standing.tsx';

/** What was said last by each Troll when this turn began: only what is newer hangs over the town. */
interface Heard {
  readonly turn: number;
  readonly before: ReadonlySet<string>;
}

/** What Trolls have said in this turn, over where they stand; the talk itself is in its panel, for everybody to hear. */
export function Bubbles({ view, bounds }: { view: TrollTown; bounds: Bounds }) {
  const { seats } = useTable();
  const ids = seats.flatMap(({ said }) => (said === undefined ? [] : [said.id]));
  const [heard, setHeard] = useState<Heard>({ turn: view.turn, before: new Set(ids) });
  if (heard.turn !== view.turn) setHeard({ turn: view.turn, before: new Set(ids) });
  return seats.map(({ seat, said }) => {
    if (said === undefined || heard.before.has(said.id)) return null;
    const [x, y] = standOf(view, seat);
    return (
      <span
        key={seat}
        className="tt-bubble"
        aria-hidden="true"
        style={{
          left: `calc(${(x - bounds.left).toFixed(0)} * var(--unit))`,
          top: `calc(${(y - bounds.top - 66).toFixed(0)} * var(--unit))`,
        }}
      >
        <SeatMark seat={seatNumber(seat)} />
        <span>{said.text}</span>
      </span>
    );
  });
}
