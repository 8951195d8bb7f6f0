import './scenery.css';
import { memo } from 'react';
import { GRID } from '../../box/areas.ts';
import { Doors, Pits, Rocks, Stairs } from './Fittings.tsx';
import { Floors } from './Floor.tsx';
import { CELL } from './scale.ts';
import { TORCHES, Torches } from './Torches.tsx';

const WIDTH = GRID.width * CELL;
const HEIGHT = GRID.height * CELL;

/** The dungeon without anybody in it. It never changes, and nothing in it moves. */
export const Scenery = memo(function Scenery() {
  return (
    <>
      <svg className="ct-scenery" viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`} aria-hidden="true" focusable="false">
        <rect x="-6" y="-6" width={WIDTH + 12} height={HEIGHT + 12} rx="14" className="ct-ground" />
        <Rocks />
        <Floors />
        <Stairs />
        <Pits />
        <Doors />
        <Torches />
      </svg>
      <div className="ct-glows">
        {TORCHES.map(([x, y], index) => (
          <span
            key={`${x} ${y}`}
            className="ct-glow"
            style={{ '--x': x, '--y': y, '--delay': `${-index * 370}ms` } as React.CSSProperties}
          />
        ))}
      </div>
    </>
  );
});
