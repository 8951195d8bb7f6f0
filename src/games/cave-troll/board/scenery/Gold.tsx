import { memo } from 'react';
import { AREAS, GRID } from '../../box/areas.ts';
import { PRINTED_GOLD, ROOMS } from '../../box/map.ts';
import { CELL } from './scale.ts';

const COIN = 15;

/** CT-1.8: the printed gold, as coins one can count. It lies over the colours of whoever holds the room. */
export const Gold = memo(function Gold() {
  return (
    <svg
      className="ct-scenery ct-gold"
      viewBox={`0 0 ${GRID.width * CELL} ${GRID.height * CELL}`}
      aria-hidden="true"
      focusable="false"
    >
      <symbol id="ct-coin" viewBox="0 0 20 20">
        <circle cx="10.8" cy="11" r="8.6" className="ct-coin-shadow" />
        <circle cx="10" cy="10" r="8.4" className="ct-coin" />
        <circle cx="10" cy="10" r="5.6" className="ct-coin-ring" />
        <path d="M10 7V13" className="ct-coin-ring" />
      </symbol>
      {ROOMS.map((area) => {
        const { id, rectangles } = AREAS[area] as (typeof AREAS)[number];
        const [x, y, , height] = rectangles[0];
        const left = (id === 'throne-ring' ? 8.4 : x) * CELL + 9;
        const top = (y + height) * CELL - (id === 'throne-ring' ? 54 : 26);
        return Array.from({ length: PRINTED_GOLD[area] ?? 0 }, (_, coin) => coin).map((coin) => (
          <use
            key={`${id} ${coin}`}
            href="#ct-coin"
            x={left + coin * COIN * 0.78}
            y={top}
            width={COIN + 3}
            height={COIN + 3}
          />
        ));
      })}
    </svg>
  );
});
