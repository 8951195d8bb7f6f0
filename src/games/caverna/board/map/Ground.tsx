import { useLayoutEffect, useRef, useState } from 'react';
import { Landscape } from '../art/places/Landscape.tsx';

const ROW = 100;
/** Snow begins to fall in round 9, and lies deepest in the last. */
const FIRST_SNOW = 8;
const LAST = 12;

interface GroundProps {
  readonly columns: number;
  readonly round: number;
}

/** The land below the places, as large as what they take. */
export function Ground({ columns, round }: GroundProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 900, height: 360 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    // In steps, so that the land is not cut anew for every pixel.
    const measure = () =>
      setSize({
        width: Math.max(320, Math.ceil(element.clientWidth / 20) * 20),
        height: Math.max(240, Math.ceil(element.clientHeight / 20) * 20),
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { width, height } = size;
  const snow = Math.max(0, Math.min(1, (round - FIRST_SNOW) / (LAST - FIRST_SNOW)));
  return (
    <div className="cv-ground" ref={box} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <Landscape width={width} height={height} columns={columns} rowHeight={ROW} top={8} snow={snow} />
      </svg>
    </div>
  );
}
